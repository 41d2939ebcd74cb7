package elsewhere

import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8
import scala.collection.{immutable, mutable}
import jzon as json
import jzon.syntax.*

/** Options and limits that are passed, beside an encoder that is found: by place, with `summon` for it, and by name. */
class ExplicitContextSuite extends munit.FunSuite:
  private val wide = json.WriteOptions(indent = 1)
  private val shallow = json.Limits(depth = 1)
  private val map = Map("a" -> 1)
  private val expected = "{\n \"a\" : 1\n}"

  test("each way to write, by place"):
    assertEquals(json.write(map)(using summon, wide), expected)
    assertEquals(json.write(map)(using summon, wide, shallow), expected)
    assertEquals(json.writePretty(map)(using summon, wide), expected)
    assertEquals(String(json.writeBytes(map)(using summon, wide), UTF_8), expected)
    assertEquals(String(json.writeBytesExact(map)(using summon, wide), UTF_8), expected)
    assertEquals(toStream(json.writeTo(map, _)(using summon, wide)), expected)
    assertEquals(map.toJson(using summon, wide), expected)
    assertEquals(map.toJsonPretty(using summon, wide), expected)
    assertEquals(String(map.toJsonBytes(using summon, wide), UTF_8), expected)

  test("each way to write, by name"):
    assertEquals(json.write(map)(using options = wide), expected)
    assertEquals(json.writePretty(map)(using options = wide), expected)
    assertEquals(String(json.writeBytes(map)(using options = wide), UTF_8), expected)
    assertEquals(String(json.writeBytesExact(map)(using options = wide), UTF_8), expected)
    assertEquals(toStream(json.writeTo(map, _)(using options = wide)), expected)
    assertEquals(map.toJson(using options = wide), expected)
    assertEquals(map.toJsonPretty(using options = wide), expected)
    assertEquals(String(map.toJsonBytes(using options = wide), UTF_8), expected)
    val error = intercept[json.EncodeError](json.write(List(map))(using limits = shallow))
    assertEquals(error.render, "[0](nested too deeply)")
    intercept[json.EncodeError](json.write(List(map))(using options = wide, limits = shallow)): Unit
    intercept[json.EncodeError](json.writePretty(List(map))(using limits = shallow)): Unit
    intercept[json.EncodeError](json.writeBytes(List(map))(using limits = shallow)): Unit
    intercept[json.EncodeError](json.writeBytesExact(List(map))(using limits = shallow)): Unit
    intercept[json.EncodeError](List(map).toJson(using limits = shallow)): Unit
    intercept[json.EncodeError](json.Json.of(List(map))(using limits = shallow)): Unit

  test("each way to read"):
    assert(json.read[List[Json]]("[[[]]]")(using limits = shallow).isLeft)
    assert(json.read[List[Json]]("[[[]]]")(using summon, shallow).isLeft)
    assert(json.read[List[Json]]("[[[]]]".getBytes(UTF_8), 0, 6)(using limits = shallow).isLeft)
    assert(json.parser.decode[List[Json]]("[[[]]]")(using limits = shallow).isLeft)
    assert("[[[]]]".fromJson[List[Json]](using limits = shallow).isLeft)
    intercept[json.DecodeError](json.readOrThrow[List[Json]]("[[[]]]")(using limits = shallow)): Unit
    intercept[json.DecodeError](json.Raw.checkedOrThrow("[[[]]]")(using shallow)): Unit

  private type Json = json.Json

  test("values whose supertypes have encoders too"):
    assertEquals(json.write(List(1))(using summon, wide), "[\n 1\n]")
    assertEquals(json.write(Some(1))(using summon, wide), "1")
    assertEquals(json.write(None)(using summon, wide), "null")
    assertEquals(json.write(Nil)(using summon, wide), "[]")
    assertEquals(json.write(Some(map))(using summon, wide), expected)
    assertEquals(json.write(mutable.TreeMap("a" -> 1))(using summon, wide), expected)
    assertEquals(json.write(immutable.ListMap("a" -> 1))(using summon, wide), expected)
    assertEquals(json.write(immutable.LongMap(1L -> 1))(using summon, wide), "{\n \"1\" : 1\n}")
    assertEquals(json.write(map: collection.Map[String, Int])(using summon, wide), expected)
    assertEquals(json.write(immutable.BitSet(1))(using summon, wide), "[\n 1\n]")
    assertEquals(json.write(Array(map))(using summon, json.WriteOptions()), """[{"a":1}]""")
    assertEquals(json.write((1, map))(using summon, json.WriteOptions()), """[1,{"a":1}]""")
    assertEquals(json.write(json.Json.Obj("a" -> json.Json.Num(1)))(using summon, wide), expected)
    assertEquals(json.write(json"""{"a":1}""")(using summon, wide), expected)

  private def toStream(write: ByteArrayOutputStream => Unit): String =
    val stream = ByteArrayOutputStream()
    write(stream)
    stream.toString(UTF_8)
