package jzon.output

import jzon.{Limits, WriteOptions, Writer}
import jzon.wire.{Bytes, Integers, LineBreaks}

/** The layer of the steps of emitted code. Each of them takes the index at which it writes, and returns the index after
  * what it wrote. So the index is a local variable of emitted code, which the JIT keeps in a register from field to
  * field, and on the way into nested classes. Meanwhile, the index of this writer is not up to date.
  *
  *   - A value finds room for [[StepWriter.Room]] bytes. What is longer makes its own room.
  *   - A name, a bracket or a comma makes room for itself and for the value that may come next.
  *
  * A text of one to three words was encoded at compile time. The first byte of a word is its lowest. The text is
  * printable ASCII that no option escapes.
  */
private[jzon] abstract class StepWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends ScalarWriter(buffer, options, limits):
  this: Writer =>

  /** The index at which the first step writes, which is a value. */
  final private[jzon] def begin(): Int =
    ensure(StepWriter.Room)
    pos

  /** Ends at the index after the last step. */
  final private[jzon] def end(at: Int): Unit = pos = at

  // Names.

  /** Writes the name of a field, after a comma if there is a field before it. The text is `"name":`. */
  final private[jzon] def name(word: Long, length: Int, at: Int): Int =
    if isDirect then oneWord(word, length, separated(at)) else nameFull(word, 0, 0, length, at)

  final private[jzon] def name(word0: Long, word1: Long, length: Int, at: Int): Int =
    if isDirect then twoWords(word0, word1, length, separated(at)) else nameFull(word0, word1, 0, length, at)

  final private[jzon] def name(word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    if isDirect then threeWords(word0, word1, word2, length, separated(at))
    else nameFull(word0, word1, word2, length, at)

  /** Writes the name of a field that always has another before it. The text is `,"name":`. */
  final private[jzon] def nextName(word: Long, length: Int, at: Int): Int =
    if isDirect then oneWord(word, length, roomAt(at, StepWriter.Name))
    else laterNameFull(word, 0, 0, length, at)

  final private[jzon] def nextName(word0: Long, word1: Long, length: Int, at: Int): Int =
    if isDirect then twoWords(word0, word1, length, roomAt(at, StepWriter.Name))
    else laterNameFull(word0, word1, 0, length, at)

  final private[jzon] def nextName(word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    if isDirect then threeWords(word0, word1, word2, length, roomAt(at, StepWriter.Name))
    else laterNameFull(word0, word1, word2, length, at)

  /** Begins an object, and writes the name of its first field. The text is `{"name":`. */
  final private[jzon] def firstName(word: Long, length: Int, at: Int): Int =
    if enters() then oneWord(word, length, roomAt(at, StepWriter.Name))
    else laterNameFull(word, 0, 0, length, full(at)(beginObject()))

  final private[jzon] def firstName(word0: Long, word1: Long, length: Int, at: Int): Int =
    if enters() then twoWords(word0, word1, length, roomAt(at, StepWriter.Name))
    else laterNameFull(word0, word1, 0, length, full(at)(beginObject()))

  final private[jzon] def firstName(word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    if enters() then threeWords(word0, word1, word2, length, roomAt(at, StepWriter.Name))
    else laterNameFull(word0, word1, word2, length, full(at)(beginObject()))

  /** Room for a name, after a comma if there is a field before it. */
  private def separated(at: Int): Int = afterComma('{', roomAt(at, StepWriter.Name))

  /** Puts a comma, unless `begun` is the last byte. */
  private def afterComma(begun: Byte, at: Int): Int = if buf(at - 1) == begun then at else put(',', at)

  private def put(byte: Byte, at: Int): Int =
    buf(at) = byte
    at + 1

  /** [[nameFull]] of a text that begins with a comma or a bracket. */
  private def laterNameFull(word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    nameFull(word0 >>> 8 | word1 << 56, word1 >>> 8 | word2 << 56, word2 >>> 8, length - 1, at)

  /** [[name]] in any form. */
  private def nameFull(word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    pos = at
    if isIndented then
      val spaces = indentation
      ensure(1 + spaces + LineBreaks.Beyond + StepWriter.Name)
      val from = LineBreaks.put(spaces, buf, afterComma())
      val colon = threeWords(word0, word1, word2, length, from) - 1
      Bytes.putInt(buf, colon, StructureWriter.SpacedColon)
      colon + 3
    else
      beginKey()
      ensure(StepWriter.Name)
      pos = threeWords(word0, word1, word2, length, pos) - 1
      endKey()
      begin()

  /** Writes the name of a field, any string. */
  final private[jzon] def name(name: String, at: Int): Int = full(at)(key(name))

  // Objects and arrays.

  final private[jzon] def beginObject(at: Int): Int =
    if enters() then put('{', roomAt(at, StepWriter.Name)) else full(at)(beginObject())

  final private[jzon] def endObject(at: Int): Int =
    if leaves() then put('}', roomAt(at, 1)) else full(at)(endObject())

  final private[jzon] def beginArray(at: Int): Int =
    if enters() then put('[', roomAt(at, StepWriter.Name)) else full(at)(beginArray())

  final private[jzon] def endArray(at: Int): Int =
    if leaves() then put(']', roomAt(at, 1)) else full(at)(endArray())

  /** Writes what comes before an element of an array. */
  final private[jzon] def element(at: Int): Int =
    if isDirect then afterComma('[', roomAt(at, StepWriter.Name)) else full(at)(element())

  /** Does what a method does that writes at the index of this writer. */
  private inline def full(at: Int)(inline write: => Unit): Int =
    pos = at
    write
    begin()

  // Values.

  /** Writes a string of one word, with its quotes. */
  final private[jzon] def oneWord(word: Long, length: Int, at: Int): Int =
    Bytes.putLong(buf, at, word)
    at + length

  final private[jzon] def twoWords(word0: Long, word1: Long, length: Int, at: Int): Int =
    Bytes.putLong(buf, at, word0)
    Bytes.putLong(buf, at + 8, word1)
    at + length

  final private[jzon] def threeWords(word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    Bytes.putLong(buf, at, word0)
    Bytes.putLong(buf, at + 8, word1)
    Bytes.putLong(buf, at + 16, word2)
    at + length

  final private[jzon] def char(value: Char, at: Int): Int = putChar(value, buf, at)
  final private[jzon] def boolean(value: Boolean, at: Int): Int = ValueWriter.putBoolean(value, buf, at)
  final private[jzon] def int(value: Int, at: Int): Int = Integers.putInt(value, buf, at)
  final private[jzon] def long(value: Long, at: Int): Int = Integers.putLong(value, buf, at)
  final private[jzon] def float(value: Float, at: Int): Int = putFloat(value, buf, at)
  final private[jzon] def double(value: Double, at: Int): Int = putDouble(value, buf, at)
  final private[jzon] def nothing(at: Int): Int = ValueWriter.putNull(buf, at)

private[output] object StepWriter:
  /** Bytes for a value. A Double, a short string and three words have fewer. */
  inline val Room = 32

  /** Bytes for a comma, a name of three words and a value. */
  inline val Name = 1 + 24 + Room
