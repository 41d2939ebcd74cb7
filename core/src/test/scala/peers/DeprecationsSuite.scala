package peers

import jzon as json

/** What a user has deprecated is derived without a warning. This file is compiled with -deprecation and -Werror. */
class DeprecationsSuite extends Cases:
  import DeprecationsSuite.*

  test("a class, a case, a field"):
    import OfClasses.*
    assertEquals(json.write[E](E.A), """{"A":{}}""")
    assertEquals(json.write(F(1, 2)), """{"x":1,"y":2}""")
    reads("""{"y":2}""", F(7, 2))

  test("one half"):
    import OfHalves.*
    assertEquals(json.write(Written(1)), """{"x":1}""")
    reads("""{"x":1}""", Read(1))

  test("a case class"):
    import OfFamilies.{*, given}
    bothWays[S](Q(1), """{"Q":{"x":1}}""")

  test("an object, and a sealed type inside"):
    import OfObjects.{*, given}
    bothWays[S](Q(1), """{"t":"Q","x":1}""")

  test("a class inside a class, by name and flattened"):
    import OfFields.{*, given}
    bothWays(A(2), """{"a":2,"list":[],"x":1}""")

  test("a class of many fields"):
    import OfMany.*
    assertEquals(json.read[Many](json.write(Many())), Right(Many()))

  test("a value class with a type parameter"):
    import OfValues.*
    bothWays(A(1), """{"a":1}""")

object DeprecationsSuite:
  object OfClasses:
    @deprecated("old", "1") case class Old(x: Int, y: String = "y") derives json.Codec
    enum E derives json.Codec:
      case A
      @deprecated("old", "1") case B
      @deprecated("old", "1") case C(x: Int)
    case class F(@deprecated("old", "1") x: Int = 7, y: Int) derives json.Codec

  object OfHalves:
    case class Written(@deprecated("old", "1") x: Int) derives json.Encoder
    case class Read(@deprecated("old", "1") x: Int) derives json.Decoder

  // If a sealed type has a companion, the compiler itself warns there of cases that are deprecated.
  object OfFamilies:
    sealed trait S
    @deprecated("old", "1") case class P(x: Int) extends S
    case class Q(x: Int) extends S
    given json.Codec[S] = json.Codec.derived

  object OfObjects:
    @json.discriminator("t")
    sealed trait S
    @deprecated("old", "1") case object O extends S
    @deprecated("old", "1") sealed trait T extends S
    @deprecated("old", "1") case class P(x: Int) extends T
    case class Q(x: Int) extends S
    given json.Codec[S] = json.Codec.derived

  object OfFields:
    import scala.annotation.nowarn
    @deprecated("old", "1") case class Old(x: Int) derives json.Codec
    @nowarn("cat=deprecation") case class A(a: Int, list: List[Old], @json.flatten old: Old)
    @nowarn("cat=deprecation") object A { def apply(a: Int): A = A(a, Nil, Old(1)) }
    given json.Codec[A] = json.Codec.derived

  object OfMany:
    case class Many(
        @deprecated("old", "1") a0: Int = 0,
        a1: Double = 1,
        a2: Double = 2,
        a3: Double = 3,
        a4: Double = 4,
        a5: Double = 5,
        a6: Double = 6,
        a7: Double = 7,
        a8: Double = 8,
        a9: Double = 9,
        b0: Double = 0,
        b1: Double = 1,
        b2: Double = 2,
        b3: Double = 3,
        b4: Double = 4,
        b5: Double = 5,
        b6: Double = 6,
        b7: Double = 7,
        b8: Double = 8,
        b9: Double = 9,
        c0: Double = 0,
        c1: Double = 1,
        c2: Double = 2,
        c3: Double = 3,
        c4: Double = 4,
        c5: Double = 5,
        c6: Double = 6,
        c7: Double = 7,
        c8: Double = 8,
        c9: Double = 9
    ) derives json.Codec

  object OfValues:
    case class A[T](@deprecated("old", "1") a: T) extends AnyVal derives json.Codec
