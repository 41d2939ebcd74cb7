package jzon

import java.nio.charset.StandardCharsets.UTF_8
import scala.collection.immutable.Nil
import jzon.DecodeError.Kind

/** Says why and where a document was refused. It has no stack trace, because it describes the input and not the
  * program.
  *
  * @param kind
  *   whether the text is malformed, is not what the type requires, exceeds a limit, or ends too early
  * @param offset
  *   position in bytes of UTF-8 from the start of the input or slice. For `Syntax`, it is that of the offending byte.
  *   For `Data` and `Limit`, it is that of the first byte of the value, of the quote before the name if the name is
  *   wrong, or of the `}` if a field is missing. For `End`, it is the length of the input.
  * @param line
  *   line, counted from 1; lines end with LF. Line and column are 0 while another alternative (`orElse`) may follow,
  *   and at most the largest Int.
  * @param column
  *   column, counted from 1 in code points
  */
final class DecodeError private[jzon] (
    val kind: Kind,
    private[jzon] val reason: Reason,
    val offset: Long,
    val line: Int,
    val column: Int
) extends RuntimeException(null, null, false, false):
  private var parts: List[Path.Part] = Nil

  /** What is wrong, on one line and in at most [[DecodeError.MaxMessage]] bytes of UTF-8. It is made on each call. */
  def message: String = DecodeError.message(reason.text)

  /** The path to the offending place. */
  def path: Path = Path(parts)

  /** A jq query that selects the offending place, such as `.rows[0].value`. For `Syntax` and `End`, where jq can't read
    * the document, the query is only valid.
    */
  def jq: String = path.jq

  /** The path as a JSON Pointer (RFC 6901), such as `/rows/0/value`. */
  def pointer: String = path.pointer

  /** The path and the message: `.rows[0].value(missing)`. The parentheses enclose what is wrong, and what was expected
    * may follow: `.level(invalid disambiguator): expected Info or Warn, got "info"`. The text has at most
    * [[DecodeError.MaxRender]] bytes of UTF-8. The middle of a long path is left out.
    */
  def render: String = DecodeError.render(path.render, message, reason.note)

  override def getMessage: String = render

  override def toString: String = "jzon.DecodeError: " + render

  /** Adds a field to the front of the path, and returns this error. A decoder that reads an object catches the errors
    * of its fields for that: `case error: DecodeError => throw error.in(name)`.
    */
  def in(name: String): DecodeError =
    parts = Path.Name(name) :: parts
    this

  /** Adds an element, counted from 0, to the front of the path, and returns this error. */
  def in(index: Int): DecodeError =
    parts = Path.Index(index) :: parts
    this

object DecodeError:
  /** What is wrong with a document, in four classes. */
  enum Kind:
    /** The text is not JSON. */
    case Syntax

    /** The text is JSON, but not what the type requires. */
    case Data

    /** The text exceeds one of the [[Limits]]. */
    case Limit

    /** The input ended inside a value. */
    case End

  /** The message if a document or value is within the limit of depth, but exceeds the stack of the thread. */
  private[jzon] val StackTooSmall = "nested too deeply for the stack"

  /** Maximum length of a message, in bytes of UTF-8. */
  val MaxMessage = 640

  /** Maximum length of a rendered error, in bytes of UTF-8. */
  val MaxRender = 1024

  /** Replaces invisible characters of `text`, which may quote a document, and shortens it. */
  private[jzon] def message(text: String): String =
    Shown.shortened(Shown.plain(text), MaxMessage)

  /** `path(message)` in at most [[MaxRender]] bytes. If `message` begins with `note`, the parenthesis ends there. */
  private[jzon] def render(path: String, message: String, note: String): String =
    val text = DecodeError.message(message)
    val noted = if text.startsWith(note) then s"($note)${text.substring(note.length)}" else s"($text)"
    Shown.shortened(path, MaxRender - noted.getBytes(UTF_8).length) + noted
