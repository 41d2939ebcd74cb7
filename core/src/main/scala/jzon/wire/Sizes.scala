package jzon.wire

import java.lang.Double.doubleToRawLongBits
import java.lang.Float.floatToRawIntBits
import java.lang.Long.numberOfLeadingZeros

/** The lengths of scalars in the compact form, counted without writing them if that is quicker. [[PutStrings]] and
  * [[PrintDouble]] write them; properties check that both agree.
  */
private[jzon] object Sizes:
  /** The number of bytes of the text with its escapes and quotes. A lone surrogate, which is never written, counts as
    * 2.
    */
  def string(text: String): Int =
    val length = text.length
    val bytes = Latin1.bytes(text)
    if bytes != null && Strings.endOfPlain(bytes, 0, length) == ~length then length + 2 else counted(text)

  /** A table has the number of bytes of each character up to U+00FF. Two characters are looked up at a time, and one
    * comparison at the end shows whether there were others. (Eight characters at a time, combined from `charAt` or
    * copied to an array first, took two and three times as long, because a string does not show its bytes.)
    */
  private def counted(text: String): Int =
    val length = text.length
    var even, odd, all = 0
    var i = 0
    while i < length - 1 do
      val a = text.charAt(i)
      val b = text.charAt(i + 1)
      all |= a | b
      even += units(a & 0xff)
      odd += units(b & 0xff)
      i += 2
    if i < length then
      val a = text.charAt(i)
      all |= a
      even += units(a & 0xff)
    if all < 0x100 then 2 + even + odd else anyString(text)

  /** The plain twin of [[string]]. */
  def anyString(text: String): Int =
    val length = text.length
    var size = 2
    var i = 0
    while i < length do
      size += unit(text.charAt(i))
      i += 1
    size

  /** The number of bytes of one UTF-16 code unit. A surrogate counts half of the 4 of its pair. */
  def unit(c: Char): Int =
    if c < 0x100 then units(c)
    else if c < 0x800 || Character.isSurrogate(c) then 2
    else 3

  private val units: Array[Byte] =
    val table = new Array[Byte](0x100)
    var c = 0
    while c < table.length do
      table(c) =
        if c == '"' || c == '\\' || c == '\b' || c == '\f' || c == '\n' || c == '\r' || c == '\t' then 2
        else if c < ' ' then 6
        else if c < 0x80 then 1
        else 2
      c += 1
    table

  /** The number of bytes of a finite number with up to six decimals; -1 for any other, which must be printed to be
    * counted.
    */
  def double(v: Double): Int =
    val x = Math.abs(v)
    val sign = (doubleToRawLongBits(v) >>> 63).toInt
    if x < 1e7 then
      val millionths = (x * 1e6 + 0.5).toLong
      if millionths / 1e6 == x && (millionths >= 1000 || millionths == 0) then sign + ofMillionths(millionths)
      else -1
    else -1

  /** The number of bytes of a finite number without decimals; -1 for any other. */
  def float(v: Float): Int =
    val x = Math.abs(v)
    if x < 1e7f && x.toInt.toFloat == x then (floatToRawIntBits(v) >>> 31) + Integers.sizeInt(x.toInt) + 2
    else -1

  /** `n` / 10^6 with its point: at least one digit on either side. */
  private def ofMillionths(n: Long): Int =
    val whole = (n / 1000000).toInt
    val lanes = Swar.toEightDigits((n - whole * 1000000L).toInt) // two zeros, then six digits
    val zeros = numberOfLeadingZeros(lanes | 1) >>> 3
    Integers.sizeInt(whole) + 1 + Math.max(6 - zeros, 1)
