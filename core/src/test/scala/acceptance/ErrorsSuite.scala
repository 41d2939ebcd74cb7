package acceptance

import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.DecodeError.Kind
import jzon.syntax.*
import munit.Location

class ErrorsSuite extends munit.FunSuite, Rows:
  import ErrorsSuite.*

  /** Without the parentheses that a rendered error adds to its message. */
  private def bare(text: String): String = text.filterNot(c => c == '(' || c == ')')

  test("28 a bad element of a list is named by its index"):
    refuses[List[Int]]("""[1,"x"]""", "[1](expected a number, got \")")
    refuses[Vector[Boolean]]("[true,false,3]", "[2](expected a Boolean, got 3)")
    refuses[List[List[Int]]]("[[],[1,2,null]]", "[1][2](expected a number, got n)")

  test("29 a bad element of a tuple is named by its index"):
    refuses[(Int, Int)]("""["x",1]""", "[0](expected a number, got \")")
    refuses[(Int, Int)]("""[1,"x"]""", "[1](expected a number, got \")")

  test("30 a key that is no identifier gives a path that jq takes, and that selects the place"):
    refuses[Map[String, Int]]("""{"a b.c":true}""", ".\"a b.c\"(expected a number, got t)")
    assume(Jq.isInstalled, "jq is not installed")
    val keys = List(
      "a b.c",
      "",
      "1a",
      "a-b",
      "é",
      "a\"b",
      "a\\b",
      "\\(1)",
      "$x",
      "\n",
      "\u0001",
      "\u007f",
      "😀",
      "if",
      "and",
      "a/b~c",
      "[0]"
    )
    keys.foreach: key =>
      val document = Map(key -> Map(key -> List("not here", "here"))).toJson
      json.read[Map[String, Map[String, List[NotHere]]]](document) match
        case Right(_)    => fail("it was read", clues(document))
        case Left(error) =>
          assertEquals(Jq.select(error.jq, document), Right("\"here\""), clues(error.jq))
          val escaped = key.replace("~", "~0").replace("/", "~1")
          assertEquals(error.pointer, s"/$escaped/$escaped/1")

  test("30 jq takes the query of a syntax error, and of the root"):
    assume(Jq.isInstalled, "jq is not installed")
    List("""{"a":[1,{"b c":womp}]}""", "", "[", "[1,2", """{"a":""", "{\"a\"x").foreach: text =>
      json.read[Map[String, List[Int]]](text) match
        case Right(_)    => fail("it was read", clues(text))
        case Left(error) => assert(Jq.select(s"try (${error.jq}) catch 0", "null").isRight, clues(error.jq))

  test("31 every prefix of a valid document is refused, and throws nothing"):
    val bytes = document.getBytes(UTF_8)
    assertEquals(json.read[Order](bytes).map(_.id), Right("café 😀"))
    (0 until bytes.length - trailing).foreach: length =>
      val prefix = bytes.take(length)
      everyWay[Order](prefix).foreach((input, result) => assert(result.isLeft, clues(input, length)))
      assert(json.read[Skipped](prefix).isLeft, clues(length))
      assert(json.read[json.Json](prefix).isLeft, clues(length))

  test("32 any byte changed is read or refused, and throws nothing"):
    val bytes = document.getBytes(UTF_8)
    for
      i <- bytes.indices
      b <- 0 to 255
    do
      val changed = bytes.clone
      changed(i) = b.toByte
      json.read[Order](changed): Unit
      json.read[Skipped](changed): Unit
      json.read[json.Json](changed): Unit

  test("33 offset, line and column are right after CRLF, tabs and characters beyond ASCII"):
    val text = "{\r\n\t\"é😀\": 1,\r\n\t\"ü\":\t[0,\n\n  \"€\", womp]\r\n}"
    val offset = text.take(text.indexOf("womp")).getBytes(UTF_8).length
    everyWay[Skipped](text.getBytes(UTF_8)).foreach: (input, result) =>
      val error = result.left.getOrElse(fail("it was read", clues(input)))
      assertEquals(
        (error.kind, error.offset, error.line, error.column),
        (Kind.Syntax, offset.toLong, 5, 8),
        clue(input)
      )

  test("33 offsets of the four kinds: the byte, the value, the name's quote, the end"):
    at[Int]("  x", Kind.Syntax, 2)
    at[Int]("  \"x\"", Kind.Data, 2)
    at[Int](" 1.0", Kind.Data, 1)
    at[List[Int]](" [1, 99999999999]", Kind.Data, 5)
    at[Banana]("""{"curvature":1, "curvature":2}""", Kind.Data, 16)
    at[StrictBanana]("""{"curvature":1, "x":2}""", Kind.Data, 16)
    at[Banana]("""{"x":1 }""", Kind.Data, 7)
    at[Banana]("""{"curvature":1""", Kind.End, 14)
    at[Banana]("", Kind.End, 0)
    at[java.math.BigInteger](" " + "9" * 50, Kind.Limit, 1)

  private def at[A: json.Decoder](text: String, kind: Kind, offset: Long)(using Location): Unit =
    everyWay[A](text.getBytes(UTF_8)).foreach: (input, result) =>
      val error = result.left.getOrElse(fail("it was read", clues(input, text)))
      assertEquals((error.kind, error.offset), (kind, offset), clues(input, text, error.render))

  test("34 a 1 MB key or string at the place gives at most 1 KB of text"):
    given json.Limits = json.Limits(nameBytes = 2000000)
    val long = "é😀" * 170000
    val texts = List(
      json.read[Map[String, Int]](Map(long -> "x").toJson),
      json.read[Map[String, Map[String, Int]]](Map(long -> Map(long -> "x")).toJson),
      json.read[Int](long.toJson),
      json.read[StrictBanana](Map(long -> "x").toJson),
      json.read[Fruit](Map(long -> "x").toJson),
      json.read[Map[Int, Int]](Map(long -> "x").toJson),
      json.read[java.time.Instant](long.toJson)
    )
    texts.foreach: result =>
      val error = result.left.getOrElse(fail("it was read"))
      assert(clue(error.render.getBytes(UTF_8).length) <= 1024)
      assert(bare(error.render).endsWith(bare(error.message)), clues(error.render))
      assert(clue(error.getMessage.length) <= 1024)
    assert(texts.head.left.exists(_.jq.length > long.length), "the query is never cut")

  test("35 the same error from every kind of input"):
    val documents = List(
      document.replace("\"price\":9.5", "\"price\":\"9.5\""),
      document.replace("\"count\":2", "\"count\":2.0"),
      document.replace("\"count\":2", "\"count\":womp"),
      document.replace("\"items\"", "\"things\""),
      document.replace("\"id\"", "\"note\""),
      document.dropRight(20),
      document + "x",
      "\r\n\t é",
      ""
    )
    documents.foreach: text =>
      val results = everyWay[Order](text.getBytes(UTF_8)).map: (input, result) =>
        val error = result.left.getOrElse(fail("it was read", clues(input, text)))
        input -> (error.kind, error.render, error.jq, error.pointer, error.offset, error.line, error.column)
      results.foreach((input, seen) => assertEquals(seen, results.head._2, clues(input, text)))

object ErrorsSuite:
  case class Banana(curvature: Double) derives json.Decoder
  @json.no_extra_fields
  case class StrictBanana(curvature: Double) derives json.Decoder

  sealed trait Fruit derives json.Decoder
  case class Pear(weight: Int) extends Fruit

  /** Any string but `here`. */
  case class NotHere(text: String)
  object NotHere:
    given json.Decoder[NotHere] = json.Decoder[String].ensure("it is here")(_ != "here").map(NotHere(_))

  case class Item(name: String, count: Int, price: Double, tags: Map[String, Boolean]) derives json.Decoder
  case class Order(id: String, items: List[Item], note: Option[String], position: (Int, BigInt), gift: Boolean)
      derives json.Decoder

  val document: String =
    """{ "id" : "caf\u00e9 😀", "unknown" : { "a" : [1, -2.5e3, null, "\\", {}], "b" : false },
      |  "items" : [{"name":"b\"x","count":2,"price":9.5,"tags":{"new":true,"a b":false}}, {"name":"ü","count":-3,"price":1e-3,"tags":{}}],
      |  "position" : [1, 12345678901234567890123], "gift" : true, "note" : null }
      |""".stripMargin

  /** White space after the document. */
  val trailing = 1
