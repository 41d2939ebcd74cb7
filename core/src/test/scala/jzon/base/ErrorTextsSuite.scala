package jzon

import java.nio.charset.StandardCharsets.UTF_8
import java.util.UUID
import java.util.concurrent.TimeUnit
import jzon.RoundTrip.refuses
import jzon as json
import munit.{FunSuite, Location}

/** What errors say of the value that was refused, and of what would have been accepted. */
class ErrorTextsSuite extends FunSuite:
  import ErrorTextsSuite.*

  /** Without the parentheses that a rendered error adds to its message. */
  private def bare(text: String): String = text.filterNot(c => c == '(' || c == ')')

  test("a wrong name of an enum: the names, what came, and the nearest"):
    refuses[Line](
      """{"level":"info"}""",
      """.level(invalid disambiguator): expected Info, Warn or Error, got "info", did you mean Info?"""
    )
    refuses[Line](
      """{"level":"critical"}""",
      """.level(invalid disambiguator): expected Info, Warn or Error, got "critical""""
    )

  test("a wrong hint, in a wrapper and in a discriminator"):
    refuses[Fruit](
      """{"banana":{"curvature":1}}""",
      """(invalid disambiguator): expected Banana or "dragon fruit", got "banana", did you mean Banana?"""
    )
    refuses[Fruit](
      """{"dragon-fruit":{}}""",
      """(invalid disambiguator): expected Banana or "dragon fruit", got "dragon-fruit", did you mean "dragon fruit"?"""
    )
    refuses[Fruit](
      """"Banana"""",
      """(expected an object, got ")"""
    )
    refuses[Shape](
      """{"r":1,"kind":"cercle"}""",
      """.kind(invalid disambiguator): expected circle, square or dot, got "cercle", did you mean circle?"""
    )
    refuses[Shape]("""{"kind":1}""", ".kind(invalid disambiguator): expected circle, square or dot, got 1")
    refuses[Shape]("""{"kind":null}""", ".kind(invalid disambiguator): expected circle, square or dot, got n")

  test("the bare name of a case that has fields is refused at the string"):
    val at = places[List[Shape]]("""["dot","circle",1]""")
    assertEquals(
      at,
      List(("""[1](invalid disambiguator): expected an object for a case with fields, got "circle"""", 7L))
    )

  test("Either, Java enums, literal types"):
    refuses[Either[String, Int]](
      """{"Lefty":1}""",
      """(invalid disambiguator): expected Left, left, a, Right, right or b, got "Lefty", did you mean Left?"""
    )
    refuses[Either[String, Int]]("""{"b":1,"a":"x"}""", ".a(invalid extra field)")
    refuses[TimeUnit](
      "\"DAY\"",
      "(expected a TimeUnit): NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS or DAYS, got \"DAY\", " +
        "did you mean DAYS?"
    )
    refuses[Map[TimeUnit, Int]](
      """{"fortnights":1}""",
      ".fortnights(expected a TimeUnit): NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS or DAYS, " +
        "got \"fortnights\""
    )
    refuses[Settings](
      """{"mode":"fats","size":1}""",
      """.mode(expected fast or slow), got "fats", did you mean fast?"""
    )
    refuses[Settings]("""{"mode":"fast","size":3}""", """.size(expected 1 or 2), got 3""")

  test("an extra field: those that there are, and the nearest"):
    refuses[Order](
      """{"id":1,"prise":2}""",
      ".prise(invalid extra field): expected id, price or unit-count, did you mean price?"
    )
    refuses[Order](
      """{"unitCount":1}""",
      ".unitCount(invalid extra field): expected id, price or unit-count, did you mean unit-count?"
    )
    refuses[Order](
      """{"costs":1}""",
      ".costs(invalid extra field): expected id, price or unit-count, did you mean cost?"
    )
    refuses[Order]("""{"note":1}""", ".note(invalid extra field): expected id, price or unit-count")
    refuses[Nothingness]("""{"x":1}""", ".x(invalid extra field)")

  test("of many names those that are nearest, and how many more there are"):
    val message = json.read[Wide]("""{"field7x":1}""").swap.toOption.get.message
    assert(clue(message).startsWith("invalid extra field: expected field7, "))
    assert(clue(message).matches(".* or \\d+ others, did you mean field7\\?"))

  test("numbers that are out of range: the range, and the number"):
    refuses[Int]("3000000000", "(expected an Int) from -2147483648 to 2147483647, got 3000000000")
    refuses[Byte]("-129", "(expected a Byte) from -128 to 127, got -129")
    refuses[Short]("32768", "(expected a Short) from -32768 to 32767, got 32768")
    refuses[Long](
      "9223372036854775808",
      "(expected a Long) from -9223372036854775808 to 9223372036854775807, got 9223372036854775808"
    )
    refuses[Int]("9" * 64, s"(expected an Int) from -2147483648 to 2147483647, got ${"9" * 64}")
    refuses[Int]("9" * 65, s"(expected an Int) from -2147483648 to 2147483647, got ${"9" * 64}…")
    refuses[Double]("-1e400", "(expected a Double) from -1.7976931348623157E308 to 1.7976931348623157E308, got -1e400")
    refuses[Float]("1e39", "(expected a Float) from -3.4028235E38 to 3.4028235E38, got 1e39")
    refuses[Map[Int, Int]](
      """{"3000000000":1}""",
      """."3000000000"(expected an Int) from -2147483648 to 2147483647, got "3000000000""""
    )
    refuses[collection.immutable.BitSet]("[5000]", "[0](expected an Int) from 0 to 1023, got 5000")

  test("a fraction or an exponent is another matter than the range"):
    refuses[List[Int]](
      "[1.0]",
      "[0](expected an Int) from -2147483648 to 2147483647 without fraction or exponent, got 1.0"
    )
    refuses[Long](
      "1e3",
      "(expected a Long) from -9223372036854775808 to 9223372036854775807 without fraction or exponent, got 1e3"
    )
    refuses[BigInt]("1.5", "(expected a BigInteger without fraction or exponent, got 1.5)")

  test("a text that has a form: an example of it, and what came"):
    refuses[java.time.LocalDate]("\"22.11.2026\"", """(expected a LocalDate like 2026-11-22, got "22.11.2026")""")
    refuses[java.time.LocalDate]("20261122", "(expected a LocalDate like 2026-11-22, got 2)")
    refuses[UUID]("\"1-2\"", """(expected a UUID like 123e4567-e89b-12d3-a456-426614174000, got "1-2")""")
    refuses[Map[UUID, Int]](
      """{"\u0041":1}""",
      """.A(expected a UUID like 123e4567-e89b-12d3-a456-426614174000, got "A")"""
    )
    refuses[Char]("\"ab\"", """(expected a Char, one UTF-16 code unit, got "ab")""")
    refuses[Map[Boolean, Int]]("""{"yes":1}""", """.yes(expected a Boolean, true or false, got "yes")""")

  test("a byte order mark, and what else can't be seen, is named"):
    refuses[Int]("\ufeff1", "(expected a number, got a byte order mark (U+FEFF))")
    refuses[Order]("\ufeff{}", "(expected an object, got a byte order mark (U+FEFF))")
    refuses[Int]("\u200b1", "(expected a number, got U+200B ZERO WIDTH SPACE)")
    refuses[Int]("1\u001b[31m", "(expected the end of input got U+001B ESCAPE)")
    refuses[List[Int]]("[1\u00a0,2]", "(expected ',' or ']' got U+00A0 NO-BREAK SPACE)")
    refuses[List[Int]]("[1é]", "(expected ',' or ']' got 'é')")
    refuses[Boolean]("tr ue", "(expected true got U+0020 SPACE)")
    refuses[String]("\"a\nb\"", "(control character in a string, got U+000A LINE FEED (LF))")
    refuses[Line](
      "{\"level\":\"Info\u200b\"}",
      ".level(invalid disambiguator): expected Info, Warn or Error, got \"Info<U+200B ZERO WIDTH SPACE>\", " +
        "did you mean Info?"
    )

  test("no character of a document acts on a terminal or breaks a line, in a message or in a path"):
    val hostile = List(
      0x00, 0x07, 0x08, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0x9b, 0xa0, 0xad, 0x61c, 0x200b, 0x200d, 0x200e,
      0x2028, 0x2029, 0x202e, 0x2066, 0x2069, 0x3164, 0xfe0f, 0xfeff, 0xfff9, 0xe000, 0x0378, 0xe0041, 0x10ffff, 0x301
    )
    for c <- hostile do
      val text = Character.toString(c) + "x"
      val quoted = jzon.write(text)
      val errors = List(
        json.read[Line](s"""{"level":$quoted}"""),
        json.read[Order](s"""{$quoted:1}"""),
        json.read[Map[String, Int]](s"""{$quoted:true}"""),
        json.read[Map[Int, Int]](s"""{$quoted:true}"""),
        json.read[java.time.Instant](quoted),
        json.read[Settings](s"""{"mode":$quoted}"""),
        json.read[Fruit](s"""{$quoted:1}"""),
        json.read[Echo](quoted),
        json.read[Int](text),
        json.read[List[Int]]("[1" + text),
        json.read[List[Int]]("[1]" + text)
      )
      for result <- errors do
        val error = result.swap.getOrElse(fail("it was read", clues(f"U+$c%04X")))
        for shown <- List(error.message, error.render, error.jq, error.getMessage, error.toString) do
          assert(shown.indexOf(c) < 0 || c == 0x301 && !shown.contains("\"\u0301"), f"U+$c%04X is in $shown")

  test("whatever is quoted is cut, and the text stays below 1 KB"):
    given Limits = Limits(nameBytes = 2000000)
    for unit <- List("x", "é", "€", "😀", "\u200b", "\"", "\\") do
      val long = unit * 200000
      val quoted = jzon.write(long)
      val errors = List(
        json.read[Line](s"""{"level":$quoted}"""),
        json.read[Wide](s"""{$quoted:1}"""),
        json.read[java.time.Instant](quoted),
        json.read[Map[String, java.time.Instant]](s"""{$quoted:$quoted}"""),
        json.read[TimeUnit](quoted),
        json.read[Settings](s"""{"mode":$quoted}"""),
        json.read[Fruit](s"""{$quoted:1}"""),
        json.read[Shape](s"""{"kind":$quoted}"""),
        json.read[Char](quoted),
        json.read[Echo](quoted)
      )
      for result <- errors do
        val error = result.swap.getOrElse(fail("it was read", clues(unit)))
        assert(clue(error.message).getBytes(UTF_8).length <= DecodeError.MaxMessage)
        assert(clue(error.render).getBytes(UTF_8).length <= DecodeError.MaxRender)
        assert(bare(error.render).endsWith(bare(error.message)))
        assert(java.nio.charset.Charset.forName("UTF-8").newEncoder.canEncode(error.render), "no half character")

  test("an error can be serialized, with its text"):
    val error = json.read[Line]("""{"level":"info"}""").swap.toOption.get
    val bytes = java.io.ByteArrayOutputStream()
    java.io.ObjectOutputStream(bytes).writeObject(error)
    val read = java.io.ObjectInputStream(java.io.ByteArrayInputStream(bytes.toByteArray)).readObject
    assertEquals(read.asInstanceOf[DecodeError].render, error.render)

  private def places[A: json.Decoder](text: String): List[(String, Long)] =
    RoundTrip.sources.map(_[A](text).fold(error => (error.render, error.offset), a => (a.toString, -1L))).distinct

object ErrorTextsSuite:
  enum Level derives json.Codec:
    case Info, Warn, Error
  case class Line(level: Level) derives json.Codec

  sealed trait Fruit derives json.Codec
  case class Banana(curvature: Double) extends Fruit
  @json.hint("dragon fruit")
  case class Pitaya(weight: Int) extends Fruit

  @json.discriminator("kind") @json.rename_all(json.KebabCase)
  enum Shape derives json.Codec:
    case Circle(r: Int)
    case Square(side: Int)
    case Dot

  case class Settings(mode: Mode, size: Sizes = 1) derives json.Decoder
  type Mode = "fast" | "slow"
  type Sizes = 1 | 2
  given json.Decoder[Mode] = json.Decoder.derived
  given json.Decoder[Sizes] = json.Decoder.derived

  @json.no_extra_fields
  case class Order(id: Int, @json.aliases("cost") price: Int, @json.field("unit-count") units: Int = 1)
      derives json.Decoder
  @json.no_extra_fields
  case class Nothingness() derives json.Decoder

  @json.no_extra_fields
  case class Wide(
      field0: Int = 0,
      field1: Int = 0,
      field2: Int = 0,
      field3: Int = 0,
      field4: Int = 0,
      field5: Int = 0,
      field6: Int = 0,
      field7: Int = 0,
      field8: Int = 0,
      field9: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans0: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans1: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans2: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans3: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans4: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans5: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans6: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans7: Int = 0,
      aRatherLongNameOfAFieldThatNobodyMeans8: Int = 0
  ) derives json.Decoder

  /** Refused with its own text. */
  case class Echo(text: String)
  object Echo:
    given json.Decoder[Echo] = json.Decoder[String].emap(text => Left(s"no such thing: $text"))
