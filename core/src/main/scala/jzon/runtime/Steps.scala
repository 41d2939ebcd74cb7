package jzon.runtime

import jzon.Writer

/** The steps by which emitted code writes: see [[jzon.output.StepWriter]]. For emitted code only. It is public because
  * emitted code lies in the packages of users, and can name public members only.
  *
  * Each step takes the index at which it writes as the last argument, and returns the index after what it wrote. The
  * bytes of a text come in words, the first byte lowest, of which `length` count.
  */
object Steps:
  def name1(out: Writer, word: Long, length: Int, at: Int): Int = out.name(word, length, at)
  def name2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int = out.name(word0, word1, length, at)
  def name3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.name(word0, word1, word2, length, at)

  def nextName1(out: Writer, word: Long, length: Int, at: Int): Int = out.nextName(word, length, at)
  def nextName2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int =
    out.nextName(word0, word1, length, at)
  def nextName3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.nextName(word0, word1, word2, length, at)

  def firstName1(out: Writer, word: Long, length: Int, at: Int): Int = out.firstName(word, length, at)
  def firstName2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int =
    out.firstName(word0, word1, length, at)
  def firstName3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.firstName(word0, word1, word2, length, at)

  /** Writes a hint, with its quotes. */
  def hint1(out: Writer, word: Long, length: Int, at: Int): Int = out.oneWord(word, length, at)
  def hint2(out: Writer, word0: Long, word1: Long, length: Int, at: Int): Int = out.twoWords(word0, word1, length, at)
  def hint3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int, at: Int): Int =
    out.threeWords(word0, word1, word2, length, at)

  /** Writes any name of a field. */
  def name(out: Writer, name: String, at: Int): Int = out.name(name, at)

  def beginObject(out: Writer, at: Int): Int = out.beginObject(at)
  def endObject(out: Writer, at: Int): Int = out.endObject(at)
  def beginArray(out: Writer, at: Int): Int = out.beginArray(at)
  def endArray(out: Writer, at: Int): Int = out.endArray(at)

  /** Writes what comes before an element of an array. */
  def element(out: Writer, at: Int): Int = out.element(at)

  def writeString(out: Writer, value: String, at: Int): Int = out.string(value, at)
  def writeChar(out: Writer, value: Char, at: Int): Int = out.char(value, at)
  def writeBoolean(out: Writer, value: Boolean, at: Int): Int = out.boolean(value, at)
  def writeInt(out: Writer, value: Int, at: Int): Int = out.int(value, at)
  def writeLong(out: Writer, value: Long, at: Int): Int = out.long(value, at)
  def writeFloat(out: Writer, value: Float, at: Int): Int = out.float(value, at)
  def writeDouble(out: Writer, value: Double, at: Int): Int = out.double(value, at)
  def writeNull(out: Writer, at: Int): Int = out.nothing(at)
