package jzon.wire

import java.nio.charset.StandardCharsets.{US_ASCII, UTF_8}

import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll

/** What each pair of parser and printer of `wire` must do, told by a plain twin: `toString` and `parse` of the JDK. */
trait TextLaws extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(3000)

  /** One class with its parser and printer.
    *
    * @param twin the JDK's parse, which throws when the text is wrong
    * @param refused texts that the parser refuses on purpose, whatever the twin says
    */
  final case class Text[A](
      name: String,
      parse: (Array[Byte], Int, Int) => A | Null,
      put: (A, Array[Byte], Int) => Int,
      max: A => Int,
      twin: String => A,
      refused: String => Boolean,
      print: A => String = (a: A) => a.toString
  ):
    def parsed(text: String): Option[A] =
      val bytes = text.getBytes(UTF_8)
      val alone = Option(parse(bytes, 0, bytes.length).asInstanceOf[A])
      // Neighbours that would go on with the text, so that a parser that looks at them gives itself away.
      for (before, after) <-
          Seq(("1", "1"), ("+", "Z"), ("P", ".5S"), ("2020-01-01T", "]"), ("\"", "\", \"PT1H2M3.5S\"]"))
      do
        val wider = (before + text + after).getBytes(UTF_8)
        assertEquals(Option(parse(wider, before.length, before.length + bytes.length).asInstanceOf[A]), alone, text)
      alone

    def printed(value: A): String =
      val limit = 3 + max(value)
      val out = Array.fill[Byte](limit + 3)('#')
      val end = put(value, out, 3)
      assert(clue(end) <= limit, s"$value is longer than the most bytes, ${max(value)}")
      assertEquals(new String(out, 0, 3, US_ASCII) + new String(out, limit, 3, US_ASCII), "######", clue(value))
      new String(out, 3, end - 3, US_ASCII)

    def agrees(text: String): Unit =
      val expected = if refused(text) then None
      else
        try Some(twin(text))
        catch case _: RuntimeException => None
      assertEquals(parsed(text), expected, text)

  def laws[A](text: Text[A], values: Gen[A], texts: Gen[String]): Unit =
    property(s"${text.name}: prints as the JDK"):
      forAll(values)(value => assertEquals(text.printed(value), text.print(value)))
    property(s"${text.name}: reads what it prints"):
      forAll(values)(value => assertEquals(text.parsed(text.printed(value)), Some(value)))
    property(s"${text.name}: reads right texts as the JDK"):
      forAll(texts)(text.agrees)
    property(s"${text.name}: reads damaged texts as the JDK"):
      forAll(Gen.oneOf(texts, values.map(text.print)).flatMap(TextLaws.damaged))(text.agrees)
    test(s"${text.name}: refuses no text and other texts"):
      for other <-
          Seq("", " ", "null", "0", "-", "+", "P", "T", "é", "2020-01-01T00:00:00Z[" + "A" * 10000 + "]", "9" * 10000)
      do
        text.agrees(other)

object TextLaws:
  private val characters = "0123456789+-:.,TtZzPpYMWDHSs[]/ aFU\u0000\u007fé€".toSeq

  /** One or two characters changed, removed or inserted, or the text cut. */
  def damaged(text: String): Gen[String] =
    def once(text: String): Gen[String] =
      for
        i <- Gen.choose(0, text.length)
        c <- Gen.oneOf(Gen.oneOf(characters), Gen.oneOf(text.toSeq :+ '0'))
        how <- Gen.choose(0, 10)
      yield
        if how < 5 then s"${text.take(i)}$c${text.drop(i + 1)}"
        else if how < 7 then text.take(i) + text.drop(i + 1)
        else if how < 10 then s"${text.take(i)}$c${text.drop(i)}"
        else text.take(i)
    Gen.oneOf(once(text), once(text).flatMap(once))

  val years: Gen[Int] = Gen.frequency(
    4 -> Gen.choose(1900, 2100),
    2 -> Gen.choose(-20000, 20000),
    2 -> Gen.choose(-999999999, 999999999),
    2 -> Gen.oneOf(
      -999999999, -10000, -9999, -1000, -999, -100, -1, 0, 1, 99, 100, 999, 1000, 9999, 10000, 99999, 999999999
    )
  )

  /** Years as the formats allow them, and some that they don't: leading zeros, needless signs, beyond the range. */
  val yearTexts: Gen[String] = Gen.oneOf(
    Gen.choose(0, 9999).map(year => f"$year%04d"),
    years.map(year => f"${if year < 0 then "-" else "+"}${math.abs(year.toLong)}%04d"),
    Gen.zip(Gen.oneOf("-", "+"), Gen.choose(0, 99999), Gen.choose(3, 12)).map((sign, year, width) =>
      sign + ("0" * width + year).takeRight(width)
    ),
    Gen.zip(Gen.oneOf("-", "+"), Gen.choose(999999990L, 1000000010L)).map((sign, year) => s"$sign$year")
  )

  private def two(low: Int, high: Int): Gen[String] =
    Gen.frequency(30 -> Gen.choose(low, high), 1 -> Gen.choose(0, 99)).map(value => f"$value%02d")

  val monthDayTexts: Gen[String] =
    Gen.frequency(
      4 -> Gen.zip(two(1, 12), two(1, 28)).map((month, day) => s"$month-$day"),
      1 -> Gen.zip(Gen.choose(1, 12), Gen.choose(28, 31)).map((month, day) => f"$month%02d-$day%02d"),
      1 -> Gen.const("02-29")
    )

  val dateTexts: Gen[String] = Gen.zip(yearTexts, monthDayTexts).map((year, rest) => s"$year-$rest")

  val fractionTexts: Gen[String] =
    Gen.oneOf(Gen.const(""), Gen.choose(1, 10).flatMap(n => Gen.listOfN(n, Gen.numChar)).map(_.mkString(".", "", "")))

  val timeTexts: Gen[String] =
    for
      hour <- Gen.frequency(20 -> two(0, 23), 1 -> Gen.const("24"))
      minute <- Gen.frequency(20 -> two(0, 59), 1 -> Gen.const("00"))
      second <- Gen.frequency(5 -> two(0, 59).map(":" + _), 2 -> Gen.const(""), 1 -> Gen.oneOf(":00", ":60"))
      fraction <- if second.isEmpty then Gen.const("") else fractionTexts
    yield s"$hour:$minute$second$fraction"

  val offsetTexts: Gen[String] = Gen.frequency(
    2 -> Gen.const("Z"),
    4 -> Gen.zip(Gen.oneOf("+", "-"), two(0, 18), two(0, 59)).map((sign, hour, minute) => s"$sign$hour:$minute"),
    1 -> Gen.zip(Gen.oneOf("+", "-"), two(0, 18)).map((sign, hour) => s"$sign$hour"),
    1 -> Gen.zip(Gen.oneOf("+", "-"), two(0, 18), two(0, 59), two(0, 59)).map((sign, h, m, s) => s"$sign$h:$m:$s"),
    1 -> Gen.oneOf("+00:00", "-00:00", "+18:00", "-18:00", "+18:00:00", "-18:00:01", "+18:01", "+19:00", "-00:00:01"),
    1 -> Gen.oneOf("+1", "-0100", "+010203", "+1:00", "+0", "-18")
  )

  /** A point without digits after it, which the JDK takes for a whole number. */
  def endsInPoint(text: String): Boolean = text.matches("(?s).*[.,](?![0-9]).*")

  def hasSmallLetter(text: String): Boolean = text.exists(Character.isLowerCase)
