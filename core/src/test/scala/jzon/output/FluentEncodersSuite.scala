package jzon.output

import jzon.*
import jzon.syntax.*

/** Encoders that are written with the fluent writer, wherever their values stand. */
class FluentEncodersSuite extends munit.FunSuite:
  import FluentEncodersSuite.*

  private def exact[A: Encoder](a: A, expected: String)(using munit.Location): Unit =
    assertEquals(write(a), expected)
    assertEquals(Encoder[A].size(a), expected.length)
    assertEquals(String(writeBytesExact(a), "UTF-8"), expected)

  test("their sizes are right in everything that holds them"):
    val one = """{"s":"x"}"""
    exact(ByBlock("x"), one)
    exact(List(ByBlock("x"), ByBlock("yy")), s"""[$one,{"s":"yy"}]""")
    exact(Vector(List(ByArray("x"))), """[[["x",1]]]""")
    exact(
      Holder(ByBlock("x"), ByArray("x"), ByLiteral("x"), ByValue("x")),
      s"""{"a":$one,"b":["x",1],"c":$one,"d":["x"]}"""
    )
    exact(Map("k" -> ByLiteral("x")), s"""{"k":$one}""")
    exact(Left(ByBlock("x")): Either[ByBlock, Int], write(Left(ByBlock("x")): Either[ByBlock, Int]))
    exact((ByBlock("x"), ByArray("x")), s"""[$one,["x",1]]""")
    exact(Array(ByValue("x")), """[["x"]]""")
    exact(Option(ByBlock("x")), one)
    exact(Other(ByBlock("x")), one)

  test("what they write can be spread"):
    val (byBlock, byArray, byLiteral, byValue) = (ByBlock("x"), ByArray("x"), ByLiteral("x"), ByValue("x"))
    val expected = """{"a":[0,"x",1,"x"],"s":"x","b":1,"s":"x"}"""
    assertEquals(
      json"""{"a": [0, ${spread(byArray)}, ${spread(byValue)}], ${spread(byBlock)}, "b": 1, ${spread(
          byLiteral
        )}}""".toJson,
      expected
    )
    val w = Writer()
    w.put(
      json"""{"a": [0, ${spread(byArray)}, ${spread(byValue)}], ${spread(byBlock)}, "b": 1, ${spread(byLiteral)}}"""
    )
    assertEquals(w.toString, expected)
    assertEquals(json"""[${spread(ByValueOf(Nil))}, ${spread(ByValueOf(List("a")))}]""".toJson, """["a"]""")

  test("what is no whole value is refused"):
    List(NotWhole.Nothing, NotWhole.Begun, NotWhole.Ended).foreach: broken =>
      val w = Writer()
      def refused(write: => Any): Unit =
        w.reset()
        assert(clue(intercept[EncodeError](write).message).contains("no whole value"))
        intercept[EncodeError](w.toString): Unit
      refused(w.obj(_.put("a", broken)))
      refused(w.obj(_.key("a").value(broken)))
      refused(w.arr(_.add(broken)))
      refused(w.arr(_.addAll(List(broken))))
      refused(w.value(broken))
      refused(w.put(json"""{"a": $broken}"""))
      intercept[EncodeError](write(broken)): Unit
      intercept[EncodeError](writePretty(broken)): Unit
      intercept[EncodeError](writeBytesExact(broken)): Unit
      intercept[EncodeError](json"""{"a": $broken}""".toJsonPretty): Unit

private object FluentEncodersSuite:
  final case class ByBlock(s: String)
  object ByBlock:
    given Encoder[ByBlock] = (a, out) => out.obj(_.put("s", a.s)): Unit

  final case class ByArray(s: String)
  object ByArray:
    given Encoder[ByArray] = (a, out) => out.arr(_.add(a.s).add(1)): Unit

  final case class ByLiteral(s: String)
  object ByLiteral:
    given Encoder[ByLiteral] = (a, out) => out.put(json"""{"s": ${a.s}}""")

  final case class ByValue(s: String)
  object ByValue:
    given Encoder[ByValue] = (a, out) => out.value(List(a.s)): Unit

  final case class ByValueOf(all: List[String])
  object ByValueOf:
    given Encoder[ByValueOf] = (a, out) => out.value(a.all): Unit

  final case class Other(a: ByBlock)
  object Other:
    given Encoder[Other] = Encoder[ByBlock].contramap(_.a)

  final case class Holder(a: ByBlock, b: ByArray, c: ByLiteral, d: ByValue) derives Encoder

  enum NotWhole:
    case Nothing, Begun, Ended
  object NotWhole:
    given Encoder[NotWhole] = (a, out) =>
      a match
        case Nothing => ()
        case Begun   => out.beginArray()
        case Ended   =>
          out.writeInt(1)
          out.endArray()
