package jzon.output

import java.time.DateTimeException
import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.{ArrayWriter, Encoder, Limits, ObjectWriter, PooledWriter, WriteOptions, Writer}

/** Objects and arrays as blocks that end themselves: the state that is common to the handles of a document.
  *
  * Two variables tell misuse apart from use, and cost a comparison each for every entry: the innermost block that is
  * open, and the position at which its last entry ended. An entry begins only where both are right, so that a handle is
  * refused outside its block or inside an inner one, and after anything else was written or could not be written whole.
  */
private[jzon] abstract class FluentWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends StructureWriter(buffer, options, limits):
  private var known: Handles | Null = null

  /** For a writer that is used again. */
  private var names: KnownNames | Null = null

  /** The innermost block that is open. */
  private var open: Block | Null = null

  /** Where the last entry of [[open]] ended; `~pos` after a key that awaits its value; [[FluentWriter.Busy]] while an
    * entry is written, and for good when that failed; [[FluentWriter.Given]] in a pool.
    */
  private var settled = 0

  override protected def restart(): Unit =
    super.restart()
    open = null
    settled = 0
    if names == null && known != null then names = KnownNames()

  /** Writes an object, whose fields `body` writes to the handle it is given: as the whole document, or as the value
    * that an encoder is to write. The lambda becomes part of the caller.
    *
    * @throws jzon.EncodeError
    *   where no value can stand
    */
  inline final def obj[R](inline body: ObjectWriter => R): this.type =
    val block = beginObjectBlock()
    body(block)
    block.end()
    this

  /** Writes an array, likewise. */
  inline final def arr[R](inline body: ArrayWriter => R): this.type =
    val block = beginArrayBlock()
    body(block)
    block.end()
    this

  /** Writes one value, as the whole document, or as the value that an encoder is to write. */
  final def value[A](a: A)(using encoder: Encoder[A]): this.type =
    val before = beginValue()
    writeWhole(a, encoder)
    endValue(before)
    this

  /** Writes one value after what is there already: as the value that an encoder is to write, or as a document of its
    * own.
    */
  final private[jzon] def append[A](a: A, encoder: Encoder[A]): Unit =
    requireUsable()
    if open != null && settled != FluentWriter.Busy then refuse("a block is open: write to its handle")
    try writeWhole(a, encoder)
    catch
      case error: Throwable =>
        isBroken = true
        throw error

  /** A time as `formatter` writes it, in a string. */
  final def value(value: TemporalAccessor, formatter: DateTimeFormatter): this.type =
    val before = beginValue()
    writeFormatted(value, formatter)
    endValue(before)
    this

  final def value(@unused value: Null): this.type =
    val before = beginValue()
    writeNull()
    endValue(before)
    this

  /** For inlined code only: from here to [[endValue]], which takes the result, one value is written. */
  final def beginValue(): Int =
    requirePlace()
    val before = settled
    settled = FluentWriter.Busy
    before

  /** For inlined code only. */
  final def endValue(before: Int): Unit =
    if before != FluentWriter.Busy then
      if isOutermost then handOver()
      settled = before

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  final def beginObjectBlock(): ObjectWriter =
    requirePlace()
    val block = handles.nextObject(open)
    block.enter(open, isWithinValue = settled == FluentWriter.Busy)
    block

  /** For inlined code only: begins a block that [[Block.end]] ends. */
  final def beginArrayBlock(): ArrayWriter =
    requirePlace()
    val block = handles.nextArray(open)
    block.enter(open, isWithinValue = settled == FluentWriter.Busy)
    block

  /** A value may stand here: at the beginning, where its entries are spliced, or where the last byte says so. Inside a
    * block only encoders come here.
    */
  private def requirePlace(): Unit =
    requireUsable()
    if open != null && settled != FluentWriter.Busy then refuse("a block is open: write to its handle")
    if isOutermost then
      if written > 0 then refuse("there is a value already: reset the writer first")
    else if written > 0 && !isSplicing && !FluentWriter.isBeforeValue(buf(pos - 1)) then
      refuse("no value can stand here")

  private def requireUsable(): Unit =
    if settled == FluentWriter.Given then refuse("this writer was given back to its pool")
    if isBroken then refuse("a value could not be written: reset the writer")

  private def handles: Handles =
    val made = known
    if made != null then made
    else
      val first = Handles(this.asInstanceOf[Writer])
      known = first
      first

  // What the handles call.

  final private[jzon] def objectIn(outer: Block): ObjectWriter = handles.nextObject(outer)
  final private[jzon] def arrayIn(outer: Block): ArrayWriter = handles.nextArray(outer)

  /** The key of a field: [[key]], quicker for names that come again. */
  final private[jzon] def writeName(name: String): Unit =
    val names = this.names
    if names == null || name == null || !isEncodedForm then key(name)
    else
      val known = names.find(name)
      if known != null then
        ensure(KnownName.Longest + 4)
        val from = afterComma()
        known.put(buf, from)
        pos = from + name.length + 3
      else if plainKey(name) then names.see(name)
      else keyFull(name)

  final private[jzon] def writeStrings(values: Array[String]): Unit =
    if values == null then failNull()
    ElementLoop.write(this.asInstanceOf[Writer], values.length)(i => writeString(values(i)))

  final private[jzon] def writeOption[A](value: Option[A], encoder: Encoder[A]): Unit =
    if value == null then failNull()
    if value.isEmpty then writeNull() else writeWhole(value.get, encoder)

  final private[jzon] def writeFormatted(value: TemporalAccessor, formatter: DateTimeFormatter): Unit =
    if value == null || formatter == null then failNull()
    val text =
      try formatter.format(value)
      catch case error: DateTimeException => fail(error.getMessage)
    writeString(text)

  /** From here to [[settle]] an entry of `block` is written. */
  final private[jzon] def beginEntry(block: Block): Unit =
    if (open ne block) || settled != pos then refuseEntry(block)
    settled = FluentWriter.Busy

  /** From here to [[settle]] the value is written that belongs to the last key of `block`. */
  final private[jzon] def beginAwaited(block: Block): Unit =
    if (open ne block) || settled != ~pos then refuseEntry(block)
    settled = FluentWriter.Busy

  final private[jzon] def settle(): Unit = settled = pos

  /** A key was written, whose value comes next. */
  final private[jzon] def await(): Unit = settled = ~pos

  final private[jzon] def enter(block: Block): Unit =
    open = block
    settled = pos

  /** The block, whose bracket was written, has ended. */
  final private[jzon] def leave(outer: Block | Null, isWithinValue: Boolean): Unit =
    if outer == null && !isWithinValue && isOutermost then handOver()
    open = outer
    settled = if isWithinValue then FluentWriter.Busy else pos

  /** Set by the pool that this writer is from. */
  final private[jzon] var pooled: PooledWriter | Null = null

  /** The writer goes back to its pool: bytes of the longest document since it did last. */
  final private[jzon] def markGiven(): Int =
    restart()
    settled = FluentWriter.Given
    takeLongest()

  private def refuseEntry(block: Block): Nothing =
    if settled == FluentWriter.Given then refuse("this writer was given back to its pool")
    var around = open
    while around != null && (around ne block) do around = around.outer
    if around == null then refuse("this block has ended")
    if open ne block then refuse("an inner block is open, or was left by an exception")
    if settled == FluentWriter.Busy then refuse("another value is being written, or could not be: reset the writer")
    if settled == ~pos then refuse("the last key has no value yet")
    if settled == pos then refuse("the last key has its value already")
    refuse("something else was written inside this block")

  /** What was written is a whole document. */
  final protected def requireComplete(): Unit =
    if settled == FluentWriter.Given then refuse("this writer was given back to its pool")
    if open != null then refuse("a block is open, or was left by an exception: reset the writer")
    if settled == FluentWriter.Busy || isBroken then refuse("a value could not be written: reset the writer")
    requireRoom()

  /** The same, and it is still in the buffer. */
  final protected def requireHere(): Unit =
    requireComplete()
    requireWhole()

private object FluentWriter:
  /** No position, nor the complement of one. */
  final val Busy = Int.MinValue
  final val Given = Int.MinValue + 1

  /** Whether the byte is one of `:`, `,` and `[`, or what follows them in the pretty form: no value ends with these. */
  def isBeforeValue(last: Byte): Boolean =
    last == ':' || last == ',' || last == '[' || last == ' ' || last == '\n'
