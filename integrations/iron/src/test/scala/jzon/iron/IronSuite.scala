package jzon.iron

import io.github.iltotore.iron.*
import io.github.iltotore.iron.constraint.all.*
import jzon.{Codec, DecodeError, Decoder, EncodeError, Encoder, KeyDecoder, KeyEncoder, Limits, RoundTrip, Serialized}
import jzon.iron.IronSuite.*
import jzon.iron.given
import munit.Location

class IronSuite extends munit.FunSuite:
  private def refuses[A: Decoder](text: String, error: String)(using Location): Unit = RoundTrip.refuses[A](text, error)

  test("what satisfies the constraint is read and written as the value itself"):
    RoundTrip.holds[Int :| Positive](7)
    RoundTrip.holds[String :| Not[Empty]]("a")
    RoundTrip.holds(List.tabulate(100)(i => (i + 1).refineUnsafe[Positive]))
    assertEquals(jzon.write[Int :| Positive](7), "7")

  test("what does not is refused at its place, with the message of iron"):
    refuses[Int :| Positive]("-1", "(Should be strictly positive)")
    refuses[List[Int :| Positive]]("[1, 0]", "[1](Should be strictly positive)")
    refuses[User]("""{"name":"","age":30,"ports":{}}""", ".name(!(Should be empty))")
    refuses[User](
      """{"name":"Ada","age":200,"ports":{}}""",
      ".age(Should be included in [0, 150])"
    )

  test("the value is checked by its own decoder first"):
    refuses[Int :| Positive]("1.5", jzon.read[Int]("1.5").swap.toOption.get.render)
    refuses[Int :| Positive]("null", jzon.read[Int]("null").swap.toOption.get.render)
    refuses[User]("""{"name":"Ada","ports":{}}""", ".age(missing)")

  test("arrays, whose elements are primitives"):
    val array = jzon.readOrThrow[Array[Int :| Positive]]("[1,2]")
    assertEquals(jzon.write(array), "[1,2]")
    refuses[Array[Int :| Positive]]("[1,-2]", "[1](Should be strictly positive)")

  test("keys of maps"):
    RoundTrip.holds(Map[Int :| Positive, String](7.refineUnsafe[Positive] -> "a"))
    refuses[Map[Int :| Positive, Int]]("""{"1":1,"-2":2}""", """."-2"(Should be strictly positive)""")
    refuses[User]("""{"name":"Ada","age":30,"ports":{"http":80,"":1}}""", """.ports.""(!(Should be empty))""")

  test("a class derives with refined fields"):
    val user = User("Ada", 36, Map("http".refineUnsafe[Not[Empty]] -> 80))
    assertEquals(jzon.write(user), """{"name":"Ada","age":36,"ports":{"http":80}}""")
    RoundTrip.holds(user)

  test("new types"):
    RoundTrip.holds(Celsius(20))
    RoundTrip.holds(Named(Celsius(20), Map(Code("ch") -> 1)))
    refuses[Celsius]("-300", "(Should be included in [-273, 1000000])")
    refuses[Named]("""{"degrees":0,"codes":{"ch":1,"swiss":2}}""", ".codes.swiss(Should match [a-z]{2})")

  test("options of refined values may be absent"):
    RoundTrip.reads[Option[Int :| Positive]]("null", None)
    refuses[Option[Int :| Positive]]("0", "(Should be strictly positive)")
    assertEquals(jzon.write(Optional(None)), "{}")
    RoundTrip.holds(Optional(None))

  test("a null is refused when written"):
    val absent = null.asInstanceOf[String :| Not[Empty]]
    assertEquals(intercept[EncodeError](jzon.write(List(absent))).render, "[0](null is no String)")
    assertEquals(intercept[EncodeError](jzon.writeBytesExact(List(absent))).render, "[0](null is no String)")

  test("the limits hold"):
    val colliding = (0 until 65).map(i =>
      i.toBinaryString.reverse.padTo(7, '0').map(bit => if bit == '1' then "BB" else "Aa").mkString
    )
    val set = colliding.mkString("[\"", "\",\"", "\"]")
    val map = colliding.mkString("{\"", "\":1,\"", "\":1}")
    for read <- List(jzon.read[Set[String :| Not[Empty]]](set), jzon.read[Map[String :| Not[Empty], Int]](map)) do
      assertEquals(read.swap.toOption.map(_.kind), Some(DecodeError.Kind.Limit))
    given Limits = Limits(stringBytes = 3)
    assertEquals(jzon.read[String :| Not[Empty]]("\"abcd\"").swap.toOption.map(_.kind), Some(DecodeError.Kind.Limit))

  test("other types find their instances as before, and those without one are named"):
    assertEquals(jzon.write(Own(1)), "[1]")
    assertEquals(jzon.readOrThrow[Own]("[1]"), Own(1))
    val errors = compileErrors("jzon.read[List[Thread]](\"[]\")")
    assert(errors.contains("no json.Decoder[List[Thread]]"), errors)
    assert(errors.contains("Decoder[Thread]"), errors)
    val derived = compileErrors("case class Holder(thread: Thread) derives Codec")
    assert(derived.contains("Decoder[Thread]") && !derived.contains("Mirror"), derived)

  test("the instances serialize"):
    val decoder = Serialized.copy(Decoder[Map[Code, Int :| Positive]])
    val encoder = Serialized.copy(Encoder[Map[Code, Int :| Positive]])
    RoundTrip.holds(Map(Code("ch") -> 1.refineUnsafe[Positive]))(using summon[Location], encoder, decoder)

object IronSuite:
  final case class User(
      name: String :| Not[Empty],
      age: Int :| Interval.Closed[0, 150],
      ports: Map[String :| Not[Empty], Int]
  ) derives Codec

  final case class Optional(age: Option[Int :| Positive]) derives Codec

  type Celsius = Celsius.T
  object Celsius extends RefinedType[Int, Interval.Closed[-273, 1000000]]

  type Code = Code.T
  object Code extends RefinedType[String, Match["[a-z]{2}"]]

  final case class Named(degrees: Celsius, codes: Map[Code, Int]) derives Codec

  final case class Own(value: Int)
  object Own:
    given Decoder[Own] = Decoder[List[Int]].map(list => Own(list.head))
    given Encoder[Own] = Encoder[List[Int]].contramap(own => List(own.value))
