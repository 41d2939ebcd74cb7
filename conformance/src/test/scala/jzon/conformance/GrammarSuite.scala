package jzon.conformance

import jzon.{DecodeError, Decoder, Json, Limits}
import munit.FunSuite
import scala.concurrent.duration.*

/** Every document of the corpora gets the right verdict, and the same one with the same place and text from every kind
  * of input, as a tree, as a value that is passed over, and as the value of an unknown field.
  */
class GrammarSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  private def sameFromEveryKind[A](document: Document, bytes: Array[Byte])(using Decoder[A]): Outcome =
    val expected = InputKind.array[A](bytes)
    InputKind.all(bytes).foreach: kind =>
      val outcome = kind[A](bytes)
      if outcome != expected then fail(s"${document.name} from ${kind.name}: $outcome, not $expected")
    expected

  private def shifted(outcome: Outcome): Any = outcome match
    case Outcome.Refused(kind, message, _, offset, line, column) =>
      (kind, message, offset - Anything.offset, line, if line == 1 then column - Anything.offset else column)
    case Outcome.Accepted(_) => true

  /** As a tree, skipped, and as the value of an unknown field: whether it is accepted. */
  private def judged(document: Document): Boolean =
    val tree = sameFromEveryKind[Json](document, document.bytes)(using Anything.tree)
    val skipped = sameFromEveryKind[Unit](document, document.bytes)(using Anything.skipped)
    assertEquals(skipped.place, tree.place, document.name)
    val inside = Anything.around(document.bytes)
    val unknown = sameFromEveryKind[Int](document, inside)(using Anything.unknown)
    if Oracle.isJson(inside) != unknown.isAccepted then fail(s"${document.name} as an unknown field: $unknown")
    // What ends too soon alone goes on inside; what is complete may be followed there.
    tree match
      case Outcome.Refused(DecodeError.Kind.Syntax, message, _, _, _, _) if !message.startsWith("expected the end") =>
        assertEquals(shifted(unknown), tree.place, document.name)
      case _ => ()
    tree.isAccepted

  for set <- Documents.judged do
    test(s"$set: verdicts"):
      val documents = Documents.of(set)
      assume(documents.nonEmpty, Documents.missing)
      documents.foreach: document =>
        val isAccepted = judged(document)
        document.verdict.foreach(expected => assertEquals(isAccepted, expected, document.name))
        if document.bytes.length <= 65536 then assertEquals(isAccepted, Oracle.isJson(document.bytes), document.name)

  private val parsing = Documents.of("jsontestsuite/test_parsing")
  private def named(prefix: String): Seq[Document] = parsing.filter(_.name.split('/').last.startsWith(prefix))

  test("JSONTestSuite: 95 of 95 accepted, 188 of 188 refused"):
    assume(parsing.nonEmpty, Documents.missing)
    assertEquals(named("y_").count(document => InputKind.array[Json](document.bytes).isAccepted), 95)
    assertEquals(named("n_").count(document => !InputKind.array[Json](document.bytes).isAccepted), 188)
    assertEquals(named("y_").length, 95)
    assertEquals(named("n_").length, 188)

  /** An array of whatever `element` reads. */
  private def elements[A](element: Decoder[A]): Decoder[List[A]] = in =>
    val all = List.newBuilder[A]
    in.beginArray()
    while in.hasElement() do all += element.read(in)
    all.result()

  private def values[A](value: Decoder[A]): Decoder[List[(String, A)]] = in =>
    val all = List.newBuilder[(String, A)]
    in.beginObject()
    while in.hasField() do all += ((in.readName(), value.read(in)))
    all.result()

  private val typed: Seq[Decoder[?]] = Seq[Decoder[?]](
    elements[Int](_.readInt()),
    elements[Long](_.readLong()),
    elements[Double](_.readDouble()),
    elements[Float](_.readFloat()),
    elements[java.math.BigDecimal](_.readBigDecimal()),
    elements[java.math.BigInteger](_.readBigInteger()),
    elements[String](_.readString()),
    elements[Boolean](_.readBoolean()),
    elements(elements(Decoder.int)),
    elements(Anything.tree),
    values(Decoder.int),
    values(Decoder.string),
    values(Anything.tree)
  )

  test("JSONTestSuite: no typed value comes of what is not JSON, the same from every kind of input"):
    assume(parsing.nonEmpty, Documents.missing)
    for document <- named("n_"); decoder <- typed do
      val outcome = sameFromEveryKind(document, document.bytes)(using decoder.asInstanceOf[Decoder[Any]])
      assert(!outcome.isAccepted, document.name)

  test("JSONTestSuite: typed values of what is JSON are those of the tree"):
    assume(parsing.nonEmpty, Documents.missing)
    var numbers, texts = 0
    named("y_").foreach: document =>
      typed.foreach(decoder => sameFromEveryKind(document, document.bytes)(using decoder.asInstanceOf[Decoder[Any]]))
      jzon.readOrThrow[Json](document.bytes) match
        case Json.Arr(IndexedSeq(Json.Num(text))) =>
          assertEquals(jzon.read(document.bytes)(using elements(Decoder.double)), Right(List(text.toDouble)))
          numbers += 1
        case Json.Arr(IndexedSeq(Json.Str(text))) =>
          assertEquals(jzon.read(document.bytes)(using elements(Decoder.string)), Right(List(text)))
          texts += 1
        case _ => ()
    assert(numbers >= 15 && texts >= 30, s"$numbers numbers, $texts texts")

  test("a tree is written as it was read, and reads back equal"):
    val documents = Documents.judged.flatMap(Documents.of).filter(_.verdict.contains(true))
    assume(documents.nonEmpty, Documents.missing)
    documents.foreach: document =>
      val tree = jzon.readOrThrow[Json](document.bytes)
      assertEquals(jzon.readOrThrow[Json](jzon.writeBytes(tree)), tree, document.name)
      assertEquals(jzon.readOrThrow[Json](jzon.writePretty(tree)), tree, document.name)
      assertEquals(jzon.writeBytesExact(tree).length, jzon.writeBytes(tree).length, document.name)

  test("nativejson: what is written compactly is written back byte for byte"):
    val folder = jzon.Corpora.find("nativejson/roundtrip")
    assume(folder.isDefined, jzon.Corpora.missing("nativejson"))
    val files = java.nio.file.Files.list(folder.get).toArray.map(_.asInstanceOf[java.nio.file.Path]).toSeq
    assertEquals(files.length, 27)
    files.foreach: file =>
      val text = java.nio.file.Files.readString(file)
      assertEquals(jzon.write(jzon.readOrThrow[Json](text)), text.trim, file.getFileName.toString)

  test("a slice's error never quotes what stands around it"):
    val secret = "SECRET"
    for text <- Seq("[1,", "\"abc", "tru", "-", "{\"a\"", "1e", "\"\\u12") do
      val bytes = (secret + text + secret).getBytes
      val error = jzon.read[Json](bytes, 6, 6 + text.length).swap.toOption.get
      assert(!error.render.contains("S") && !error.render.contains("E"), error.render)
      assertEquals(error.offset, text.length.toLong)

  test("the 35 files of JSONTestSuite that are up to the parser follow the table in docs/conformance.md"):
    assume(parsing.nonEmpty, Documents.missing)
    val row = """\| `(i_[^`]+)` \| (accepted|refused) \| (.*) \|""".r
    val file = Iterator.iterate(java.nio.file.Paths.get("").toAbsolutePath)(_.getParent).takeWhile(_ != null)
      .map(_.resolve("docs/conformance.md")).find(java.nio.file.Files.exists(_)).get
    val lines = java.nio.file.Files.readString(file).linesIterator
    val table = lines.collect { case row(name, verdict, why) => name -> (verdict, why) }.toMap
    assertEquals(table.size, 35)
    named("i_").foreach: document =>
      val (verdict, why) = table(document.name.split('/').last)
      val isAccepted = InputKind.array[Json](document.bytes)(using Anything.tree, Limits.default).isAccepted
      assertEquals(if isAccepted then "accepted" else "refused", verdict, document.name)
      if why.contains("Double") then
        val double = jzon.read(document.bytes)(using elements(Decoder.double)).toOption.map(_.head)
        assertEquals(
          double.fold("refused")(d => if d == 0 then "zero" else "rounded"),
          why.split(' ').last,
          document.name
        )
