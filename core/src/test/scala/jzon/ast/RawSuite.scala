package jzon

import java.nio.charset.StandardCharsets.UTF_8
import jzon.syntax.*

/** Ready JSON: checked or trusted, verbatim both ways. */
class RawSuite extends munit.FunSuite:
  case class Event(id: Int, payload: Raw, more: List[Raw] = Nil) derives Codec

  private val text = "{ \"b\":1.50,\t\"a\" : [ \"\\u00e9é/\\/\" ],\n\"b\":null}"

  test("embedded as it stands, in every form"):
    val event = Event(1, Raw.checkedOrThrow(text), List(Raw.trusted("1e2"), Raw.trusted(" [ ] ".getBytes(UTF_8))))
    assertEquals(event.toJson, s"{\"id\":1,\"payload\":$text,\"more\":[1e2, [ ] ]}")
    assert(event.toJsonPretty.contains(s"\"payload\" : $text,\n"))
    locally:
      given WriteOptions = WriteOptions(asciiOnly = true, htmlSafe = true)
      assert(event.toJson.contains(text))
    ExactSize.holds(event)
    assertEquals(Raw.trusted("null").toJson, "null")

  test("read as it stands, from every kind of input, without the space around it"):
    RoundTrip.reads(
      s"{\"id\":1, \"payload\" :\n $text , \"more\":[ 1e2 , \"x\\n\"]}",
      Event(1, Raw.trusted(text), List(Raw.trusted("1e2"), Raw.trusted("\"x\\n\"")))
    )
    for value <- List("0", "-1.5E+3", "\"\"", "true", "null", "[]", "{}", "[[],{}]") do
      RoundTrip.reads(s" $value ", Raw.trusted(value))
    RoundTrip.reads(s"[${"\"é\"," * 5000}1]", Raw.trusted(s"[${"\"é\"," * 5000}1]"))

  test("what is wrong inside is refused at its place"):
    RoundTrip.refuses[Event]("""{"id":1,"payload":[1,]}""", ".payload(expected a value, got ])")
    RoundTrip.refuses[List[Raw]]("[01]", "[0](leading zero in a number)")
    RoundTrip.refuses[Event]("""{"id":1}""", ".payload(missing)")

  test("trusted text is never changed"):
    assertEquals(Raw.trusted("\"? \ud83d\ude00 ?\"").toJson, "\"? \ud83d\ude00 ?\"")
    for wrong <- List("\"\ud800\"", "\udc00", "\"? \ud83d ?\"") do
      val error = intercept[IllegalArgumentException](Raw.trusted(wrong))
      assertEquals(error.getMessage, "requirement failed: the text has a lone surrogate")

  test("checked"):
    assertEquals(Raw.checked(text).map(_.toString), Right(text))
    assertEquals(Raw.checked(" [1] ".getBytes(UTF_8)).map(_.toString), Right(" [1] "))
    for wrong <- List("", " ", "[", "[1]]", "{\"a\"}", "nul", "'a'", "1 2", "\"\ud800\"", "\ufeff1", "\"\n\"") do
      assert(clue(Raw.checked(clue(wrong))).isLeft)
    val error = intercept[DecodeError](Raw.checkedOrThrow("[1,"))
    assertEquals(error.render, "(unexpected end of input)")
    assert(Raw.checked("[[[]]]")(using Limits(depth = 2)).isLeft)

  test("what was checked does not change with the array"):
    val bytes = "[1]".getBytes(UTF_8)
    val raw = Raw.checkedOrThrow(bytes)
    bytes(1) = ','
    assertEquals(raw.toJson, "[1]")
    raw.toByteArray(1) = ','
    assertEquals(raw.toJson, "[1]")

  test("equality is that of bytes"):
    assertEquals(Raw.trusted("[1]"), Raw.trusted("[1]".getBytes(UTF_8)))
    assertEquals(Raw.trusted("[1]").hashCode, Raw.trusted("[1]".getBytes(UTF_8)).hashCode)
    assertNotEquals(Raw.trusted("[1]"), Raw.trusted("[1 ]"))
    assertEquals(Raw.trusted("\"é\"").size, 4)

  test("a large fragment goes to a stream in pieces"):
    val large = s"[${"1," * 100000}1]"
    val stream = java.io.ByteArrayOutputStream()
    writeTo(List(Raw.trusted(large), Raw.trusted("2")), stream)
    assertEquals(stream.toString(UTF_8), s"[$large,2]")
