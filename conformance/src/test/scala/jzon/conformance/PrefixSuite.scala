package jzon.conformance

import jzon.DecodeError
import munit.FunSuite
import scala.concurrent.duration.*

/** Documents that end too soon, or hold a wrong byte: refused or valid, never another exception, never a wrong verdict.
  */
class PrefixSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  /** How many bytes of a document are needed: all but the white space at its end. */
  private def needed(bytes: Array[Byte]): Int = bytes.lastIndexWhere(b => !" \n\r\t".contains(b.toChar)) + 1

  test("every prefix of every document up to 64 KB, in place: no sooner than it is complete"):
    val documents = Documents.upTo(1 << 16)
    assume(documents.nonEmpty, Documents.missing)
    documents.foreach: document =>
      val bytes = document.bytes
      val isContainer = document.verdict.contains(true) && !isNumber(bytes)
      val last = needed(bytes)
      // Of long documents every prefix at the ends, and a prime's multiples of the rest.
      val step = if bytes.length > 4096 then 13 else 1
      for until <- 0 to bytes.length if until % step == 0 || until < 300 || until > bytes.length - 300 do
        // Of short documents a copy that ends there: reading on would be an exception.
        val skipped =
          if bytes.length <= 4096 then Outcome(java.util.Arrays.copyOf(bytes, until))(using Anything.skipped)
          else Outcome.of(jzon.read(bytes, 0, until)(using Anything.skipped))
        if isContainer && skipped.isAccepted != (until >= last) then fail(s"${document.name} until $until: $skipped")
        if isContainer && until < last then
          skipped match
            case Outcome.Refused(kind, _, _, offset, _, _) =>
              if kind != DecodeError.Kind.End || offset != until then fail(s"${document.name} until $until: $skipped")
            case _ => ()
        if bytes.length <= 1024 then
          val tree = Outcome.of(jzon.read(bytes, 0, until)(using Anything.tree))
          assertEquals(tree.place, skipped.place, s"${document.name} until $until")

  private def isNumber(bytes: Array[Byte]): Boolean =
    bytes.exists(_ > ' ') && "-0123456789".contains(bytes.find(_ > ' ').get.toChar)

  private val replacements = "\"\\{}[]:,0-.eEtun/ \n\u0000\u001f\u007f".map(_.toByte) ++
    Seq(0x80, 0xc2, 0xe0, 0xed, 0xf4, 0xff)
      .map(_.toByte)

  test("every byte of small documents changed: the verdict of the plain grammar"):
    val documents = Documents.upTo(300).filter(_.bytes.length > 0)
    assume(documents.nonEmpty, Documents.missing)
    var accepted, refused = 0
    documents.foreach: document =>
      val bytes = document.bytes.clone
      for i <- bytes.indices do
        val before = bytes(i)
        // All replacements at each place would take minutes: every document gets three at each, others at the next.
        for k <- 0 until 3 do
          bytes(i) = replacements((i * 3 + k + bytes.length) % replacements.length)
          check(document, bytes)
        bytes(i) = (before ^ 1 << (i % 8)).toByte
        if check(document, bytes) then accepted += 1 else refused += 1
        bytes(i) = before
    assert(accepted > 1000 && refused > 1000, s"$accepted accepted, $refused refused")

  private def check(document: Document, bytes: Array[Byte]): Boolean =
    val tree = Outcome.of(jzon.read(bytes)(using Anything.tree))
    val skipped = Outcome.of(jzon.read(bytes)(using Anything.skipped))
    assertEquals(skipped.place, tree.place, document.name)
    if tree.isAccepted != Oracle.isJson(bytes) then
      fail(s"${document.name} changed to ${new String(bytes, "ISO-8859-1")}: $tree")
    tree.isAccepted

  test("every byte of documents up to 4 KB changed: no exception, the same verdict read and skipped"):
    val documents = Documents.upTo(4096).filter(_.bytes.length > 300)
    assume(documents.nonEmpty, Documents.missing)
    documents.foreach: document =>
      val bytes = document.bytes.clone
      for i <- bytes.indices if i % 3 == bytes.length % 3 do
        val before = bytes(i)
        bytes(i) = replacements(i % replacements.length)
        val tree = Outcome.of(jzon.read(bytes)(using Anything.tree))
        assertEquals(Outcome.of(jzon.read(bytes)(using Anything.skipped)).place, tree.place, s"${document.name} at $i")
        bytes(i) = before

  test("texts made of tokens in any order: the verdict of the plain grammar"):
    val tokens = Seq(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "\"a\"",
      "\"\\n\"",
      "1",
      "-0",
      "1.5e3",
      "true",
      "false",
      "null",
      " ",
      "\n",
      "\"",
      "\\",
      "\\u0041",
      "\\ud83d\\ude00",
      "\\ud83d",
      "é",
      ".",
      "e",
      "-",
      "0",
      "\"a\":",
      "[]",
      "{}",
      "\"é😀\""
    )
    val random = java.util.SplittableRandom(7)
    var accepted = 0
    for _ <- 1 to 300000 do
      val text = Seq.fill(1 + random.nextInt(7))(tokens(random.nextInt(tokens.length))).mkString
      if check(Document(text, Array.empty, None), text.getBytes("UTF-8")) then accepted += 1
    assert(accepted > 1000, s"$accepted accepted")
