package jzon.conformance

import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.{DecodeError, Json}
import jzon.DecodeError.Kind
import munit.{FunSuite, Location}

/** The query of an error, given to the real `jq`, selects the offending place. */
class JqSuite extends FunSuite:
  private val jq: Option[String] =
    sys.env.getOrElse(
      "PATH",
      ""
    ).split(java.io.File.pathSeparator).map(java.io.File(_, "jq")).find(_.canExecute).map(_.getPath)

  /** What `jq` prints, and how it ended. */
  private def run(query: String, document: String): (Int, String) =
    val process = ProcessBuilder(jq.get, "-c", query).redirectErrorStream(true).start()
    val in = process.getOutputStream
    try in.write(document.getBytes(UTF_8))
    catch case _: java.io.IOException => () // it did not want to read all of it
    finally
      try in.close()
      catch case _: java.io.IOException => ()
    val out = new String(process.getInputStream.readAllBytes(), UTF_8)
    (process.waitFor(), out)

  private def selects(error: DecodeError, document: String, expected: Json)(using Location): Unit =
    val (status, out) = run(error.jq, document)
    assertEquals(status, 0, s"${error.jq}: $out")
    assertEquals(json.read[Json](out), Right(expected), error.jq)

  private val names = Seq(
    "a",
    "_a1",
    "a b.c",
    "",
    "1a",
    "a-b",
    "é",
    "日本",
    "😀",
    "a\"b",
    "a\\b",
    "\\(1)",
    "$x",
    "and",
    "if",
    "null",
    "__loc__",
    "a\nb",
    "\u0001",
    "\u007f",
    "\u2028",
    "a\u200bb",
    "\ufeffa",
    "\u202ea",
    "\u001b[31m",
    "\u0301",
    "e\u0301",
    "\u00a0",
    "\ue000",
    "❤\ufe0f",
    "\udb40\udc41",
    "[0]",
    ".",
    "..",
    "a.b",
    "#",
    "@base64",
    "?",
    "'",
    "x" * 300
  )

  test("the value at fault, below every name"):
    assume(jq.isDefined, "skipped: no jq on the path")
    val wrong = Json.Str("the place")
    for name <- names do
      val document = json.write(Map(name -> List(Map("ok" -> Json.Num(1), name -> wrong))))
      val error = json.read[Map[String, List[Map[String, Int]]]](document).swap.toOption.get
      assertEquals(error.kind, Kind.Data)
      assertEquals(document.getBytes(UTF_8).drop(error.offset.toInt).take(11).toSeq, "\"the place\"".getBytes.toSeq)
      selects(error, document, wrong)

  test("elements, from the root on"):
    assume(jq.isDefined, "skipped: no jq on the path")
    val document = """[[1,2],[3,{"n":"the place"}]]"""
    selects(json.read[List[List[Int]]](document).swap.toOption.get, document, Json.Obj("n" -> Json.Str("the place")))
    selects(json.read[Int](document).swap.toOption.get, document, json.readOrThrow[Json](document))
    val tuple = json.read[(Int, Int)]("[1,[\"x\"]]").swap.toOption.get
    selects(tuple, "[1,[\"x\"]]", Json.Arr(Json.Str("x")))

  case class Inner(n: Int) derives json.Decoder
  @json.no_extra_fields
  case class Outer(`a b`: List[Inner], c: Int) derives json.Decoder

  test("missing, duplicate and extra fields"):
    assume(jq.isDefined, "skipped: no jq on the path")
    def outer(text: String) = json.read[Outer](text).swap.toOption.get
    def row(text: String, message: String, expected: Json)(using Location): Unit =
      val error = outer(text)
      assertEquals(error.message, message)
      selects(error, text, expected)
    row("""{"a b":[{"n":1},{"m":2}],"c":3}""", "missing", Json.Null)
    row("""{"a b":[],"c":3,"c":4}""", "duplicate", Json.Num(4))
    row("""{"a b":[],"x\"y":[5],"c":3}""", "invalid extra field: expected \"a b\" or c", Json.Arr(Json.Num(5)))

  test("a query for a document that is not JSON compiles"):
    assume(jq.isDefined, "skipped: no jq on the path")
    for name <- names; cut <- Seq("tru", "") do
      val error = json.read[Json](s"{${json.write(name)}:[1,{${json.write(name)}:$cut").swap.toOption.get
      val (status, out) = run(s"try (${error.jq}) catch .", "null")
      assertEquals(status, 0, s"${error.jq}: $out")

  test("the pointer finds the place that the query selects"):
    for name <- names do
      val document = json.write(Map(name -> List(Map("ok" -> Json.Num(1), name -> Json.Str("the place")))))
      val error = json.read[Map[String, List[Map[String, Int]]]](document).swap.toOption.get
      val pointer = json.JsonPointer.parse(error.pointer).toOption.get
      assertEquals(json.readOrThrow[Json](document).at(pointer), Some(Json.Str("the place")))
