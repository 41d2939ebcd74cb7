package jzon.wire

import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll

final class CodeUnitsSuite extends ScalaCheckSuite:
  private val plain = Gen.alphaNumStr
  private val character = Gen.oneOf("é", "я", "߿", "ࠀ", "中", "한", "\ufffd", "🙂", "\udbff\udfff")
  private val run = Gen.choose(1, 12).flatMap(n => character.map(_ * n))
  private val escape = Gen.oneOf("\\n", "\\\"", "\\u0041", "\\ud83d\\ude42")
  private val body = Gen.listOf(Gen.oneOf(plain, character, run, escape)).map(_.mkString)

  /** The text of a body that `room` code units are made available for at once, as often as it needs them. */
  private def decoded(bytes: Array[Byte], room: Int): Option[String] =
    var units = new Array[Char](room)
    var result = CodeUnits.decode(bytes, 0, bytes.length, units, 0)
    while result < 0 && result != CodeUnits.Undecided do
      units = Arrays.copyOf(units, units.length + room)
      result = CodeUnits.decode(bytes, CodeUnits.index(~result), bytes.length, units, CodeUnits.count(~result))
    Option.when(result >= 0):
      assertEquals(bytes(CodeUnits.index(result)), '"'.toByte)
      new String(units, 0, CodeUnits.count(result))

  private def text(body: String): String =
    val bytes = body.getBytes(UTF_8)
    val out = new Array[Byte](bytes.length)
    new String(out, 0, Strings.unescape(bytes, 0, bytes.length, out, 0), UTF_8)

  property("it decodes a text into any room"):
    forAll(body, Gen.choose(CodeUnits.Room, 40), Gen.choose(3, 12)): (body, room, blanks) =>
      assertEquals(decoded(s"$body\"${" " * blanks}".getBytes(UTF_8), room), Some(text(body)))

  private val wrongByte = Gen.oneOf(0x80, 0xc1, 0xf5, 0xff, 0x1f).map(b => Array(b.toByte))
  private val wrongEscape = Gen.oneOf("\\x", "\\0", "\\u004", "\\ud83d", "\\ude42").map(_.getBytes(UTF_8))
  private val wrong = Gen.oneOf(wrongByte, wrongEscape)

  property("it does not decode a text with a wrong byte or escape"):
    forAll(body, body, wrong, Gen.choose(CodeUnits.Room, 40)): (a, b, wrong, room) =>
      val bytes = a.getBytes(UTF_8) ++ wrong ++ s" $b\"   ".getBytes(UTF_8)
      assertEquals(decoded(bytes, room), None)

  property("it does not decode a text without an end"):
    forAll(body, Gen.choose(CodeUnits.Room, 40)): (body, room) =>
      assertEquals(decoded(body.getBytes(UTF_8), room), None)
