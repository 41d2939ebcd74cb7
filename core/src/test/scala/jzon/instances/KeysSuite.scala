package jzon.instances

import java.net.URI
import java.nio.charset.StandardCharsets.UTF_8
import java.time.*
import java.util.{Currency, Locale, UUID}
import java.util.concurrent.TimeUnit
import scala.concurrent.duration.{DurationInt, FiniteDuration}
import jzon.{Decoder, DecodeError, Encoder, KeyDecoder, KeyEncoder, Limits}
import jzon.async.Trickle
import munit.Location

class KeysSuite extends Rows:
  /** The name is that of the key, both ways, and in a document with every character escaped. */
  private def key[K](name: String, key: K)(using Location, KeyDecoder[K], KeyEncoder[K]): Unit =
    both(s"""{"$name":1}""", Map(key -> 1))
    reads(s"""{ "${name.map(c => f"\\u${c.toInt}%04x").mkString}" : 1 }""", Map(key -> 1))

  /** `message` goes before the name. */
  private def refusesKey[K](name: String, message: String)(using Location, KeyDecoder[K]): Unit =
    val key = unescaped(name)
    val got = s"$message, got ${jzon.Shown.quoted(key)}"
    val end = List(": ", " from ").map(message.indexOf(_)).filter(_ >= 0).minOption.getOrElse(got.length)
    refuses[Map[K, Int]](s"""{"$name":1}""", jzon.Path(Nil)./(key).jq + s"(${got.take(end)})${got.drop(end)}")

  private def unescaped(name: String): String = jzon.readOrThrow[String]("\"" + name + "\"")

  test("strings"):
    key("a b", "a b")
    key("", "")
    key("a", 'a')
    key("a b", Symbol("a b"))
    refusesKey[Char]("ab", "expected a Char, one UTF-16 code unit")

  test("numbers"):
    key("-128", Byte.MinValue)
    key("32767", Short.MaxValue)
    key("0", 0)
    key("-2147483648", Int.MinValue)
    key("-9223372036854775808", Long.MinValue)
    key("1.5", 1.5f)
    key("-1.0E-7", -1e-7)
    key("Infinity", Double.PositiveInfinity)
    key("-Infinity", Double.NegativeInfinity)
    key("Infinity", Float.PositiveInfinity)
    key("-Infinity", Float.NegativeInfinity)
    key("12345678901234567890", BigInt("12345678901234567890"))
    key("12345678901234567890", java.math.BigInteger("12345678901234567890"))
    key("1.50", BigDecimal("1.50"))
    key("1.50", java.math.BigDecimal("1.50"))
    key("true", true)
    key("false", false)
    assert(jzon.readOrThrow[Map[Double, Int]]("""{"NaN":1}""").head._1.isNaN)
    assertEquals(jzon.write(Map(Float.NaN -> 1)), """{"NaN":1}""")

  test("numbers are whole and strict"):
    for name <- List(
        "",
        " 1",
        "1 ",
        "01",
        "+1",
        "1.0",
        "1e0",
        "0x1",
        "1x",
        "x",
        "-",
        "--1",
        "1,2",
        "2147483648",
        "\\n1",
        "1\\u0000",
        "\\\"1\\\"",
        "NaN",
        "null",
        "１"
      )
    do
      refusesKey[Int](name, "expected an Int from -2147483648 to 2147483647")
    for name <- List("", " 1", "1.", ".5", "1e", "1e400", "Inf", "-NaN", "infinity", "NaN ", "\\\"NaN\\\"") do
      refusesKey[Double](name, "expected a Double from -1.7976931348623157E308 to 1.7976931348623157E308")
    refusesKey[Byte]("128", "expected a Byte from -128 to 127")
    refusesKey[Short]("32768", "expected a Short from -32768 to 32767")
    refusesKey[Long]("9223372036854775808", "expected a Long from -9223372036854775808 to 9223372036854775807")
    refusesKey[Float]("\\\"-Infinity\\\"", "expected a Float from -3.4028235E38 to 3.4028235E38")
    refusesKey[Float]("1e39", "expected a Float from -3.4028235E38 to 3.4028235E38")
    refusesKey[Boolean]("True", "expected a Boolean, true or false")
    refusesKey[BigDecimal]("x", "expected a BigDecimal like 1.5")

  test("the limits of numbers hold for keys"):
    val most = (BigInt(1) << 127) - 1
    key(most.toString, most)
    refuses[Map[BigInt, Int]](s"""{"${most + 1}":1}""", "(expected a 128 bit BigInteger)")
    refuses[Map[BigDecimal, Int]]("""{"1e9999":1}""", "(expected a scale of at most 6178)")

  test("texts of other types"):
    key("01234567-89ab-cdef-0123-456789abcdef", UUID.fromString("01234567-89ab-cdef-0123-456789abcdef"))
    key("https://example.org/", URI("https://example.org/"))
    key("de-CH", Locale.forLanguageTag("de-CH"))
    key("CHF", Currency.getInstance("CHF"))
    key("DAYS", TimeUnit.DAYS)
    key("2020-02-29", LocalDate.of(2020, 2, 29))
    key("10:15", LocalTime.of(10, 15))
    key("2020-02-29T10:15:30", LocalDateTime.of(2020, 2, 29, 10, 15, 30))
    key("10:15Z", OffsetTime.of(10, 15, 0, 0, ZoneOffset.UTC))
    key("2020-02-29T10:15:30Z", OffsetDateTime.of(2020, 2, 29, 10, 15, 30, 0, ZoneOffset.UTC))
    key("2020-02-29T10:15:30Z[Europe/London]", ZonedDateTime.of(2020, 2, 29, 10, 15, 30, 0, ZoneId.of("Europe/London")))
    key("2020-02-29T10:15:30Z", Instant.parse("2020-02-29T10:15:30Z"))
    key("2020", Year.of(2020))
    key("2020-02", YearMonth.of(2020, 2))
    key("--02-29", MonthDay.of(2, 29))
    key("MARCH", Month.MARCH)
    key("FRIDAY", DayOfWeek.FRIDAY)
    key("Europe/Paris", ZoneId.of("Europe/Paris"))
    key("Z", ZoneOffset.UTC)
    key("PT1.5S", Duration.ofMillis(1500))
    key("P3D", Period.ofDays(3))
    key[FiniteDuration]("PT1.5S", 1500.millis)
    refusesKey[LocalDate]("2021-02-29", "expected a LocalDate like 2026-11-22")
    refusesKey[TimeUnit](
      "",
      "expected a TimeUnit: NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS or DAYS"
    )

  test("boxes of Java"):
    key("true", java.lang.Boolean.TRUE)
    key("1", java.lang.Byte.valueOf(1.toByte))
    key("-2", java.lang.Short.valueOf(-2.toShort))
    key("3", java.lang.Integer.valueOf(3))
    key("-4", java.lang.Long.valueOf(-4))
    key("1.5", java.lang.Float.valueOf(1.5f))
    key("2.5", java.lang.Double.valueOf(2.5))
    key("x", java.lang.Character.valueOf('x'))
    val map = java.util.Map.of(java.lang.Integer.valueOf(1), "a")
    assertEquals(jzon.readOrThrow[java.util.Map[java.lang.Integer, String]](jzon.write(map)), map)
    refusesKey[java.lang.Integer]("x", "expected an Int from -2147483648 to 2147483647")
    val none: java.lang.Integer = null
    intercept[jzon.EncodeError](jzon.write(Map(none -> 1))): Unit

  test("keys of one's own"):
    case class Id(value: Int)
    given KeyDecoder[Id] = KeyDecoder[Int].emap(i => if i < 0 then Left("a negative id") else Right(Id(i)))
    given KeyEncoder[Id] = KeyEncoder[Int].contramap(_.value)
    key("7", Id(7))
    refuses[Map[Id, Int]]("""{"-7":1}""", ".\"-7\"(a negative id)")
    given upper: KeyDecoder[StringBuilder] = KeyDecoder[String].map(StringBuilder(_))
    assertEquals(jzon.readOrThrow[List[Map[StringBuilder, Int]]]("""[{"a":1}]""").head.head._1.toString, "a")

  test("the limit of a name's length holds for every key, at N and N + 1"):
    given Limits = Limits(nameBytes = 5)
    reads("""{"12345":1}""", Map(12345 -> 1))
    refuses[Map[Int, Int]]("""{"123456":1}""", "(the text is too long)")
    refuses[Map[String, Int]]("""{"123456":1}""", "(the text is too long)")
    refuses[Map[Int, Int]]("""{"\u0031":1}""", "(the text is too long)")

  test("only the limit of a name's length holds for a key, however it is cut"):
    given Limits = Limits(stringBytes = 3)
    def reads[K: KeyDecoder](name: String)(using Location): Unit =
      val document = s"""{"$name":1}"""
      assertEquals(jzon.readOrThrow[Map[K, Int]](document).size, 1)
      assertEquals(jzon.readOrThrow[Map[K, Int]](Trickle(document.getBytes(UTF_8), 1)).size, 1)
    reads[String]("abcdefgh")
    reads[Char]("\\u0061")
    reads[Short]("12076")
    reads[Long]("123456789012")
    reads[Long]("12345678901\\u0032")
    reads[BigInt]("1" + "0" * 30)
    reads[Double]("-1.25e10")
    reads[UUID]("26905a4e-a01e-1c92-1bf4-43eca741bd5e")
    reads[UUID]("26905a4e-a01e-1c92-1bf4-43eca741bd5\\u0065")
    reads[LocalDate]("2024-02-29")
    reads[URI]("urn:a:b")
    refuses[Map[String, String]]("""{"abcdefgh":"abcd"}""", ".abcdefgh(the text is too long)")

  test("a malformed name is no data"):
    for text <- List("""{"1""", """{"\x":1}""", "{\"\u0001\":1}") do
      val error = jzon.read[Map[Int, Int]](text).left.toOption.get
      assert(error.kind == DecodeError.Kind.Syntax || error.kind == DecodeError.Kind.End, clue(error))

  test("a name and its value on two sides of a stream's buffer"):
    val long = "\"" + "x" * 20000 + "\""
    val entries = (0 to 20).map(i => s""""$i":[$long]""").mkString("{", ",", ",\"99\" : [1]}")
    refuses[Map[Int, List[String]]](entries, ".\"99\"[0](expected a string, got 1)")
