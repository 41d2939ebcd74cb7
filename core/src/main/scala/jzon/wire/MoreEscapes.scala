package jzon.wire

import java.lang.Long.numberOfTrailingZeros

/** UTF-16 code units into bytes, with the escapes for which [[jzon.WriteOptions]] can ask beyond those of JSON. A table
  * has the bytes of each ASCII character.
  */
private[jzon] object MoreEscapes:
  /** How many bytes after what it writes [[put]] may overwrite. */
  inline val Beyond = 7

  private val usual = table(htmlSafe = false)
  private val safe = table(htmlSafe = true)

  /** For each ASCII character its bytes, the first of them lowest, and their number in the highest byte. */
  private def table(htmlSafe: Boolean): Array[Long] =
    val bytes = new Array[Byte](8)
    Filled.by(new Array[Long](0x80)): c =>
      val count = PutStrings.any(c.toChar, asciiOnly = false, htmlSafe, bytes, 0)
      Bytes.long(bytes, 0) & -1L >>> (64 - count * 8) | count.toLong << 56

  /** Writes characters, with room for [[PutStrings.Most]] bytes for each of them and [[Beyond]] more.
    *
    * @return
    *   the index after the text, or -1 if a surrogate is alone
    */
  def put(text: String, from: Int, until: Int, asciiOnly: Boolean, htmlSafe: Boolean, out: Array[Byte], at: Int): Int =
    val table = if htmlSafe then safe else usual
    var i = from
    var end = at
    while i < until && end >= 0 do
      val c = text.charAt(i)
      i += 1
      if c < table.length then
        val entry = table(c)
        Bytes.putLong(out, end, entry)
        end += (entry >>> 56).toInt
      else if !Character.isSurrogate(c) then
        end = if asciiOnly then PutStrings.hexEscape(c, out, end) else PutStrings.any(c, asciiOnly, htmlSafe, out, end)
      else if i < until && Character.isSurrogatePair(c, text.charAt(i)) then
        end = PutStrings.pair(c, text.charAt(i), asciiOnly, out, end)
        i += 1
      else end = -1
    end

  /** How many of the `count` ASCII characters at `from` come before the first `<`, `>` or `&`. */
  def countBeforeMarkup(bytes: Array[Byte], from: Int, count: Int): Int =
    val until = from + count
    var i = from
    var found = 0L
    while found == 0 && i + 8 <= until do
      found = markup(Bytes.long(bytes, i))
      i += 8
    if found != 0 then i - 8 - from + (numberOfTrailingZeros(found) >>> 3)
    else
      while i < until && !PutStrings.isMarkup(bytes(i).toChar) do i += 1
      i - from

  /** The high bit is set in the lowest lane with markup, if all lanes are ASCII. Lanes above may be set by borrows. */
  private def markup(word: Long): Long =
    val angle = (word | Swar.Ones * 2) ^ Swar.Ones * '>' // `<` and `>`, which differ in that bit, become 0x00
    val ampersand = word ^ Swar.Ones * '&'
    (angle - Swar.Ones | ampersand - Swar.Ones) & Swar.Highs
