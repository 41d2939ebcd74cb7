package jzon.wire

import java.util.Arrays
import munit.{Location, ScalaCheckSuite}
import org.scalacheck.Prop.forAll

/** Text with the escapes of all options is what [[PlainPut.text]] writes. */
class MoreEscapesSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(3000)

  test("every code unit, before and after others"):
    for c <- 0 to 0xffff; (before, after) <- Seq("" -> "", "a" -> "<", "\n" -> "é") do
      agrees(before + c.toChar + after)

  property("any text"):
    forAll(PlainPut.texts)(agrees)

  test("markup is found at every place, before others"):
    for
      length <- 0 to 40
      at <- 0 to length
      markup <- "<>&"
      after <- List("", "&", "<>", "~" * 9)
    do
      val text = "x" + "=" * at + markup + after
      val bytes = text.getBytes("US-ASCII")
      assertEquals(MoreEscapes.countBeforeMarkup(bytes, 1, bytes.length - 1), at, text)
      assertEquals(MoreEscapes.countBeforeMarkup(bytes, 1, at), at, text)

  test("no other character is markup"):
    for c <- 0 to 127; place <- 0 to 8 if !PutStrings.isMarkup(c.toChar) do
      val bytes = Array.fill[Byte](9)('-')
      bytes(place) = c.toByte
      assertEquals(MoreEscapes.countBeforeMarkup(bytes, 0, 9), 9, clue((c, place)))

  private def agrees(text: String)(using Location): Unit =
    for asciiOnly <- List(false, true); htmlSafe <- List(false, true) do
      val most = text.length * PutStrings.Most
      val expected = new Array[Byte](3 + most)
      val end = PlainPut.text(text, text.length, asciiOnly, htmlSafe, expected, 3)
      val out = Array.fill[Byte](3 + most + MoreEscapes.Beyond + 3)('#')
      assertEquals(MoreEscapes.put(text, 0, text.length, asciiOnly, htmlSafe, out, 3), end, clue(text))
      if end >= 0 then
        assert(Arrays.equals(out, 3, end, expected, 3, end), clue(text))
        assert(out.drop(end + MoreEscapes.Beyond).forall(_ == '#'), clue(text))
