package jzon

import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.output.Block

/** Takes the value of a field whose name was written by [[ObjectWriter.key]]. Every method returns the handle on the
  * object.
  *
  * @throws EncodeError
  *   from every method: as from those of [[ObjectWriter]], and if the key has its value already
  */
final class FieldWriter private[jzon] (writer: Writer, owner: ObjectWriter):
  /** Writes `true` or `false`. */
  def value(value: Boolean): ObjectWriter = entry(writer.writeBoolean(value))

  /** Writes an integer. */
  def value(value: Byte): ObjectWriter = entry(writer.writeInt(value))

  /** Writes an integer. */
  def value(value: Short): ObjectWriter = entry(writer.writeInt(value))

  /** Writes an integer. */
  def value(value: Int): ObjectWriter = entry(writer.writeInt(value))

  /** Writes an integer. */
  def value(value: Long): ObjectWriter = entry(writer.writeLong(value))

  /** Writes the shortest digits that read back as the same Float. */
  def value(value: Float): ObjectWriter = entry(writer.writeFloat(value))

  /** Writes the shortest digits that read back as the same Double. */
  def value(value: Double): ObjectWriter = entry(writer.writeDouble(value))

  /** Writes a string of one UTF-16 code unit, which must not be a surrogate. */
  def value(value: Char): ObjectWriter = entry(writer.writeChar(value))

  /** Writes a string, with escapes where they are needed. */
  def value(value: String): ObjectWriter = entry(writer.writeString(value))

  /** Writes `null`. */
  def value(@unused value: Null): ObjectWriter = entry(writer.writeNull())

  /** Writes `null`. */
  def value(@unused value: None.type): ObjectWriter = entry(writer.writeNull())

  /** Writes an array of strings. */
  def value(values: Array[String]): ObjectWriter = entry(writer.writeStrings(values))

  /** Writes the value, or `null` if there is none, because the key is written already. */
  def value[A](value: Option[A])(using encoder: Encoder[A]): ObjectWriter =
    entry(writer.writeOption(value, encoder))

  /** Writes any value that has an encoder. */
  def value[A](value: A)(using encoder: Encoder[A]): ObjectWriter = entry(writer.writeWhole(value, encoder))

  /** Writes a string, as `formatter` writes the time. */
  def value(value: TemporalAccessor, formatter: DateTimeFormatter): ObjectWriter =
    entry(writer.writeFormatted(value, formatter))

  /** Writes an object, whose fields `body` writes to the handle that it is given. */
  inline def obj[R](inline body: ObjectWriter => R): ObjectWriter =
    val block = beginObjectBlock()
    body(block)
    block.end()
    this.objectWriter

  /** Writes an array, whose elements `body` writes to the handle that it is given. */
  inline def arr[R](inline body: ArrayWriter => R): ObjectWriter =
    val block = beginArrayBlock()
    body(block)
    block.end()
    this.objectWriter

  /** The object that has the key. */
  private[jzon] def objectWriter: ObjectWriter = owner

  private[jzon] def beginObjectBlock(): ObjectWriter =
    val block = writer.objectIn(owner)
    begin(block)
    block

  private[jzon] def beginArrayBlock(): ArrayWriter =
    val block = writer.arrayIn(owner)
    begin(block)
    block

  private def begin(block: Block): Unit =
    writer.beginAwaited(owner)
    try block.enter(owner, isWithinValue = false)
    catch case error: EncodeError => throw owner.located(error)

  private inline def entry(inline write: Unit): ObjectWriter =
    writer.beginAwaited(owner)
    try write
    catch case error: EncodeError => throw owner.located(error)
    writer.settle()
    owner
