package jzon.async

import jzon.{DecodeError, Decoder, Limits, Reader}
import jzon.DecodeError.Kind
import jzon.input.{Inputs, Scanner}
import jzon.input.Scanner.Form
import scala.util.control.NonFatal

/** Values that are told apart by where they end.
  *
  * A value that lies whole in a piece is decoded in place, without a look ahead: the reader says whether it wanted more
  * than there is. Only then is the value copied, and a [[Scanner]] follows it through the pieces to its end, so that
  * each byte is scanned once however small they are; then it is decoded from the copy. As an error must not depend on
  * where the input is cut, the decoder gives it wherever it can; the scanner tells only that there is one.
  *
  * @param outer
  *   levels around each value
  */
abstract private[async] class ValueFrames[A](decoder: Decoder[A], limits: Limits, outer: Int) extends PieceFrames[A]:
  import ValueFrames.State
  import ValueFrames.State.*

  protected val scanner: Scanner = Scanner(limits, isStrict = true, outer)
  protected val assembly: Assembly = Assembly()
  protected val reader: Reader = Reader(bytes, 0, 0)(using limits)
  private val offence = Offence(scanner)
  private val levels = math.max(limits.depth - outer, 0)

  protected var state: State = Between

  /** Whether another piece is needed. */
  protected var isStuck = false

  /** The first byte of the value that was read last. */
  protected var initial: Byte = 0

  /** Bytes of the last value. */
  private var lastSize = 0L

  final def isOver: Boolean = state == Over

  final def next(): Either[DecodeError, A] | Null =
    var result: Either[DecodeError, A] | Null = null
    isStuck = false
    while result == null && !isStuck && state != Over do
      result = state match
        case Between    => if hasValue() then begin() else null
        case Spanning   => span()
        case Discarding => discard()
        case Offending  => offend()
        case Doubtful   => settle()
        case Broken     => fatal(located(offence.error(reader)))
        case Apart      => resume()
        case Over       => null
    if result == null then leavePiece()
    result

  // What kinds of frames differ in.

  /** Whether a value begins at `pos`, after what separates it from the last one was passed. If not, more is needed, or
    * the frames are over, or there is a problem.
    */
  protected def hasValue(): Boolean

  /** Where the frame ends that begins at `pos`; `until` if its end did not come yet. */
  protected def frameEnd(): Int = until

  /** The value that began with [[initial]] was read, up to `pos`. */
  protected def taken(a: A): Either[DecodeError, A] | Null = Right(a)

  /** The error of a value, with the way to the value. */
  protected def located(error: DecodeError): DecodeError = error

  /** The error of what separates the values, with the way to it. */
  protected def framed(error: DecodeError): DecodeError = error

  /** A value was refused: goes on with `next`, or not at all. */
  protected def refused(error: DecodeError, next: State): Either[DecodeError, A] =
    state = if error.kind == Kind.Data || error.kind == Kind.Limit then next else Over
    Left(located(error))

  /** There is something wrong after which nothing can be told apart any more. */
  protected def fatal(error: DecodeError): Either[DecodeError, A] =
    state = Over
    Left(error)

  /** Goes on where a kind of frames is in a state of its own. */
  protected def resume(): Either[DecodeError, A] | Null = null

  /** There is a problem with what stands at `pos`, outside of any value. */
  final protected def problem(what: String, form: Form): Unit =
    scanner.begin()
    scanner.refuse(what, form)
    offending(Offending): Unit

  // One value.

  private def isWhole(stop: Int): Boolean = isLast || stop < until

  private def begin(): Either[DecodeError, A] | Null =
    val stop = frameEnd()
    if isWhole(stop) || stop - pos >= lastSize / 2 then
      reader.one(bytes, first, pos, stop, firstOffset, firstLines, firstColumns, limits.documentBytes, levels)
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
    assembly.begin(offsetAt(pos), linesAt(pos), columnsAt(pos))
    scanner.begin()
    state = Spanning
    null

  private def span(): Either[DecodeError, A] | Null =
    val stop = frameEnd()
    val max = limits.documentBytes - assembly.size
    val bound = if max < stop - pos then pos + max.toInt + 1 else stop
    val i = scanner.scan(bytes, pos, bound)
    if !assembly.add(bytes, pos, i) then fatal(located(tooLong()))
    else
      pos = i
      if assembly.size > limits.documentBytes then early(0)
      else if scanner.problem != null then offending(Doubtful)
      else if scanner.isOver then early(math.min(1, stop - pos))
      else if scanner.isDone || (pos == stop && isWhole(stop)) then assembled(scanner.finish())
      else stuck()

  /** Decodes what was assembled, of which nothing more will come. */
  private def assembled(isDone: Boolean): Either[DecodeError, A] | Null =
    if !isDone then
      scanner.refuse("", Form.End)
      offending(Doubtful)
      null
    else
      try
        val a = readAssembly()
        initial = assembly.bytes(0)
        lastSize = assembly.size
        assembly.clear()
        state = Between
        taken(a)
      catch
        case error: DecodeError =>
          assembly.clear()
          refused(error, Between)
        case other: Throwable => passThrough(other, Between)

  /** A limit was passed before the value ended: the decoder, who sees `more` bytes that the scanner did not take, tells
    * which one. If it does not mind, the value is assembled further.
    */
  private def early(more: Int): Either[DecodeError, A] | Null =
    val size = assembly.size
    assembly.add(bytes, pos, pos + more): Unit
    scanner.lift()
    var found: DecodeError | Null = null
    try readAssembly(): Unit
    catch
      case error: DecodeError => if !reader.hasTouchedEnd then found = error
      case other: Throwable   =>
        if !reader.hasTouchedEnd || !NonFatal(other) then passThrough(other, Discarding)
    if found != null then
      assembly.clear()
      refused(found.asInstanceOf[DecodeError], Discarding)
    else
      assembly.size = size
      null

  private def readAssembly(): A =
    openAssembly(limits.documentBytes)
    Inputs.one(reader)(using decoder)

  /** An exception of the decoder, which is a mistake of the program: what comes next is the next value. */
  private def passThrough(error: Throwable, next: State): Nothing =
    assembly.clear()
    state = next
    throw error

  final protected def openAssembly(max: Long): Unit =
    val place = assembly
    reader.one(place.bytes, 0, 0, place.size, place.offset, place.lines, place.columns, max, levels)

  private def tooLong(): DecodeError =
    openAssembly(Long.MaxValue)
    try reader.failLimit("the value is too long to be kept")
    catch case error: DecodeError => error

  /** Passes the rest of a value that was refused. */
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

  // What the scanner does not take.

  /** Gathers what is wrong, and goes on with `next`: [[Offending]], [[Doubtful]] or [[Broken]]. */
  final protected def offending(next: State): Null =
    offence.begin(offsetAt(pos), linesAt(pos), columnsAt(pos))
    verdict = next
    state = Offending
    null

  private var verdict: State = Offending

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

private[async] object ValueFrames:
  enum State:
    /** Between two values. */
    case Between

    /** In a value that came in part, and is assembled. */
    case Spanning

    /** In a value that was refused. */
    case Discarding

    /** At a problem, which may not be there as a whole. */
    case Offending

    /** At a problem in a value that is assembled. */
    case Doubtful

    /** After a value that was refused, though there is a problem as well. */
    case Broken

    /** Where only some frames are. */
    case Apart

    case Over
