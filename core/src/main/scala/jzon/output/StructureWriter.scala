package jzon.output

import jzon.{DecodeError, EncodeError, Encoder, KeyEncoder, Limits, WriteOptions}
import jzon.wire.{Bytes, PutStrings}

/** Objects, arrays and what separates their entries, compact or one to a line.
  *
  * Whether an entry is the first of its container is seen from the last byte written, which is then the container's
  * bracket: no value ends with one that opens.
  */
private[jzon] abstract class StructureWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends ValueWriter(buffer, options):
  private val isCompact = options.indent == 0
  private val isSorting = options.sortedKeys

  /** Whether what comes before a key is a comma at most, and nothing need be remembered of it. */
  private val isDirect = isCompact && !isSorting

  /** How deep containers may be; -1 where the next one is to be spliced, and its brackets left out. */
  private var maxDepth = limits.depth

  /** The depth around the container that is being spliced. */
  private var splicedAt = StructureWriter.Nowhere

  /** The bracket of the container that is to be spliced. */
  private var splicedBracket: Byte = 0

  /** Whether this form has the text of compact JSON as it was encoded when compiled. */
  final protected val isEncodedForm =
    isCompact && !options.sortedKeys && !options.asciiOnly && !options.htmlSafe &&
      options.nan == WriteOptions.NaN.Quoted

  /** Objects and arrays that are open. */
  private var depth = 0

  /** Where fields begin; null if they keep their order. */
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

  /** As if what is written stood that deep. */
  private[jzon] def startAt(depth: Int): Unit = this.depth = depth

  final def beginObject(): Unit = begin('{')
  final def endObject(): Unit = end('{', '}')
  final def beginArray(): Unit = begin('[')
  final def endArray(): Unit = end('[', ']')

  private inline def begin(bracket: Byte): Unit =
    val level = depth + 1
    if level > maxDepth then beginSpliced(bracket)
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

  private def beginSpliced(bracket: Byte): Unit =
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

  /** Writes what `encoder` does, which has to be a value: nothing is none, nor is a bracket without the other. */
  final private[jzon] def writeWhole[A](a: A, encoder: Encoder[A]): Unit =
    val outer = depth
    val before = if isSplicing then -1 else written
    write(a, encoder)
    if depth != outer || written == before then fail("its encoder wrote no whole value")

  /** Most encoders expect a value: for null they throw what says nothing of the way to it. A stack that is too small
    * for the depth of the value is an error like any other.
    */
  private def write[A](a: A, encoder: Encoder[A]): Unit =
    val out = this.asInstanceOf[jzon.Writer]
    try if a == null then orNull(encoder.write(a, out)) else encoder.write(a, out)
    catch case _: StackOverflowError => fail(DecodeError.StackTooSmall)

  /** The same for a key, from quote to quote. */
  final private[jzon] def writeKey[A](a: A, encoder: KeyEncoder[A]): Unit =
    val out = this.asInstanceOf[jzon.Writer]
    if a == null then orNull(encoder.write(a, out)) else encoder.write(a, out)

  private inline def orNull(inline write: Unit): Unit =
    try write
    catch case _: (NullPointerException | MatchError) => failNull()

  /** Whether a field or an element is left out; null is, if its encoder says so. */
  final private[jzon] def isNothing[A](a: A, encoder: Encoder[A]): Boolean =
    if a != null then encoder.isNothing(a)
    else
      try encoder.isNothing(a)
      catch case _: (NullPointerException | MatchError) => false

  /** Whether text that was encoded when compiled can be put as it is, with `levels` more of nesting. */
  private[jzon] def takesEncoded(levels: Int): Boolean = isEncodedForm && maxDepth - depth >= levels

  /** Encoded text has begun as many containers, or ended them where there are less than 0. */
  private[jzon] def nest(levels: Int): Unit = depth += levels

  /** A quote of a string whose parts [[writeInside]] writes. */
  private[jzon] def writeQuote(): Unit =
    ensure(1)
    buf(pos) = '"'
    pos += 1

  /** What `encoder` writes between its quotes, in a string that has begun. */
  private[jzon] def writeInside[A](a: A, encoder: KeyEncoder[A]): Unit =
    withoutQuotes(writeKey(a, encoder))

  private[jzon] def writeInside(value: String): Unit = withoutQuotes(writeString(value))
  private[jzon] def writeInside(value: Char): Unit = withoutQuotes(writeChar(value))

  /** The first quote takes the place of the byte before, for a while. */
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

  /** What stands before an element of an array. */
  final def element(): Unit = separate('[')

  /** What stands before a key: [[key]] calls it. */
  final def beginKey(): Unit = separate('{')

  private inline def separate(begun: Byte): Unit =
    ensure(1)
    if buf(pos - 1) != begun then
      buf(pos) = ','
      pos += 1
    if !isDirect then separateFull(begun)

  private def separateFull(begun: Byte): Unit =
    if !isCompact then newLine()
    if isSorting && begun == '{' then fieldOrder.add(pos)

  /** What stands between a key and its value. */
  final def endKey(): Unit =
    if isCompact then
      ensure(1)
      buf(pos) = ':'
      pos += 1
    else writeAscii(" : ")

  /** A key, escaped, with what separates it from what stands before and after. */
  final def key(name: String): Unit = if !plainKey(name) then keyFull(name)

  /** [[key]] in the common form, for a name of printable ASCII without quotes and backslashes; for others nothing is
    * written, and false given back.
    */
  final protected def plainKey(name: String): Boolean =
    val length = if isDirect && isPlainText && name != null then name.length else -1
    if length < 0 then false
    else
      ensure(length + 4)
      val out = buf
      var i = pos
      if out(i - 1) != '{' then
        out(i) = ','
        i += 1
      out(i) = '"'
      i += 1
      if PutStrings.plain(name, out, i) < length then false
      else
        i += length
        Bytes.putShort(out, i, ('"' | ':' << 8).toShort)
        pos = i + 2
        true

  /** Any key, in any form. */
  final protected def keyFull(name: String): Unit =
    beginKey()
    writeString(name)
    endKey()

  final def key[A](name: A)(using encoder: KeyEncoder[A]): Unit =
    beginKey()
    writeKey(name, encoder)
    endKey()

  /** A key that was encoded when compiled: the bytes of `"name":`, the first lowest, of which `length` count. The name
    * is printable ASCII that no option escapes.
    */
  final def key(word: Long, length: Int): Unit =
    if isDirect then
      ensure(9)
      val from = afterComma()
      Bytes.putLong(buf, from, word)
      pos = from + length
    else keySlow(word, 0, 0, length)

  final def key(word0: Long, word1: Long, length: Int): Unit =
    if isDirect then
      ensure(17)
      val from = afterComma()
      Bytes.putLong(buf, from, word0)
      Bytes.putLong(buf, from + 8, word1)
      pos = from + length
    else keySlow(word0, word1, 0, length)

  final def key(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    if isDirect then
      ensure(25)
      val from = afterComma()
      Bytes.putLong(buf, from, word0)
      Bytes.putLong(buf, from + 8, word1)
      Bytes.putLong(buf, from + 16, word2)
      pos = from + length
    else keySlow(word0, word1, word2, length)

  final protected def afterComma(): Int =
    if buf(pos - 1) == '{' then pos
    else
      buf(pos) = ','
      pos + 1

  private def keySlow(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    beginKey()
    ensure(24)
    Bytes.putLong(buf, pos, word0)
    Bytes.putLong(buf, pos + 8, word1)
    Bytes.putLong(buf, pos + 16, word2)
    pos += length - 1
    endKey()

  private def newLine(): Unit =
    if depth < 0 then fail("nothing is open that could end")
    val spaces = depth * options.indent
    ensure(spaces + 1)
    buf(pos) = '\n'
    java.util.Arrays.fill(buf, pos + 1, pos + 1 + spaces, ' '.toByte)
    pos += spaces + 1

  /** Ready JSON, whatever the options.
    *
    * @param levels
    *   objects and arrays in one another in it, as far as that is known
    */
  final private[jzon] def writeReady(json: Array[Byte], levels: Int): Unit =
    if levels > limits.depth - depth then fail("nested too deeply")
    if isSorting && !isOutermost && !isSplicing then writeTokens(json) else writeReady(json)

  private def writeTokens(json: Array[Byte]): Unit =
    try ReadyTokens.write(json, this.asInstanceOf[jzon.Writer], limits)
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

private object StructureWriter:
  /** No depth. */
  val Nowhere: Int = Int.MinValue
