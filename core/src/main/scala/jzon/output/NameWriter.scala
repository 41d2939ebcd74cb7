package jzon.output

import java.util.UUID
import jzon.{Limits, WriteOptions, Writer}
import jzon.wire.{Bytes, Integers, LineBreaks, Uuids}

/** The layer of names that were encoded at compile time, and of names that are scalars. */
private[jzon] abstract class NameWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends StructureWriter(buffer, options, limits):
  this: Writer =>

  /** Writes a name that was encoded at compile time.
    *
    * @param word
    *   the bytes of `"name":`, the first of them lowest. The name is printable ASCII that no option escapes.
    * @param length
    *   the number of these bytes
    */
  final private[jzon] def encodedKey(word: Long, length: Int): Unit =
    if isDirect then
      ensure(9)
      val from = afterComma()
      Bytes.putLong(buf, from, word)
      pos = from + length
    else keySlow(word, 0, 0, length)

  /** Writes a name of two words. */
  final private[jzon] def encodedKey(word0: Long, word1: Long, length: Int): Unit =
    if isDirect then
      ensure(17)
      val from = afterComma()
      Bytes.putLong(buf, from, word0)
      Bytes.putLong(buf, from + 8, word1)
      pos = from + length
    else keySlow(word0, word1, 0, length)

  /** Writes a name of three words. */
  final private[jzon] def encodedKey(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    if isDirect then
      ensure(25)
      val from = afterComma()
      Bytes.putLong(buf, from, word0)
      Bytes.putLong(buf, from + 8, word1)
      Bytes.putLong(buf, from + 16, word2)
      pos = from + length
    else keySlow(word0, word1, word2, length)

  /** Writes the `{` of an object, and the name of its first field. The word begins with the brace, and the rest is as
    * in [[encodedKey]].
    */
  final private[jzon] def encodedFirstKey(word: Long, length: Int): Unit =
    if entersObject() then encodedString(word, length)
    else
      beginObject()
      keySlow(word >>> 8, 0, 0, length - 1)

  /** Writes a `{` and a name of two words. */
  final private[jzon] def encodedFirstKey(word0: Long, word1: Long, length: Int): Unit =
    if entersObject() then encodedString(word0, word1, length)
    else
      beginObject()
      keySlow(word0 >>> 8 | word1 << 56, word1 >>> 8, 0, length - 1)

  /** Writes a `{` and a name of three words. */
  final private[jzon] def encodedFirstKey(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    if entersObject() then encodedString(word0, word1, word2, length)
    else
      beginObject()
      keySlow(word0 >>> 8 | word1 << 56, word1 >>> 8 | word2 << 56, word2 >>> 8, length - 1)

  /** Writes a name after another field. The word begins with the comma, and the rest is as in [[encodedKey]]. */
  final private[jzon] def encodedNextKey(word: Long, length: Int): Unit =
    if isDirect then encodedString(word, length)
    else keySlow(word >>> 8, 0, 0, length - 1)

  /** Writes a name of two words after another field. */
  final private[jzon] def encodedNextKey(word0: Long, word1: Long, length: Int): Unit =
    if isDirect then encodedString(word0, word1, length)
    else keySlow(word0 >>> 8 | word1 << 56, word1 >>> 8, 0, length - 1)

  /** Writes a name of three words after another field. */
  final private[jzon] def encodedNextKey(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    if isDirect then encodedString(word0, word1, word2, length)
    else keySlow(word0 >>> 8 | word1 << 56, word1 >>> 8 | word2 << 56, word2 >>> 8, length - 1)

  final protected def afterComma(): Int =
    if buf(pos - 1) == '{' then pos
    else
      buf(pos) = ','
      pos + 1

  private def keySlow(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    if isIndented then
      val spaces = indentation
      ensure(1 + spaces + LineBreaks.Beyond + 32)
      val at = LineBreaks.put(spaces, buf, afterComma())
      Bytes.putLong(buf, at, word0)
      Bytes.putLong(buf, at + 8, word1)
      Bytes.putLong(buf, at + 16, word2)
      Bytes.putInt(buf, at + length - 1, StructureWriter.SpacedColon) // instead of the colon
      pos = at + length - 1 + 3
    else keySorted(word0, word1, word2, length)

  /** [[keySlow]] of fields that are sorted. */
  private def keySorted(word0: Long, word1: Long, word2: Long, length: Int): Unit =
    beginKey()
    ensure(24)
    Bytes.putLong(buf, pos, word0)
    Bytes.putLong(buf, pos + 8, word1)
    Bytes.putLong(buf, pos + 16, word2)
    pos += length - 1
    endKey()

  final private[jzon] def intKey(name: Int): Unit =
    beginScalarKey(Integers.MaxInt)
    pos = Integers.putInt(name, buf, pos)
    endScalarKey()

  final private[jzon] def longKey(name: Long): Unit =
    beginScalarKey(Integers.MaxLong)
    pos = Integers.putLong(name, buf, pos)
    endScalarKey()

  final private[jzon] def uuidKey(name: UUID): Unit =
    if name == null then failNull()
    beginScalarKey(Uuids.MaxUuid)
    pos = Uuids.putUuid(name, buf, pos)
    endScalarKey()

  /** Writes what comes before a name and its opening quote, and makes room for a name of at most `max` bytes. */
  private def beginScalarKey(max: Int): Unit =
    if isStraight then
      ensure(max + 4)
      pos = afterComma()
    else
      beginKey()
      ensure(max + 2)
    buf(pos) = '"'
    pos += 1

  /** Writes the closing quote of a name and its colon. */
  private def endScalarKey(): Unit =
    if isStraight then
      Bytes.putShort(buf, pos, ('"' | ':' << 8).toShort)
      pos += 2
    else
      buf(pos) = '"'
      pos += 1
      endKey()
