package jzon

import jzon.DecodeError.Kind

/** Why and where a document was refused. It is thrown inside the library and out of [[readOrThrow]], without a stack
  * trace: it describes the input, not the program.
  *
  * @param kind
  *   malformed text, text that is not what the type asks for, a limit that was passed, or an input that ended too soon
  * @param message
  *   the reason, at most [[DecodeError.MaxMessage]] characters
  * @param offset
  *   bytes of UTF-8 from the start of the input or slice: the offending byte for `Syntax`, the value's first byte for
  *   `Data` and `Limit` (the name's quote where the name is at fault, the `}` where a field is missing), the length for
  *   `End`
  * @param line
  *   from 1; lines end with LF
  * @param column
  *   from 1, in code points
  */
final class DecodeError private[jzon] (
    val kind: Kind,
    val message: String,
    val offset: Long,
    val line: Int,
    val column: Int
) extends RuntimeException(null, null, false, false):
  private var parts: List[Path.Part] = Nil

  /** The way to the offending place. */
  def path: Path = Path(parts)

  /** A jq query that selects the offending place: `.rows[0].value`; for `Syntax` and `End` the query only compiles. */
  def jq: String = path.jq

  /** The same as a JSON Pointer (RFC 6901): `/rows/0/value`. */
  def pointer: String = path.pointer

  /** `.rows[0].value(missing)`, at most [[DecodeError.MaxRender]] bytes of UTF-8: the middle of a longer path is left
    * out.
    */
  def render: String = DecodeError.render(path.render, message)

  override def getMessage: String = render

  override def toString: String = "jzon.DecodeError: " + render

  /** Adds the field that was being read to the path, and gives this error: each object on the way out adds its own, so
    * the innermost comes first. A decoder written by hand does the same: `case error: DecodeError => throw error.in(name)`.
    */
  def in(name: String): DecodeError =
    parts = Path.Name(name) :: parts
    this

  /** Adds the element that was being read, counted from 0. */
  def in(index: Int): DecodeError =
    parts = Path.Index(index) :: parts
    this

object DecodeError:
  enum Kind:
    /** The text is not JSON. */
    case Syntax

    /** The text is JSON, and not what the type asks for. */
    case Data

    /** One of [[Limits]] was passed. */
    case Limit

    /** The input ended inside a value. */
    case End

  /** Message of a document or a value whose depth is within the limit, and too much for the stack of the thread. */
  private[jzon] val StackTooSmall = "nested too deeply for the stack"

  /** Most characters of a message. */
  val MaxMessage = 200

  /** Most bytes of a rendered error, in UTF-8. */
  val MaxRender = 1024

  /** `path(message)`, kept below [[MaxRender]] bytes: no character takes more than three bytes of UTF-8 a `char`. */
  private[jzon] def render(path: String, message: String): String =
    val kept = shortened(message, MaxMessage)
    shortened(path, MaxRender / 3 - kept.length - 3) + "(" + kept + ")"

  /** `text`, or its two ends around an ellipsis where it is longer than `most` characters. */
  private[jzon] def shortened(text: String, most: Int): String =
    if text.length <= most then text
    else
      val half = (most - 1) / 2
      val head = if Character.isHighSurrogate(text.charAt(half - 1)) then half - 1 else half
      val tail = text.length - half
      val last = if Character.isLowSurrogate(text.charAt(tail)) then tail + 1 else tail
      text.substring(0, head) + "…" + text.substring(last)
