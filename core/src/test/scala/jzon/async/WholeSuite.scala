package jzon.async

import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.{Decoder, Limits}
import jzon.DecodeError.Kind
import munit.{FunSuite, Location}
import scala.concurrent.duration.*

/** What a stream gives for a value is what `json.read` gives for the same bytes, for all kinds of decoders. */
class WholeSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  import Streamed.*
  import WholeSuite.*

  /** The result of the whole, as that of the line `line` that begins at `offset`. */
  private def alone[A: Decoder](bytes: Array[Byte], offset: Int, line: Int)(using Limits): String =
    json.read[A](bytes) match
      case Right(a)    => s"$a"
      case Left(error) =>
        s"${error.kind} ${error.render} at ${error.offset + offset} ${error.line + line - 1}:${error.column}"

  private def agree[A: Decoder](texts: Seq[String])(using Limits, Location): Unit =
    for text <- texts do
      val bytes = text.getBytes(UTF_8)
      val lines = "true\n\r\n".getBytes ++ bytes ++ "\r\n1".getBytes
      val expected = alone[A](bytes, 7, 3)
      for results <-
          pulled[A](Framing.Lines, lines) +: (0 to lines.length).map(i => pushed[A](Framing.Lines, lines, Seq(i)))
      do
        assertEquals((results.size, results(1)), (3, expected), text)
      val whole = alone[A](bytes, 0, 1)
      for framing <- Seq(Framing.Concatenated, Framing.ArrayElements()) do
        val (before, after) = if framing == Framing.Concatenated then "" -> " " else "[" -> "]"
        val results = pulled[A](framing, (before + text + after).getBytes(UTF_8))
        val all = (before + text + after).getBytes(UTF_8)
        if !whole.startsWith("Syntax expected the end") && !whole.startsWith("End") && framing == Framing.Concatenated
        then
          assertEquals(results.head, whole, text)
        for i <- 0 to all.length do
          assertEquals(pushed[A](framing, all, Seq(i)), results, s"$text by $framing, cut at $i")
        assertEquals(pushed[A](framing, all, 1 until all.length), results, s"$text by $framing, each byte")
        assertEquals(pulled[A](framing, Trickle(all, 1)), results, s"$text by $framing, one byte at a time")

  test("names and numbers in quotes"):
    agree[Map[Int, List[Long]]](Seq(
      """{"12":[1],"-3":[]}""",
      """{"1\u0032":[1]}""",
      """{"12x":1}""",
      """{"01":[]}""",
      """{"99999999999":[]}""",
      """{"1":[1],"1":[2]}""",
      """{"12"""",
      """{"""",
      """{"1":[9223372036854775808]}"""
    ))
    agree[Quoted](Seq(
      """{"n":"12","b":"true"}""",
      """{"n":"\u0031","b":"fals\u0065"}""",
      """{"n":"12 ","b":"true"}""",
      """{"n":"12""",
      """{"n":12}"""
    ))

  test("sealed types, in each form"):
    agree[Shape](Seq(
      """{"Circle":{"r":1.5}}""",
      """{"Square":{"r":1.5}}""",
      """{"Circle":{"r":"x"}}""",
      """{}""",
      """{"Circle":{"r":1},"a":1}""",
      """{"Circle""""
    ))
    agree[Tagged](Seq(
      """{"type":"Circle","r":1.5}""",
      """{"r":[{"a":{"b":1}}],"type":"Circle"}""",
      """{"r":2,"x":{"type":1},"type":"Circle"}""",
      """{"r":1}""",
      """{"type":"Square"}""",
      """{"type":1}""",
      """{"r":1,"type":"Circle"""",
      """{"r":1,"type":"Circle","type":"Circle"}"""
    ))
    agree[Untagged](Seq(
      """{"r":1}""",
      """{"side":2}""",
      """{"x":1}""",
      """{"side":"a"}""",
      """{"x":{"side":1},"r":3}"""
    ))

  test("alternatives, also in one another"):
    given Decoder[Either[Int, Either[List[Int], String]]] = Decoder[Int].map(Left(_))
      .orElse(Decoder[List[Int]].map(list => Right(Left(list))).orElse(Decoder[String].map(text => Right(Right(text)))))
    agree[List[Either[Int, Either[List[Int], String]]]](Seq(
      """[1,"a",[2]]""",
      """[[1,"x"]]""",
      """[[1,{"a":1}]]""",
      """[true]""",
      """["\ud83d\ude00",[]]""",
      """["\ud83d"]""",
      """[[1,2""",
      """[1.5,2]""",
      "[[1,\u20ac]]"
    ))

  test("texts of other types, trees and ready JSON"):
    agree[Texts](Seq(
      """{"day":"2024-02-29","id":"00000000-0000-0000-0000-000000000001","c":"x","raw": {"a" : [1, 2]} ,"big":1e400}""",
      """{"day":"2024-02-30"}""",
      """{"id":"0"}""",
      """{"c":"xy"}""",
      """{"raw":{"a":[}}""",
      """{"big":1e99999999}""",
      """{"day":"2024-02-2""",
      """{"c":"\ud83d\ude00"}"""
    ))
    agree[json.Json](Seq(
      """{"a":[1,null,{"b":-0.0e1}],"b":"é"}""",
      """[tru]""",
      """[01]""",
      """"\q"""",
      "\"\u0001\"",
      "{\"a\u200b\":1,}",
      """[1 2]"""
    ))

  test("a byte order mark is refused by its name, and the next line comes"):
    val results = json.readLines[Int](java.io.ByteArrayInputStream("\ufeff1\n2".getBytes(UTF_8))).toList
    assertEquals(
      results.map(_.left.map(_.message)),
      List(Left("expected a number, got a byte order mark (U+FEFF)"), Right(2))
    )
    assertEquals(
      pulled[Int](Framing.Concatenated, "\ufeff1 2".getBytes(UTF_8)),
      List("Syntax (expected a number, got a byte order mark (U+FEFF)) at 0 1:1")
    )

  test("what a value may cost counts for each value"):
    // Sixty readings of each byte are too many, whatever was read before the value.
    val lists = (1 to 60).map(i => anyList.emap(list => if list.size == i then Right(list) else Left("another size")))
    val alternatives = lists.reduceRight[Decoder[List[Int]]]((first, rest) => first.orElse(rest))
    given Decoder[List[Int]] = alternatives
    val cheap = "[1]"
    val dear = (1 to 300).mkString("[", ",", "]")
    assertEquals(json.read[List[Int]](dear).left.map(_.kind), Left(Kind.Limit))
    for framing <- Seq(Framing.Concatenated, Framing.Lines, Framing.ArrayElements()) do
      val values = (Seq.fill(20000)(cheap) ++ Seq(dear, cheap)).map(_ + "\n")
      val text = if framing == Framing.ArrayElements() then values.mkString("[", ",", "]") else values.mkString
      val results = pulled[List[Int]](framing, text.getBytes)
      assertEquals(results.size, 20002)
      assertEquals(results.count(_ == "List(1)"), 20001)
      assert(results(20000).startsWith("Limit"), results(20000))
      assertEquals(pushed[List[Int]](framing, text.getBytes, Seq(text.length / 2)), results)

object WholeSuite:
  private val anyList = Decoder[List[Int]]

  case class Quoted(@json.stringified n: Int, @json.stringified b: Boolean) derives json.Codec

  sealed trait Shape derives json.Codec
  case class Circle(r: Double) extends Shape

  @json.discriminator("type")
  sealed trait Tagged derives json.Codec
  object Tagged:
    case class Circle(r: json.Json) extends Tagged

  @json.untagged
  sealed trait Untagged derives json.Codec
  object Untagged:
    case class Round(r: Int) extends Untagged
    case class Square(side: Int) extends Untagged

  case class Texts(
      day: java.time.LocalDate = java.time.LocalDate.MIN,
      id: java.util.UUID = java.util.UUID(0, 0),
      c: Char = 'c',
      raw: json.Json = json.Json.Null,
      big: BigDecimal = 0
  ) derives json.Codec
