package jzon.wire

import java.nio.charset.StandardCharsets.UTF_8
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll

class TextAutomatonSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(20000)

  private def bytes(values: Int*): Array[Byte] = values.map(_.toByte).toArray

  private val right: Gen[Array[Byte]] =
    Gen.oneOf(
      "a",
      "bc",
      "\u007f",
      "\u0080",
      "é",
      "\u07ff",
      "\u0800",
      "म",
      "€",
      "\ud7ff",
      "\ue000",
      "\uffff",
      "🚄",
      "\udbff\udfff",
      "\\n",
      "\\\"",
      "\\\\",
      "plain text"
    )
      .map(_.getBytes(UTF_8))
  private val other: Gen[Array[Byte]] =
    Gen.oneOf(
      Gen.oneOf("\"", "\\", "\\u0041", "\n", "\u0000", "\u001f", " ").map(_.getBytes(UTF_8)),
      Gen.choose(0, 255).map(bytes(_)),
      Gen.oneOf(
        0xc0, 0xc1, 0xe0, 0xed, 0xf0, 0xf4, 0xe2, 0xc3
      ).flatMap(lead => Gen.choose(0x70, 0xcf).map(bytes(lead, _))),
      Gen.oneOf(0xe0, 0xed, 0xf0, 0xf4, 0xe2).flatMap(lead => Gen.choose(0x80, 0xbf).map(bytes(lead, _, 0x80)))
    )
  private val text: Gen[Array[Byte]] =
    Gen.choose(0, 24).flatMap(Gen.listOfN(_, Gen.frequency(12 -> right, 1 -> other))).map(_.toArray.flatten)

  private def isEnd(bytes: Array[Byte], i: Int): Boolean =
    bytes(i) == '"' || (bytes(i) == '\\' && i + 1 < bytes.length && bytes(i + 1) == 'u')

  property("it stops where a look at each character and escape stops"):
    forAll(text, Gen.choose(0, 9)): (text, from) =>
      val padded = new Array[Byte](from) ++ text
      var expected = from
      while expected < padded.length && !isEnd(padded, expected) &&
        Strings.unitLength(padded, expected, padded.length) > 0
      do expected += Strings.unitLength(padded, expected, padded.length)
      assertEquals(TextAutomaton.end(padded, from, padded.length), expected)
