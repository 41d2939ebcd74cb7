package jzon.spark.read

import java.io.{IOException, InputStream}
import jzon.{DecodeError, Limits, Reader}
import jzon.input.{Inputs, Lines}
import jzon.wire.Blanks
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.unsafe.types.UTF8String
import scala.util.Using

/** The lines that begin in a split of a file, one record per line. Lines end with LF or CRLF. The last line may end
  * with the file. Blank lines are skipped. A line is decoded in place in the buffer.
  *
  * @param open
  *   opens the file at an offset
  * @param start
  *   the offset at which the split begins
  * @param end
  *   the offset at which the next split begins; a line that begins before it is read to its end
  */
final private[spark] class LineRecords(open: Long => InputStream, start: Long, end: Long, decoder: RecordDecoder)(using
    limits: Limits
) extends Records:
  /** The offset of `buffer(0)` in the file. Reading begins one byte before the split, because that byte shows whether a
    * line begins with the split.
    */
  private var origin = math.max(start - 1, 0)
  private val in = open(origin)
  private var buffer = new Array[Byte](LineRecords.BufferSize)

  /** The next line begins at `buffer(pos)`. The bytes that were read end before `buffer(until)`. */
  private var pos = 0
  private var until = 0
  private var isEnded = false

  /** The last line, without the white space at its end. */
  private var lineFrom = 0
  private var lineUntil = 0

  /** Whether the last line is longer than [[jzon.Limits.documentBytes]], without its line feed and carriage return. The
    * rest of it is dropped.
    */
  private var isTooLong = false

  /** The length of the byte order mark with which the next line begins, or 0. */
  private var mark = 0

  /** The number of lines of the split before the last one. */
  private var lines = 0

  private val reader = Reader(Array.emptyByteArray, 0, 0)

  var row: InternalRow = InternalRow.empty
  var error: DecodeError | Null = null

  /** Offset in the file of the first line of the split. */
  private val firstLine = passPartialLine()

  /** Lines of the file before the split. They are counted only when there is an error to report. */
  private lazy val linesBefore = countLines(firstLine)

  def advance(): Boolean =
    var isThere = false
    while !isThere && hasLine do
      findLine()
      val begin = Blanks.end(buffer, lineFrom, lineUntil)
      isThere = begin < lineUntil || isTooLong
      if isThere then decode(begin)
      lines = Lines.sum(lines, 1)
    isThere

  private def decode(begin: Int): Unit =
    decoder.decodeFrom(buffer)
    reader.one(buffer, lineFrom, begin, lineUntil, origin + lineFrom, lines, 0, Long.MaxValue, limits.depth)
    try
      if isTooLong then reader.failLimit("the line is too long")
      row = Inputs.one(reader)(using decoder)
      reader.finish()
      error = null
    catch case refused: DecodeError => error = refused

  def line: Long =
    val refused = error
    if refused == null then 0 else linesBefore + refused.line

  def text: UTF8String = UTF8String.fromBytes(java.util.Arrays.copyOfRange(buffer, lineFrom, lineUntil))

  def bytes: Long = origin + pos - firstLine

  def close(): Unit = in.close()

  // Finding lines.

  /** Skips the line that began before the split. Returns the offset at which the first line begins. */
  private def passPartialLine(): Long =
    if start == 0 then
      while until < LineRecords.ByteOrderMark.length && !isEnded do refill()
      if LineRecords.beginsWithMark(buffer, until) then mark = LineRecords.ByteOrderMark.length
    else
      var feed = -1
      while
        feed = Lines.next(buffer, pos, until)
        feed < 0 && !isEnded && origin + until < end
      do
        pos = until
        refill()
      pos = if feed < 0 then until else feed + 1
    origin + pos

  private def hasLine: Boolean =
    if pos == until && !isEnded then refill()
    pos < until && origin + pos < end

  /** Finds the end of the line at `pos`, and moves on to the next one. The part of a too long line that is dropped does
    * not depend on how many bytes are read at a time.
    */
  private def findLine(): Unit =
    var searched = 0
    var feed = -1
    isTooLong = false
    while
      feed = Lines.next(buffer, pos + searched, until)
      feed < 0 && !isEnded
    do
      searched = until - pos
      if searched - mark - 1 > limits.documentBytes then
        searched = limits.documentBytes.toInt + mark + 1
        origin += until - pos - searched // as if the bytes that are dropped had not been there
        until = pos + searched
        isTooLong = true
      refill()
    val stop = if feed < 0 then until else feed
    lineFrom = pos + mark
    mark = 0
    val size = (if stop > lineFrom && buffer(stop - 1) == '\r' then stop - 1 else stop) - lineFrom
    if size > limits.documentBytes then isTooLong = true
    lineUntil = solidEnd(if isTooLong then lineFrom + limits.documentBytes.toInt else stop)
    pos = if feed < 0 then until else feed + 1

  /** The index after the last byte of the line that is not white space, such as a carriage return. */
  private def solidEnd(stop: Int): Int =
    var i = stop
    while i > lineFrom && Blanks.isBlank(buffer(i - 1)) do i -= 1
    i

  /** Reads more bytes. The bytes before `pos` may be dropped from the buffer. */
  private def refill(): Unit =
    if pos > 0 && (pos == until || until == buffer.length) then
      System.arraycopy(buffer, pos, buffer, 0, until - pos)
      origin += pos
      until -= pos
      pos = 0
    if until == buffer.length then
      if until == LineRecords.MostBytes then throw IOException("a line is too long to be kept")
      buffer = java.util.Arrays.copyOf(buffer, math.min(until * 2L, LineRecords.MostBytes.toLong).toInt)
    val count = in.read(buffer, until, buffer.length - until)
    if count < 0 then isEnded = true else until += count

  private def countLines(size: Long): Long =
    Using.resource(open(0)): file =>
      val piece = new Array[Byte](LineRecords.BufferSize)
      var lines = 0L
      var left = size
      while left > 0 do
        val count = file.read(piece, 0, math.min(left, piece.length).toInt)
        if count < 0 then throw IOException("the file has become shorter")
        lines += Lines.count(piece, 0, count)
        left -= count
      lines

private[spark] object LineRecords:
  private val BufferSize = 256 * 1024

  /** The largest length of an array on common virtual machines. */
  private val MostBytes = Int.MaxValue - 8

  val ByteOrderMark: Array[Byte] = Array(0xef, 0xbb, 0xbf).map(_.toByte)

  def beginsWithMark(bytes: Array[Byte], size: Int): Boolean =
    size >= ByteOrderMark.length && ByteOrderMark.indices.forall(i => bytes(i) == ByteOrderMark(i))
