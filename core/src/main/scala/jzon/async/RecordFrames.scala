package jzon.async

import scala.util.{Left, Right}
import jzon.{DecodeError, Decoder, Limits}
import jzon.input.Lines
import jzon.input.Scanner.Form
import jzon.wire.Blanks

/** Values after record separators (RFC 7464). No value contains a separator, so reading can continue at the next one
  * after any error.
  */
final private[async] class RecordFrames[A](decoder: Decoder[A], limits: Limits)
    extends ValueFrames[A](decoder, limits, 0):
  import RecordFrames.Separator
  import FrameState.*

  /** Whether a separator was read, and no value after it yet. */
  private var isAwaited = false

  /** A value that was read, if it is not certain that it is complete. */
  private var held: Either[DecodeError, A] | Null = null

  override protected def frameEnd(): Int =
    val separator = Lines.next(bytes, pos, until, Separator)
    if separator >= 0 then separator else until

  protected def hasValue(): Boolean =
    var isBetween = true
    while isBetween do
      val blanksEnd = Blanks.end(bytes, pos, until)
      pos = blanksEnd
      isBetween = pos < until && bytes(pos) == Separator
      if isBetween then
        isAwaited = true
        pos += 1
    if pos == until then
      if isLast then state = Over
      isStuck = true
      false
    else if !isAwaited then
      problem("a record separator", Form.Structure)
      false
    else
      isAwaited = false
      true

  override protected def taken(a: A): Either[DecodeError, A] | Null =
    if initial == '"' || initial == '{' || initial == '[' then Right(a)
    else
      held = Right(a)
      state = Apart
      null

  /** After a number or a literal, which may continue. */
  override protected def resume(): Either[DecodeError, A] | Null =
    if held == null then resynchronize()
    else if pos == until && !isLast then stuck()
    else
      val result = held
      held = null
      state = Between
      if pos < until && Blanks.isBlank(bytes(pos)) then result
      else
        reader.one(bytes, first, pos, pos, firstOffset, firstPlace.lines, firstPlace.columns, 0, 0)
        scanner.refuse("", Form.End)
        val error =
          try reader.failScan(scanner, pos)
          catch case error: DecodeError => error
        refused(error, Between)

  private def resynchronize(): Null =
    pos = frameEnd()
    if pos < until then state = Between
    else if isLast then state = Over
    else isStuck = true
    null

  override protected def refused(error: DecodeError, next: FrameState): Either[DecodeError, A] =
    assembly.clear()
    state = Apart
    Left(error)

  override protected def fatal(error: DecodeError): Either[DecodeError, A] = refused(error, Between)

private object RecordFrames:
  private inline val Separator = 0x1e
