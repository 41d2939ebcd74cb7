package jzon

import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.output.Block

/** A handle on an object that is being written: [[Writer.obj]] and its kin give it, valid until its block ends.
  *
  * {{{
  * w.obj { o => o.put("name", name).obj("address") { a => a.put("street", street) }.key("mixed").arr { a => … } }
  * }}}
  *
  * Names are not compared with each other: an object that is given a name twice has it twice.
  *
  * @throws EncodeError
  *   from every method: when the handle is used outside its block, or inside an inner one; when the last key has no
  *   value yet; when the value cannot be written, or not to a buffer that is full. The writer gives out no bytes then
  *   until it is reset.
  */
final class ObjectWriter private[jzon] (writer: Writer, level: Int) extends Block(writer, level):
  private val field = FieldWriter(writer, this)
  private var name = ""

  protected def beginBrackets(): Unit = writer.beginObject()
  protected def endBrackets(): Unit = writer.endObject()
  protected def addEntry(error: EncodeError): EncodeError =
    if name == null then error else error.in(name)

  def put(name: String, value: Boolean): this.type = entry(name)(writer.writeBoolean(value))
  def put(name: String, value: Byte): this.type = entry(name)(writer.writeInt(value))
  def put(name: String, value: Short): this.type = entry(name)(writer.writeInt(value))
  def put(name: String, value: Int): this.type = entry(name)(writer.writeInt(value))
  def put(name: String, value: Long): this.type = entry(name)(writer.writeLong(value))
  def put(name: String, value: Float): this.type = entry(name)(writer.writeFloat(value))
  def put(name: String, value: Double): this.type = entry(name)(writer.writeDouble(value))
  def put(name: String, value: Char): this.type = entry(name)(writer.writeChar(value))
  def put(name: String, value: String): this.type = entry(name)(writer.writeString(value))
  def put(name: String, @unused value: Null): this.type = entry(name)(writer.writeNull())
  def put(name: String, values: Array[String]): this.type = entry(name)(writer.writeStrings(values))

  /** Nothing: the field is left out, as that of a class is. */
  def put(name: String, value: None.type): this.type = this

  /** The value, if there is one; otherwise the field is left out. */
  def put[A](name: String, value: Option[A])(using encoder: Encoder[A]): this.type =
    if value == null then entry(name)(writer.failNull())
    else if value.isEmpty then this
    else put(name, value.get)

  /** Any value with an encoder: numbers, times, durations, UUID, arrays (those of primitives without boxes),
    * collections, classes, [[Json]]. What its encoder says is nothing is left out.
    */
  def put[A](name: String, value: A)(using encoder: Encoder[A]): this.type =
    if writer.isNothing(value, encoder) then this else entry(name)(writer.writeWhole(value, encoder))

  /** A time as `formatter` writes it, in a string. */
  def put(name: String, value: TemporalAccessor, formatter: DateTimeFormatter): this.type =
    entry(name)(writer.writeFormatted(value, formatter))

  /** An object as the value. */
  inline def obj[R](name: String)(inline body: ObjectWriter => R): this.type =
    val block = beginObjectBlock(name)
    body(block)
    block.end()
    this

  /** An array as the value. */
  inline def arr[R](name: String)(inline body: ArrayWriter => R): this.type =
    val block = beginArrayBlock(name)
    body(block)
    block.end()
    this

  /** A key, whose value comes next. */
  def key(name: String): FieldWriter =
    this.name = name
    beginKey()
    try writer.writeName(name)
    catch case error: EncodeError => throw located(error)
    writer.await()
    field

  /** A key of any type that has an encoder for keys. */
  def key[K](key: K)(using encoder: KeyEncoder[K]): FieldWriter =
    name = if key == null then null else String.valueOf(key)
    beginKey()
    try writer.key(key)
    catch case error: EncodeError => throw located(error)
    writer.await()
    field

  private def beginKey(): Unit = writer.beginEntry(this)

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  def beginObjectBlock(name: String): ObjectWriter =
    val block = writer.objectIn(this)
    begin(name, block)
    block

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  def beginArrayBlock(name: String): ArrayWriter =
    val block = writer.arrayIn(this)
    begin(name, block)
    block

  private def begin(name: String, block: Block): Unit =
    this.name = name
    writer.beginEntry(this)
    try
      writer.writeName(name)
      block.enter(this, isWithinValue = false)
    catch case error: EncodeError => throw located(error)

  private inline def entry(name: String)(inline write: Unit): this.type =
    writer.beginEntry(this)
    try
      writer.writeName(name)
      write
    catch
      case error: EncodeError =>
        this.name = name
        throw located(error)
    writer.settle()
    this
