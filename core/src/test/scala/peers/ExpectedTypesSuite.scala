package peers

import jzon as json
import jzon.syntax.*

/** The type that is expected decides what is read, as much as one that is written. */
class ExpectedTypesSuite extends Cases:
  import ExpectedTypesSuite.*

  test("the usual collections"):
    val a: List[Int] = json.readOrThrow("[1]")
    assertEquals(a, List(1))
    val b: Seq[Int] = json.readOrThrow("[1]")
    assertEquals(b, Seq(1))
    val c: Vector[Int] = json.readOrThrow("[1]")
    assertEquals(c, Vector(1))
    val d: Set[Int] = json.readOrThrow("[1]")
    assertEquals(d, Set(1))
    val e: Map[String, Int] = json.readOrThrow("""{"a":1}""")
    assertEquals(e, Map("a" -> 1))
    val f: Option[Int] = json.readOrThrow("1")
    assertEquals(f, Some(1))

  test("the most general collections"):
    val a: Iterable[Int] = json.readOrThrow("[1]")
    assertEquals(a.toList, List(1))
    val b: collection.Seq[Int] = json.readOrThrow("[1]")
    assertEquals(b.toList, List(1))
    val c: IndexedSeq[Int] = json.readOrThrow("[1]")
    assertEquals(c.toList, List(1))
    val d: collection.Map[String, Int] = json.readOrThrow("""{"a":1}""")
    assertEquals(d.toMap, Map("a" -> 1))
    val e: collection.Set[Int] = json.readOrThrow("[1]")
    assertEquals(e.toSet, Set(1))
    val f: scala.collection.immutable.SortedMap[String, Int] = json.readOrThrow("""{"a":1}""")
    assertEquals(f.toMap, Map("a" -> 1))

  test("inside the result of reading, and as an argument"):
    val a: Either[json.DecodeError, List[Int]] = json.read("[1]")
    assertEquals(a, Right(List(1)))
    val b: Either[String, Option[Int]] = "1".fromJson
    assertEquals(b, Right(Some(1)))
    val c: Either[String, Map[String, List[Int]]] = json.parser.decode("""{"a":[1]}""")
    assertEquals(c, Right(Map("a" -> List(1))))
    def f(xs: Seq[Int]) = xs.sum
    assertEquals(f(json.readOrThrow("[1,2]")), 3)

  test("an Either, a tuple, an array"):
    val a: Either[Int, String] = json.readOrThrow("""{"Left":1}""")
    assertEquals(a, Left(1))
    val b: (Int, List[String]) = json.readOrThrow("""[1,["x"]]""")
    assertEquals(b, (1, List("x")))
    val c: Array[Int] = json.readOrThrow("[1]")
    assertEquals(c.toList, List(1))
    val d: Int = json.readOrThrow("1")
    assertEquals(d, 1)

  test("what is written where it is made"):
    assertEquals(json.write(Nil), "[]")
    assertEquals(json.write(Some(1)), "1")
    assertEquals(json.write(None), "null")
    assertEquals(json.write(1 :: Nil), "[1]")
    assertEquals(json.write(List(1, 2)), "[1,2]")
    assertEquals(json.write(1 -> "x"), """[1,"x"]""")
    assertEquals(json.write(Map("a" -> 1)), """{"a":1}""")
    assertEquals(json.write(Vector(Some(1), None)), "[1,null]")
    assertEquals(json.write(List(Left(1), Right("x"))), """[{"Left":1},{"Right":"x"}]""")
    assertEquals(List(Some(1), None).toJson, "[1,null]")

  test("what is written with its type, though it is empty"):
    assertEquals(json.write(List.empty[Int]), "[]")
    assertEquals(json.write(Map.empty[String, Int]), "{}")
    assertEquals(json.write(Option.empty[Int]), "null")
    assertEquals(json.write(Set.empty[String]), "[]")

  test("what a generic class holds"):
    import Boxed.*
    assertEquals(json.write(Box(List(1))), """{"a":[1]}""")
    assertEquals(json.write(Box(Some(1))), """{"a":1}""")
    assertEquals(json.write(Box(Map("a" -> 1))), """{"a":{"a":1}}""")
    assertEquals(json.write(Box(Seq(1))), """{"a":[1]}""")
    val b: Box[List[Int]] = json.readOrThrow("""{"a":[1]}""")
    assertEquals(b, Box(List(1)))
    val c: Box[Option[Int]] = json.readOrThrow("""{"a":1}""")
    assertEquals(c, Box(Some(1)))

  test("a class over a collection type"):
    import HigherKinded.*
    bothWays(HK(List(1), List("x")), """{"x":[1],"y":["x"]}""")
    bothWays(HK[Option](None, Some("x")), """{"y":"x"}""")

  test("what stands in a hole of a literal"):

    assertEquals(
      json"""[${Nil}, ${None}, ${Some(1)}, ${List(1)}, ${Right[Int, String]("x"): Either[Int, String]}, ${1 ->
          2}]""".toJson,
      "[[],null,1,[1],{\"Right\":\"x\"},[1,2]]"
    )

  test("cases of an enum in collections"):
    import Singletons.*
    assertEquals(json.write(E.A), """"A"""")
    assertEquals(List(E.A, E.B).toJson, """["A","B"]""")
    assertEquals(Map("k" -> E.A).toJson, """{"k":"A"}""")
    assertEquals(Some(E.A).toJson, """"A"""")
    assertEquals((E.A, 1).toJson, """["A",1]""")

object ExpectedTypesSuite:
  object Boxed:
    case class Box[A](a: A) derives json.Codec

  object HigherKinded:
    case class HK[F[_]](x: F[Int], y: F[String])
    object HK:
      given [F[_]](using json.Codec[F[Int]], json.Codec[F[String]]): json.Codec[HK[F]] = json.Codec.derived

  object Singletons:
    enum E derives json.Codec { case A, B }
