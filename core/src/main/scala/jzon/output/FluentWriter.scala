package jzon.output

import java.time.DateTimeException
import java.time.format.DateTimeFormatter
import java.time.temporal.TemporalAccessor
import scala.annotation.unused
import jzon.{ArrayWriter, Encoder, Limits, ObjectWriter, PooledWriter, WriteOptions, Writer}

/** The layer of objects and arrays as blocks that end themselves. It has the state that the handles of a document
  * share.
  *
  * Two variables detect misuse, and cost one comparison each per entry: the innermost open block, and the position at
  * which its last entry ended. An entry begins only if both match. So a handle is refused outside its block, inside an
  * inner block, after something else was written, and after a value could not be written completely.
  */
private[jzon] abstract class FluentWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends StepWriter(buffer, options, limits):
  this: Writer =>

  private var known: Handles | Null = null

  /** Not read through [[pooled]] for each document: the JIT does not inline a method whose result has a class that is
    * not loaded yet, and in most programs this one never is.
    */
  private var ofPool: PooledWriter | Null = null

  /** The innermost block that is open. */
  private var open: Block | Null = null

  /** The position at which the last entry of [[open]] ended, or one of these: `~pos` after a key whose value is not
    * written yet; [[FluentWriter.Busy]] while an entry is written, and from then on if that failed;
    * [[FluentWriter.Given]] while the writer is in a pool.
    */
  private var settled = 0

  override protected def restart(): Unit =
    val pool = ofPool
    if pool != null then pool.noteLength(pos)
    super.restart()
    open = null
    settled = 0
    val handles = known
    if handles != null then handles.rememberNames()

  /** Writes an object, whose fields `body` writes to the handle that it is given. The object is the whole document, or
    * the value that an encoder writes. The lambda is inlined into the caller.
    *
    * @return
    *   this writer
    * @throws jzon.EncodeError
    *   if no value is allowed here, or if `body` can't be written
    */
  inline final def obj[R](inline body: ObjectWriter => R): this.type =
    val block = beginObjectBlock()
    body(block)
    block.end()
    this

  /** Writes an array, whose elements `body` writes to the handle that it is given. See [[obj]]. */
  inline final def arr[R](inline body: ArrayWriter => R): this.type =
    val block = beginArrayBlock()
    body(block)
    block.end()
    this

  /** Writes one value: the whole document, or the value that an encoder writes.
    *
    * @return
    *   this writer
    * @throws jzon.EncodeError
    *   if no value is allowed here, or if `a` can't be written
    */
  final def value[A](a: A)(using encoder: Encoder[A]): this.type =
    val before = beginValue()
    orBroken(writeWhole(a, encoder))
    endValue(before)
    this

  /** Writes one value after what was written before: the value that an encoder writes, or a document of its own. */
  final private[jzon] def append[A](a: A, encoder: Encoder[A]): Unit =
    requireUsable()
    if open != null && settled != FluentWriter.Busy then failMisuse("a block is open: write to its handle")
    orBroken(writeWhole(a, encoder))

  /** A value of which a part was written before an exception can't be taken back. */
  private inline def orBroken(inline write: Unit): Unit =
    try write
    catch
      case error: Throwable =>
        isBroken = true
        throw error

  /** Writes a string, as `formatter` writes the time. See the other [[value]]. */
  final def value(value: TemporalAccessor, formatter: DateTimeFormatter): this.type =
    val before = beginValue()
    writeFormatted(value, formatter)
    endValue(before)
    this

  /** Writes `null`. */
  final def value(@unused value: Null): this.type =
    val before = beginValue()
    writeNull()
    endValue(before)
    this

  /** Begins a value. Pass the result to [[endValue]], which ends it. */
  final private[jzon] def beginValue(): Int =
    requirePlace()
    val before = settled
    settled = FluentWriter.Busy
    before

  /** Ends the value that [[beginValue]] began. */
  final private[jzon] def endValue(before: Int): Unit =
    if before != FluentWriter.Busy then
      if settled != FluentWriter.Busy then failMisuse("an encoder has reset the writer")
      if isOutermost then handOver()
      settled = before

  /** Begins a block that [[Block.end]] ends. */
  final private[jzon] def beginObjectBlock(): ObjectWriter =
    requirePlace()
    val block = handles.nextObject(open)
    block.enter(open, isWithinValue = settled == FluentWriter.Busy)
    block

  /** Begins a block that [[Block.end]] ends. */
  final private[jzon] def beginArrayBlock(): ArrayWriter =
    requirePlace()
    val block = handles.nextArray(open)
    block.enter(open, isWithinValue = settled == FluentWriter.Busy)
    block

  /** Fails unless a value is allowed here: at the beginning, where its entries are spliced, or after a byte that comes
    * before a value. Inside a block, only encoders call this.
    */
  private def requirePlace(): Unit =
    requireUsable()
    if open != null && settled != FluentWriter.Busy then failMisuse("a block is open: write to its handle")
    if isOutermost then
      if written > 0 then failMisuse("there is a value already: reset the writer first")
    else if written > 0 && !isSplicing && !FluentWriter.isBeforeValue(buf(pos - 1)) then
      failMisuse("no value can stand here")

  private def requireUsable(): Unit =
    requireTaken()
    if isBroken then failMisuse("a value could not be written: reset the writer")

  private def handles: Handles =
    val made = known
    if made != null then made
    else
      val first = Handles(this)
      known = first
      first

  // What the handles call.

  final private[jzon] def objectIn(outer: Block): ObjectWriter = handles.nextObject(outer)
  final private[jzon] def arrayIn(outer: Block): ArrayWriter = handles.nextArray(outer)

  /** Writes the key of a field, as [[key]] does. It is faster for names that were written before. */
  final private[jzon] def writeName(name: String): Unit =
    val names = handles.names
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
    if isStraight then
      var i = 0
      writeStrings(i < values.length) {
        i += 1
        values(i - 1)
      }(i - 1)
    else ElementLoop.write(this, values.length)(i => writeString(values(i)))

  final private[jzon] def writeOption[A](value: Option[A], encoder: Encoder[A]): Unit =
    if value == null then failNull()
    if value.isEmpty then writeNull() else writeWhole(value.get, encoder)

  final private[jzon] def writeFormatted(value: TemporalAccessor, formatter: DateTimeFormatter): Unit =
    if value == null || formatter == null then failNull()
    val text =
      try formatter.format(value)
      catch case error: DateTimeException => fail(error.getMessage)
    writeString(text)

  /** Begins an entry of `block`, which [[settle]] ends. */
  final private[jzon] def beginEntry(block: Block): Unit =
    if (open ne block) || settled != pos then refuseEntry(block)
    settled = FluentWriter.Busy

  /** Begins the value of the last key of `block`, which [[settle]] ends. */
  final private[jzon] def beginAwaited(block: Block): Unit =
    if (open ne block) || settled != ~pos then refuseEntry(block)
    settled = FluentWriter.Busy

  final private[jzon] def settle(): Unit = settled = pos

  /** A key was written. Its value comes next. */
  final private[jzon] def await(): Unit = settled = ~pos

  final private[jzon] def enter(block: Block): Unit =
    open = block
    settled = pos

  /** The block, whose bracket was written, has ended. */
  final private[jzon] def leave(outer: Block | Null, isWithinValue: Boolean): Unit =
    if outer == null && !isWithinValue && isOutermost then handOver()
    open = outer
    settled = if isWithinValue then FluentWriter.Busy else pos

  /** The place in the pool that this writer is from, or null. */
  final private[jzon] def pooled: PooledWriter | Null = ofPool

  /** Called by the pool that this writer is from. */
  final private[jzon] def belongTo(place: PooledWriter): Unit = ofPool = place

  /** Gives the writer back to its pool. */
  final private[jzon] def markGiven(): Unit =
    restart()
    settled = FluentWriter.Given

  private def refuseEntry(block: Block): Nothing =
    requireTaken()
    var around = open
    while around != null && (around ne block) do around = around.outer
    if around == null then failMisuse("this block has ended")
    if open ne block then failMisuse("an inner block is open, or was left by an exception")
    if settled == FluentWriter.Busy then failMisuse("another value is being written, or could not be: reset the writer")
    if settled == ~pos then failMisuse("the last key has no value yet")
    if settled == pos then failMisuse("the last key has its value already")
    failMisuse("something else was written inside this block")

  /** Fails if this writer is in its pool. */
  final protected def requireTaken(): Unit =
    if settled == FluentWriter.Given then failMisuse("this writer was given back to its pool")

  /** Fails unless what was written is a complete document. */
  final protected def requireComplete(): Unit =
    requireTaken()
    if open != null then failMisuse("a block is open, or was left by an exception: reset the writer")
    if settled == FluentWriter.Busy || isBroken then failMisuse("a value could not be written: reset the writer")
    requireRoom()

  /** Fails unless what was written is a complete document that is still in the buffer. */
  final protected def requireHere(): Unit =
    requireComplete()
    requireWhole()

private object FluentWriter:
  /** A number that is neither a position nor the complement of one. */
  final val Busy = Int.MinValue
  final val Given = Int.MinValue + 1

  /** Whether the byte is `:`, `,` or `[`, or white space, which follows them in the pretty form. No value ends with one
    * of these.
    */
  def isBeforeValue(last: Byte): Boolean =
    last == ':' || last == ',' || last == '[' || last == ' ' || last == '\n'
