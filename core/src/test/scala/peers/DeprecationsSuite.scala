package peers

import jzon as json

/** What a user has deprecated is derived without a warning. */
class DeprecationsSuite extends Cases:
  import DeprecationsSuite.*

  test("a class, a case, a field"):
    import OfClasses.*
    assertEquals(json.write[E](E.A), """{"A":{}}""")
    assertEquals(json.write(F(1, 2)), """{"x":1,"y":2}""")

  test("a case class and an object"):
    import OfFamilies.*
    bothWays[S](Q(1), """{"Q":{"x":1}}""")

object DeprecationsSuite:
  object OfClasses:
    @deprecated("old", "1") case class Old(x: Int) derives json.Codec
    enum E derives json.Codec:
      case A
      @deprecated("old", "1") case B
      @deprecated("old", "1") case C(x: Int)
    case class F(@deprecated("old", "1") x: Int, y: Int) derives json.Codec

  object OfFamilies:
    sealed trait S derives json.Codec
    @deprecated("old", "1") case object O extends S
    @deprecated("old", "1") case class P(x: Int) extends S
    case class Q(x: Int) extends S
