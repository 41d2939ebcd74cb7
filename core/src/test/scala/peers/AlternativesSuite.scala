package peers

import jzon as json

/** Unions and untagged families, told apart by the kind of the value. */
class AlternativesSuite extends Cases:
  import AlternativesSuite.*

  test("each kind of value"):
    import Kinds.{*, given}
    bothWays[List[U]](List(1, "x", true, List(2), Map("a" -> 3)), """[1,"x",true,[2],{"a":3}]""")
    refuses[U]("null", "(expected")

  test("a class or a list of it"):
    import OneOrMany.*
    bothWays(B(A(1)), """{"a":{"x":1}}""")
    bothWays(B(List(A(1))), """{"a":[{"x":1}]}""")

  test("an enum or a number"):
    import EnumOrNumber.{*, given}
    bothWays[E | Int](E.A, """"A"""")
    bothWays[E | Int](1, "1")

  test("a date or a number"):
    import DateOrNumber.given
    bothWays[java.time.LocalDate | Int](1, "1")
    bothWays[java.time.LocalDate | Int](java.time.LocalDate.of(2020, 1, 2), """"2020-01-02"""")

  test("a date or a string"):
    refused("""
      given u: jzon.Codec[java.time.LocalDate | String] = jzon.Codec.derived
    """)("can't be told apart")

  test("literals of several kinds"):
    import Literals.{*, given}
    bothWays[L](1, "1")
    bothWays[L]("x", """"x"""")
    bothWays[L](true, "true")
    assertEquals(json.read[L]("3").isLeft, true)
    assertEquals(json.read[L](""""y"""").isLeft, true)

  test("forty untagged classes"):
    import Many.*
    bothWays[S](S.A39(1), """{"x39":1}""")

object AlternativesSuite:
  object Kinds:
    given u: json.Codec[Int | String | Boolean | List[Int] | Map[String, Int]] = json.Codec.derived
    type U = Int | String | Boolean | List[Int] | Map[String, Int]

  object OneOrMany:
    case class A(x: Int) derives json.Codec
    given u: json.Codec[A | List[A]] = json.Codec.derived
    case class B(a: A | List[A]) derives json.Codec

  object EnumOrNumber:
    enum E derives json.Codec { case A, B }
    given u: json.Codec[E | Int] = json.Codec.derived

  object DateOrNumber:
    given u: json.Codec[java.time.LocalDate | Int] = json.Codec.derived

  object Literals:
    type L = 1 | 2 | "x" | true
    given u: json.Codec[L] = json.Codec.derived

  object Many:
    @json.untagged
    sealed trait S derives json.Codec
    object S:
      case class A0(x0: Int) extends S
      case class A1(x1: Int) extends S
      case class A2(x2: Int) extends S
      case class A3(x3: Int) extends S
      case class A4(x4: Int) extends S
      case class A5(x5: Int) extends S
      case class A6(x6: Int) extends S
      case class A7(x7: Int) extends S
      case class A8(x8: Int) extends S
      case class A9(x9: Int) extends S
      case class A10(x10: Int) extends S
      case class A11(x11: Int) extends S
      case class A12(x12: Int) extends S
      case class A13(x13: Int) extends S
      case class A14(x14: Int) extends S
      case class A15(x15: Int) extends S
      case class A16(x16: Int) extends S
      case class A17(x17: Int) extends S
      case class A18(x18: Int) extends S
      case class A19(x19: Int) extends S
      case class A20(x20: Int) extends S
      case class A21(x21: Int) extends S
      case class A22(x22: Int) extends S
      case class A23(x23: Int) extends S
      case class A24(x24: Int) extends S
      case class A25(x25: Int) extends S
      case class A26(x26: Int) extends S
      case class A27(x27: Int) extends S
      case class A28(x28: Int) extends S
      case class A29(x29: Int) extends S
      case class A30(x30: Int) extends S
      case class A31(x31: Int) extends S
      case class A32(x32: Int) extends S
      case class A33(x33: Int) extends S
      case class A34(x34: Int) extends S
      case class A35(x35: Int) extends S
      case class A36(x36: Int) extends S
      case class A37(x37: Int) extends S
      case class A38(x38: Int) extends S
      case class A39(x39: Int) extends S
