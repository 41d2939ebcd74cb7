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

  /** The index after a number from its first digit on, if it has no exponent and is not near `until`. Otherwise -1.
    *
    * Branches, which the processor predicts, count up to three digits before the point, so that one number need not
    * wait for the end of the one before it.
    */
  def endOfDecimal(b: Array[Byte], from: Int, until: Int): Int =
    if until - from < 12 then -1
    else
      val head = Bytes.int(b, from)
      val first = head & 0xff
      var i = from + 1
      var next = (head >>> 8) & 0xff
      var isSound = isDigit(first)
      if first != '0' && isDigit(next) then
        i += 1
        next = (head >>> 16) & 0xff
        if isDigit(next) then
          i += 1
          next = head >>> 24
          if isDigit(next) then
            i = end(b, i + 1, until)
            next = if i < until then b(i) else Digit // the number may go on
      if next == '.' then
        val point = i + 1
        i = end(b, point, until)
        next = if i < until then b(i) else Digit
        isSound &= i > point
      if isSound && !isDigit(next) && (next | 0x20) != 'e' then i else -1

  private inline val Digit = '0'

  private inline def isDigit(b: Int): Boolean = b >= '0' && b <= '9'
