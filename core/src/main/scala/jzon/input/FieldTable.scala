package jzon

import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays
import jzon.wire.{Bytes, Filled, Names, Strings}

/** The names of the fields of an object, each with its index. Create a table once, and pass it to [[Reader.field]].
  *
  * There are two ways to look up a name. The expected one is compared with the bytes of the input, eight at a time. Any
  * other is found by a hash of its first and last bytes and its length, and is then compared completely. The hash
  * depends only on the names in the table, which an attacker does not choose.
  *
  * @param names
  *   the names, in the order in which they are expected; the index of a name is that of its field
  * @param aliases
  *   further names, each with the index of its field
  */
final class FieldTable private (private[jzon] val names: Array[String], aliases: Array[(String, Int)])
    extends Serializable:
  private val count = names.length + aliases.length
  private val encoded: Array[Array[Byte]] = FieldTable.encode(names, aliases)

  /** Name `i` with its closing quote. */
  private val quoted: Array[Array[Byte]] = FieldTable.withQuotes(encoded, names.length)

  /** The lengths of [[quoted]] in bytes. If JSON would escape a name, its bytes never occur as they are, and there is
    * no name after the last one. Both have a length that no input reaches.
    */
  private[jzon] val lengths: Array[Int] = FieldTable.plainLengths(quoted)

  /** The first 8 bytes of [[quoted]]. */
  private val words: Array[Long] = FieldTable.firstWords(quoted)

  /** The first 8 bytes of `encoded`. */
  private val heads: Array[Long] = FieldTable.firstWords(encoded)

  /** Bit n is set if a name has n bytes, and bit 63 if one has more. */
  private val lengthsOfNames: Long = FieldTable.lengthsOf(encoded)

  /** A hash table: the index of a name in `encoded` plus 1, or 0. It is at most half full. */
  private val slots = new Array[Int](Math.max(4, Integer.highestOneBit(count) * 4))

  /** A hash table of the first 8 bytes before the closing quote: the index of the last name that has its place there,
    * or the number of names.
    */
  private val likely = likelyTable(slots.length)

  fillSlots()

  private def fillSlots(): Unit =
    var i = 0
    while i < count do
      var slot = FieldTable.hashOf(encoded(i)) & (slots.length - 1)
      while slots(slot) != 0 do
        Arguments.require(!Arrays.equals(encoded(slots(slot) - 1), encoded(i)), s"two fields of the name ${nameAt(i)}")
        slot = (slot + 1) & (slots.length - 1)
      i += 1
      slots(slot) = i

  /** A table of this size, or of a larger one in which no two names have one place. */
  private def likelyTable(size: Int): Array[Int] =
    val table = Filled.by(new Array[Int](size))(_ => names.length)
    var areApart = true
    var i = 0
    while i < names.length do
      val slot = FieldTable.likelySlot(words(i)) & (size - 1)
      areApart &= table(slot) == names.length
      table(slot) = i
      i += 1
    if areApart || size >= FieldTable.MostLikely then table else likelyTable(size * 2)

  /** The further names. */
  private[jzon] val aliasNames: Array[String] = FieldTable.aliasesOf(aliases)

  private def nameAt(i: Int): String = new String(encoded(i), UTF_8)

  /** The number of fields. */
  def size: Int = names.length

  /** The name of field `i`. */
  def name(i: Int): String = names(i)

  /** Whether name `i` with its closing quote, `length` bytes, is at index `from`. There must be so many bytes, and at
    * least 8.
    */
  private[jzon] def isName(i: Int, length: Int, bytes: Array[Byte], from: Int): Boolean =
    val difference = Bytes.long(bytes, from) ^ words(i)
    if length <= 8 then difference << (64 - length * 8) == 0 // only the lowest bytes count
    else difference == 0 && goesOn(quoted(i), bytes, from)

  /** The index of the name that is likely to begin with these 8 bytes, its closing quote among them or not. If there is
    * none, the number of names.
    */
  private[jzon] def likelyAt(word: Long): Int = likely(FieldTable.likelySlot(word) & (likely.length - 1))

  /** The reason to refuse a field of this name, which is not in the table. */
  private[jzon] def extraField(name: String): Reason =
    Reason.extraField(names, aliasNames, name)

  /** The reason to refuse a value that is none of these hints. */
  private[jzon] def noCase(got: Got): Reason = unknown("invalid disambiguator: expected ", got)

  /** The reason to refuse a value that is none of these names. `lead` comes before the names. */
  private[jzon] def unknown(lead: String, got: Got): Reason = Reason.unknown(lead, names, aliasNames, got)

  /** Whether all bytes after the first 8 are equal. They are compared by words, the last of which may overlap the one
    * before.
    */
  private def goesOn(name: Array[Byte], bytes: Array[Byte], from: Int): Boolean =
    val last = name.length - 8
    var i = 8
    while i < last && Bytes.long(name, i) == Bytes.long(bytes, from + i) do i += 8
    i >= last && Bytes.long(name, last) == Bytes.long(bytes, from + last)

  /** The index of the field whose name is `bytes(from until until)`, without escapes, or -1. */
  private[jzon] def find(bytes: Array[Byte], from: Int, until: Int): Int =
    val length = until - from
    if (lengthsOfNames & (1L << Math.min(length, 63))) == 0 then -1
    else if length < 8 then findShort(Names.word(bytes, from, length), length)
    else
      val first = Bytes.long(bytes, from)
      var slot = Names.hash(first, Bytes.long(bytes, until - 8), length) & (slots.length - 1)
      var result = -1
      while slots(slot) != 0 && result < 0 do
        val i = slots(slot) - 1
        if encoded(i).length == length && Names.same(encoded(i), bytes, from) then result = i
        slot = (slot + 1) & (slots.length - 1)
      fieldOf(result)

  /** The index of the field whose name is the lowest `length` bytes of `word`, at most 7, with zeros above them; -1 if
    * there is none.
    */
  private[jzon] def findShort(word: Long, length: Int): Int =
    var slot = Names.hash(word, 0, length) & (slots.length - 1)
    var result = -1
    while slots(slot) != 0 && result < 0 do
      val i = slots(slot) - 1
      if encoded(i).length == length && heads(i) == word then result = i
      slot = (slot + 1) & (slots.length - 1)
    fieldOf(result)

  /** The field that has name `i`, which may be a further one; -1 for -1. */
  private def fieldOf(i: Int): Int = if i < names.length then i else aliases(i - names.length)._2

object FieldTable:
  /** A table of these names.
    *
    * @throws java.lang.IllegalArgumentException
    *   if two of them are equal
    */
  def apply(names: String*): FieldTable = of(array(names))

  /** The same for an array, which is kept. */
  private[jzon] def of(names: Array[String]): FieldTable = new FieldTable(names, new Array[(String, Int)](0))

  /** A table of these names, and of further ones with the index of their field.
    *
    * @throws java.lang.IllegalArgumentException
    *   if two names are equal
    */
  def withAliases(names: Seq[String], aliases: Seq[(String, Int)]): FieldTable =
    new FieldTable(array(names), aliases.toArray)

  /** `toArray` would take a class tag, and `copyToArray` load classes that a program may not need. */
  private def array(names: Seq[String]): Array[String] =
    Filled.by(new Array[String](names.length))(names(_))

  /** All names in UTF-8, the further ones last. */
  private def encode(names: Array[String], aliases: Array[(String, Int)]): Array[Array[Byte]] =
    Filled.by(new Array[Array[Byte]](names.length + aliases.length)): i =>
      (if i < names.length then names(i) else aliases(i - names.length)._1).getBytes(UTF_8)

  private def aliasesOf(aliases: Array[(String, Int)]): Array[String] =
    Filled.by(new Array[String](aliases.length))(aliases(_)._1)

  /** The size beyond which [[likelyTable]] accepts that two names have one place. */
  private val MostLikely = 256

  private def hashOf(name: Array[Byte]): Int =
    Names.hash(firstWord(name), if name.length >= 8 then Bytes.long(name, name.length - 8) else 0, name.length)

  /** The hash of the bytes of `word` before the first quote or backslash, or of all of them. */
  private def likelySlot(word: Long): Int =
    val special = Strings.specials(word)
    val before = word & (((special & -special) >>> 7) - 1)
    (before * Names.First >>> 32).toInt

  /** The first `count` names, each with a quote after it. */
  private def withQuotes(names: Array[Array[Byte]], count: Int): Array[Array[Byte]] =
    Filled.by(new Array[Array[Byte]](count)): i =>
      val result = Arrays.copyOf(names(i), names(i).length + 1)
      result(names(i).length) = '"'
      result

  /** The lengths of names with a quote after them, and one more for the end: see [[FieldTable.lengths]]. */
  private def plainLengths(quoted: Array[Array[Byte]]): Array[Int] =
    Filled.by(new Array[Int](quoted.length + 1)): i =>
      if i < quoted.length && isPlain(quoted(i)) then quoted(i).length else Int.MaxValue

  /** Whether JSON writes a name as it is. A quote comes after it. */
  private def isPlain(quoted: Array[Byte]): Boolean =
    var i = 0
    while !isSpecial(quoted(i)) do i += 1
    i == quoted.length - 1

  private def isSpecial(b: Byte): Boolean = b == '"' || b == '\\' || b >= 0 && b < ' '

  private def lengthsOf(names: Array[Array[Byte]]): Long =
    var bits = 0L
    var i = 0
    while i < names.length do
      bits |= 1L << Math.min(names(i).length, 63)
      i += 1
    bits

  /** [[firstWord]] of each name. */
  private def firstWords(names: Array[Array[Byte]]): Array[Long] =
    Filled.by(new Array[Long](names.length))(i => firstWord(names(i)))

  /** The first 8 bytes as a word, the first of them lowest, with zeros after the last. */
  private def firstWord(bytes: Array[Byte]): Long = Bytes.long(Arrays.copyOf(bytes, 8), 0)
