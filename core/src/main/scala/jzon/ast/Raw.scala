package jzon

import java.nio.charset.StandardCharsets.UTF_8
import scala.util.{Left, Right}
import jzon.input.{Inputs, TextBytes}

/** A JSON value that is already encoded, in UTF-8. It is written byte for byte, but inside an object or array
  * `sortedKeys` sorts its fields. Reading checks its syntax, but does not decode it. Its nesting counts towards the
  * depth limit, unless it is [[Raw.trusted]].
  *
  * {{{
  * case class Event(id: Long, payload: json.Raw) derives json.Codec
  * Event(1, json.Raw.checkedOrThrow("[1, 2]"))
  * }}}
  *
  * Two are equal if their bytes are.
  */
final class Raw private (bytes: Array[Byte], levels: Int) extends Serializable:
  /** The length of the text in bytes. */
  def size: Int = bytes.length

  /** A copy of the text, in UTF-8. */
  def toByteArray: Array[Byte] = bytes.clone()

  /** The text. */
  override def toString: String = new String(bytes, UTF_8)

  override def equals(that: Any): Boolean = that match
    case that: Raw => java.util.Arrays.equals(bytes, that.ready)
    case _         => false

  override def hashCode: Int = java.util.Arrays.hashCode(bytes)

  private def ready: Array[Byte] = bytes

  /** The greatest depth of objects and arrays in it, or 0 if that is not known. */
  private def depth: Int = levels

object Raw:
  /** Checks that `json` is one JSON value within the limits. White space around it is allowed. An array is copied.
    *
    * @throws java.lang.IllegalArgumentException
    *   if `json` is null
    */
  def checked(json: String | Array[Byte])(using limits: Limits): Either[DecodeError, Raw] =
    try Right(checkedOrThrow(json))
    catch case error: DecodeError => Left(error)

  /** Like [[checked]], but throws.
    *
    * @throws DecodeError
    *   if `json` is not one JSON value within the limits
    * @throws java.lang.IllegalArgumentException
    *   if `json` is null
    */
  def checkedOrThrow(json: String | Array[Byte])(using limits: Limits): Raw =
    if json == null then Inputs.failNull()
    val bytes = json match
      case text: String       => TextBytes.of(text)
      case bytes: Array[Byte] => bytes.clone()
    new Raw(bytes, Inputs.whole[Int](Reader(bytes, 0, bytes.length))(using _.skipLevels()))

  /** Takes `json` without checking it. If it is not one JSON value, documents that contain it are malformed. An array
    * is not copied, and must not be changed afterwards.
    *
    * @throws java.lang.IllegalArgumentException
    *   if `json` is null, or a string with a lone surrogate, which UTF-8 can't encode
    */
  def trusted(json: String | Array[Byte]): Raw =
    if json == null then Inputs.failNull()
    json match
      case text: String       => new Raw(TextBytes.valid(text), 0)
      case bytes: Array[Byte] => new Raw(bytes, 0)

  /** Reads the next value without decoding it. Its syntax is checked as if it was skipped. */
  given decoder: Decoder[Raw] = _.readRaw(new Raw(_, _))

  given encoder: Encoder[Raw] with
    def write(raw: Raw, out: Writer): Unit =
      if raw == null then out.failNull()
      out.writeReady(raw.ready, raw.depth)
    override def size(raw: Raw, depth: Int): Int =
      if raw == null then Size.Null
      else if raw.depth > Size.Deepest - depth then Size.failTooDeep()
      else raw.size
