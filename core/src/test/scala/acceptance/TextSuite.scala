package acceptance

import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.syntax.*
import munit.Location
import org.scalacheck.Gen
import org.scalacheck.Prop.*

class TextSuite extends munit.ScalaCheckSuite, Rows:

  test("46 every escape is read, and written in its shortest form"):
    reads("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t")
    assertEquals("\"\\/\b\f\n\r\t\u007f".toJson, "\"\\\"\\\\/\\b\\f\\n\\r\\t\u007f\"")
    assertEquals("\u0000\u001f".toJson, "\"\\u0000\\u001f\"")
    reads("\"\\u0000\\u001F\\u00e9\\u00E9\\uD83D\\uDE00\"", "\u0000\u001féé😀")

  test("46 every code point round-trips, raw and escaped"):
    val all = (0 to Character.MAX_CODE_POINT).filterNot(c => c >= 0xd800 && c <= 0xdfff)
    all.grouped(997).foreach: block =>
      val text = block.map(Character.toString).mkString
      assertEquals(json.readOrThrow[String](json.writeBytes(text)), text)
      val escaped = text.map(c => "\\u" + (0x10000 + c).toHexString.drop(1)).mkString("\"", "", "\"")
      assertEquals(json.readOrThrow[String](escaped), text)

  property("46 strings round-trip, whatever stands beside what"):
    val point = Gen.frequency(
      4 -> Gen.choose(0x20, 0x7e),
      2 -> Gen.oneOf('"'.toInt, '\\'.toInt, '/'.toInt, 0x7f, 0, 0x1f, 8, 9, 10, 12, 13),
      1 -> Gen.oneOf(Gen.choose(0x80, 0xd7ff), Gen.choose(0xe000, 0xffff)),
      1 -> Gen.choose(0x10000, Character.MAX_CODE_POINT)
    )
    forAll(Gen.listOf(point).map(_.map(Character.toString).mkString)): text =>
      everyWay[String](json.writeBytes(text)).foreach((input, result) => assertEquals(result, Right(text), clue(input)))

  test("47 lone surrogates are refused, also when skipped"):
    List(
      "\\ud800",
      "\\udc00",
      "\\ud800x",
      "\\ud800\\u0041",
      "\\ud800\\ud800",
      "\\udc00\\ud800",
      "x\\udfff",
      "\\ud83d\\n"
    )
      .foreach(refusedEverywhere)
    List("\ud800", "\udc00", "\ud800x", "x\ud800", "\udc00\ud800").foreach: text =>
      refuses[String]("\"" + text + "\"")
      refuses[Skipped]("\"" + text + "\"")
      intercept[json.EncodeError](text.toJson)

  test("47 overlong, cut and other invalid UTF-8 is refused, also when skipped"):
    List(
      "%80",
      "%BF",
      "%C0%AF",
      "%C1%BF",
      "%E0%80%AF",
      "%E0%9F%BF",
      "%F0%80%80%AF",
      "%F0%8F%BF%BF",
      "%ED%A0%80",
      "%ED%BF%BF",
      "%F4%90%80%80",
      "%F5%80%80%80",
      "%F8%88%80%80%80",
      "%FC%84%80%80%80%80",
      "%FE",
      "%FF",
      "%C3",
      "%E2%82",
      "%F0%9F%98",
      "%C3x",
      "%E2%82x",
      "%F0%9F%98x",
      "%E2x%82",
      "abcdefgh%C3",
      "abcdefg%E2%82"
    ).foreach(refusedEverywhere)

  test("47 raw control characters are refused, also when skipped"):
    (0 until 0x20).foreach: c =>
      refusedEverywhere(f"%%$c%02X")
      refusedEverywhere(f"abcdefgh%%$c%02X")

  test("47 wrong escapes are refused, also when skipped"):
    List(
      "\\",
      "\\x",
      "\\u",
      "\\u1",
      "\\u12",
      "\\u123",
      "\\u123g",
      "\\U0041",
      "\\'",
      "\\0",
      "\\u 123",
      "\\u+123"
    ).foreach(refusedEverywhere)

  /** As a string and as a name, read and skipped. */
  private def refusedEverywhere(inside: String)(using Location): Unit =
    val text = bytes("\"" + inside + "\"")
    val named = "{".getBytes ++ text ++ ":1}".getBytes
    val listed = "[1,".getBytes ++ text ++ "]".getBytes
    val field = "{\"a\":".getBytes ++ text ++ "}".getBytes
    everyWay[String](text).foreach((input, result) => assert(result.isLeft, clues(input, inside)))
    List(text, named, listed, field).foreach: document =>
      everyWay[Skipped](document).foreach((input, result) => assert(result.isLeft, clues(input, inside)))

  test("48 trailing data is refused"):
    List("1 1", "1,", "1]", "1}", "1\"\"", "1\u0000", "1 //", "1 /* */", "1\u00a0", "1\ufeff", "1\n{}").foreach: text =>
      everyWay[Int](text.getBytes(UTF_8)).foreach((input, result) => assert(result.isLeft, clues(input, text)))
    everyWay[Int](" 1 \t\r\n".getBytes).foreach((input, result) => assertEquals(result, Right(1), clue(input)))

  test("48 a BOM is refused"):
    List("\ufeff1", "\ufeff", " \ufeff1").foreach: text =>
      everyWay[Int](text.getBytes(UTF_8)).foreach((input, result) => assert(result.isLeft, clues(input, text)))
      everyWay[Skipped](text.getBytes(UTF_8)).foreach((input, result) => assert(result.isLeft, clues(input, text)))
