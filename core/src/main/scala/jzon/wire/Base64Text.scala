package jzon.wire

/** Bytes as Base64 text and back: the standard alphabet with padding (RFC 4648, section 4), in its canonical form only.
  *
  * `java.util.Base64` also reads text without padding, and text whose unused bits are not zero, so that two texts mean
  * the same bytes. Here `AA` and `AB==` are refused.
  */
private[jzon] object Base64Text:
  private val digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".getBytes("US-ASCII")

  /** The value of each byte that is a digit, and -1 for all others. */
  private val values: Array[Byte] =
    val table = Array.fill[Byte](256)(-1)
    digits.indices.foreach(i => table(digits(i) & 0xff) = i.toByte)
    table

  /** The bytes whose text is exactly `bytes(from until until)`, or null. It reads no other bytes and never throws. */
  def parseBase64(b: Array[Byte], from: Int, until: Int): Array[Byte] | Null =
    val length = until - from
    if length == 0 then new Array[Byte](0)
    else if (length & 3) != 0 then null
    else
      val padding = if b(until - 1) != '=' then 0 else if b(until - 2) != '=' then 1 else 2
      // The result is allocated only when the whole text is known to be right.
      if !areDigits(b, from, until - padding) || hasUnusedBits(b, until, padding) then null
      else decode(b, from, until, padding)

  private def areDigits(b: Array[Byte], from: Int, until: Int): Boolean =
    var all = 0
    var i = from
    while i < until do
      all |= values(b(i) & 0xff)
      i += 1
    all >= 0

  /** Whether the last digit before the padding has bits that belong to no byte. */
  private def hasUnusedBits(b: Array[Byte], until: Int, padding: Int): Boolean =
    padding != 0 && (values(b(until - 1 - padding) & 0xff) & (if padding == 1 then 0x03 else 0x0f)) != 0

  private def decode(b: Array[Byte], from: Int, until: Int, padding: Int): Array[Byte] =
    val bytes = new Array[Byte]((until - from) / 4 * 3 - padding)
    val whole = until - (if padding == 0 then 0 else 4)
    var in = from
    var i = 0
    while in < whole do
      val group = value(b, in) << 18 | value(b, in + 1) << 12 | value(b, in + 2) << 6 | value(b, in + 3)
      bytes(i) = (group >> 16).toByte
      bytes(i + 1) = (group >> 8).toByte
      bytes(i + 2) = group.toByte
      in += 4
      i += 3
    if padding != 0 then
      bytes(i) = (value(b, in) << 2 | value(b, in + 1) >> 4).toByte
      if padding == 1 then bytes(i + 1) = (value(b, in + 1) << 4 | value(b, in + 2) >> 2).toByte
    bytes

  private inline def value(b: Array[Byte], i: Int): Int = values(b(i) & 0xff)

  /** The number of bytes that [[putBase64]] writes for `count` bytes, or Int.MaxValue, the length of no array, if an
    * Int can't hold it.
    */
  def sizeOfBase64(length: Int): Int = Math.min((length + 2L) / 3 * 4, Int.MaxValue).toInt

  /** Writes the text of all `bytes`; returns the index after it. */
  def putBase64(bytes: Array[Byte], out: Array[Byte], at: Int): Int =
    val whole = bytes.length - bytes.length % 3
    var in = 0
    var i = at
    while in < whole do
      putGroup((bytes(in) & 0xff) << 16 | (bytes(in + 1) & 0xff) << 8 | bytes(in + 2) & 0xff, out, i)
      in += 3
      i += 4
    if in == bytes.length then i
    else
      val second = if in + 1 < bytes.length then bytes(in + 1) & 0xff else 0
      putGroup((bytes(in) & 0xff) << 16 | second << 8, out, i)
      if in + 1 == bytes.length then out(i + 2) = '='
      out(i + 3) = '='
      i + 4

  private def putGroup(group: Int, out: Array[Byte], at: Int): Unit =
    out(at) = digits(group >> 18)
    out(at + 1) = digits(group >> 12 & 0x3f)
    out(at + 2) = digits(group >> 6 & 0x3f)
    out(at + 3) = digits(group & 0x3f)
