package jzon.input

import java.io.InputStream
import java.nio.ByteBuffer
import jzon as json
import jzon.syntax.*

/** null for an input or an output is a mistake of the program, which is said clearly and the same everywhere. */
class NullInputsSuite extends munit.FunSuite:
  private def refused(text: String)(call: => Any)(using munit.Location): Unit =
    assertEquals(intercept[IllegalArgumentException](call: Unit).getMessage, text)

  test("every kind of input by every door"):
    val inputs: List[json.Input] = List(null: String, null: CharSequence, null: Array[Byte], null: ByteBuffer)
    for input <- inputs ++ List[json.Input](null: InputStream, null: java.io.Reader) do
      refused("the input is null")(json.read[Int](input))
      refused("the input is null")(json.readOrThrow[Int](input))
      refused("the input is null")(json.parser.decode[Int](input))
    refused("the input is null")(json.read[Int](null: Array[Byte], 0, 0))
    refused("the input is null")((null: String).fromJson[Int])
    refused("the input is null")(json.Reader(null: Array[Byte], 0, 0))
    refused("the input is null")(json.Reader(null: InputStream))
    refused("the input is null")(json.Raw.checked(null: String))
    refused("the input is null")(json.Raw.checkedOrThrow(null: Array[Byte]))
    refused("the input is null")(json.Raw.trusted(null: String))
    refused("the input is null")(json.Raw.trusted(null: Array[Byte]))
    refused("the input is null")(json.JsonPointer.parse(null))
    refused("the input is null")(json.Json.Num(null: String))

  test("every kind of output"):
    refused("the output is null")(json.writeTo(1, null: java.io.OutputStream))
    refused("the output is null")(json.writeTo(1, null: json.Writer))
    refused("the output is null")(json.Writer.to(null))
    refused("the output is null")(json.Writer.over(null))
    refused("the output is null")(json.Writer.fixed(null: Array[Byte]))
    refused("the output is null")(json.Writer.fixed(null: ByteBuffer))
    refused("the output is null")(json.Writer().value(1).writeTo(null: java.io.OutputStream))
    refused("the output is null")(json.Writer().value(1).writeTo(null: ByteBuffer))
