package jzon.async

import scala.util.{Left, Right}
import jzon.{DecodeError, Decoder, Limits, Reader}
import jzon.DecodeError.Kind
import jzon.input.{Inputs, Scanner}
import jzon.input.Scanner.Form
import jzon.wire.Brackets
import scala.util.control.NonFatal

/** Values without a separator that can be searched for: the end of each value shows where the next one begins.
  *
  * A value that is complete in a piece is decoded in place, without looking ahead. The reader reports whether it needed
  * more bytes than there were. Only then is the value copied, and its end is searched for:
  *
  *   - [[Brackets]] count those of an array or object, and the value is decoded from the copy. This is fast.
  *   - If that fails, or the value is long, the copy is read again from its first byte, and a [[Scanner]] follows it
  *     and the pieces after it. It follows all other values from the beginning.
  *
  * So each byte is scanned at most twice, however small the pieces are. An error must not depend on where the input is
  * split. So it comes from the decoder wherever possible, and the scanner only reports that there is one.
  *
  * @param outer
  *   the number of containers around each value
  */
abstract private[async] class ValueFrames[A](decoder: Decoder[A], limits: Limits, outer: Int) extends PieceFrames[A]:
  import FrameState.*
  import ValueFrames.MaxUnchecked

  protected val scanner: Scanner = Scanner(limits, isStrict = true, outer)
  protected val assembly: Assembly = Assembly()
  protected val reader: Reader = Reader(bytes, 0, 0)(using limits)
  private val brackets = Brackets()
  private val offence = Offence(scanner)
  private val levels = Math.max(limits.depth - outer, 0)

  protected var state: FrameState = Between

  /** Whether another piece is needed. */
  protected var isStuck = false

  /** The first byte of the value that was read last. */
  protected var initial: Byte = 0

  /** The number of bytes of the last value. */
  private var lastSize = 0L

  final def isOver: Boolean = state == Over

  final def next(): Either[DecodeError, A] | Null =
    var result: Either[DecodeError, A] | Null = null
    isStuck = false
    while result == null && !isStuck && state != Over do
      result = state match
        case Between    => if hasValue() then begin() else null
        case Counting   => count()
        case Spanning   => span()
        case Discarding => discard()
        case Offending  => offend()
        case Doubtful   => settle()
        case Broken     => fatal(located(offence.error(reader)))
        case Apart      => resume()
        case Over       => null
      if isStuck && hasRest then
        leavePiece()
        isStuck = false
    if result == null then leavePiece()
    result

  // What differs between the kinds of frames.

  /** Reads what separates the values. Returns whether a value begins at `pos`. If not, more bytes are needed, or the
    * frames have ended, or there is a problem.
    */
  protected def hasValue(): Boolean

  /** The index at which the frame ends that begins at `pos`, or `until` if its end has not come yet. */
  protected def frameEnd(): Int = until

  /** The value that began with [[initial]] was read, up to `pos`. */
  protected def taken(a: A): Either[DecodeError, A] | Null = Right(a)

  /** The error of a value, with the path to it. */
  protected def located(error: DecodeError): DecodeError = error

  /** The error of what separates the values, with the path to it. */
  protected def framed(error: DecodeError): DecodeError = error

  /** A value was refused. Continues with `next`, or not at all. */
  protected def refused(error: DecodeError, next: FrameState): Either[DecodeError, A] =
    state = if error.kind == Kind.Data || error.kind == Kind.Limit then next else Over
    Left(located(error))

  /** An error after which the values can't be separated any more. */
  protected def fatal(error: DecodeError): Either[DecodeError, A] =
    state = Over
    Left(error)

  /** Continues in a state that only some kinds of frames have. */
  protected def resume(): Either[DecodeError, A] | Null = null

  /** There is a problem at `pos`, outside of any value. */
  final protected def problem(what: String, form: Form): Unit =
    scanner.begin()
    scanner.refuse(what, form)
    offending(Offending): Unit

  // One value.

  private def isWhole(stop: Int): Boolean = isLast || stop < until

  private def begin(): Either[DecodeError, A] | Null =
    val stop = frameEnd()
    if limits.documentBytes > 0 && (isWhole(stop) || stop - pos >= lastSize) then
      reader.one(
        bytes,
        first,
        pos,
        stop,
        firstOffset,
        firstPlace.lines,
        firstPlace.columns,
        limits.documentBytes,
        levels
      )
      try
        val a = Inputs.one(reader)(using decoder)
        if reader.hasTouchedEnd && !isWhole(stop) then beginSpan()
        else
          val size = reader.offset - offsetAt(pos)
          if size == 0 then reader.fail("its decoder did not read it")
          lastSize = size
          initial = bytes(pos)
          pos += size.toInt
          taken(a)
      catch
        case error: DecodeError =>
          if reader.hasTouchedEnd && !isWhole(stop) then beginSpan()
          else
            beginDiscard()
            refused(error, Discarding)
        case other: Throwable =>
          if reader.hasTouchedEnd && !isWhole(stop) && NonFatal(other) then beginSpan()
          else
            beginDiscard()
            throw other
    else beginSpan()

  private def beginDiscard(): Unit =
    scanner.begin()
    scanner.lift()
    state = Discarding

  private def beginSpan(): Null =
    if Brackets.isOpening(bytes(pos)) then beginCount() else beginScan()
    null

  // A value that spans pieces, whose brackets are counted.

  private def beginCount(): Unit =
    assembly.begin(offsetAt(pos), linesAt(pos), columnsAt(pos))
    brackets.begin()
    state = Counting

  private def count(): Either[DecodeError, A] | Null =
    val stop = frameEnd()
    val room = Math.min(limits.documentBytes, MaxUnchecked) - assembly.size
    val bound = Math.min(stop, pos + room).toInt
    val i = brackets.end(bytes, pos, bound)
    assembly.add(bytes, pos, i): Unit
    pos = i
    if brackets.isDone then counted()
    else if i == stop && !isWhole(stop) && brackets.depth <= levels then stuck()
    else recall()

  /** Decodes the assembled bytes, in which all brackets are closed. */
  private def counted(): Either[DecodeError, A] | Null =
    try
      val a = readAssembly()
      if reader.offset - assembly.offset == assembly.size then accepted(a) else recall()
    catch
      case NonFatal(_)      => recall()
      case fatal: Throwable => passThrough(fatal, Between)

  /** Reads the assembled bytes again, with the scanner. */
  private def recall(): Null =
    val size = assembly.size
    restart(assembly.release(), size, assembly.offset, assembly.lines, assembly.columns)
    beginScan()
    null

  // A value that spans pieces, in the scanner.

  private def beginScan(): Unit =
    assembly.begin(offsetAt(pos), linesAt(pos), columnsAt(pos))
    scanner.begin()
    state = Spanning

  private def span(): Either[DecodeError, A] | Null =
    val stop = frameEnd()
    val max = limits.documentBytes - assembly.size
    val bound = if max < stop - pos then pos + max.toInt + 1 else stop
    val i = scanner.scan(bytes, pos, bound)
    if !assembly.add(bytes, pos, i) then fatal(located(tooLong("the value is too long to be kept")))
    else
      pos = i
      if assembly.size > limits.documentBytes then early(0)
      else if scanner.problem != null then offending(Doubtful)
      else if scanner.isOver then early(Math.min(1, stop - pos))
      else if scanner.isDone || (pos == stop && isWhole(stop)) then assembled(scanner.finish())
      else stuck()

  /** Decodes the assembled bytes, which are complete. */
  private def assembled(isDone: Boolean): Either[DecodeError, A] | Null =
    if !isDone then
      scanner.refuse("", Form.End)
      offending(Doubtful)
      null
    else
      try accepted(readAssembly())
      catch
        case error: DecodeError =>
          assembly.clear()
          refused(error, Between)
        case other: Throwable => passThrough(other, Between)

  /** The assembled bytes are the value. */
  private def accepted(a: A): Either[DecodeError, A] | Null =
    initial = assembly.bytes(0)
    lastSize = assembly.size
    assembly.clear()
    state = Between
    taken(a)

  /** The value exceeds a limit before its end. The decoder, which sees `more` bytes that the scanner did not accept,
    * says which limit. If it finds no error, the value is assembled further. But if the value is longer than a document
    * may be, no byte that follows counts, and the value is refused in any case.
    */
  private def early(more: Int): Either[DecodeError, A] | Null =
    val size = assembly.size
    val isFinal = size > limits.documentBytes
    assembly.add(bytes, pos, pos + more): Unit
    scanner.lift()
    var found: DecodeError | Null = null
    try if limits.documentBytes > 0 then readAssembly(): Unit
    catch
      case error: DecodeError =>
        val isCertain = if isFinal then error.kind != Kind.End else !reader.hasTouchedEnd
        if isCertain then found = error
      case other: Throwable =>
        if isFinal || !reader.hasTouchedEnd || !NonFatal(other) then passThrough(other, Discarding)
    if found == null && isFinal then found = tooLong("the document is too long")
    if found != null then
      assembly.clear()
      refused(found.asInstanceOf[DecodeError], Discarding)
    else
      assembly.size = size
      null

  private def readAssembly(): A =
    openAssembly(limits.documentBytes)
    Inputs.one(reader)(using decoder)

  /** An exception of the decoder, which is a mistake of the program. The next value follows. */
  private def passThrough(error: Throwable, next: FrameState): Nothing =
    assembly.clear()
    state = next
    throw error

  final protected def openAssembly(max: Long): Unit =
    val place = assembly
    reader.one(place.bytes, 0, 0, place.size, place.offset, place.lines, place.columns, max, levels)

  private def tooLong(message: String): DecodeError =
    openAssembly(Long.MaxValue)
    try reader.failLimit(message)
    catch case error: DecodeError => error

  /** Skips the rest of a value that was refused. */
  private def discard(): Either[DecodeError, A] | Null =
    val stop = frameEnd()
    pos = scanner.scan(bytes, pos, stop)
    if scanner.isDone then state = Between
    else if scanner.problem != null then offending(Broken)
    else if pos == stop && isWhole(stop) then
      if scanner.finish() then state = Between
      else
        scanner.refuse("", Form.End)
        offending(Broken)
    else isStuck = true
    null

  final protected def stuck(): Null =
    isStuck = true
    null

  // What the scanner does not accept.

  /** Collects what is wrong, and continues with `next`: [[Offending]], [[Doubtful]] or [[Broken]]. */
  final protected def offending(next: FrameState): Null =
    offence.begin(offsetAt(pos), linesAt(pos), columnsAt(pos))
    verdict = next
    state = Offending
    null

  private var verdict: FrameState = Offending

  private def offend(): Either[DecodeError, A] | Null =
    val stop = frameEnd()
    pos += offence.take(bytes, pos, stop)
    if offence.isCut && !isWhole(stop) then stuck()
    else if verdict == Offending then fatal(framed(offence.error(reader)))
    else
      state = verdict
      null

  /** The decoder may have refused the value before the problem. */
  private def settle(): Either[DecodeError, A] | Null =
    offence.addTo(assembly)
    val found =
      try
        readAssembly(): Unit
        offence.error(reader)
      catch
        case error: DecodeError => error
        case other: Throwable   => passThrough(other, Broken)
    assembly.clear()
    if found.kind == Kind.End && scanner.form != Form.End then fatal(located(offence.error(reader)))
    else refused(found, Broken)

private object ValueFrames:
  /** The number of bytes of a value that are assembled before anything is checked but the depth of its brackets. */
  private inline val MaxUnchecked = 1024 * 1024
