package jzon.wire

/** White space: space, tab, line feed, carriage return (RFC 8259, section 2). */
private[jzon] object Blanks:
  private val EightSpaces = 0x2020202020202020L

  /** First index in `from until until` that holds no white space, or `until`. Indentation is passed 8 spaces at a time.
    */
  def end(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    while i + 8 <= until && Bytes.long(bytes, i) == EightSpaces do i += 8
    while i < until && isBlank(bytes(i)) do i += 1
    i

  inline def isBlank(b: Byte): Boolean = b == ' ' || b == '\n' || b == '\r' || b == '\t'
