package jzon.derive

import jzon as json

/** Families that stand in classes, traits, objects and methods. */
object InnerTypesSuite:
  class Outer:
    enum Names { case A, B }
    enum Mixed { case X(i: Int); case Y }
    sealed trait Family
    case class Class(x: Int = 4) extends Family
    case object Object extends Family
    object Inside:
      case class Nested(c: Class) extends Family
      sealed trait More extends Family
    case class Last(x: Int) extends Inside.More
    class Deep:
      sealed trait Family
      case class Class(y: Int) extends Family
      object Inside:
        case object Object extends Family
    val deep = new Deep

  val outer = new Outer
  given json.Codec[outer.Names] = json.Codec.derived
  given mixed: json.Codec[outer.Mixed] = json.Codec.derived
  given family: json.Codec[outer.Family] = json.Codec.derived
  given json.Codec[outer.Class] = json.Codec.derived
  given deep: json.Codec[outer.deep.Family] = json.Codec.derived

  trait Types:
    enum Mixed derives json.Codec { case A; case B(x: Int) }
    sealed trait Family derives json.Codec
    case class Class(mixed: Mixed) extends Family
    def written(family: Family): String = json.write(family)
  object types extends Types

class InnerTypesSuite extends Roundtrips:
  import InnerTypesSuite.*
  import InnerTypesSuite.given

  test("in a class"):
    both[outer.Names](outer.Names.B, "\"B\"")
    both[outer.Mixed](outer.Mixed.X(1), """{"X":{"i":1}}""")
    both[outer.Mixed](outer.Mixed.Y, """{"Y":{}}""")
    both[outer.Family](outer.Class(1), """{"Class":{"x":1}}""")
    both[outer.Family](outer.Object, """{"Object":{}}""")
    both[outer.Family](outer.Inside.Nested(outer.Class(1)), """{"Nested":{"c":{"x":1}}}""")
    both[outer.Family](outer.Last(1), """{"Last":{"x":1}}""")
    reads[outer.Family]("""{"Class":{}}""", outer.Class(4))

  test("in a class in a class"):
    both[outer.deep.Family](outer.deep.Class(1), """{"Class":{"y":1}}""")
    both[outer.deep.Family](outer.deep.Inside.Object, """{"Object":{}}""")

  test("in a trait"):
    both[types.Mixed](types.Mixed.B(1), """{"B":{"x":1}}""")
    both[types.Mixed](types.Mixed.A, """{"A":{}}""")
    both[types.Family](types.Class(types.Mixed.A), """{"Class":{"mixed":{"A":{}}}}""")
    assertEquals(types.written(types.Class(types.Mixed.A)), """{"Class":{"mixed":{"A":{}}}}""")

  test("in a method"):
    sealed trait Family derives json.Codec
    case class Class(x: Int = 3) extends Family
    case object Object extends Family
    both[Family](Class(1), """{"Class":{"x":1}}""")
    both[Family](Object, """{"Object":{}}""")
    reads[Family]("""{"Class":{}}""", Class(3))

  test("in a block, and in a class in it"):
    locally:
      enum Names derives json.Codec { case A, B }
      both[Names](Names.A, "\"A\"")
      class Local:
        enum Mixed derives json.Codec { case A; case B(x: Int) }
        case class Class(mixed: Mixed) derives json.Codec
        def check(): Unit =
          both[Mixed](Mixed.B(1), """{"B":{"x":1}}""")
          both(Class(Mixed.A), """{"mixed":{"A":{}}}""")
      new Local().check()

  test("in a lambda, recursive"):
    List(1).foreach: i =>
      case class Tree(x: Int, trees: List[Tree]) derives json.Codec
      both(Tree(i, List(Tree(2, Nil))), """{"x":1,"trees":[{"x":2,"trees":[]}]}""")
    List(1).foreach: i =>
      case class Tree(x: Int, trees: List[Tree])
      given json.Codec[Tree] = json.Codec.derived
      both(Tree(i, List(Tree(2, Nil))), """{"x":1,"trees":[{"x":2,"trees":[]}]}""")
