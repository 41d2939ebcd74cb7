package jzon

import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.output.Block

/** What [[ObjectWriter.key]] gives: takes one value, and gives the object back.
  *
  * @throws EncodeError
  *   from every method: as those of [[ObjectWriter]], and when the key has its value already
  */
final class FieldWriter private[jzon] (writer: Writer, owner: ObjectWriter):
  def value(value: Boolean): ObjectWriter = entry(writer.writeBoolean(value))
  def value(value: Byte): ObjectWriter = entry(writer.writeInt(value))
  def value(value: Short): ObjectWriter = entry(writer.writeInt(value))
  def value(value: Int): ObjectWriter = entry(writer.writeInt(value))
  def value(value: Long): ObjectWriter = entry(writer.writeLong(value))
  def value(value: Float): ObjectWriter = entry(writer.writeFloat(value))
  def value(value: Double): ObjectWriter = entry(writer.writeDouble(value))
  def value(value: Char): ObjectWriter = entry(writer.writeChar(value))
  def value(value: String): ObjectWriter = entry(writer.writeString(value))
  def value(@unused value: Null): ObjectWriter = entry(writer.writeNull())
  def value(@unused value: None.type): ObjectWriter = entry(writer.writeNull())
  def value(values: Array[String]): ObjectWriter = entry(writer.writeStrings(values))

  /** The value, or `null` if there is none: the key is there already. */
  def value[A](value: Option[A])(using encoder: Encoder[A]): ObjectWriter =
    entry(writer.writeOption(value, encoder))

  /** Any value with an encoder. */
  def value[A](value: A)(using encoder: Encoder[A]): ObjectWriter = entry(writer.writeWhole(value, encoder))

  /** A time as `formatter` writes it, in a string. */
  def value(value: TemporalAccessor, formatter: DateTimeFormatter): ObjectWriter =
    entry(writer.writeFormatted(value, formatter))

  /** An object as the value. */
  inline def obj[R](inline body: ObjectWriter => R): ObjectWriter =
    val block = beginObjectBlock()
    body(block)
    block.end()
    this.objectWriter

  /** An array as the value. */
  inline def arr[R](inline body: ArrayWriter => R): ObjectWriter =
    val block = beginArrayBlock()
    body(block)
    block.end()
    this.objectWriter

  /** For inlined code only: the object that has the key. */
  def objectWriter: ObjectWriter = owner

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  def beginObjectBlock(): ObjectWriter =
    val block = writer.objectIn(owner)
    begin(block)
    block

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  def beginArrayBlock(): ArrayWriter =
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
