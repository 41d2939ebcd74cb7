package jzon

import java.nio.charset.StandardCharsets.UTF_8
import jzon.input.{Inputs, TextBytes}

/** A value that is JSON already, in UTF-8: written as it stands, byte for byte, whatever the options ask for (but with
  * sorted keys, which are a second pass over all that was written), and read without a look into it but to check it. Its
  * objects and arrays count for the depth of what it is written into, unless it is [[Raw.trusted]].
  *
  * {{{
  * case class Event(id: Long, payload: json.Raw) derives json.Codec
  * Event(1, json.Raw.checkedOrThrow("[1, 2]"))
  * }}}
  *
  * Two are equal if their bytes are.
  */
final class Raw private (bytes: Array[Byte], levels: Int):
  /** Bytes of the text. */
  def size: Int = bytes.length

  /** The text, in an array of its own. */
  def toByteArray: Array[Byte] = bytes.clone()

  /** The text. */
  override def toString: String = new String(bytes, UTF_8)

  override def equals(that: Any): Boolean = that match
    case that: Raw => java.util.Arrays.equals(bytes, that.ready)
    case _         => false

  override def hashCode: Int = java.util.Arrays.hashCode(bytes)

  private def ready: Array[Byte] = bytes

  /** Objects and arrays in one another, as far as that is known. */
  private def depth: Int = levels

object Raw:
  /** `json`, if it is one JSON value within the limits, with or without white space around it.
    *
    * @throws java.lang.IllegalArgumentException
    *   if `json` is null, here and below
    */
  def checked(json: String | Array[Byte])(using limits: Limits): Either[DecodeError, Raw] =
    try Right(checkedOrThrow(json))
    catch case error: DecodeError => Left(error)

  /** The same, or throws why and where it is none. */
  def checkedOrThrow(json: String | Array[Byte])(using limits: Limits): Raw =
    if json == null then Inputs.failNull()
    val bytes = json match
      case text: String       => TextBytes.of(text)
      case bytes: Array[Byte] => bytes.clone()
    new Raw(bytes, Inputs.whole[Int](Reader(bytes, 0, bytes.length))(using _.skipLevels()))

  /** `json`, of which the caller knows that it is one JSON value: nothing is checked, and what is not JSON makes the whole
    * document malformed. An array is not copied, and must not change.
    */
  def trusted(json: String | Array[Byte]): Raw =
    if json == null then Inputs.failNull()
    json match
      case text: String       => new Raw(text.getBytes(UTF_8), 0)
      case bytes: Array[Byte] => new Raw(bytes, 0)

  /** The next value as it stands, which is checked like any that is skipped. */
  given decoder: Decoder[Raw] = _.readRaw(new Raw(_, _))

  given encoder: Encoder[Raw] with
    def write(raw: Raw, out: Writer): Unit =
      if raw == null then out.failNull()
      out.writeReady(raw.ready, raw.depth)
    override def size(raw: Raw, depth: Int): Int =
      if raw == null then Size.Null
      else if raw.depth > Size.Deepest - depth then Size.failTooDeep()
      else raw.size
