package jzon

import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.output.Block

/** A handle on an array that is being written. [[Writer.arr]] and the other methods of that name pass it to a block. It
  * is valid until that block ends.
  *
  * {{{
  * w.arr { a => a.add(1).add("two").add(Array(3, 4)).obj { o => o.put("five", 6) } }
  * }}}
  *
  * Every method returns this handle.
  *
  * @throws EncodeError
  *   from every method, as from those of [[ObjectWriter]]
  */
final class ArrayWriter private[jzon] (writer: Writer, level: Int) extends Block(writer, level):
  /** Index of the element that is being written. */
  private var index = -1

  protected def beginBrackets(): Unit =
    index = -1
    writer.beginArray()
  protected def endBrackets(): Unit = writer.endArray()
  protected def addEntry(error: EncodeError): EncodeError = error.in(index)

  /** Adds `true` or `false`. */
  def add(value: Boolean): this.type = entry(writer.writeBoolean(value))

  /** Adds an integer. */
  def add(value: Byte): this.type = entry(writer.writeInt(value))

  /** Adds an integer. */
  def add(value: Short): this.type = entry(writer.writeInt(value))

  /** Adds an integer. */
  def add(value: Int): this.type = entry(writer.writeInt(value))

  /** Adds an integer. */
  def add(value: Long): this.type = entry(writer.writeLong(value))

  /** Adds the shortest digits that read back as the same Float. */
  def add(value: Float): this.type = entry(writer.writeFloat(value))

  /** Adds the shortest digits that read back as the same Double. */
  def add(value: Double): this.type = entry(writer.writeDouble(value))

  /** Adds a string of one UTF-16 code unit, which must not be a surrogate. */
  def add(value: Char): this.type = entry(writer.writeChar(value))

  /** Adds a string, with escapes where they are needed. */
  def add(value: String): this.type = entry(writer.writeString(value))

  /** Adds `null`. */
  def add(@unused value: Null): this.type = entry(writer.writeNull())

  /** Adds `null`. */
  def add(@unused value: None.type): this.type = entry(writer.writeNull())

  /** Adds an array of strings as one element. */
  def add(values: Array[String]): this.type = entry(writer.writeStrings(values))

  /** Adds the value, or `null` if there is none, so that elements keep their places. */
  def add[A](value: Option[A])(using encoder: Encoder[A]): this.type =
    entry(writer.writeOption(value, encoder))

  /** Adds any value that has an encoder, as one element. A collection becomes an array within this one. */
  def add[A](value: A)(using encoder: Encoder[A]): this.type = entry(writer.writeWhole(value, encoder))

  /** Adds a string, as `formatter` writes the time. */
  def add(value: TemporalAccessor, formatter: DateTimeFormatter): this.type =
    entry(writer.writeFormatted(value, formatter))

  /** Adds each of `values` as an element of this array. */
  def addAll[A](values: IterableOnce[A])(using encoder: Encoder[A]): this.type =
    if values == null then entry(writer.failNull()): Unit
    val each = values.iterator
    while each.hasNext do entry(writer.writeWhole(each.next(), encoder)): Unit
    this

  /** Adds an object, whose fields `body` writes to the handle that it is given. */
  inline def obj[R](inline body: ObjectWriter => R): this.type =
    val block = beginObjectBlock()
    body(block)
    block.end()
    this

  /** Adds an array, whose elements `body` writes to the handle that it is given. */
  inline def arr[R](inline body: ArrayWriter => R): this.type =
    val block = beginArrayBlock()
    body(block)
    block.end()
    this

  private[jzon] def beginObjectBlock(): ObjectWriter =
    val block = writer.objectIn(this)
    begin(block)
    block

  private[jzon] def beginArrayBlock(): ArrayWriter =
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
