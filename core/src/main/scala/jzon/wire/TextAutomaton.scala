package jzon.wire

import java.lang.Long.numberOfTrailingZeros

/** Checks the inside of a JSON string: its UTF-8, and its escapes but for those of hexadecimal digits.
  *
  * It takes the same steps for each byte, whatever that is, because a processor can't predict the branches that most
  * text beyond ASCII would need. A row, the Long of a byte, has 6 bits for each state: the state that follows. A state
  * is the number of bits by which to shift a row to get them, so a step is a load and a shift. (Vognsen, "Shift-based
  * DFAs", 2021. Hoehrmann, "Flexible and Economical UTF-8 Decoder", 2010, has the states of UTF-8.)
  */
private[wire] object TextAutomaton:
  /** Between two characters. */
  private inline val Between = 0

  /** After what is wrong, or an escape of hexadecimal digits. */
  private inline val Wrong = 6

  /** After the quote that ends the text. */
  private inline val Ended = 12

  /** One, two or three continuations are missing, each of which may be any. */
  private inline val One = 18
  private inline val Two = 24
  private inline val Three = 30

  /** After a lead byte that only some continuations may follow. */
  private inline val E0 = 36
  private inline val ED = 42
  private inline val F0 = 48
  private inline val F4 = 54

  /** After a backslash. For what follows it, [[Between]] or [[Wrong]], the last four bits of a row suffice. */
  private inline val Escape = 60

  private val rows: Array[Long] = Filled.by(new Array[Long](256))(row)

  private def row(b: Int): Long =
    next(Between, first(b)) | next(Wrong, Wrong) | next(Ended, Ended) |
      next(One, continuation(b, 0x80, 0xbf, Between)) |
      next(Two, continuation(b, 0x80, 0xbf, One)) |
      next(Three, continuation(b, 0x80, 0xbf, Two)) |
      next(E0, continuation(b, 0xa0, 0xbf, One)) |
      next(ED, continuation(b, 0x80, 0x9f, One)) |
      next(F0, continuation(b, 0x90, 0xbf, Two)) |
      next(F4, continuation(b, 0x80, 0x8f, Two)) |
      next(Escape, if Escapes(b.toByte) != 0 then Between else Wrong)

  private def next(state: Int, after: Int): Long = after.toLong << state

  private def continuation(b: Int, lowest: Int, highest: Int, after: Int): Int =
    if b >= lowest && b <= highest then after else Wrong

  /** The state after a byte between two characters. */
  private def first(b: Int): Int =
    if b == '"' then Ended
    else if b == '\\' then Escape
    else if b < ' ' then Wrong
    else if b < 0x80 then Between
    else if b < 0xc2 || b > 0xf4 then Wrong
    else if b < 0xe0 then One
    else if b == 0xe0 then E0
    else if b == 0xed then ED
    else if b < 0xf0 then Two
    else if b == 0xf0 then F0
    else if b < 0xf4 then Three
    else F4

  /** The first index, where a character or escape begins, of a quote, an escape of hexadecimal digits, or of what is
    * wrong or not whole before `until`. It is `until` if there is none.
    */
  def end(bytes: Array[Byte], from: Int, until: Int): Int =
    val table = rows
    var i = from
    var state = 0L
    var after = 0L
    while !isOver(after) && i + 8 <= until do
      after = table(bytes(i) & 0xff) >>> state
      after = table(bytes(i + 1) & 0xff) >>> after
      after = table(bytes(i + 2) & 0xff) >>> after
      after = table(bytes(i + 3) & 0xff) >>> after
      after = table(bytes(i + 4) & 0xff) >>> after
      after = table(bytes(i + 5) & 0xff) >>> after
      after = table(bytes(i + 6) & 0xff) >>> after
      after = table(bytes(i + 7) & 0xff) >>> after
      if !isOver(after) then
        state = after
        i += 8
        if is(state, Between) then i = afterPlain(bytes, i, until)
    val word = if is(after, Ended) then Bytes.long(bytes, i) else 0L
    if word != 0 && !is(state, Escape) && Swar.lanesEqual(word, '\\') == 0 then
      i + (numberOfTrailingZeros(Swar.lanesEqual(word, '"')) >> 3)
    else byBytes(bytes, i, state, until)

  /** Does what [[end]] does, a byte at a time, from the index `at` and the state `before` on. */
  private def byBytes(bytes: Array[Byte], at: Int, before: Long, until: Int): Int =
    var i = at
    var state = before
    var begin = if is(state, Between) then i else beginning(bytes, i)
    while i < until && !isOver(state) do
      state = rows(bytes(i) & 0xff) >>> state
      i += 1
      if is(state, Between) then begin = i
    begin

  /** The index after the words of plain characters. */
  private def afterPlain(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    while i + 8 <= until && Strings.specials(Bytes.long(bytes, i)) == 0 do i += 8
    i

  /** The beginning of the character or escape that goes on at `i`. */
  private def beginning(bytes: Array[Byte], i: Int): Int =
    var at = i - 1
    while (bytes(at) & 0xc0) == 0x80 do at -= 1
    at

  /** A state is what the lowest 6 bits say. */
  private inline def is(state: Long, value: Int): Boolean = (state & 63) == value

  private inline def isOver(state: Long): Boolean = is(state, Wrong) || is(state, Ended)
