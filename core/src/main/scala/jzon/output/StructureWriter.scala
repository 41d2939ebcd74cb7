package jzon.output

import jzon.{DecodeError, EncodeError, Encoder, KeyEncoder, Limits, WriteOptions, Writer}
import jzon.wire.{Bytes, LineBreaks}

/** The layer of objects, arrays and what separates their entries, in the compact or the pretty form.
  *
  * The last byte that was written shows whether an entry is the first of its container. If it is an opening bracket,
  * the entry is the first, because no value ends with an opening bracket.
  */
private[jzon] abstract class StructureWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends ValueWriter(buffer, options):
  this: Writer =>

  private val indent = options.indent
  private val isCompact = indent == 0
  private val isSorting = options.sortedKeys
  final protected val isIndented = !isCompact && !isSorting

  /** Whether at most a comma comes before a key, and the place of the key need not be recorded. */
  final protected val isDirect: Boolean = isCompact && !isSorting

  /** The greatest depth of containers, or -1 if the next one is to be spliced, without its brackets. */
  private var maxDepth = limits.depth

  /** The depth around the container that is being spliced. */
  private var splicedAt = StructureWriter.Nowhere

  /** The opening bracket of the container that is to be spliced. */
  private var splicedBracket: Byte = 0

  /** Whether text that was encoded at compile time is right for the options. */
  final protected val isEncodedForm =
    isCompact && !options.sortedKeys && !options.asciiOnly && !options.htmlSafe &&
      options.nan == WriteOptions.NaN.Quoted

  /** The number of objects and arrays that are open. */
  private var depth = 0

  /** The places where fields begin, or null if fields keep their order. */
  private val fields: FieldOrder | Null = if isSorting then FieldOrder() else null

  override protected def restart(): Unit =
    super.restart()
    depth = 0
    maxDepth = limits.depth
    splicedAt = StructureWriter.Nowhere
    isHeld = false
    if isSorting then fieldOrder.clear()

  /** Whether no object or array is open. */
  final protected def isOutermost: Boolean = depth == 0

  /** Starts to count the depth at `depth`, as if the document was inside that number of containers. */
  private[jzon] def startAt(depth: Int): Unit = this.depth = depth

  /** Writes the `{` of an object, which [[endObject]] ends. */
  final def beginObject(): Unit = begin('{')

  /** Writes the `}` of the innermost object. */
  final def endObject(): Unit = end('{', '}')

  /** Writes the `[` of an array, which [[endArray]] ends. */
  final def beginArray(): Unit = begin('[')

  /** Writes the `]` of the innermost array. */
  final def endArray(): Unit = end('[', ']')

  /** Counts a container whose opening bracket the caller writes. Returns false, and does nothing, if more than that is
    * to be done.
    */
  final protected def enters(): Boolean =
    val level = depth + 1
    val isPlain = isDirect && level <= maxDepth
    if isPlain then depth = level
    isPlain

  /** [[enters]] for the end of a container, and its closing bracket. */
  final protected def leaves(): Boolean =
    val level = depth - 1
    val isPlain = isDirect && level != splicedAt
    if isPlain then depth = level
    isPlain

  private inline def begin(bracket: Byte): Unit =
    val level = depth + 1
    if level > maxDepth then beginSlow(bracket)
    else
      depth = level
      ensure(1)
      if isSorting then beginSorting()
      buf(pos) = bracket
      pos += 1

  private inline def end(begun: Byte, bracket: Byte): Unit =
    val level = depth - 1
    if level == splicedAt then splicedAt = StructureWriter.Nowhere
    else
      depth = level
      if isSorting then endSorting()
      if !isCompact && buf(pos - 1) != begun then newLine()
      ensure(1)
      buf(pos) = bracket
      pos += 1

  private def beginSlow(bracket: Byte): Unit =
    if maxDepth >= 0 then fail("nested too deeply")
    if bracket != splicedBracket then failSpliced(splicedBracket)
    maxDepth = limits.depth
    splicedAt = depth - 1

  private def failSpliced(bracket: Byte): Nothing =
    fail(if bracket == '{' then "only an object has fields to spread" else "only an array has elements to spread")

  /** Writes the fields of an object (`bracket` is `{`) or the elements of an array (`[`) among the entries of the
    * container that is open.
    */
  private[jzon] def splice[A](a: A, bracket: Byte, encoder: Encoder[A]): Unit =
    val outer = splicedAt
    splicedBracket = bracket
    maxDepth = -1
    write(a, encoder)
    if maxDepth < 0 then failSpliced(bracket)
    splicedAt = outer

  /** Whether the next container is to be spliced. */
  final protected def isSplicing: Boolean = maxDepth < 0

  /** Whether the next array is its elements with commas between them and brackets around them. */
  final private[jzon] def isStraight: Boolean = isDirect && !isSplicing

  /** Writes `a` with `encoder`. Fails unless that wrote something, and ended all containers that it began. */
  final private[jzon] def writeWhole[A](a: A, encoder: Encoder[A]): Unit =
    val outer = depth
    val before = if isSplicing then -1 else written
    write(a, encoder)
    if depth != outer || written == before then fail("its encoder wrote no whole value")

  /** Writes `a` with `encoder`. If `a` is null, most encoders throw an exception without a path, which becomes an
    * [[jzon.EncodeError]]. So does a stack that is too small for the depth of the value.
    */
  private def write[A](a: A, encoder: Encoder[A]): Unit =
    try if a == null then orNull(encoder.write(a, this)) else encoder.write(a, this)
    catch case _: StackOverflowError => fail(DecodeError.StackTooSmall)

  /** Writes a key with `encoder`, including its quotes. */
  final private[jzon] def writeKey[A](a: A, encoder: KeyEncoder[A]): Unit =
    if a == null then orNull(encoder.write(a, this)) else encoder.write(a, this)

  private inline def orNull(inline write: Unit): Unit =
    try write
    catch case _: (NullPointerException | MatchError) => failNull()

  /** Whether a field or an element is left out. Null is left out if its encoder says so. */
  final private[jzon] def isNothing[A](a: A, encoder: Encoder[A]): Boolean =
    if a != null then encoder.isNothing(a)
    else
      try encoder.isNothing(a)
      catch case _: (NullPointerException | MatchError) => false

  /** Whether text that was encoded at compile time can be copied as it is, with `levels` more levels of containers. */
  private[jzon] def takesEncoded(levels: Int): Boolean = isEncodedForm && maxDepth - depth >= levels

  /** Counts the containers that encoded text has begun, or ended if `levels` is negative. */
  private[jzon] def nest(levels: Int): Unit = depth += levels

  /** Writes a quote of a string whose parts [[writeInside]] writes. */
  private[jzon] def writeQuote(): Unit =
    ensure(1)
    buf(pos) = '"'
    pos += 1

  /** Writes a key without its quotes, into a string that has begun. */
  private[jzon] def writeInside[A](a: A, encoder: KeyEncoder[A]): Unit =
    withoutQuotes(writeKey(a, encoder))

  private[jzon] def writeInside(value: String): Unit = withoutQuotes(writeString(value))
  private[jzon] def writeInside(value: Char): Unit = withoutQuotes(writeChar(value))

  /** Writes a string over the byte before it, and then restores that byte, so that the quotes vanish. */
  private inline def withoutQuotes(inline write: Unit): Unit =
    val held = isHeld
    isHeld = true
    val at = pos - 1
    val before = buf(at)
    pos = at
    write
    buf(at) = before
    pos -= 1
    isHeld = held

  /** Writes what comes before an element of an array: a comma, unless it is the first, and a new line in the pretty
    * form.
    */
  final def element(): Unit = separate('[')

  /** Writes what comes before a name, as [[element]] does. [[NameWriter.key]] calls it. */
  final def beginKey(): Unit = separate('{')

  /** [[element]] for one that is not the first of its array, so that no byte tells whether it is. */
  final private[jzon] def nextElement(): Unit =
    ensure(1)
    buf(pos) = ','
    pos += 1
    if !isDirect then separateFull('[')

  // What loops need that put whole entries into the buffer, with a comma after each.

  /** Puts a comma at `index`, where there is room for it. What is written next comes after it. */
  final private[jzon] def commaAt(index: Int): Unit =
    buf(index) = ','
    pos = index + 1

  /** Puts a colon there. */
  final private[jzon] def colonAt(index: Int): Unit =
    buf(index) = ':'
    pos = index + 1

  /** Takes back the comma that was written last. */
  final private[jzon] def dropComma(): Unit = pos -= 1

  private inline def separate(begun: Byte): Unit =
    ensure(1)
    if buf(pos - 1) != begun then
      buf(pos) = ','
      pos += 1
    if !isDirect then separateFull(begun)

  private def separateFull(begun: Byte): Unit =
    if !isCompact then newLine()
    if isSorting && begun == '{' then fieldOrder.add(pos)

  /** Writes the colon after a name. [[NameWriter.key]] calls it. */
  final def endKey(): Unit =
    if isCompact then
      ensure(1)
      buf(pos) = ':'
      pos += 1
    else
      ensure(4)
      Bytes.putInt(buf, pos, StructureWriter.SpacedColon)
      pos += 3

  private def newLine(): Unit =
    ensure(1 + indentation + LineBreaks.Beyond)
    pos = LineBreaks.put(indentation, buf, pos)

  /** The number of spaces before what comes next in the indented form. */
  final protected def indentation: Int =
    if depth < 0 then fail("nothing is open that could end")
    depth * indent

  /** Writes ready JSON byte for byte. Only `sortedKeys` writes it token by token.
    *
    * @param levels
    *   the greatest depth of containers in it, or 0 if that is not known
    */
  final private[jzon] def writeReady(json: Array[Byte], levels: Int): Unit =
    if levels > limits.depth - depth then fail("nested too deeply")
    if isSorting && !isOutermost && !isSplicing then writeTokens(json) else writeReady(json)

  private def writeTokens(json: Array[Byte]): Unit =
    try ReadyTokens.write(json, this, limits)
    catch
      case error: EncodeError =>
        isBroken = true
        throw error

  private def fieldOrder: FieldOrder = fields.asInstanceOf[FieldOrder]

  /** A container begins. All of it stays in the buffer until the outermost one is complete. */
  private def beginSorting(): Unit =
    isHeld = true
    fieldOrder.enter()

  /** Puts the fields of the container that ends in order. */
  private def endSorting(): Unit =
    val separator = if isCompact then 1 else 2 + (depth + 1) * options.indent
    if !fieldOrder.leave(buf, pos, separator) then fail("the encoder of a key wrote no string")
    if isOutermost then isHeld = false

private[output] object StructureWriter:
  /** A depth that no container has. */
  final val Nowhere = Int.MinValue

  /** The colon of the indented form, and a byte that is overwritten, the first of them lowest. */
  inline val SpacedColon = 0x203a20
