package jzon.runtime

import jzon.Writer

/** Writes the names of fields, and hints, that were encoded at compile time. For emitted code only. It is public
  * because emitted code lies in the packages of users, and can name public members only.
  *
  * The bytes of a name, `"name":`, come in words, the first byte lowest, of which `length` count. The name of a field
  * after another one comes with the comma before it, that of the first one may come with the `{` of its object, and a
  * hint comes without the colon. All of them are printable ASCII that
  * no option escapes.
  */
object FieldNames:
  /** Writes a name of one word. */
  def write1(out: Writer, word: Long, length: Int): Unit = out.encodedKey(word, length)

  /** Writes a name of two words. */
  def write2(out: Writer, word0: Long, word1: Long, length: Int): Unit = out.encodedKey(word0, word1, length)

  /** Writes a name of three words. */
  def write3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int): Unit =
    out.encodedKey(word0, word1, word2, length)

  /** Writes a name of one word, which begins with a comma, because there is a field before it. */
  def writeNext1(out: Writer, word: Long, length: Int): Unit = out.encodedNextKey(word, length)

  /** Writes a name of two words, which begins with a comma. */
  def writeNext2(out: Writer, word0: Long, word1: Long, length: Int): Unit = out.encodedNextKey(word0, word1, length)

  /** Writes a name of three words, which begins with a comma. */
  def writeNext3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int): Unit =
    out.encodedNextKey(word0, word1, word2, length)

  /** Writes a name of one word, which begins with the `{` of its object. */
  def writeFirst1(out: Writer, word: Long, length: Int): Unit = out.encodedFirstKey(word, length)

  /** Writes a name of two words, which begins with a `{`. */
  def writeFirst2(out: Writer, word0: Long, word1: Long, length: Int): Unit = out.encodedFirstKey(word0, word1, length)

  /** Writes a name of three words, which begins with a `{`. */
  def writeFirst3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int): Unit =
    out.encodedFirstKey(word0, word1, word2, length)

  /** Writes a hint of one word. */
  def writeHint1(out: Writer, word: Long, length: Int): Unit = out.encodedString(word, length)

  /** Writes a hint of two words. */
  def writeHint2(out: Writer, word0: Long, word1: Long, length: Int): Unit = out.encodedString(word0, word1, length)

  /** Writes a hint of three words. */
  def writeHint3(out: Writer, word0: Long, word1: Long, word2: Long, length: Int): Unit =
    out.encodedString(word0, word1, word2, length)
