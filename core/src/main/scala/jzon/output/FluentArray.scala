package jzon

import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.output.Block

/** A handle on an array that is being written: [[Writer.arr]] and its kin give it, valid until its block ends.
  *
  * {{{
  * w.arr { a => a.add(1).add("two").add(Array(3, 4)).obj { o => o.put("five", 6) } }
  * }}}
  *
  * @throws EncodeError
  *   from every method: as those of [[ObjectWriter]]
  */
final class ArrayWriter private[jzon] (writer: Writer, level: Int) extends Block(writer, level):
  /** Index of the element that is being written. */
  private var index = -1

  protected def beginBrackets(): Unit =
    index = -1
    writer.beginArray()
  protected def endBrackets(): Unit = writer.endArray()
  protected def addEntry(error: EncodeError): EncodeError = error.in(index)

  def add(value: Boolean): this.type = entry(writer.writeBoolean(value))
  def add(value: Byte): this.type = entry(writer.writeInt(value))
  def add(value: Short): this.type = entry(writer.writeInt(value))
  def add(value: Int): this.type = entry(writer.writeInt(value))
  def add(value: Long): this.type = entry(writer.writeLong(value))
  def add(value: Float): this.type = entry(writer.writeFloat(value))
  def add(value: Double): this.type = entry(writer.writeDouble(value))
  def add(value: Char): this.type = entry(writer.writeChar(value))
  def add(value: String): this.type = entry(writer.writeString(value))
  def add(@unused value: Null): this.type = entry(writer.writeNull())
  def add(@unused value: None.type): this.type = entry(writer.writeNull())
  def add(values: Array[String]): this.type = entry(writer.writeStrings(values))

  /** The value, or `null` if there is none: elements keep their places. */
  def add[A](value: Option[A])(using encoder: Encoder[A]): this.type =
    entry(writer.writeOption(value, encoder))

  /** Any value with an encoder, as one element: that of a collection is an array within this one. */
  def add[A](value: A)(using encoder: Encoder[A]): this.type = entry(writer.writeWhole(value, encoder))

  /** A time as `formatter` writes it, in a string. */
  def add(value: TemporalAccessor, formatter: DateTimeFormatter): this.type =
    entry(writer.writeFormatted(value, formatter))

  /** Each of `values` as an element of this array. */
  def addAll[A](values: IterableOnce[A])(using encoder: Encoder[A]): this.type =
    if values == null then entry(writer.failNull()): Unit
    val each = values.iterator
    while each.hasNext do entry(writer.writeWhole(each.next(), encoder)): Unit
    this

  /** An object as an element. */
  inline def obj[R](inline body: ObjectWriter => R): this.type =
    val block = beginObjectBlock()
    body(block)
    block.end()
    this

  /** An array as an element. */
  inline def arr[R](inline body: ArrayWriter => R): this.type =
    val block = beginArrayBlock()
    body(block)
    block.end()
    this

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  def beginObjectBlock(): ObjectWriter =
    val block = writer.objectIn(this)
    begin(block)
    block

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  def beginArrayBlock(): ArrayWriter =
    val block = writer.arrayIn(this)
    begin(block)
    block

  private def begin(block: Block): Unit =
    beginElement()
    try
      writer.element()
      block.enter(this, isWithinValue = false)
    catch case error: EncodeError => throw located(error)

  private def beginElement(): Unit =
    writer.beginEntry(this)
    index += 1

  private inline def entry(inline write: Unit): this.type =
    beginElement()
    try
      writer.element()
      write
    catch case error: EncodeError => throw located(error)
    writer.settle()
    this
