package jzon.input

import java.io.ByteArrayInputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json

/** White space is no document, even for a decoder that reads nothing. */
class EmptyDocumentsSuite extends munit.FunSuite:
  private val nothing: json.Decoder[Int] = _ => 1
  private val looking: json.Decoder[Int] = in => if in.next() < 0 then -1 else in.readInt()

  /** Looks beyond its value, which is only then known to be complete. */
  private val lookingOn: json.Decoder[Int] = in =>
    val value = in.readInt()
    in.next(): Unit
    value

  private def inputs(text: String): List[json.Input] =
    val bytes = text.getBytes(UTF_8)
    val around = "1".getBytes(UTF_8) ++ bytes ++ "1".getBytes(UTF_8)
    List(
      text,
      bytes,
      java.nio.ByteBuffer.wrap(around, 1, bytes.length),
      ByteArrayInputStream(bytes),
      java.io.StringReader(text)
    )

  test("refused at their end"):
    for
      text <- List("", " ", "\n\t \r", " " * 1000)
      decoder <- List(nothing, looking, json.Decoder.int)
      input <- inputs(text)
    do
      val error = json.read(input)(using decoder).left.toOption.get
      assertEquals(error.render, "(unexpected end of input)")
      assertEquals(error.offset, text.length.toLong)

  test("a slice"):
    val bytes = "1 1".getBytes(UTF_8)
    assertEquals(json.read(bytes, 1, 2)(using nothing).left.map(_.render), Left("(unexpected end of input)"))
    assertEquals(json.read(bytes, 1, 1)(using nothing).left.map(_.render), Left("(unexpected end of input)"))

  test("a value that is not read is refused where it begins"):
    for input <- inputs(" 5") do
      assertEquals(json.read(input)(using nothing).left.map(_.render), Left("(expected the end of input got '5')"))

  test("space around a value is no matter"):
    for
      text <- List("7", " 7", "7 ", " 7\n", " " * 40000 + "7", "7" + " " * 40000, "7" + "\n" * 40000)
      decoder <- List(looking, lookingOn, json.Decoder.int)
      input <- inputs(text)
    do assertEquals(json.read(input)(using decoder), Right(7))
