package jzon.refined

import eu.timepit.refined.api.{Refined, RefinedTypeOps}
import eu.timepit.refined.collection.{MaxSize, NonEmpty}
import eu.timepit.refined.numeric.{Interval, Positive}
import eu.timepit.refined.refineV
import eu.timepit.refined.string.MatchesRegex
import jzon.{Codec, DecodeError, Decoder, Encoder, Limits, RoundTrip, Serialized}
import jzon.refined.RefinedSuite.*
import jzon.refined.given
import munit.Location

class RefinedSuite extends munit.FunSuite:
  private def refuses[A: Decoder](text: String, error: String)(using Location): Unit = RoundTrip.refuses[A](text, error)

  test("what satisfies the predicate is read and written as the value itself"):
    RoundTrip.holds(right(refineV[Positive](7)))
    RoundTrip.holds(right(refineV[NonEmpty]("a")))
    RoundTrip.holds(right(refineV[NonEmpty](List(1, 2))))
    RoundTrip.holds(List.tabulate(100)(i => right(refineV[Positive](i + 1))))
    assertEquals(jzon.write(right(refineV[Positive](7))), "7")

  test("what does not is refused at its place, with the message of refined"):
    refuses[Int Refined Positive]("-1", "(Predicate failed: (-1 > 0).)")
    refuses[List[Int Refined Positive]]("[1, 0]", "[1](Predicate failed: (0 > 0).)")
    refuses[User](
      """{"name":"","age":30,"ports":{}}""",
      ".name(Predicate isEmpty() did not fail.)"
    )
    refuses[User](
      """{"name":"Ada","age":200,"ports":{}}""",
      ".age(Right predicate of (!(200 < 0) && !(200 > 150)) failed: Predicate (200 > 150) did not fail.)"
    )

  test("the value is checked by its own decoder first"):
    refuses[Int Refined Positive]("1.5", jzon.read[Int]("1.5").swap.toOption.get.render)
    refuses[Int Refined Positive]("null", jzon.read[Int]("null").swap.toOption.get.render)
    refuses[User]("""{"name":"Ada","ports":{}}""", ".age(missing)")

  test("keys of maps"):
    RoundTrip.holds(Map(right(refineV[Positive](7)) -> "a", right(refineV[Positive](8)) -> "b"))
    RoundTrip.holds(Map(right(refineV[NonEmpty]("a")) -> 1))
    refuses[Map[Int Refined Positive, Int]]("""{"1":1,"-2":2}""", """."-2"(Predicate failed: (-2 > 0).)""")
    refuses[User](
      """{"name":"Ada","age":30,"ports":{"http":80,"":1}}""",
      """.ports.""(Predicate isEmpty() did not fail.)"""
    )

  test("a class derives with refined fields"):
    val user = User(right(refineV("Ada")), right(refineV(36)), Map(right(refineV[NonEmpty]("http")) -> 80))
    assertEquals(jzon.write(user), """{"name":"Ada","age":36,"ports":{"http":80}}""")
    RoundTrip.holds(user)

  test("options of refined values may be absent, refined options are what their predicate says"):
    RoundTrip.reads[Option[Int Refined Positive]]("null", None)
    refuses[Option[Int Refined Positive]]("0", "(Predicate failed: (0 > 0).)")
    RoundTrip.holds(Optional(None))
    assertEquals(jzon.write(Optional(None)), "{}")

  test("an alias with operations of its own"):
    RoundTrip.holds(Port.unsafeFrom(80))
    refuses[Port]("0", "(Left predicate of (!(0 < 1) && !(0 > 65535)) failed: Predicate (0 < 1) did not fail.)")

  test("a null is refused when written"):
    val absent = null.asInstanceOf[String Refined NonEmpty]
    assertEquals(intercept[jzon.EncodeError](jzon.write(List(absent))).render, "[0](null is no String)")
    assertEquals(intercept[jzon.EncodeError](jzon.writeBytesExact(List(absent))).render, "[0](null is no String)")

  test("the error of a large value is short"):
    val long = "x" * 1000000
    val error = jzon.read[String Refined MaxSize[3]](s"\"$long\"").swap.toOption.get
    assertEquals(error.kind, DecodeError.Kind.Data)
    assert(error.render.getBytes("UTF-8").length <= DecodeError.MaxRender)

  test("the limits hold"):
    val colliding = (0 until 65).map(i =>
      i.toBinaryString.reverse.padTo(7, '0').map(bit => if bit == '1' then "BB" else "Aa").mkString
    )
    val set = colliding.mkString("[\"", "\",\"", "\"]")
    val map = colliding.mkString("{\"", "\":1,\"", "\":1}")
    for kind <- List(jzon.read[Set[String Refined NonEmpty]](set), jzon.read[Map[String Refined NonEmpty, Int]](map)) do
      assertEquals(kind.swap.toOption.map(_.kind), Some(DecodeError.Kind.Limit))
    given Limits = Limits(stringBytes = 3)
    assertEquals(jzon.read[String Refined NonEmpty]("\"abcd\"").swap.toOption.map(_.kind), Some(DecodeError.Kind.Limit))

  test("the instances serialize"):
    val codec =
      Serialized.copy(Codec(Decoder[Map[Code, Int Refined Positive]], Encoder[Map[Code, Int Refined Positive]]))
    RoundTrip.holds(Map(right(refineV[MatchesRegex["[a-z]{2}"]]("ch")) -> right(refineV[Positive](1))))(using
      summon[Location],
      codec,
      codec
    )

  private def right[A](either: Either[String, A]): A = either.fold(message => fail(message), identity)

object RefinedSuite:
  type Code = String Refined MatchesRegex["[a-z]{2}"]
  type Port = Int Refined Interval.Closed[1, 65535]
  object Port extends RefinedTypeOps.Numeric[Port, Int]

  final case class User(
      name: String Refined NonEmpty,
      age: Int Refined Interval.Closed[0, 150],
      ports: Map[String Refined NonEmpty, Int]
  ) derives Codec

  final case class Optional(age: Option[Int Refined Positive]) derives Codec
