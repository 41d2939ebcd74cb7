package jzon.input

/** A line and column in a long input, which moves on as bytes are left behind. All bytes of a stream pass here, so what
  * most of them are, ASCII without a line feed, is passed in blocks.
  */
final private[jzon] class Place:
  /** The number of line feeds before this place, at most the largest Int. */
  var lines = 0

  /** The number of code points between the last of them and this place, at most the largest Int. */
  var columns = 0

  /** Moves on past `bytes(from until until)`. */
  def pass(bytes: Array[Byte], from: Int, until: Int): Unit =
    var i = from
    while i < until do
      val stop = Math.min(i + Place.Block, until)
      val more = if Lines.isPlain(bytes, i, stop) then stop - i else Lines.codePoints(bytes, i, stop)
      if more >= 0 then
        columns = Lines.sum(columns, more)
        i = stop
      else // where there is a line feed, there are more of them
        lines = Lines.sum(lines, Lines.count(bytes, i, until))
        columns = Lines.column(bytes, i, until)
        i = until

private object Place:
  /** The number of bytes that are examined at once. */
  private inline val Block = 256
