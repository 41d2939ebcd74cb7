package jzon.output

import jzon.{KeyEncoder, Limits, WriteOptions}
import jzon.ast.{TreeEncoder, Trees}
import jzon.wire.{Bytes, PutStrings}

/** Objects, arrays and what separates their entries, compact or one to a line.
  *
  * Whether an entry is the first of its container is seen from the last byte written, which is then the container's
  * bracket: no value ends with one that opens.
  */
private[jzon] abstract class StructureWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends ValueWriter(buffer, options):
  private val isCompact = options.indent == 0

  private val maxDepth = limits.depth

  /** Objects and arrays that are open. */
  private var depth = 0

  /** Whether what is written keeps its order of fields: it was sorted already, or needs not be. */
  private var isSorted = !options.sortedKeys

  /** Where the outermost container that is open begins, while it waits to be sorted. */
  private var unsorted = 0

  override protected def restart(): Unit =
    super.restart()
    depth = 0
    isHeld = false

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
    if level > maxDepth then fail("nested too deeply")
    depth = level
    ensure(1)
    if !isSorted && level == 1 then holdBack()
    buf(pos) = bracket
    pos += 1

  private inline def end(begun: Byte, bracket: Byte): Unit =
    val level = depth - 1
    depth = level
    if !isCompact && buf(pos - 1) != begun then newLine()
    ensure(1)
    buf(pos) = bracket
    pos += 1
    if level == 0 && !isSorted then sort()

  /** What stands before an element of an array. */
  final def element(): Unit = separate('[')

  /** What stands before a key: [[key]] calls it. */
  final def beginKey(): Unit = separate('{')

  private inline def separate(begun: Byte): Unit =
    ensure(1)
    if buf(pos - 1) != begun then
      buf(pos) = ','
      pos += 1
    if !isCompact then newLine()

  /** What stands between a key and its value. */
  final def endKey(): Unit =
    if isCompact then
      ensure(1)
      buf(pos) = ':'
      pos += 1
    else writeAscii(" : ")

  /** A key, escaped, with what separates it from what stands before and after. */
  final def key(name: String): Unit =
    val length = if isCompact && isPlainText && name != null then name.length else -1
    if length < 0 then keyFull(name)
    else
      ensure(length + 4)
      val out = buf
      var i = pos
      if out(i - 1) != '{' then
        out(i) = ','
        i += 1
      out(i) = '"'
      i += 1
      if PutStrings.plain(name, out, i) < length then keyFull(name)
      else
        i += length
        Bytes.putShort(out, i, ('"' | ':' << 8).toShort)
        pos = i + 2

  /** Any key, in any form. */
  private def keyFull(name: String): Unit =
    beginKey()
    writeString(name)
    endKey()

  final def key[A](name: A)(using encoder: KeyEncoder[A]): Unit =
    beginKey()
    encoder.write(name, this.asInstanceOf[jzon.Writer])
    endKey()

  /** A key that was encoded when compiled: the bytes of `"name":`, the first lowest, of which `length` count. The name
    * is printable ASCII that no option escapes.
    */
  final def key(word: Long, length: Int): Unit =
    if isCompact then
      ensure(9)
      val from = afterComma()
      Bytes.putLong(buf, from, word)
      pos = from + length
    else keySlow(word, 0, 0, length)

  final def key(word0: Long, word1: Long, length: Int): Unit =
    if isCompact then
      ensure(17)
      val from = afterComma()
      Bytes.putLong(buf, from, word0)
      Bytes.putLong(buf, from + 8, word1)
      pos = from + length
    else keySlow(word0, word1, 0, length)

  final def key(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    if isCompact then
      ensure(25)
      val from = afterComma()
      Bytes.putLong(buf, from, word0)
      Bytes.putLong(buf, from + 8, word1)
      Bytes.putLong(buf, from + 16, word2)
      pos = from + length
    else keySlow(word0, word1, word2, length)

  private inline def afterComma(): Int =
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
    val spaces = depth * options.indent
    ensure(spaces + 1)
    buf(pos) = '\n'
    java.util.Arrays.fill(buf, pos + 1, pos + 1 + spaces, ' '.toByte)
    pos += spaces + 1

  /** From here on all stays in the buffer until it is sorted. */
  private def holdBack(): Unit =
    unsorted = pos
    isHeld = true

  /** Writes the outermost container, which is complete, once more, the fields of its objects in order. */
  private def sort(): Unit =
    val tree = Trees.written(buf, unsorted, pos, limits)
    pos = unsorted
    isHeld = false
    isSorted = true
    try TreeEncoder.sorted.write(tree, this.asInstanceOf[jzon.Writer])
    finally isSorted = false
