package jzon.wire

import java.lang.Long.{bitCount, lowestOneBit, numberOfTrailingZeros}

/** Finds the end of an array or object that comes in pieces of any size, by counting its brackets.
  *
  * It knows strings and escapes, and nothing else of JSON. It checks neither which bracket closes which nor what stands
  * between them. If the value is valid, the end is right.
  *
  * It looks at 64 bytes at a time: a mask has one bit for each of them. (Langdale and Lemire, "Parsing Gigabytes of
  * JSON per Second", 2019, section 3.1. Here each mask is put together from eight words.)
  */
final private[jzon] class Brackets:
  import Brackets.*

  /** The number of containers that are open. */
  var depth = 0

  /** Whether the last bracket was read. */
  def isDone: Boolean = hasBegun && depth == 0

  private var hasBegun = false

  /** All ones if the next byte is in a string, otherwise 0. */
  private var inString = 0L

  /** 1 if a backslash before the next byte escapes it, otherwise 0. */
  private var escape = 0L

  /** Begins a value. Its first byte must be `[` or `{`. */
  def begin(): Unit =
    depth = 0
    hasBegun = false
    inString = 0
    escape = 0

  /** Continues with `bytes(from until until)`. Returns the index after the last bracket, or `until` if that is not
    * among them.
    */
  def end(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    var end = -1
    while end < 0 && i + Block <= until do
      end = blockEnd(bytes, i)
      i += Block
    while end < 0 && i < until do
      take(bytes(i))
      i += 1
      if isDone then end = i
    if end < 0 then until else end

  /** The same for one byte. */
  private def take(b: Byte): Unit =
    if escape != 0 then escape = 0
    else if b == '"' then inString = ~inString
    else if b == '\\' then escape = 1
    else if inString == 0 then
      if isOpening(b) then open()
      else if isClosing(b) then depth -= 1

  /** The same for [[Block]] bytes. Returns the index after the last bracket, or -1. */
  private def blockEnd(bytes: Array[Byte], at: Int): Int =
    var backslashes = 0L
    var quotes = 0L
    var opening = 0L
    var closing = 0L
    var shift = 0
    while shift < Block do
      val word = Bytes.long(bytes, at + shift)
      val lower = word | LowerCase
      backslashes |= hits(word ^ Backslashes) << shift
      quotes |= hits(word ^ Quotes) << shift
      opening |= hits(lower ^ Opening) << shift
      closing |= hits(lower ^ Closing) << shift
      shift += 8
    if (backslashes | escape) != 0 then
      val others = ~escaped(backslashes)
      quotes &= others
      opening &= others
      closing &= others
    val strings = inString ^ parity(quotes)
    inString = strings >> 63
    opening &= ~strings
    closing &= ~strings
    val closed = bitCount(closing)
    if closed < depth then
      depth += bitCount(opening) - closed
      -1
    else step(opening, closing, at)

  /** Counts one bracket after the other, where one of them may be the last. */
  private def step(opening: Long, closing: Long, at: Int): Int =
    var rest = opening | closing
    var bracket = 0L
    while rest != 0 && !isDone do
      bracket = lowestOneBit(rest)
      rest ^= bracket
      if (opening & bracket) != 0 then open() else depth -= 1
    if isDone then at + numberOfTrailingZeros(bracket) + 1 else -1

  private def open(): Unit =
    hasBegun = true
    depth += 1

  /** The bytes of a block that are escaped. */
  private def escaped(backslashes: Long): Long =
    var escaped = escape
    var rest = backslashes & ~escaped
    escape = 0
    while rest != 0 do
      val backslash = lowestOneBit(rest)
      val next = backslash << 1
      if next == 0 then escape = 1
      escaped |= next
      rest &= ~(backslash | next) // a backslash that is escaped escapes nothing
    escaped

private[jzon] object Brackets:
  /** Whether it is `[` or `{`. */
  inline def isOpening(b: Byte): Boolean = (b | 0x20) == '{'

  private inline val Block = 64

  /** The bit that makes `[` and `]` the same as `{` and `}`. */
  private inline val LowerCase = 0x2020202020202020L

  private inline val Opening = 0x7b7b7b7b7b7b7b7bL
  private inline val Closing = 0x7d7d7d7d7d7d7d7dL
  private inline val Quotes = 0x2222222222222222L
  private inline val Backslashes = 0x5c5c5c5c5c5c5c5cL

  private inline def isClosing(b: Byte): Boolean = (b | 0x20) == '}'

  /** One bit, from the lowest on, for each lane that is 0x00. The product moves the bit of each lane into the highest
    * byte; no two of its terms share a bit.
    */
  private def hits(word: Long): Long =
    val others = ((word & 0x7f7f7f7f7f7f7f7fL) + 0x7f7f7f7f7f7f7f7fL) | word
    (((others & Swar.Highs) ^ Swar.Highs) >>> 7) * 0x0102040810204080L >>> 56

  /** Each bit says whether the number of ones up to it, included, is odd. */
  private def parity(bits: Long): Long =
    val by1 = bits ^ bits << 1
    val by2 = by1 ^ by1 << 2
    val by4 = by2 ^ by2 << 4
    val by8 = by4 ^ by4 << 8
    val by16 = by8 ^ by8 << 16
    by16 ^ by16 << 32
