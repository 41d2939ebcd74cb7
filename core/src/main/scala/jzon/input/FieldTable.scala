package jzon

import java.nio.charset.StandardCharsets.UTF_8
import jzon.wire.Bytes

/** The names of an object's fields, each with its index, made once and asked by [[Reader.field]].
  *
  * A name is looked up in one of two ways: the one that is expected next is compared with the bytes in the input, eight
  * at a time; any other by a hash of its first and last bytes and its length, and then compared whole. What a name
  * hashes to depends on the table only, which an attacker does not choose.
  *
  * @param names
  *   in the order in which they are expected; the field at `i` has index `i`
  * @param aliases
  *   further names, each with the index of its field
  */
final class FieldTable private (private[jzon] val names: Array[String], aliases: Array[(String, Int)])
    extends Serializable:
  private val count = names.length + aliases.length
  private val encoded: Array[Array[Byte]] = (names ++ aliases.map(_._1)).map(_.getBytes(UTF_8))

  /** Name `i` with its closing quote. */
  private val standing: Array[Array[Byte]] = names.indices.map(i => encoded(i) :+ '"'.toByte).toArray

  /** Bytes of [[standing]]. A name that is escaped in JSON does not stand there as it is, and after the last name there
    * is none: both are longer than any input.
    */
  private[jzon] val lengths: Array[Int] =
    standing.map(name => if FieldTable.isPlain(name.init) then name.length else Int.MaxValue) :+ Int.MaxValue

  /** The first 8 bytes of [[standing]]. */
  private val words: Array[Long] = standing.map(FieldTable.firstWord)

  /** A name by its hash: its place in `encoded` plus 1, or 0. At most half full. */
  private val slots = new Array[Int](math.max(4, Integer.highestOneBit(count) * 4))

  for i <- encoded.indices do
    var slot = hash(encoded(i), 0, encoded(i).length) & (slots.length - 1)
    while slots(slot) != 0 do
      require(!java.util.Arrays.equals(encoded(slots(slot) - 1), encoded(i)), s"two fields of the name ${nameAt(i)}")
      slot = (slot + 1) & (slots.length - 1)
    slots(slot) = i + 1

  /** The further names. */
  private[jzon] val aliasNames: Array[String] = aliases.map(_._1)

  private def nameAt(i: Int): String = new String(encoded(i), UTF_8)

  /** How many fields there are. */
  def size: Int = names.length

  /** The name of field `i`. */
  def name(i: Int): String = names(i)

  /** Whether name `i` and its quote, `length` bytes, stand at `from`; there are at least as many bytes, and 8. */
  private[jzon] def stands(i: Int, length: Int, bytes: Array[Byte], from: Int): Boolean =
    val difference = Bytes.long(bytes, from) ^ words(i)
    if length <= 8 then difference << (64 - length * 8) == 0 // only the lowest bytes count
    else difference == 0 && goesOn(standing(i), bytes, from)

  /** Whether all after the first 8 bytes is the same, by words, the last of which may overlap the one before. */
  private def goesOn(name: Array[Byte], bytes: Array[Byte], from: Int): Boolean =
    val last = name.length - 8
    var i = 8
    while i < last && Bytes.long(name, i) == Bytes.long(bytes, from + i) do i += 8
    i >= last && Bytes.long(name, last) == Bytes.long(bytes, from + last)

  /** Index of the field whose name stands in `bytes(from until until)`, escapes resolved; -1 where there is none. */
  private[jzon] def find(bytes: Array[Byte], from: Int, until: Int): Int =
    var slot = hash(bytes, from, until) & (slots.length - 1)
    var result = -1
    while slots(slot) != 0 && result < 0 do
      val i = slots(slot) - 1
      if encoded(i).length == until - from && FieldTable.same(encoded(i), bytes, from) then result = i
      slot = (slot + 1) & (slots.length - 1)
    if result < names.length then result else aliases(result - names.length)._2

  /** Of the first and the last up to 8 bytes and the length. */
  private def hash(bytes: Array[Byte], from: Int, until: Int): Int =
    val length = until - from
    val mixed =
      if length >= 8 then Bytes.long(bytes, from) * FieldTable.First ^ Bytes.long(bytes, until - 8) * FieldTable.Last
      else
        var word = 0L
        var i = from
        while i < until do
          word = word << 8 | (bytes(i) & 0xff)
          i += 1
        word * FieldTable.First
    val spread = (mixed + length) * FieldTable.Last
    (spread >>> 32).toInt

object FieldTable:
  /** A table of these names; two that are the same are refused. */
  def apply(names: String*): FieldTable = new FieldTable(names.toArray, Array.empty)

  /** A table of these names and further ones, each for the field of that index. */
  def withAliases(names: Seq[String], aliases: Seq[(String, Int)]): FieldTable =
    new FieldTable(names.toArray, aliases.toArray)

  // Odd multipliers, from the golden ratio and pi.
  private val First = 0x9e3779b97f4a7c15L
  private val Last = 0x243f6a8885a308d3L

  private def isPlain(name: Array[Byte]): Boolean = name.forall(b => b != '"' && b != '\\' && (b < 0 || b >= ' '))

  /** The first bytes, the first of them lowest, zeros after the last. */
  private def firstWord(bytes: Array[Byte]): Long = Bytes.long(java.util.Arrays.copyOf(bytes, 8), 0)

  /** Whether `name` stands at `from`, by words, the last of which may overlap the one before. */
  private def same(name: Array[Byte], bytes: Array[Byte], from: Int): Boolean =
    val length = name.length
    if length < 8 then
      var i = 0
      while i < length && name(i) == bytes(from + i) do i += 1
      i == length
    else
      val last = length - 8
      var i = 0
      while i < last && Bytes.long(name, i) == Bytes.long(bytes, from + i) do i += 8
      i >= last && Bytes.long(name, last) == Bytes.long(bytes, from + last)
