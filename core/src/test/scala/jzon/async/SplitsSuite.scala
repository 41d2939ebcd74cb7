package jzon.async

import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}
import jzon as json
import jzon.{Decoder, Limits}
import munit.{FunSuite, Location}
import scala.concurrent.duration.*

/** Wherever a stream is cut, the values, the errors and their places are the same, whether it is pulled or pushed. */
class SplitsSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  import Streamed.*

  case class Item(a: Int, b: String = "") derives json.Codec

  private val values = Seq(
    "",
    " ",
    "1",
    "12",
    " 12 ",
    "-0",
    "1 2 3",
    "1\n2\n",
    "1.5e3 2",
    "true false null",
    "\"a\"\"b\"",
    "[][]{}{}",
    "{}1",
    "1{}",
    "{\"a\":1}{\"a\":2}",
    "{\"a\":1}\n{\"a\":\"x\"}\n{\"a\":3}",
    "{\"a\":[1,{\"b\":\"]}\"}],\"c\":\"\\\"}{\"} 7",
    "\"\\\"\" \"\\\\\" \"[{\" \"}]\"",
    "\"é€😀\" \"\\u00e9\\ud83d\\ude00\"",
    "1,2",
    "]",
    "[1,2",
    "[1}",
    "{\"a\"1}",
    "{1}",
    "{,}",
    "tru",
    "trux",
    "nul",
    "fals3 1",
    "01",
    "-",
    "-x",
    "1.",
    "1.x",
    "1e",
    "1e+",
    "1ex",
    "1e5 2",
    "1.1.2",
    "1.1.",
    "[1.1.2]",
    "1-2",
    "1e5e3",
    "1e5+3",
    "1.5-",
    "\"a",
    "\"a\\",
    "\"\\x\"",
    "\"\\u12",
    "\"\\u12g4\"",
    "\"\\ud800\"",
    "\"\\ud800\\u0041\"",
    "\"\\ud800\\n\"",
    "\"\\udc00\"",
    "\"a\nb\"",
    "\u00e9",
    "{\u00e9}",
    "[1\u20ac]",
    "{\"a\":\ud83d\ude00}",
    "{\"x\":1} [\u20ac",
    "[[[[1]]]] 5",
    "{\"a\":\"x\",\"b\":[}",
    "{\"a\":\"x\",\"b\":\"\\q\"} 1",
    "{\"a\":\"x\",\"b\":[1,\u20ac]} 1",
    "{\"a\":\"x\",\"b\":tru\u20ac} 1",
    "{\"a\":\"x\"",
    "  {\"a\":5,\n \"b\":\"\\n\"}\n  x",
    "1 2 x 3",
    "1 {\"a\":1,\"a\":2} 3",
    "[1,2,3,] 4",
    "{\"a\":1,} 2",
    "{\"a\":9999999999} 1",
    "123456789012345678901234567890",
    "\u0001"
  )

  private def bytesOf(text: String): Array[Byte] = text.getBytes(UTF_8)

  private val broken = Seq(
    "\"\u00ff\"",
    "\u00c3",
    "\"\u00c3\" 1",
    "[\u00e2\u0082",
    "{\"a\":\"x\",\"b\":\"\u00ed\u00a0\u0080\"}",
    "\u00ef\u00bb\u00bf1"
  )
    .map(_.getBytes(ISO_8859_1))

  private def agree[A: Decoder](framing: Framing, bytes: Array[Byte])(using limits: Limits, location: Location): Unit =
    val expected = pulled[A](framing, bytes)
    def same(results: Results, how: => String): Unit =
      if results != expected then
        fail(
          s"${new String(bytes, UTF_8)} by $framing, $how:\n${results.mkString("\n")}\nnot\n${expected.mkString("\n")}"
        )
    same(pushed[A](framing, bytes, Nil), "in one piece")
    for i <- 0 to bytes.length do same(pushed[A](framing, bytes, Seq(i)), s"cut at $i")
    for i <- 0 to bytes.length; k <- i to math.min(i + 2, bytes.length) do
      same(pushed[A](framing, bytes, Seq(i, k)), s"cut at $i and $k")
    same(pushed[A](framing, bytes, 1 until bytes.length), "each byte")
    same(pushed[A](framing, bytes, (1 until bytes.length).flatMap(i => Seq(i, i))), "each byte and nothing")
    same(pulled[A](framing, Trickle(bytes, 1)), "a stream of one byte each")
    same(pulled[A](framing, Trickle(bytes, 3, hesitates = true)), "a stream that hesitates")

  private def agreeAll(framing: Framing, bytes: Array[Byte])(using Limits, Location): Unit =
    agree[json.Json](framing, bytes)
    agree[Item](framing, bytes)
    agree[Int](framing, bytes)

  private def enclosed(around: (String, String), bytes: Array[Byte]): Array[Byte] =
    around._1.getBytes(UTF_8) ++ bytes ++ around._2.getBytes(UTF_8)

  test("values one after the other"):
    for text <- values do agreeAll(Framing.Concatenated, bytesOf(text))
    for bytes <- broken do agreeAll(Framing.Concatenated, bytes)

  test("lines"):
    for text <- values; around <- Seq(("", ""), ("1\n", "\n2\n"), (" \r\n1\r\n", "\r\n\r\n3")) do
      agreeAll(Framing.Lines, enclosed(around, bytesOf(text)))
    for bytes <- broken do agreeAll(Framing.Lines, enclosed(("1\n", "\n2"), bytes))

  test("records"):
    for text <- values; around <- Seq(("\u001e", "\n"), ("\u001e1\n\u001e", ""), ("", "\u001e2\n\u001e\u001e\"a\"")) do
      agreeAll(Framing.RecordSeparators, enclosed(around, bytesOf(text)))
    for bytes <- broken do agreeAll(Framing.RecordSeparators, enclosed(("\u001e", "\u001e1\n"), bytes))

  test("elements of an array at the root"):
    val arrays = Seq(
      "[]",
      " [ ] ",
      "[1]",
      "[1,2,3]",
      "[1, 2\n,3 ]\n",
      "[{\"a\":1},{\"a\":\"x\"},{\"a\":3}]",
      "[1,2",
      "[1,",
      "[",
      "",
      "1",
      "{}",
      "null",
      "[1,]",
      "[,1]",
      "[1 2]",
      "[1,2]]",
      "[1] 2",
      "[1] \u20ac",
      "[1\u20ac]",
      "[\"]\",\"[\",\"\\\"]\"]",
      "[[],[1,2],[[]]]",
      "[{\"a\":1,\"b\":[}]",
      "[1,x,2]",
      "[1,2}",
      "[01]",
      "[1.]",
      "[\"",
      "\u20ac"
    )
    for text <- arrays do agreeAll(Framing.ArrayElements(), bytesOf(text))
    for text <- values do agreeAll(Framing.ArrayElements(), enclosed(("[4,", ",5]"), bytesOf(text)))
    for bytes <- broken do agreeAll(Framing.ArrayElements(), enclosed(("[4,", ",5]"), bytes))

  test("elements of an array deep in a document"):
    val documents = Seq(
      "{\"rows\":[1,2]}",
      "{\"x\":[1,{\"rows\":[]}],\"rows\":[1,\"x\",3],\"y\":{\"rows\":1}}",
      "{\"r\\u006fws\":[1]}",
      "{\"rows\":[1],\"rows\":[2]}",
      "{\"rows\":{}}",
      "{\"rows\":1}",
      "{\"row\":[1]}",
      "{}",
      "[]",
      "[[1]]",
      "1",
      "{\"rows\":[1],}",
      "{\"rows\":[1]} x",
      "{\"rows\":[1]",
      "{\"rows\"",
      "{\"rows",
      "{\"rows\":",
      "{\"a\":tru\u20ac,\"rows\":[1]}",
      "{\"a\":1 \"rows\":[1]}",
      "{\"a\" 1}",
      "{\"a\\q\":1}",
      "{\"rows\":[1],\"b\":\"\\q\"}",
      "{\"rows\":[1],\"b\":[}",
      "{\"rows\":[1],\"b\\q\":1}",
      "{1:2}",
      "{\u20ac",
      "{\"rows\":[1] \u20ac}",
      "{\"rows\":\u20ac}",
      "{\"a\":\"",
      "{\"rows\":[1],\"r"
    )
    for text <- documents do agree[Int](Framing.ArrayElements(pointer("/rows")), bytesOf(text))
    val nested = Seq(
      "{\"a\":[0,{\"b\":[1,2]},3],\"c\":4}",
      "{\"a\":[0]}",
      "{\"a\":[0,{\"b\":[1,2]},3",
      "{\"a\":[0,{\"b\":[1,2]}}",
      "{\"a\":{\"1\":{\"b\":[5]}}}",
      "{\"a\":{\"1\":[5]}}",
      "{\"a\":[[],{\"c\":1}]}",
      "{\"a\":[0,{\"b\":[1,\"x\"],\"b\":1}]}",
      "{\"a\":[0 {\"b\":[1,2]}]}",
      "{\"a\":[",
      "{\"a\":[0,",
      "{\"a\":[0,{\"b\":[1,2]},",
      "{\"a\":[0,{\"b\":1}]}",
      "{\"a\":[\u20ac"
    )
    for text <- nested do agree[Int](Framing.ArrayElements(pointer("/a/1/b")), bytesOf(text))

  test("limits"):
    given Limits = Limits(depth = 3, stringBytes = 4, nameBytes = 3, documentBytes = 9, numberBits = 16)
    val limited = Seq(
      "\"abcd\"",
      "\"abcde\"",
      "\"ab\\n\"",
      "\"abc\\n\"",
      "\"abc\u00e9\"",
      "{\"abc\":1}",
      "{\"abcd\":1}",
      "[[[1]]]",
      "[[[[1]]]]",
      "[[[[1]]]] 2",
      "123456789",
      "1234567890",
      "12345678 1",
      "123456789 1",
      "1234567890 1",
      "[1,2,3,4]",
      "[1,2,3,45]",
      "[1,2,3,456]",
      "\"abcdefg\" 1",
      "\"abcdefghij\" 1",
      "[1,2,3,4,5,6,7,8,9,10] 1",
      "[1,2,3,4,5,6,x] 1",
      "[        1]  3",
      "{\"a\":1}{\"abcd\":1}{\"a\":3}",
      "          1",
      "32767 32768 1",
      "{\"a\":\"x\",\"b\":1} 2",
      "99999999999999999999",
      "\"abcdef\u00e9\"",
      "[1,2,3,4,5]]",
      "\"a\nbcde\""
    )
    for text <- limited do
      agreeAll(Framing.Concatenated, bytesOf(text))
      agreeAll(Framing.Lines, bytesOf(s"1\n$text\n2"))
      agreeAll(Framing.Lines, bytesOf(s"  $text  \r\n 3  "))
      agreeAll(Framing.RecordSeparators, bytesOf(s"\u001e$text\n\u001e1\n"))
      agreeAll(Framing.ArrayElements(), bytesOf(s"[1,$text,2]"))
      agree[Int](Framing.ArrayElements(pointer("/r")), bytesOf(s"{\"a\":$text,\"r\":[1,2],\"c\":$text}"))
    agree[Int](Framing.ArrayElements(pointer("/rows")), bytesOf("{\"abcd\":1,\"rows\":[1]}"))
    agree[Int](Framing.ArrayElements(pointer("/a/b/c")), bytesOf("{\"a\":{\"b\":{\"c\":[1]}}}"))
    for bytes <- 0 to 5 do
      given Limits = Limits(documentBytes = bytes)
      val texts = Seq(
        "1 2",
        "12 3",
        "123 4",
        "[] 1",
        "[1] 2",
        "[1,2] 3",
        "\"a\" 1",
        "1234",
        "true 1",
        "1E-5 2",
        "2.5e+7",
        "1.5.2 1",
        "1e5e 1"
      )
      val wrong = Seq("[01]", "011", "-011", "[1,01]", "[1,-]", "[1.x]", "{\"a\":01}", "[trux]")
      for text <- texts ++ wrong do
        agreeAll(Framing.Concatenated, bytesOf(text))
        agreeAll(Framing.Lines, bytesOf(text.replace(' ', '\n')))
        agreeAll(Framing.ArrayElements(), bytesOf("[" + text.replace(' ', ',') + "]"))

  test("a leading zero of a number that is too long"):
    given Limits = Limits(stringBytes = 100)
    for text <- Seq("0" + "1" * 200, "-0" + "1" * 200) do
      agree[json.Json](Framing.Concatenated, bytesOf(text))
      agree[Double](Framing.Concatenated, bytesOf(text))
      agree[BigDecimal](Framing.Concatenated, bytesOf(text))

  test("values longer than a block of brackets"):
    val item = "{\"a\":1,\"b\":\"" + "x]\\\"{" * 12 + "\"}"
    val wrong = Seq(
      item,
      item.replace("\"a\":1", "\"a\":[]"),
      item.replace("\"a\":1", "\"a\":x"),
      item.replace("1,", "1}"),
      item.replace("{\"}", "{\"]"),
      item.replace("\\\"{\"", "\\q\""),
      item.dropRight(1) + ",\"c\":[[[{}]]]}",
      item.dropRight(1) + ",\"c\":[[[{]]]}",
      item.dropRight(1)
    )
    given Limits = Limits(depth = 4, stringBytes = 100)
    def each(framing: Framing, text: String): Unit =
      val bytes = bytesOf(text)
      val expected = pulled[Item](framing, bytes)
      for i <- 0 to bytes.length do
        assertEquals(pushed[Item](framing, bytes, Seq(i)), expected, s"$text cut at $i")
        assertEquals(pushed[Item](framing, bytes, Seq(i, math.min(i + 40, bytes.length))), expected, s"$text at $i")
    for text <- wrong do
      each(Framing.Concatenated, s" $text\n{\"a\":2}")
      each(Framing.RecordSeparators, s"\u001e$text\n\u001e{\"a\":2}")
      each(Framing.ArrayElements(), s"[$text,\n{\"a\":2}]")

  test("values of more bytes than are assembled unchecked, and limits of that size"):
    val mega = 1024 * 1024
    for
      size <- Seq(mega - 1, mega, mega + 1, mega + 100)
      end <- Seq("]", "}", "x]", "")
      max <- Seq(Long.MaxValue, mega.toLong, mega + 1L)
    do
      given Limits = Limits(documentBytes = max)
      val bytes = bytesOf("[\"" + "é".repeat(size / 2 - 4) + "\n".repeat(size % 2) + "\"" + end + " [2]")
      val expected = pulled[List[String]](Framing.Concatenated, bytes)
      for places <- Seq(Seq(1), Seq(5000), Seq(mega - 9), Range(1, bytes.length, 50021)) do
        assertEquals(pushed[List[String]](Framing.Concatenated, bytes, places), expected, s"$size $end $max $places")
