package jzon.wire

/** White space: space, tab, line feed, carriage return (RFC 8259, section 2). */
private[jzon] object Blanks:
  private val EightSpaces = 0x2020202020202020L

  /** The first index in `from until until` without white space, or `until`. */
  inline def end(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = spacesEnd(bytes, from, until)
    while i < until && isBlank(bytes(i)) do i = spacesEnd(bytes, i + 1, until)
    i

  /** The first index in `from until until` without a space, found 8 bytes at a time. It may be up to 7 spaces before
    * that index.
    */
  inline def spacesEnd(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    var others = 0L // lanes of spaces are 0x00
    while i + 8 <= until && others == 0 do
      others = Bytes.long(bytes, i) ^ EightSpaces
      if others == 0 then i += 8
      else i += java.lang.Long.numberOfTrailingZeros(others) >>> 3 // the lowest lane that is not
    i

  inline def isBlank(b: Byte): Boolean = b == ' ' || b == '\n' || b == '\r' || b == '\t'
