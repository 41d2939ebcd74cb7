package jzon

import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.output.Block

/** A handle on an object that is being written. [[Writer.obj]] and the other methods of that name pass it to a block.
  * It is valid until that block ends.
  *
  * {{{
  * w.obj { o => o.put("name", name).obj("address") { a => a.put("street", street) }.key("mixed").arr { a => … } }
  * }}}
  *
  * Every method but [[key]] returns this handle. Names are not compared with each other: an object can have the same
  * name twice.
  *
  * @throws EncodeError
  *   from every method: if the handle is used outside its block or inside an inner one, if the last key has no value
  *   yet, if the value can't be written, or if a fixed buffer is full. The writer then gives out no bytes until it is
  *   reset.
  */
final class ObjectWriter private[jzon] (writer: Writer, level: Int) extends Block(writer, level):
  private val field = FieldWriter(writer, this)
  private var name = ""

  protected def beginBrackets(): Unit = writer.beginObject()
  protected def endBrackets(): Unit = writer.endObject()
  protected def addEntry(error: EncodeError): EncodeError =
    if name == null then error else error.in(name)

  /** Writes a field with `true` or `false`. */
  def put(name: String, value: Boolean): this.type = entry(name)(writer.writeBoolean(value))

  /** Writes a field with an integer. */
  def put(name: String, value: Byte): this.type = entry(name)(writer.writeInt(value))

  /** Writes a field with an integer. */
  def put(name: String, value: Short): this.type = entry(name)(writer.writeInt(value))

  /** Writes a field with an integer. */
  def put(name: String, value: Int): this.type = entry(name)(writer.writeInt(value))

  /** Writes a field with an integer. */
  def put(name: String, value: Long): this.type = entry(name)(writer.writeLong(value))

  /** Writes a field with the shortest digits that read back as the same Float. */
  def put(name: String, value: Float): this.type = entry(name)(writer.writeFloat(value))

  /** Writes a field with the shortest digits that read back as the same Double. */
  def put(name: String, value: Double): this.type = entry(name)(writer.writeDouble(value))

  /** Writes a field with a string of one UTF-16 code unit, which must not be a surrogate. */
  def put(name: String, value: Char): this.type = entry(name)(writer.writeChar(value))

  /** Writes a field with a string, with escapes where they are needed. */
  def put(name: String, value: String): this.type = entry(name)(writer.writeString(value))

  /** Writes a field with `null`. */
  def put(name: String, @unused value: Null): this.type = entry(name)(writer.writeNull())

  /** Writes a field with an array of strings. */
  def put(name: String, values: Array[String]): this.type = entry(name)(writer.writeStrings(values))

  /** Writes nothing: the field is left out, as it is in a class. */
  def put(name: String, value: None.type): this.type = this

  /** Writes a field with the value, if there is one. Otherwise the field is left out. */
  def put[A](name: String, value: Option[A])(using encoder: Encoder[A]): this.type =
    if value == null then entry(name)(writer.failNull())
    else if value.isEmpty then this
    else put(name, value.get)

  /** Writes a field with any value that has an encoder, such as a number, a time, a UUID, an array, a collection, a
    * class or a [[Json]]. An array of primitives is written without boxes. The field is left out if
    * [[Encoder.isNothing]] is true for the value.
    */
  def put[A](name: String, value: A)(using encoder: Encoder[A]): this.type =
    if writer.isNothing(value, encoder) then this else entry(name)(writer.writeWhole(value, encoder))

  /** Writes a field with a string, as `formatter` writes the time. */
  def put(name: String, value: TemporalAccessor, formatter: DateTimeFormatter): this.type =
    entry(name)(writer.writeFormatted(value, formatter))

  /** Writes a field with an object, whose fields `body` writes to the handle that it is given. */
  inline def obj[R](name: String)(inline body: ObjectWriter => R): this.type =
    val block = beginObjectBlock(name)
    body(block)
    block.end()
    this

  /** Writes a field with an array, whose elements `body` writes to the handle that it is given. */
  inline def arr[R](name: String)(inline body: ArrayWriter => R): this.type =
    val block = beginArrayBlock(name)
    body(block)
    block.end()
    this

  /** Writes the name of a field. The result takes the value. */
  def key(name: String): FieldWriter =
    this.name = name
    beginKey()
    try writer.writeName(name)
    catch case error: EncodeError => throw located(error)
    writer.await()
    field

  /** Writes the name of a field, of any type that has a [[KeyEncoder]]. The result takes the value. */
  def key[K](key: K)(using encoder: KeyEncoder[K]): FieldWriter =
    name = if key == null then null else String.valueOf(key)
    beginKey()
    try writer.key(key)
    catch case error: EncodeError => throw located(error)
    writer.await()
    field

  private def beginKey(): Unit = writer.beginEntry(this)

  private[jzon] def beginObjectBlock(name: String): ObjectWriter =
    val block = writer.objectIn(this)
    begin(name, block)
    block

  private[jzon] def beginArrayBlock(name: String): ArrayWriter =
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
