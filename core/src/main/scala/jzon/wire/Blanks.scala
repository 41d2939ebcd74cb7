package jzon.wire

/** White space: space, tab, line feed, carriage return (RFC 8259, section 2).
  *
  * The loops are inlined. Their result must go to a local variable, not to a field: `field = Blanks.end(…)` would keep
  * `this` on the stack during the loop, and OpenJDK interprets such a loop to its end, however long it is.
  */
private[jzon] object Blanks:
  /** The first index in `from until until` without white space, or `until`. */
  inline def end(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    while i < until && isBlank(bytes(i)) do i = runEnd(bytes, i + 1, until)
    i

  /** The index after what most documents have between two tokens: nothing, one space, or a line end with indentation.
    * There may be more white space after it. At least 3 bytes must be there.
    */
  inline def gapEnd(bytes: Array[Byte], from: Int, until: Int): Int =
    val b = bytes(from)
    if b == ' ' && bytes(from + 1) > ' ' then from + 1
    else
      val line = if b == '\n' then from + 1 else if b == '\r' && bytes(from + 1) == '\n' then from + 2 else from
      runEnd(bytes, line, until)

  /** The index after a run of spaces or of tabs, found 8 bytes at a time. It may be up to 7 bytes before the end of the
    * run, if that is close to `until`.
    */
  private inline def runEnd(bytes: Array[Byte], from: Int, until: Int): Int =
    val blanks = if from < until && bytes(from) == '\t' then 0x0909090909090909L else 0x2020202020202020L
    var i = from
    var others = 0L // lanes of the run are 0x00
    while i + 8 <= until && others == 0 do
      others = Bytes.long(bytes, i) ^ blanks
      if others == 0 then i += 8
      else i += java.lang.Long.numberOfTrailingZeros(others) >>> 3 // the lowest lane that is not
    i

  inline def isBlank(b: Byte): Boolean = b == ' ' || b == '\n' || b == '\r' || b == '\t'
