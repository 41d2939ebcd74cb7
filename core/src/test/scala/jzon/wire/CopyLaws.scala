package jzon.wire

import java.util.Arrays
import jzon.{ExactSize, RandomValues as Values}
import munit.{Location, ScalaCheckSuite}
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll

/** What is copied and counted of texts, in a JVM that shows their bytes and in one that doesn't. */
trait CopyLaws extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(1000)

  /** Whose low bytes are quotes, letters and controls, among them. */
  private val special = "\"\\?\u0000\n\u001f\u007f\u0080\u00e9\u00ff\u0100\u0122\u0141\u205c\u2028\ud83d\ude00\uffff"

  test("one special character at any place of a text of any length"):
    for
      length <- 0 to 34
      at <- 0 to length
      c <- special
    do
      val text = ("abcdefghijklmnopqrstuvwxyz0123456789".take(at) + c + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789").take(
        length
      )
      agrees(text)

  test("one special character around the ends of the pieces in which a long text is copied"):
    val letters = "abcdefghijklmnopqrstuvwxyz0123456789" * 20
    for
      length <- (254 to 266) ++ (510 to 522)
      at <- List(0, 1, 247, 248, 255, 256, 257, 263, 264, 504, 511, 512, 513, 519, 520) :+ (length - 1)
      if at < length
      c <- special
    do agrees(letters.take(at) + c + letters.drop(at).take(length - at - 1))

  property("any text"):
    val mostlyPlain =
      Gen.listOf(Gen.frequency(40 -> Gen.choose(' ', '~'), 1 -> Gen.oneOf(special.toSeq))).map(_.mkString)
    forAll(Gen.oneOf(Values.strings, mostlyPlain))(agrees)

  property("what is written of it is as long as its size, and read as it was"):
    forAll(Values.strings): text =>
      ExactSize.holds(text)
      assertEquals(jzon.read[String](jzon.writeBytes(text)), Right(text))

  private def agrees(text: String)(using Location): Unit =
    val before = Array.fill[Byte](3 + text.length + 3)('#')
    val expected = before.clone
    val count = PutStrings.plainPrefix(text, expected, 3)
    val copied = before.clone
    assertEquals(PutStrings.plain(text, 0, copied, 3), count, clue(text))
    // what stands after the first that is not plain is not said
    assert(Arrays.equals(copied, 0, 3 + count, expected, 0, 3 + count), clue(text))
    assert(Arrays.equals(copied, 3 + text.length, copied.length, before, 3 + text.length, before.length), clue(text))
    assertEquals(Sizes.string(text), Sizes.anyString(text), clue(text))
    val bytes = Latin1.bytes(text)
    if bytes != null then assertEquals(Latin1.string(bytes, 0, bytes.length), text)

class CopySuite extends CopyLaws
