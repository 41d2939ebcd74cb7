package jzon.wire

/** Names in hash tables, which are found and compared by words of eight bytes, the first byte lowest. */
private[jzon] object Names:
  // Odd multipliers, from the golden ratio and pi.
  final val First = 0x9e3779b97f4a7c15L
  private final val Last = 0x243f6a8885a308d3L

  /** The hash of a name of `length` bytes: of its first 8 bytes (zeros after the last), and its last 8 if it has as
    * many.
    */
  def hash(first: Long, last: Long, length: Int): Int = (((first * First ^ last * Last) + length) * Last >>> 32).toInt

  /** `bytes(from)` and the bytes after it, at most 7, the first of them lowest, with zeros above. */
  def word(bytes: Array[Byte], from: Int, length: Int): Long =
    if from + 8 <= bytes.length then lowest(Bytes.long(bytes, from), length)
    else
      var word = 0L
      var i = from + length - 1
      while i >= from do
        word = word << 8 | (bytes(i) & 0xff)
        i -= 1
      word

  /** The lowest `length` bytes of `word`, 0 to 7. */
  def lowest(word: Long, length: Int): Long = word & ~(-1L << (length * 8))

  /** Whether `name` is at index `from`. It is compared by words, the last of which may overlap the one before. */
  def same(name: Array[Byte], bytes: Array[Byte], from: Int): Boolean =
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
