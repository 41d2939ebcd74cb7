package jzon.runtime

import jzon.Writer

/** For emitted code only: the steps by which it writes, see [[jzon.output.StepWriter]]. It calls them through the class
  * that it extends, which takes fewer bytes than a call of an object's method.
  *
  * Each step takes the index at which it writes as the last argument, and returns the index after what it wrote. The
  * bytes of a text come in words, the first byte lowest, of which `length` count.
  */
abstract class Steps:
  final def name1(out: Writer, word: Long, length: Int, at: Int): Int = out.name(word, length, at)
  final def name2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int = out.name(word0, word1, length, at)
  final def name3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.name(word0, word1, word2, length, at)

  final def nextName1(out: Writer, word: Long, length: Int, at: Int): Int = out.nextName(word, length, at)
  final def nextName2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int =
    out.nextName(word0, word1, length, at)
  final def nextName3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.nextName(word0, word1, word2, length, at)

  final def firstName1(out: Writer, word: Long, length: Int, at: Int): Int = out.firstName(word, length, at)
  final def firstName2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int =
    out.firstName(word0, word1, length, at)
  final def firstName3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.firstName(word0, word1, word2, length, at)

  /** Writes a hint, with its quotes. */
  final def hint1(out: Writer, word: Long, length: Int, at: Int): Int = out.oneWord(word, length, at)
  final def hint2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int =
    out.twoWords(word0, word1, length, at)
  final def hint3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.threeWords(word0, word1, word2, length, at)

  /** Writes any name of a field. */
  final def name(out: Writer, name: String, at: Int): Int = out.name(name, at)

  final def beginObject(out: Writer, at: Int): Int = out.beginObject(at)
  final def endObject(out: Writer, at: Int): Int = out.endObject(at)
  final def beginArray(out: Writer, at: Int): Int = out.beginArray(at)
  final def endArray(out: Writer, at: Int): Int = out.endArray(at)

  /** Writes what comes before an element of an array. */
  final def element(out: Writer, at: Int): Int = out.element(at)

  final def writeString(out: Writer, value: String, at: Int): Int = out.string(value, at)
  final def writeChar(out: Writer, value: Char, at: Int): Int = out.char(value, at)
  final def writeBoolean(out: Writer, value: Boolean, at: Int): Int = out.boolean(value, at)
  final def writeInt(out: Writer, value: Int, at: Int): Int = out.int(value, at)
  final def writeLong(out: Writer, value: Long, at: Int): Int = out.long(value, at)
  final def writeFloat(out: Writer, value: Float, at: Int): Int = out.float(value, at)
  final def writeDouble(out: Writer, value: Double, at: Int): Int = out.double(value, at)
  final def writeNull(out: Writer, at: Int): Int = out.nothing(at)
