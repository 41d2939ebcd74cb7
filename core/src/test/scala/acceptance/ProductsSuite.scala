package acceptance

import jzon as json
import jzon.syntax.*

class ProductsSuite extends munit.FunSuite, Rows:
  import ProductsSuite.*

  test("13 a required field that is missing is refused as missing"):
    refuses[Banana]("{}", ".curvature(missing)")
    refuses[Banana]("""{"curve":1}""", ".curvature(missing)")
    refuses[Bowl]("""{"fruit":{},"label":"x"}""", ".fruit.curvature(missing)")
    refuses[Bowl]("""{"fruit":{"curvature":1}}""", ".label(missing)")

  test("14 an Option that is missing or null is None"):
    reads("{}", Optional(None, None))
    reads("""{"name":null,"count":null}""", Optional(None, None))
    reads("""{"name":"x","count":1}""", Optional(Some("x"), Some(1)))
    refuses[Optional]("""{"count":"x"}""", ".count(expected a number, got \")")

  test("15 a default value stands for a missing field"):
    reads("{}", Defaults())
    reads("""{"b":"y"}""", Defaults(b = "y"))
    reads("""{"c":null}""", Defaults(c = None))
    assertEquals(Defaults().toJson, """{"a":7,"b":"x","c":1}""")
    assertEquals(Defaults(c = None).toJson, """{"a":7,"b":"x","c":null}""")
    refuses[Defaults]("""{"a":null}""", ".a(expected a number, got n)")

  test("16 a known field that comes twice is refused as duplicate"):
    refuses[Banana]("""{"curvature":1,"curvature":2}""", ".curvature(duplicate)")
    refuses[Banana]("""{"curvature":1,"x":0,"curv\u0061ture":2}""", ".curvature(duplicate)")
    refuses[Optional]("""{"name":null,"name":null}""", ".name(duplicate)")
    reads("""{"x":1,"x":2,"curvature":1}""", Banana(1))

  test("17 a name with escapes is matched"):
    reads("""{"\u0063urvature":1}""", Banana(1))
    reads("""{"\u0063\u0075\u0072\u0076\u0061\u0074\u0075\u0072\u0065":1}""", Banana(1))

  test("18 None as the first field leaves no leading comma"):
    assertEquals(Optional(None, Some(1)).toJson, """{"count":1}""")
    assertEquals(Optional(Some("x"), None).toJson, """{"name":"x"}""")
    assertEquals(Optional(None, None).toJson, "{}")
    assertEquals(Optional(None, Some(1)).toJsonPretty, "{\n  \"count\" : 1\n}")

  test("24 recursive types, mutually recursive classes and generic classes derive"):
    bothWays[Tree](Branch(Leaf(1), Branch(Leaf(2), Leaf(3))), Json.tree)
    bothWays(
      Folder("a", List(Folder("b", Nil, Some(Owner("c", Nil)))), None),
      """{"name":"a","folders":[{"name":"b","folders":[],"owner":{"name":"c","folders":[]}}]}"""
    )
    bothWays(Box(1), """{"content":1}""")
    bothWays[Box[Box[List[String]]]](Box(Box(List("x"))), """{"content":{"content":["x"]}}""")
    bothWays[Either2[Int, String]](Either2.L(1), """{"L":{"a":1}}""")
    bothWays[Either2[Int, String]](Either2.R("x"), """{"R":{"b":"x"}}""")
    bothWays(Chain(1, Some(Chain(2, None))), """{"head":1,"tail":{"head":2}}""")

  test("24 classes that stand within classes derive"):
    val shop = Shop("x")
    bothWays(shop.Order(1), """{"id":1,"from":"x"}""")
    reads("""{"id":1}""", shop.Order(1))
    bothWays[shop.State](shop.Sent("y"), """{"Sent":{"by":"y","from":"x"}}""")

object ProductsSuite:
  class Shop(name: String):
    case class Order(id: Int, from: String = name) derives json.Codec

    sealed trait State derives json.Codec
    case class Sent(by: String, from: String = name) extends State

  case class Banana(curvature: Double) derives json.Codec
  case class Bowl(fruit: Banana, label: String) derives json.Codec
  case class Optional(name: Option[String], count: Option[Int]) derives json.Codec
  case class Defaults(a: Int = 7, b: String = "x", c: Option[Int] = Some(1)) derives json.Codec

  sealed trait Tree derives json.Codec
  case class Leaf(value: Int) extends Tree
  case class Branch(left: Tree, right: Tree) extends Tree

  case class Folder(name: String, folders: List[Folder], owner: Option[Owner]) derives json.Codec
  case class Owner(name: String, folders: List[Folder]) derives json.Codec

  case class Box[A](content: A) derives json.Codec
  case class Chain[A](head: A, tail: Option[Chain[A]]) derives json.Codec

  sealed trait Either2[A, B] derives json.Codec
  object Either2:
    case class L[A, B](a: A) extends Either2[A, B]
    case class R[A, B](b: B) extends Either2[A, B]

  private object Json:
    val tree =
      """{"Branch":{"left":{"Leaf":{"value":1}},"right":{"Branch":{"left":{"Leaf":{"value":2}},"right":{"Leaf":{"value":3}}}}}}"""
