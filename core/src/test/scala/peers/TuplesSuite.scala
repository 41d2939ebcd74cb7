package peers

import jzon as json

/** Tuples of any size. */
class TuplesSuite extends Cases:
  import TuplesSuite.*

  test("every size"):
    bothWays(EmptyTuple, "[]")
    bothWays(Tuple1(1), "[1]")
    bothWays(
      (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22),
      (1 to 22).mkString("[", ",", "]")
    )
    bothWays(
      (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23),
      (1 to 23).mkString("[", ",", "]")
    )
    bothWays((1, ("x", (true, List(1)))), """[1,["x",[true,[1]]]]""")
    bothWays[(Option[Int], Option[String])]((None, Some("x")), """[null,"x"]""")
    bothWays(1 *: "x" *: EmptyTuple, """[1,"x"]""")
    refuses[(Int, Int)]("[1]", "missing")
    refuses[(Int, Int)]("[1,2,3]", "invalid extra element")
    refuses[(Int, Int)]("[1,true]", "[1](expected a number, got t)")

  test("inside a class"):
    import InClass.*
    bothWays(A(Tuple1(1), EmptyTuple, (2, "x"), (3, Some((4, 5)))), """{"a":[1],"b":[],"c":[2,"x"],"d":[3,[4,5]]}""")

object TuplesSuite:
  object InClass:
    case class A(a: Tuple1[Int], b: EmptyTuple, c: Int *: String *: EmptyTuple, d: (Int, Option[(Int, Int)]))
        derives json.Codec
