package peers

import jzon as json

/** Families of any type argument. */
class WildcardsSuite extends Cases:
  import WildcardsSuite.*

  test("cases of every argument"):
    import AnyArgument.{*, given}
    bothWays[Expr[?]](Expr.I(1), """{"I":{"i":1}}""")
    bothWays[Expr[?]](Expr.B(true), """{"B":{"b":true}}""")

object WildcardsSuite:
  object AnyArgument:
    enum Expr[A]:
      case I(i: Int) extends Expr[Int]
      case B(b: Boolean) extends Expr[Boolean]
    given json.Codec[Expr[?]] = json.Codec.derived
