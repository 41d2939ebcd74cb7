package jzon.ast

import java.io.ByteArrayOutputStream
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll
import jzon as json
import jzon.{Json, Limits, RandomValues, Raw, WriteOptions, Writer}

class SortedKeysSuite extends ScalaCheckSuite:
  given WriteOptions = WriteOptions(sortedKeys = true)

  private val text = """[{"b":{"z":1,"y":2},"a":[{"d":1.50,"c":"é"}],"\uffff":1,"😀":2,"a":3}]"""
  private val sorted = """[{"a":[{"c":"é","d":1.50}],"a":3,"b":{"y":2,"z":1},"😀":2,"\uffff":1}]"""
  private val tree = json.readOrThrow[Json](text)

  test("in every way to write"):
    val expected = json.write(json.readOrThrow[Json](sorted))(using Json.encoder, WriteOptions())
    assertEquals(json.write(tree), expected)
    assertEquals(new String(json.writeBytes(tree), "UTF-8"), expected)
    val stream = ByteArrayOutputStream()
    json.writeTo(tree, stream)
    assertEquals(stream.toString("UTF-8"), expected)
    val writer = Writer()
    json.writeTo(tree, writer)
    json.writeTo(tree, writer)
    assertEquals(writer.toString, expected + expected)

  test("what is written by hand"):
    val writer = Writer()
    for _ <- 1 to 2 do
      writer.reset()
      writer.beginObject()
      writer.key("b")
      writer.writeInt(1)
      writer.key("a")
      writer.beginArray()
      writer.endArray()
      writer.endObject()
      assertEquals(writer.toString, """{"a":[],"b":1}""")

  test("after a failure"):
    val writer = Writer()
    intercept[json.EncodeError](json.writeTo(Json.Arr(Json.Str("\ud800")), writer)): Unit
    writer.reset()
    json.writeTo(tree, writer)
    assertEquals(writer.toString, json.write(tree))

  test("with the other options"):
    given WriteOptions = WriteOptions(sortedKeys = true, asciiOnly = true, indent = 2)
    assertEquals(
      json.write(Json.Obj("b" -> Json.Str("é"), "a" -> Json.Num(1))),
      "{\n  \"a\" : 1,\n  \"b\" : \"\\u00e9\"\n}"
    )

  test("a stream gets large documents in pieces, each sorted"):
    val many = Json.Arr(Seq.fill(1000)(tree)*)
    val stream = ByteArrayOutputStream()
    json.writeTo(many, stream)
    assertEquals(stream.toString("UTF-8"), json.write(many))

  test("as deep as the limit"):
    val deep = (1 to 512).foldLeft(Json.Num(1): Json)((inner, _) => Json.Obj("b" -> inner))
    assertEquals(json.write(deep), json.write(deep)(using Json.encoder, WriteOptions.default, Limits.default))

  private def inOrder(tree: Json): Json = tree match
    case Json.Arr(elements) => Json.Arr(elements.map(inOrder)*)
    case Json.Obj(fields)   => Json.Obj(fields.map((name, value) => (name, inOrder(value))).sortBy(_._1)*)
    case scalar             => scalar

  property("any tree, and its text as ready JSON, is written as the tree in order"):
    forAll(RandomValues.trees, Gen.choose(0, 3), Gen.oneOf(true, false)): (tree, indent, asciiOnly) =>
      val plain = WriteOptions(indent = indent, asciiOnly = asciiOnly)
      val sorting = plain.copy(sortedKeys = true)
      val ready = Raw.checkedOrThrow(json.write(tree)(using Json.encoder, WriteOptions(indent = 1)))
      assertEquals(json.write(tree)(using Json.encoder, sorting), json.write(inOrder(tree))(using Json.encoder, plain))
      assertEquals(json.write(List(ready))(using summon, sorting), json.write(List(inOrder(tree)))(using summon, plain))

  test("ready JSON by itself keeps its order"):
    assertEquals(json.write(Raw.checkedOrThrow("""{"b":1, "a":2}""")), """{"b":1, "a":2}""")

  test("a key that is no string"):
    given jzon.KeyEncoder[Int] = (i, out) => out.writeInt(i)
    val error = intercept[jzon.EncodeError](json.write(Map(2 -> "b", 1 -> "a")))
    assertEquals(error.message, "the encoder of a key wrote no string")
