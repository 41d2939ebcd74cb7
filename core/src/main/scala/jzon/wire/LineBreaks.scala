package jzon.wire

/** The white space of the indented form. */
private[jzon] object LineBreaks:
  /** How many bytes after what it writes [[put]] may overwrite. */
  inline val Beyond = 15

  /** Writes a line feed and spaces, eight bytes at a time. Returns the index after them. */
  def put(spaces: Int, out: Array[Byte], at: Int): Int =
    val until = at + 1 + spaces
    Bytes.putLong(out, at, FeedAndSpaces)
    Bytes.putLong(out, at + 8, Spaces)
    var i = at + 16
    while i < until do
      Bytes.putLong(out, i, Spaces)
      i += 8
    until

  // The first byte is the lowest.
  private inline val FeedAndSpaces = 0x202020202020200aL
  private inline val Spaces = 0x2020202020202020L
