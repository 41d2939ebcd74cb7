package jzon.async

import scala.util.{Left, Right}
import jzon.{DecodeError, Decoder, Limits, Reader}
import jzon.input.{Inputs, Lines, Scanner}
import jzon.wire.Blanks

/** One value per line. The line feed is searched first, eight bytes at a time, because a JSON string contains none. A
  * line that is complete in a piece is decoded in place. Others are copied. A [[Scanner]] follows a long line as it
  * comes, so that text that is not JSON does not fill the memory.
  */
final private[async] class LineFrames[A](decoder: Decoder[A], limits: Limits) extends Frames[A]:
  import LineFrames.*

  private var bytes: Array[Byte] = new Array[Byte](0)
  private var pos = 0
  private var until = 0

  /** The offset of `bytes(0)`, and the number of lines before the one at `pos`. */
  private var origin = 0L
  private var lines = 0
  private var isLast = false

  private val reader = Reader(bytes, 0, 0)(using limits)
  private val assembly = Assembly()
  private val scanner = Scanner(limits, isStrict = true)

  /** The number of bytes of the assembled line that the scanner accepted. */
  private var scanned = 0

  /** The number of bytes of the assembled line, without the white space at its end. */
  private var solid = 0

  /** The white space at the beginning of the line, which was not kept. */
  private var blanks = 0

  /** The white space after the value of a long line, which was not kept. */
  private var trailing = 0L

  /** Whether the rest of the line is of no interest. */
  private var isRefused = false
  private var isEnded = false

  def isOver: Boolean = isEnded

  def offer(bytes: Array[Byte], from: Int, until: Int): Unit =
    origin += this.until - from // offset of what comes next, from now on counted from the new array's beginning
    this.bytes = bytes
    pos = from
    this.until = until

  def finish(): Unit = isLast = true

  /** Says how many bytes and lines of the input come before the first piece. */
  def begin(offset: Long, lines: Int): Unit =
    origin = offset
    this.lines = lines

  def next(): Either[DecodeError, A] | Null =
    var result: Either[DecodeError, A] | Null = null
    var isStuck = false
    while result == null && !isStuck && !isEnded do
      val feed = Lines.next(bytes, pos, until)
      if feed >= 0 then
        try result = endLine(feed)
        finally
          pos = feed + 1
          lines = Lines.sum(lines, 1)
      else if isLast then
        isEnded = true
        result = endLine(until)
      else
        try result = keep()
        catch
          case error: Throwable =>
            refuse(null): Unit
            throw error
        finally pos = until
        isStuck = result == null
    result

  /** The line continues up to `bytes(stop)`, and ends there. */
  private def endLine(stop: Int): Either[DecodeError, A] | Null =
    try
      if isRefused then null
      else if assembly.size == 0 then value(bytes, pos, solidEnd(bytes, pos, stop), origin + pos, blanks)
      else if isComplete then
        val error = pastBlanks(stop)
        if error == null then assembled() else error
      else if !add(stop) then tooLong()
      else assembled()
    finally
      isRefused = false
      clear()
      blanks = 0

  private def clear(): Unit =
    assembly.clear()
    solid = 0
    scanned = 0
    trailing = 0

  /** The index after the last byte that is not white space, such as the carriage return before a line feed. */
  private def solidEnd(bytes: Array[Byte], from: Int, stop: Int): Int =
    var i = stop
    while i > from && Blanks.isBlank(bytes(i - 1)) do i -= 1
    i

  private def assembled(): Either[DecodeError, A] | Null = value(assembly.bytes, 0, solid, assembly.offset, blanks)

  /** The value of a line. The limit of a document holds for its text, without the white space around it.
    *
    * @param columns
    *   the number of code points of the line before `bytes(from)`
    */
  private def value(bytes: Array[Byte], from: Int, stop: Int, offset: Long, columns: Int): Either[DecodeError, A] |
    Null =
    val begin = Blanks.end(bytes, from, stop)
    if begin == stop then null
    else
      reader.one(bytes, from, begin, stop, offset, lines, columns, limits.documentBytes, limits.depth)
      try
        val a = Inputs.one(reader)(using decoder)
        reader.finish()
        Right(a)
      catch case error: DecodeError => Left(error)

  /** The line continues after the piece. Keeps its bytes, unless it is refused already. */
  private def keep(): Either[DecodeError, A] | Null =
    if isRefused then null
    else if isComplete then
      val error = pastBlanks(until)
      if error == null then null else refuse(error)
    else
      if assembly.size == 0 then beginAssembly()
      if !add(until) then refuse(tooLong())
      else if solid > limits.documentBytes then refuse(assembled())
      else if assembly.size > LongLine then follow()
      else null

  /** White space at the beginning of a line is only counted, because there may be any amount of it. */
  private def beginAssembly(): Unit =
    val begin = if blanks < Int.MaxValue - bytes.length then Blanks.end(bytes, pos, until) else pos
    blanks += begin - pos
    pos = begin
    assembly.begin(origin + pos, lines, 0)

  private def add(stop: Int): Boolean =
    val before = assembly.size
    val fits = assembly.add(bytes, pos, stop)
    if fits then
      val end = solidEnd(assembly.bytes, before, assembly.size)
      if end > before then solid = end
    fits

  private def refuse(result: Either[DecodeError, A] | Null): Either[DecodeError, A] | Null =
    isRefused = true
    clear()
    result

  /** Refuses a long line as soon as it can't be JSON any more. If a character is split, the rest of it is awaited,
    * because the error may show it.
    */
  private def follow(): Either[DecodeError, A] | Null =
    if scanned == 0 then scanner.begin()
    scanned = scanner.scan(assembly.bytes, scanned, assembly.size)
    if scanner.problem != null || scanner.isOver || (scanner.isDone && solid > scanned) then
      val result =
        try assembled()
        catch case _: Exception if reader.hasTouchedEnd => null
      if !reader.hasTouchedEnd then refuse(result)
      else
        scanner.lift()
        null
    else null

  /** Whether the value of a long line is complete. Only white space may follow, of which there may be any amount. */
  private def isComplete: Boolean = scanned > 0 && scanner.isDone && solid <= scanned

  /** Counts white space up to `bytes(stop)`. Returns the error of the line if there is anything else. */
  private def pastBlanks(stop: Int): Either[DecodeError, A] | Null =
    val at = Blanks.end(bytes, pos, stop)
    trailing += at - pos
    if at == stop then null
    else
      val result = assembled()
      if result != null && result.isLeft then result
      else
        val columns = blanks + Lines.column(assembly.bytes, 0, assembly.size) + trailing
        val column = Math.min(columns, Int.MaxValue).toInt
        reader.one(bytes, at, at, stop, origin + at, lines, column, Long.MaxValue, limits.depth)
        try
          reader.finish()
          result
        catch case error: DecodeError => Left(error)

  private def tooLong(): Either[DecodeError, A] =
    reader.one(assembly.bytes, 0, 0, 1, assembly.offset, lines, 0, Long.MaxValue, limits.depth)
    try reader.failLimit("the value is too long to be kept")
    catch case error: DecodeError => Left(error)

private object LineFrames:
  /** The number of bytes of a line that are kept without looking at them. */
  private val LongLine = 64 * 1024
