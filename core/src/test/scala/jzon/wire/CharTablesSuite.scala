package jzon.wire

import java.util.Arrays
import munit.{Location, ScalaCheckSuite}
import org.scalacheck.Prop.forAll

/** What the tables say is what [[PlainPut.text]] says of each character. */
class CharTablesSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(3000)

  test("every code unit, before and after others"):
    for c <- 0 to 0xffff; (before, after) <- Seq("" -> "", "a" -> "", "" -> "é", "中" -> "中", "\n" -> "\u0001") do
      agrees(before + c.toChar + after)

  property("any text"):
    forAll(PlainPut.texts)(agrees)

  private val wholeTexts: List[(String, Array[Byte], Int) => Int] = List(
    (text, out, at) => CharTables.all(text.toCharArray, text.length, out, at),
    CharTables.mixed(_, 0, _, _)
  )

  private def agrees(text: String)(using Location): Unit =
    val most = text.length * PutStrings.Most
    val expected = new Array[Byte](3 + most + 3)
    val end = PlainPut.text(text, text.length, asciiOnly = false, htmlSafe = false, expected, 3)
    for write <- wholeTexts do
      val out = Array.fill[Byte](3 + most + CharTables.Beyond + 3)('#')
      assertEquals(write(text, out, 3), end, clue(text))
      if end >= 0 then
        assert(Arrays.equals(out, 3, end, expected, 3, end), clue(text))
        assert(out.drop(end + CharTables.Beyond).forall(_ == '#'), clue(text))
    val first = text.indexWhere(c => c >= CharTables.FirstOfThree || (c < ' ' && !"\b\f\n\r\t".contains(c)))
    val until = if first < 0 then text.length else first
    val some = Array.fill[Byte](3 + most + CharTables.Beyond)('#')
    val written = CharTables.writeUpToTwo(text, 0, text.length, some, 3)
    assertEquals(CharTables.index(written), until, clue(text))
    val whole = PlainPut.text(text, until, asciiOnly = false, htmlSafe = false, expected, 3)
    assertEquals(CharTables.end(written), whole, clue(text))
    assert(Arrays.equals(some, 3, whole, expected, 3, whole), clue(text))
