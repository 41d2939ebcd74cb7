package jzon.wire

/** UTF-16 code units into bytes of UTF-8, with the escapes of JSON, by tables: neither the kind of a character below
  * U+0800 nor the number of its bytes is a branch.
  *
  * The functions may overwrite up to [[Beyond]] bytes after what they write.
  */
private[jzon] object CharTables:
  /** The first character of three bytes. Those below it have one or two bytes, or an escape. */
  inline val FirstOfThree = 0x800

  inline val Beyond = 4

  /** For each character below that its bytes, the first of them lowest, and 0x10000 times their number. It is negative
    * for a control character that has no letter.
    */
  private val upToTwo: Array[Int] =
    val bytes = new Array[Byte](PutStrings.Most)
    Filled.by(new Array[Int](FirstOfThree))(c =>
      if c < 0x80 then ofAscii(c, bytes) else 0xc0 | c >> 6 | (0x80 | c & 0x3f) << 8 | 2 << 16
    )

  /** The entry of an ASCII character, which may have an escape. */
  private def ofAscii(c: Int, bytes: Array[Byte]): Int =
    bytes(1) = 0 // there may be an escape from before
    val count = PutStrings.any(c.toChar, asciiOnly = false, htmlSafe = false, bytes, 0)
    if count == PutStrings.Most then -1 else Bytes.short(bytes, 0) & 0xffff | count << 16

  /** For the upper ten bits of each other code unit its three bytes, without the lower six bits. It is negative for
    * surrogates, and for characters that have fewer bytes.
    */
  private val three: Array[Int] = Filled.by(new Array[Int](0x400)): upper =>
    val c = upper << 6
    if c < FirstOfThree || Character.isSurrogate(c.toChar) then -1 else 0x8080e0 | c >> 12 | (c >> 6 & 0x3f) << 8

  /** Writes characters up to the first that is not in the table of those with up to two bytes.
    *
    * @return
    *   two indexes, taken apart by [[index]] and [[end]]: that of the character, or `until`, and that after the bytes
    */
  def writeUpToTwo(text: String, from: Int, until: Int, out: Array[Byte], at: Int): Long =
    val table = upToTwo
    var i = from
    var end = at
    var isThere = true
    while isThere && i < until do
      val c = text.charAt(i)
      val entry = if c < table.length then table(c) else -1
      isThere = entry >= 0
      if isThere then
        Bytes.putShort(out, end, entry.toShort)
        end += entry >>> 16
        i += 1
    i.toLong << 32 | end

  inline def index(packed: Long): Int = (packed >>> 32).toInt
  inline def end(packed: Long): Int = packed.toInt

  /** Writes the characters from `from` on, whose kinds may change from one to the next. The number of bytes is a branch
    * only beyond U+07FF. It is slower than [[all]] for runs of characters of three bytes, which have no branch there.
    *
    * @return
    *   the index after the bytes, or -1 if a surrogate is alone
    */
  def mixed(text: String, from: Int, out: Array[Byte], at: Int): Int =
    val table = upToTwo
    val until = text.length
    var i = from
    var end = at
    while i < until do
      val c = text.charAt(i)
      i += 1
      if c < table.length then
        val entry = table(c)
        if entry >= 0 then
          Bytes.putShort(out, end, entry.toShort)
          end += entry >>> 16
        else end = PutStrings.escape(c, out, end)
      else if !Character.isSurrogate(c) then
        Bytes.putInt(out, end, 0x8080e0 | c >> 12 | (c << 2 & 0x3f00) | (c & 0x3f) << 16)
        end += 3
      else if i < until && Character.isSurrogatePair(c, text.charAt(i)) then
        Bytes.putInt(out, end, pair(c, text.charAt(i)))
        end += 4
        i += 1
      else
        end = -1
        i = until
    end

  /** The four bytes of a pair of surrogates, the first of them lowest. */
  private def pair(high: Char, low: Char): Int =
    val point = Character.toCodePoint(high, low)
    0x808080f0 | point >> 18 |
      (point >> 4 & 0x3f00) |
      (point & 0xfc0) << 10 |
      (point & 0x3f) << 24

  /** Writes the first `count` of the code units.
    *
    * It is long, so that the JIT does not inline it where text beyond ASCII is still rare: it would treat all that is
    * rare at that moment as slow, for good.
    *
    * @return
    *   the index after the bytes, or -1 if a surrogate is alone
    */
  def all(units: Array[Char], count: Int, out: Array[Byte], at: Int): Int =
    val short = upToTwo
    val long = three
    var i = 0
    var end = at
    while i < count do
      val c = units(i)
      if c < short.length then
        val entry = short(c)
        val next = if i + 1 < count && units(i + 1) < short.length then short(units(i + 1)) else -1
        if (entry | next) >= 0 then // two at once
          Bytes.putInt(out, end, entry & 0xffff | next << ((entry >>> 16) * 8))
          end += (entry >>> 16) + (next >>> 16)
          i += 2
        else if entry >= 0 then
          Bytes.putShort(out, end, entry.toShort)
          end += entry >>> 16
          i += 1
        else
          end = PutStrings.escape(c, out, end)
          i += 1
      else if !Character.isSurrogate(c) then
        var last = c
        var entry = long(c >> 6)
        while entry >= 0 do // such characters come in runs
          Bytes.putInt(out, end, entry | (last & 0x3f) << 16)
          end += 3
          i += 1
          last = if i < count then units(i) else 0
          entry = long(last >> 6)
      else if i + 1 < count && Character.isSurrogatePair(c, units(i + 1)) then
        Bytes.putInt(out, end, pair(c, units(i + 1)))
        end += 4
        i += 2
      else
        end = -1
        i = count
    end
