package jzon.output

import jzon.{Encoder, EncodeError, Json, KeyEncoder, Limits, Raw, WriteOptions, Writer}
import jzon.syntax.*

/** Writing throws EncodeError, and never the error of a reader that helped with it. */
class WritingErrorsSuite extends munit.FunSuite:
  private val long = "k" * (5 * 1024 * 1024)

  private final class Bad
  private given Encoder[Bad] = (_, out) => out.fail("bad")

  test("a key that is longer than what is read, before a bad value"):
    val error = intercept[EncodeError](jzon.write(Map(long -> Bad())))
    assertEquals((error.message, error.path.parts.head.toString.length), ("bad", long.length + "Name()".length))
    assertEquals(intercept[EncodeError](jzon.write(scala.collection.mutable.Map(long -> Bad()))).message, "bad")
    assertEquals(intercept[EncodeError](jzon.write(java.util.HashMap(java.util.Map.of(long, Bad())))).message, "bad")
    assertEquals(intercept[EncodeError](json"""{$long:[${Bad()}]}""".toJson).message, "bad")
    assertEquals(intercept[EncodeError](json"""{"in $long":${Bad()}}""".toJson).message, "bad")
    assertEquals(intercept[EncodeError](json"""[${spread(List(long))}, ${Bad()}]""".toJson).render, "[1](bad)")

  test("a key whose encoder writes no string"):
    final class Odd
    given KeyEncoder[Odd] = (_, out) => out.writeInt(1)
    assertEquals(intercept[EncodeError](jzon.write(Map(Odd() -> Bad()))).render, ".\"1\"(bad)")

  private val sorted = WriteOptions(sortedKeys = true)

  test("sorted keys around ready JSON that is none"):
    for raw <- List("{", "[1,]", "x", "1 2", "{\"a\":}") do
      val error = intercept[EncodeError](jzon.write(Map("a" -> List(Raw.trusted(raw))))(using summon, sorted))
      assert(clue(error.message).startsWith("ready JSON is malformed: "))
    val inside = intercept[EncodeError](jzon.write(List(Raw.trusted("[1,]")))(using summon, sorted))
    assertEquals(inside.path.parts, List(jzon.Path.Index(0), jzon.Path.Index(1)))
    val deep = intercept[EncodeError](jzon.write(List(Raw.trusted("[" * 512 + "]" * 512)))(using summon, sorted))
    assertEquals(deep.message, "nested too deeply")
    val out = Writer()(using sorted)
    intercept[EncodeError](jzon.writeTo(List(Raw.trusted("{")), out)): Unit
    intercept[EncodeError](out.toString): Unit

  test("a tree of what is no JSON"):
    for raw <- List("{", "[1,]", "x") do
      assert(intercept[EncodeError](Json.of(List(Raw.trusted(raw)))).message.startsWith("ready JSON is malformed: "))
    assertEquals(intercept[EncodeError](json"""[${spread(List(Raw.trusted("}")))}, ${Bad()}]""".toJson).message, "bad")

  test("arrays and objects as deep as the limit allows, and one level more"):
    def nested(levels: Int, isArray: Boolean): Json =
      val inner = if isArray then Json.Arr() else Json.Obj()
      (1 until levels).foldLeft[Json](inner)((tree, _) => if isArray then Json.Arr(tree) else Json.Obj("a" -> tree))
    for isArray <- List(true, false); limit <- List(1, 2, 16, 64, 65, 512) do
      given Limits = Limits(depth = limit)
      val fits = nested(limit, isArray)
      assertEquals(jzon.read[Json](jzon.write(fits)), Right(fits))
      assertEquals(jzon.writeBytesExact(fits).length, jzon.write(fits).length)
      for write <- List[Json => Any](jzon.write(_), jzon.writePretty(_), jzon.writeBytesExact(_)) do
        write(fits): Unit
        assertEquals(intercept[EncodeError](write(nested(limit + 1, isArray))).message, "nested too deeply")

  test("ready JSON that was checked counts for the depth"):
    def brackets(levels: Int): String = "[" * levels + "]" * levels
    for levels <- List(1, 64, 65, 511, 512) do
      val raw = Raw.checkedOrThrow(s" ${brackets(levels)} ")
      val read = jzon.readOrThrow[Raw](s"""${brackets(levels)}""")
      for ready <- List(raw, read) do
        assertEquals(ready.toJson, ready.toString)
        assertEquals(jzon.writeBytesExact(ready).length, ready.size)
        given limits: Limits = Limits(depth = levels)
        assertEquals(jzon.write(ready), ready.toString)
        for value <- List(List(ready), List(Raw.trusted("1"), ready)) do
          val error = intercept[EncodeError](jzon.write(value))
          assertEquals(error.render, s"[${value.size - 1}](nested too deeply)")
          assertEquals(intercept[EncodeError](jzon.writeBytesExact(value)).render, error.render)
          assertEquals(intercept[EncodeError](jzon.writePretty(value)).render, error.render)
    val mixed = Raw.checkedOrThrow("""{"a":[{"b":[]},[[1]],"[[[[[["],"c":{}}""")
    assertEquals(jzon.write(List(mixed))(using limits = Limits(depth = 5)), s"[$mixed]")
    assertEquals(
      intercept[EncodeError](jzon.write(List(mixed))(using limits = Limits(depth = 4))).message,
      "nested too deeply"
    )
