package jzon.spark

import java.io.{ByteArrayInputStream, InputStream}
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{Limits, Reader}
import jzon.spark.read.{LineRecords, RecordDecoder}
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.unsafe.types.UTF8String

/** Every record of a file is in exactly one split, wherever the file is cut. */
class SplitsSuite extends munit.FunSuite:
  private object Words extends RecordDecoder:
    def decodeFrom(bytes: Array[Byte] | Null): Unit = ()
    def read(in: Reader): InternalRow = InternalRow(UTF8String.fromString(in.readString()))
    def refused(text: () => UTF8String | Null, reason: () => UTF8String): InternalRow = InternalRow.empty

  /** Gives a few bytes at a time. */
  private class Slow(bytes: Array[Byte], from: Int, most: Int) extends InputStream:
    private val in = ByteArrayInputStream(bytes, from, bytes.length - from)
    def read(): Int = in.read()
    override def read(into: Array[Byte], at: Int, room: Int): Int = in.read(into, at, math.min(room, most))

  /** The records of a split, and the lines at which some are refused. */
  private def records(bytes: Array[Byte], start: Int, end: Int, most: Int, limits: Limits): List[String | Long] =
    val records = new LineRecords(at => Slow(bytes, at.toInt, most), start, end, Words)(using limits)
    val found = List.newBuilder[String | Long]
    while records.advance() do found += (if records.error == null then records.row.getString(0) else records.line)
    records.close()
    found.result()

  private def check(text: String, expected: List[String | Long], limits: Limits = Limits.default)(using
      munit.Location
  ): Unit =
    val bytes = text.getBytes(UTF_8)
    for most <- List(1, 3, 1000) do
      assertEquals(records(bytes, 0, bytes.length, most, limits), expected, s"whole, by $most")
      for cut <- 1 until bytes.length do
        val parts = records(bytes, 0, cut, most, limits) ++ records(bytes, cut, bytes.length, most, limits)
        assertEquals(parts, expected, s"cut at $cut, by $most")
    for size <- 1 to 5 do
      val parts = (0 until bytes.length by size).toList
        .flatMap(from => records(bytes, from, math.min(from + size, bytes.length), 1000, limits))
      assertEquals(parts, expected, s"splits of $size")

  test("lines"):
    check("\"a\"\n\"bc\"\n\"def\"\n", List("a", "bc", "def"))
    check("\"a\"\n\"bc\"", List("a", "bc"))

  test("CRLF, blank lines, white space"):
    check("\"a\"\r\n\r\n\n  \n \"b\" \r\n\t\"c\"", List("a", "b", "c"))
    check("\n\n\n", Nil)

  test("a byte order mark"):
    check("\ufeff\"a\"\n\"b\"\n", List("a", "b"))
    check("\ufeff", Nil)
    check("\"a\"\n\ufeff\"b\"\n", List("a", 2L))

  test("characters of several bytes"):
    check("\"ä\"\n\"€😀\"\n\"😀\"", List("ä", "€😀", "😀"))

  test("a record longer than splits"):
    val long = "x" * 50
    check(s"\"a\"\n\"$long\"\n\"b\"\n", List("a", long, "b"))

  test("records that are refused have the line of the file"):
    check("\"a\"\n\nx\n\"b\"\r\n1\n\"\n", List("a", 3L, "b", 5L, 6L))

  test("a line beyond the limit is refused, and the next one is read"):
    val limits = Limits(documentBytes = 5)
    check("\"abc\"\n\"abcd\"\n\"a\"   \n  \"a\"\r\n\"abcd\"\r\n\"b\"", List("abc", 2L, 3L, "a", 5L, "b"), limits)
    check("\"a\"           x\n\"b\"\n\n", List(1L, "b"), limits)

  test("lines longer than the buffer"):
    val long = "y" * 700_000
    val text = s"\"a\"\n\"$long\"\n\"b\"\n".getBytes(UTF_8)
    for cut <- List(1, 4, 5, 300_000, text.length - 5, text.length - 4, text.length - 3) do
      val parts = records(text, 0, cut, 100_000, Limits.default) ++
        records(text, cut, text.length, 100_000, Limits.default)
      assertEquals(parts, List[String | Long]("a", long, "b"), s"cut at $cut")
