package jzon.derive

import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.async.Trickle

/** A derived decoder compares the name that it expects with the input, as words, if all of it is in the buffer. From a
  * stream that gives one byte at a time it reads every name in the plain way, which must give the same values and
  * errors.
  */
class ExpectedNamesSuite extends munit.FunSuite:
  import ExpectedNamesSuite.*

  private def same[A: json.Decoder](bytes: Array[Byte])(using munit.Location, json.Limits): Unit =
    def shown(input: json.Input) = json.read[A](input).left.map(e => (e.render, e.kind, e.offset, e.line, e.column))
    assertEquals(shown(bytes), shown(Trickle(bytes, 1)), String(bytes, UTF_8))

  private def same[A: json.Decoder](text: String)(using munit.Location, json.Limits): Unit =
    same[A](text.getBytes(UTF_8))

  /** The document, and what it becomes by one change at any byte. */
  private def changed[A: json.Decoder](text: String)(using munit.Location): Unit =
    val bytes = text.getBytes(UTF_8)
    same[A](bytes)
    for at <- bytes.indices do
      val (before, after) = bytes.splitAt(at)
      same[A](before)
      same[A](before ++ after.tail)
      same[A](before ++ " ".getBytes ++ after)
      for byte <- "\"\\:,}0 \u0000aé".getBytes(UTF_8) do same[A](before ++ (byte +: after.tail))

  private val lengths =
    write((1 to 16).map(n => ('a' until ('a' + n).toChar).mkString -> s"$n") :+ ('a' to 'x').mkString -> "24")

  private val unknown =
    """{"a":1,"u":null,"nam":"",  "names" : -1.5,
      |	"otherother":true,"é":"日本 \\n","\\u0061b":false,"long long name":1234567890123456789012345678901234567890,
      |"u":{"a":[2]},"x":1e5,"yy":0 , "zzz":"some text of more than eight bytes","other":[1],"w":[],"name":"x","v":0}
      |""".stripMargin

  private def write(fields: Seq[(String, String)]): String =
    fields.map((name, value) => s"${json.write(name)}:$value").mkString("{", ",", "}")

  /** With a line for each field, which is what comes between them. */
  private def lines(fields: Seq[(String, String)], line: String, colon: String = ": "): String =
    fields.map((name, value) => s"${json.write(name)}$colon$value").mkString(s"{$line", s",$line", s"$line}")

  test("names of 1 to 24 bytes, and any change of one byte"):
    changed[Lengths](lengths)

  test("names beyond ASCII, with escapes, and none"):
    changed[Odd](write(List("" -> "1", "é" -> "2", "日本語日本語" -> "3", "qu\"ote" -> "4", "back\\" -> "5")))
    changed[Empty]("{}")
    changed[Empty]("""{"":1}""")

  test("any order, absent fields, two of one name, unknown names anywhere"):
    val fields = List("a" -> "1", "name" -> "\"x\"", "other" -> "[1]", "unknown" -> "{}", "a" -> "2")
    for order <- fields.permutations; count <- 0 to fields.size do
      val text = write(order.take(count))
      same[Optional](text)
      same[Strict](text)
      same[Tagged](write(List("type" -> "\"One\"") ++ order.take(count)))
      same[Tagged](write(order.take(count) :+ "type" -> "\"One\""))
      same[Tagged](write(order.take(count) ++ List("type" -> "\"One\"", "type" -> "\"One\"")))

  test("any white space between fields, in any order, and with any white space around the colon"):
    val fields = List("a" -> "1", "name" -> "\"x\"", "other" -> "[1]", "unknown" -> "{}", "a" -> "2")
    val others =
      for end <- List("\n", "\r\n"); blank <- List(" ", "\t"); n <- List(1, 7, 8, 9, 17) yield end + blank * n
    for line <- (0 to 20).map("\n" + " " * _) ++ others ++ List(" ", "\t", "  ", "\r", "\n\n") do
      for colon <- List(":", ": ", " : ", "  :", ":  ", "\n:", ":\n", "") do
        same[Lengths](lines((1 to 3).map(n => ('a' until ('a' + n).toChar).mkString -> s"$n"), line, colon))
        same[Optional](lines(fields, line, colon))
        same[Tagged](lines(("type" -> "\"One\"") :: fields, line, colon))
      for order <- fields.permutations; count <- List(0, 2, 5) do
        val text = lines(order.take(count), line)
        same[Optional](text)
        same[Strict](text)
        same[List[Optional]](s"[$line$text,$line$text$line]")
        same[Tagged](lines(order.take(count) :+ "type" -> "\"One\"", line))

  test("any change of one byte in a document with white space between fields"):
    val fields = List("a" -> "1", "name" -> "\"x\"", "other" -> "[1]")
    for line <- List(" ", "\n", "\n  ", "\n         ", "\r\n  ", "\n\t\t", "\n \n", " \n ") do
      changed[Optional](lines(fields, line))
      changed[Strict](lines(fields, line))
      changed[Tagged](lines(("type" -> "\"One\"") :: fields, line))

  test("unknown names before one with an escape, which occurs twice"):
    val fields = List("\"a\":1", "\"\\u0061\":2", "\"u\": 3", "\"v\":null", "\"\\u0077\":4")
    for order <- fields.permutations; comma <- List(",", ",\n ") do
      val text = order.mkString("{", comma, "}")
      same[Optional](text)
      same[Strict](text)
      same[Tagged](text.replace("\"v\":null", "\"type\":\"One\""))

  test("any change of one byte in a tagged case, a strict class, and one with optional fields"):
    val fields = List("a" -> "1", "name" -> "\"x\"", "other" -> "[1]")
    changed[Optional](write(fields))
    changed[Strict](write(fields))
    changed[Tagged](write(("type" -> "\"One\"") :: fields))

  test("runs of unknown fields of every kind, and any change of one byte"):
    changed[Optional](unknown)
    changed[Strict](unknown)

  test("runs of unknown fields whose names or strings are about as long as the limit"):
    for bytes <- 0 to 26 do
      same[Optional](unknown)(using summon, summon, json.Limits(nameBytes = bytes))
      same[Optional](unknown)(using summon, summon, json.Limits(stringBytes = bytes))

  test("a name that is longer than the limit is refused"):
    for bytes <- 0 to 26 do
      given json.Limits = json.Limits(nameBytes = bytes)
      same[Lengths](lengths)
      same[Lengths](lengths.replace(",", ",\n  ").replace("{", "{\n  "))

object ExpectedNamesSuite:
  final case class Lengths(
      a: Int,
      ab: Int,
      abc: Int,
      abcd: Int,
      abcde: Int,
      abcdef: Int,
      abcdefg: Int,
      abcdefgh: Int,
      abcdefghi: Int,
      abcdefghij: Int,
      abcdefghijk: Int,
      abcdefghijkl: Int,
      abcdefghijklm: Int,
      abcdefghijklmn: Int,
      abcdefghijklmno: Int,
      abcdefghijklmnop: Int,
      abcdefghijklmnopqrstuvwx: Int
  ) derives json.Codec

  final case class Odd(
      @json.field("") a: Int,
      é: Int,
      日本語日本語: Int,
      @json.field("qu\"ote") c: Int,
      @json.field("back\\") d: Int
  ) derives json.Codec

  final case class Empty() derives json.Codec
  final case class Optional(a: Option[Int], name: String = "none", other: List[Int]) derives json.Codec
  @json.no_extra_fields
  final case class Strict(a: Option[Int], name: String = "none", other: List[Int]) derives json.Codec
  @json.discriminator("type")
  enum Tagged derives json.Codec:
    case One(a: Option[Int], name: String = "none", other: List[Int])
    case Two(b: Int)
