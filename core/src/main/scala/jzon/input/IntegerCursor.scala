package jzon.input

import scala.collection.immutable.VectorBuilder
import scala.collection.mutable.ArrayBuffer
import jzon.{Limits, ListBuilder}
import jzon.wire.{Blanks, Bytes, Swar}

/** The layer of integers of up to 64 bits. */
private[jzon] abstract class IntegerCursor(limits: Limits) extends NumberGrammar(limits):
  /** The digits that were read last, without a sign. */
  final protected var significand = 0L

  /** Reads an integer from -128 to 127, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readByte(): Byte =
    val short = shortInteger(Byte.MinValue, Byte.MaxValue)
    if short != NumberCursor.NoLong then short.toByte
    else longInteger(Byte.MinValue, Byte.MaxValue, NumberCursor.AByte).toByte

  /** Reads an integer from -32768 to 32767, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readShort(): Short =
    val short = shortInteger(Short.MinValue, Short.MaxValue)
    if short != NumberCursor.NoLong then short.toShort
    else longInteger(Short.MinValue, Short.MaxValue, NumberCursor.AShort).toShort

  /** Reads an integer that an Int can hold, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readInt(): Int =
    val short = shortInteger(Int.MinValue, Int.MaxValue)
    if short != NumberCursor.NoLong then short.toInt
    else longInteger(Int.MinValue, Int.MaxValue, NumberCursor.ExpectedInt).toInt

  /** Reads an integer that a Long can hold, without fraction and exponent.
    *
    * @throws jzon.DecodeError
    *   if something else comes next
    */
  final def readLong(): Long =
    val short = shortInteger(Long.MinValue, Long.MaxValue)
    if short != NumberCursor.NoLong then short
    else longInteger(Long.MinValue, Long.MaxValue, NumberCursor.ALong)

  /** An integer from `min` to `max`, if [[plainDigits]] finds its digits; `NoLong` if something else comes next, which
    * stays.
    */
  final protected def shortInteger(min: Long, max: Long): Long =
    val isNegative = peek() == '-'
    plainDigits(buf, if isNegative then pos + 1 else pos, end) { (magnitude, until) =>
      val value = if isNegative then -magnitude else magnitude
      if value >= min && value <= max then
        pos = until
        value
      else NumberCursor.NoLong
    }(NumberCursor.NoLong)

  /** The value of the digits at `from`, after which `pos` is; `NoLong` if [[plainDigits]] finds none, and then `pos`
    * stays.
    */
  private def digitsAt(from: Int): Long =
    plainDigits(buf, from, end) { (value, until) =>
      pos = until
      value
    }(NumberCursor.NoLong)

  /** Takes the digits at `from`: their value, and the index after them. There are none if the digits are no integer
    * from 0 to [[Long.MaxValue]], or if fewer than four bytes follow before `last`.
    *
    * Four digits are read at once, and the last ones one by one. Branches, which the processor predicts, count the
    * digits, so that what comes next need not wait for the end of the number.
    */
  private inline def plainDigits[A](bytes: Array[Byte], from: Int, last: Int)(inline take: (Long, Int) => A)(
      inline none: => A
  ): A =
    var i = from + 1
    if i + 4 > last then none
    else
      val first = bytes(from) ^ '0'
      var value = first.toLong
      var lanes = lanesAt(bytes, i)
      if first > 0 && first <= 9 then
        while areDigits(lanes) && i - from < 17 && i + 8 <= last do
          value = value * 10000 + valueOf(lanes)
          i += 4
          lanes = lanesAt(bytes, i)
        while (lanes & 0xff) <= 9 && i - from < 20 do
          value = value * 10 + (lanes & 0xff)
          i += 1
          lanes >>>= 8
      val next = (lanes ^ '0') & 0xff
      // Nineteen digits fit 64 bits without a sign.
      val isWhole = first >= 0 && first <= 9 &&
        (first > 0 || !isDigit(next)) && value >= 0 && i - from < 20
      if isWhole && next != '.' && (next | 0x20) != 'e' then take(value, i) else none

  // For the inlined method above, from which the compiler does not reach objects of other packages.

  private def lanesAt(bytes: Array[Byte], i: Int): Int = Bytes.int(bytes, i) ^ Swar.FourZeros
  private def areDigits(lanes: Int): Boolean = Swar.areFourDigits(lanes)
  private def valueOf(lanes: Int): Int = Swar.fourDigits(lanes)

  /** Reads elements of an array, as long as they are integers from `min` to `max` that [[plainDigits]] finds, with
    * commas between them, and white space as most documents have it after a comma.
    *
    * The array of bytes and the index are local variables, so that the JIT keeps them in registers.
    *
    * @param add
    *   takes an element
    * @param isFull
    *   whether it takes no more
    * @return
    *   whether an element comes next, which is not of this form or not taken any more; otherwise an element was the
    *   last thing to be read
    */
  private inline def addPlain(min: Long, max: Long)(inline add: Long => Unit)(inline isFull: => Boolean): Boolean =
    val bytes = buf
    val last = end
    var at = pos
    var isOther = false
    var hasMore = true
    while hasMore do
      if at + 1 < last && bytes(at) <= ' ' then
        at = if bytes(at) == ' ' && bytes(at + 1) > ' ' then at + 1 else afterGap(bytes, at, last)
      val isNegative = at < last && bytes(at) == '-'
      hasMore = plainDigits(bytes, if isNegative then at + 1 else at, last) { (magnitude, until) =>
        val value = if isNegative then -magnitude else magnitude
        isOther = value < min || value > max
        if !isOther then
          add(value)
          at = until
        val isComma = !isOther && bytes(until) == ','
        if isComma then
          at += 1
          isOther = isFull
        isComma && !isOther
      } {
        isOther = true
        false
      }
    pos = at
    isOther

  /** The index after such white space: see [[Blanks.gapEnd]]. */
  private def afterGap(bytes: Array[Byte], i: Int, last: Int): Int =
    if last - i > 8 then Blanks.gapEnd(bytes, i, last) else i

  /** [[addPlain]] to a list. */
  final private[jzon] def addBytes(list: ListBuilder[Byte]): Boolean =
    addPlain(Byte.MinValue, Byte.MaxValue)(value => list.addOne(value.toByte))(false)

  /** [[addPlain]] to a list. */
  final private[jzon] def addShorts(list: ListBuilder[Short]): Boolean =
    addPlain(Short.MinValue, Short.MaxValue)(value => list.addOne(value.toShort))(false)

  /** [[addPlain]] to a list. */
  final private[jzon] def addInts(list: ListBuilder[Int]): Boolean =
    addPlain(Int.MinValue, Int.MaxValue)(value => list.addOne(value.toInt))(false)

  /** [[addPlain]] to a list. */
  final private[jzon] def addLongs(list: ListBuilder[Long]): Boolean =
    addPlain(Long.MinValue, Long.MaxValue)(value => list.addOne(value))(false)

  /** [[addPlain]] to a list, in which `null` becomes None. */
  final private[jzon] def addIntOptions(list: ListBuilder[Option[Int]]): Boolean =
    var comesNext = false
    while
      comesNext = addPlain(Int.MinValue, Int.MaxValue)(value => list.addOne(Some(value.toInt)))(false)
      comesNext && passNull()
    do list.addOne(None)
    comesNext

  /** Reads `null` and a comma, if they come next without white space. Returns whether they did. */
  private def passNull(): Boolean =
    val isNext = pos + 8 <= end && (Bytes.long(buf, pos) ^ IntegerCursor.NullAndComma) << 24 == 0
    if isNext then pos += 5
    isNext

  /** [[addPlain]] to a vector. */
  final private[jzon] def addInts(vector: VectorBuilder[Int]): Boolean =
    addPlain(Int.MinValue, Int.MaxValue)(value => vector.addOne(value.toInt): Unit)(false)

  /** [[addPlain]] to a vector. */
  final private[jzon] def addLongs(vector: VectorBuilder[Long]): Boolean =
    addPlain(Long.MinValue, Long.MaxValue)(value => vector.addOne(value): Unit)(false)

  /** [[addPlain]] to a buffer. */
  final private[jzon] def addInts(buffer: ArrayBuffer[Int]): Boolean =
    addPlain(Int.MinValue, Int.MaxValue)(value => buffer.addOne(value.toInt): Unit)(false)

  /** [[addPlain]] to a buffer. */
  final private[jzon] def addLongs(buffer: ArrayBuffer[Long]): Boolean =
    addPlain(Long.MinValue, Long.MaxValue)(value => buffer.addOne(value): Unit)(false)

  /** [[addPlain]] to what has room for `length` elements, from the index `from` on, until it is full.
    *
    * @return
    *   the index after the last element that was put, as `~index` if an element comes next
    */
  private inline def putPlain(length: Int, from: Int)(min: Long, max: Long)(inline put: (Int, Long) => Unit): Int =
    if from == length then ~from
    else
      var i = from
      val isOther = addPlain(min, max) { value =>
        put(i, value)
        i += 1
      }(i == length)
      if isOther then ~i else i

  /** [[putPlain]] to an array. */
  final private[jzon] def putBytes(array: Array[Byte], from: Int): Int =
    putPlain(array.length, from)(Byte.MinValue, Byte.MaxValue)((i, value) => array(i) = value.toByte)

  /** [[putPlain]] to an array. */
  final private[jzon] def putShorts(array: Array[Short], from: Int): Int =
    putPlain(array.length, from)(Short.MinValue, Short.MaxValue)((i, value) => array(i) = value.toShort)

  /** [[putPlain]] to an array. */
  final private[jzon] def putInts(array: Array[Int], from: Int): Int =
    putPlain(array.length, from)(Int.MinValue, Int.MaxValue)((i, value) => array(i) = value.toInt)

  /** [[putPlain]] to an array. */
  final private[jzon] def putLongs(array: Array[Long], from: Int): Int =
    putPlain(array.length, from)(Long.MinValue, Long.MaxValue)((i, value) => array(i) = value)

  /** [[putPlain]] to a set of bits, as long as they are at most `max` and in `words`. */
  final private[jzon] def putBits(words: Array[Long], max: Int, from: Int): Int =
    val last = Math.min(max, words.length * 64L - 1)
    putPlain(Int.MaxValue, from)(0, last)((_, value) => words((value >> 6).toInt) |= 1L << value)

  /** An integer in quotes, in a string that begins at `pos`, if it is whole in the buffer and has no escapes; `NoLong`
    * if something else comes next, which stays.
    */
  final private[jzon] def quotedInteger(min: Long, max: Long): Long =
    val isQuoted = peek() == '"' && pos + 1 < end
    val begin = pos
    val isNegative = isQuoted && buf(pos + 1) == '-'
    val magnitude = if isQuoted then digitsAt(if isNegative then pos + 2 else pos + 1) else NumberCursor.NoLong
    val value = if isNegative then -magnitude else magnitude
    val fits = magnitude >= 0 && value >= min && value <= max && pos - begin <= limits.nameBytes
    if fits && buf(pos) == '"' then
      pos += 1
      value
    else
      pos = begin
      NumberCursor.NoLong

  private def longInteger(min: Long, max: Long, what: String): Long =
    val isNegative = peek() == '-'
    val from = if isNegative then pos + 1 else pos
    val until = endOfDigits(from)
    val value = if isNegative then -significand else significand
    val fits = significand >= 0 || (isNegative && value == Long.MinValue)
    if fits && until < end && isWhole(from, until) && !goesOn(buf(until).toInt) && value >= min && value <= max then
      pos = until
      value
    else integerSlow(min, max, what)

  /** The index after the digits at `from`, of which at most 19 are read. Their value, which fits 64 bits without a
    * sign, is then [[significand]].
    */
  final protected def endOfDigits(from: Int): Int =
    var i = from
    var value = 0L
    var count = 8 // perhaps there are more digits
    while count == 8 && i < from + 16 && i + 8 <= end do
      val word = Bytes.long(buf, i)
      count = Swar.countDigits(word)
      if count > 0 then value = value * NumberCursor.Tens(count) + Swar.leadingDigits(word, count)
      i += count
    if count == 8 then
      val bound = Math.min(end, from + 19)
      while i < bound && isDigit(buf(i).toInt) do
        value = value * 10 + (buf(i) - '0')
        i += 1
    significand = value
    i

  private def integerSlow(min: Long, max: Long, what: String): Long =
    val until = endOfNumber(IntegralOnly, what)
    val isNegative = buf(pos) == '-'
    var i = if isNegative then pos + 1 else pos
    var value = 0L // negative, because there is one more of those
    var fits = true
    while i < until && fits do
      val digit = buf(i) - '0'
      fits = value >= (Long.MinValue + digit) / 10
      value = value * 10 - digit
      i += 1
    if fits && !isNegative then
      fits = value != Long.MinValue
      value = -value
    if !fits || value < min || value > max then failNumber(what)
    pos = until
    value

private object IntegerCursor:
  private inline val NullAndComma = 0x2c6c6c756eL
