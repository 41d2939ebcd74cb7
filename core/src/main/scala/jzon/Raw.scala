package jzon

import java.nio.charset.StandardCharsets.UTF_8
import jzon.input.{Inputs, TextBytes}

/** A value that is JSON already, in UTF-8: written as it stands, byte for byte, whatever the options ask for (but with
  * sorted keys, which are a second pass over all that was written), and read without a look into it but to check it.
  *
  * {{{
  * case class Event(id: Long, payload: json.Raw) derives json.Codec
  * Event(1, json.Raw.checkedOrThrow("[1, 2]"))
  * }}}
  *
  * Two are equal if their bytes are.
  */
final class Raw private (bytes: Array[Byte]):
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

object Raw:
  /** `json`, if it is one JSON value within the limits, with or without white space around it. */
  def checked(json: String | Array[Byte])(using Limits): Either[DecodeError, Raw] =
    try Right(checkedOrThrow(json))
    catch case error: DecodeError => Left(error)

  /** The same, or throws why and where it is none. */
  def checkedOrThrow(json: String | Array[Byte])(using Limits): Raw =
    val bytes = json match
      case text: String       => TextBytes.of(text)
      case bytes: Array[Byte] => bytes.clone()
    Inputs.whole(Reader(bytes, 0, bytes.length))(using _.skip())
    new Raw(bytes)

  /** `json`, of which the caller knows that it is one JSON value: nothing is checked, and what is not JSON makes the whole
    * document malformed. An array is not copied, and must not change.
    */
  def trusted(json: String | Array[Byte]): Raw = json match
    case text: String       => new Raw(text.getBytes(UTF_8))
    case bytes: Array[Byte] => new Raw(bytes)

  /** The next value as it stands, which is checked like any that is skipped. */
  given decoder: Decoder[Raw] = in => new Raw(in.readRaw())

  given encoder: Encoder[Raw] with
    def write(raw: Raw, out: Writer): Unit = if raw == null then out.failNull() else out.writeReady(raw.ready)
    override def size(raw: Raw, depth: Int): Int = if raw == null then Size.Null else raw.size
