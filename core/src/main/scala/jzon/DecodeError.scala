package jzon

import java.nio.charset.StandardCharsets.UTF_8
import jzon.DecodeError.Kind

/** Why and where a document was refused. It is thrown inside the library and out of [[readOrThrow]], without a stack
  * trace: it describes the input, not the program.
  *
  * @param kind
  *   malformed text, text that is not what the type asks for, a limit that was passed, or an input that ended too soon
  * @param offset
  *   bytes of UTF-8 from the start of the input or slice: the offending byte for `Syntax`, the value's first byte for
  *   `Data` and `Limit` (the name's quote where the name is at fault, the `}` where a field is missing), the length for
  *   `End`
  * @param line
  *   from 1, at most the largest Int, as the column; lines end with LF; 0, as the column, while another alternative may still follow (`orElse`)
  * @param column
  *   from 1, in code points
  */
final class DecodeError private[jzon] (
    val kind: Kind,
    private[jzon] val reason: Reason,
    val offset: Long,
    val line: Int,
    val column: Int
) extends RuntimeException(null, null, false, false):
  private var parts: List[Path.Part] = Nil

  /** What is wrong: on one line, at most [[DecodeError.MaxMessage]] bytes of UTF-8. It is made when it is asked for. */
  def message: String = DecodeError.message(reason.text)

  /** The way to the offending place. */
  def path: Path = Path(parts)

  /** A jq query that selects the offending place: `.rows[0].value`; for `Syntax` and `End` the query only compiles. */
  def jq: String = path.jq

  /** The same as a JSON Pointer (RFC 6901): `/rows/0/value`. */
  def pointer: String = path.pointer

  /** The jq query and, in parentheses, what is wrong: `.rows[0].value(missing)`. What would have been right may follow:
    * `.level(invalid disambiguator): expected Info or Warn, got "info"`. It has at most [[DecodeError.MaxRender]] bytes of
    * UTF-8; the middle of a longer path is left out.
    */
  def render: String = DecodeError.render(path.render, message, reason.note)

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

  /** Most bytes of a message, in UTF-8. */
  val MaxMessage = 640

  /** Most bytes of a rendered error, in UTF-8. */
  val MaxRender = 1024

  /** A text that says what is wrong, which may quote a document: without what can't be seen, and not too long. */
  private[jzon] def message(text: String): String =
    Shown.shortened(Shown.plain(text), MaxMessage)

  /** `path(message)` in at most [[MaxRender]] bytes. If `message` begins with `note`, the parenthesis ends there. */
  private[jzon] def render(path: String, message: String, note: String): String =
    val text = DecodeError.message(message)
    val noted = if text.startsWith(note) then s"($note)${text.substring(note.length)}" else s"($text)"
    Shown.shortened(path, MaxRender - noted.getBytes(UTF_8).length) + noted
