package jzon.wire

/** UTF-8 as in RFC 3629: shortest forms only, no surrogates, nothing beyond U+10FFFF. */
private[jzon] object Utf8:
  /** Bytes of the character at `i`: 1 to 4; 0 where no character begins with what stands before `until`; negative where
    * it would need more bytes than there are, and those that are there are right.
    */
  def length(bytes: Array[Byte], i: Int, until: Int): Int =
    val lead = bytes(i) & 0xff
    if lead < 0x80 then 1
    else if lead < 0xc2 || lead > 0xf4 then 0
    else if i + 1 >= until then -1
    else
      val second = bytes(i + 1) & 0xff
      if lead < 0xe0 then if isContinuation(second) then 2 else 0
      else if second < lowestSecond(lead) || second > highestSecond(lead) then 0
      else if i + 2 >= until then -1
      else if !isContinuation(bytes(i + 2)) then 0
      else if lead < 0xf0 then 3
      else if i + 3 >= until then -1
      else if !isContinuation(bytes(i + 3)) then 0
      else 4

  private inline def isContinuation(b: Int): Boolean = (b & 0xc0) == 0x80

  /** E0 and F0 would be overlong below these. */
  private inline def lowestSecond(lead: Int): Int = if lead == 0xe0 then 0xa0 else if lead == 0xf0 then 0x90 else 0x80

  /** ED would be a surrogate and F4 beyond U+10FFFF above these. */
  private inline def highestSecond(lead: Int): Int = if lead == 0xed then 0x9f else if lead == 0xf4 then 0x8f else 0xbf

  /** Writes the code point at `at`, in up to 4 bytes; a surrogate gets the 3 bytes that no reader takes. */
  def put(codePoint: Int, out: Array[Byte], at: Int): Int =
    if codePoint < 0x80 then
      out(at) = codePoint.toByte
      at + 1
    else if codePoint < 0x800 then
      out(at) = (0xc0 | codePoint >> 6).toByte
      out(at + 1) = (0x80 | codePoint & 0x3f).toByte
      at + 2
    else if codePoint < 0x10000 then
      out(at) = (0xe0 | codePoint >> 12).toByte
      out(at + 1) = (0x80 | codePoint >> 6 & 0x3f).toByte
      out(at + 2) = (0x80 | codePoint & 0x3f).toByte
      at + 3
    else
      out(at) = (0xf0 | codePoint >> 18).toByte
      out(at + 1) = (0x80 | codePoint >> 12 & 0x3f).toByte
      out(at + 2) = (0x80 | codePoint >> 6 & 0x3f).toByte
      out(at + 3) = (0x80 | codePoint & 0x3f).toByte
      at + 4
