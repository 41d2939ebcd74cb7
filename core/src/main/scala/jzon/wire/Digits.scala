package jzon.wire

/** Runs of ASCII digits. */
private[jzon] object Digits:
  /** The index of the first byte in `[from, until)` that is not a digit, or `until`. It is `from` if that is not less
    * than `until`.
    */
  def end(b: Array[Byte], from: Int, until: Int): Int =
    var i = from
    var count = 8
    while count == 8 && i + 8 <= until do
      count = Swar.countDigits(Bytes.long(b, i))
      i += count
    if count < 8 then i else plainEnd(b, i, until)

  /** The plain twin of [[end]], one byte at a time. */
  def plainEnd(b: Array[Byte], from: Int, until: Int): Int =
    var i = from
    while i < until && b(i) >= '0' && b(i) <= '9' do i += 1
    i
