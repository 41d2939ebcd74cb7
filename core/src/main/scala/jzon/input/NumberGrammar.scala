package jzon.input

import jzon.{Got, Limits, Reason, Shown}
import jzon.DecodeError.Kind
import jzon.wire.{Digits, Latin1}

/** The layer of the grammar of numbers (RFC 8259, section 6): skipping them, their text, and their errors. The fast
  * paths handle common numbers that are whole in the buffer. For all other numbers, and for all errors, [[endOfNumber]]
  * starts again at the first byte.
  */
private[jzon] abstract class NumberGrammar(limits: Limits) extends TextCursor(limits):
  /** Whether the number that [[endOfNumber]] checked has no fraction and no exponent. */
  protected var isIntegral = false

  /** Whether the digits in `from until i` are an integer: there is at least one, and no leading zero. */
  final protected def isWhole(from: Int, i: Int): Boolean = i > from && (buf(from) != '0' || i == from + 1)

  /** Whether `b` continues a number after its digits. */
  final protected def goesOn(b: Int): Boolean = isDigit(b) || b == '.' || (b | 0x20) == 'e'

  /** Callers convert a byte with `toInt`. Otherwise the compiler calls `Byte.byte2int`, and the first number loads four
    * classes.
    */
  final protected def isDigit(b: Int): Boolean = b >= '0' && b <= '9'

  /** Reads a number, and returns its text. It must follow the grammar, but may have any size.
    *
    * The length is limited by [[jzon.Limits.stringBytes]].
    */
  final def readNumberText(): String =
    val common = endOfCommonNumber
    val until = if common >= 0 then common else endOfNumber(Unlimited, "number")
    val text = Latin1.string(buf, pos, until)
    pos = until
    text

  /** Skips a number, which must follow the grammar. */
  final protected def skipNumber(): Unit =
    val until = endOfCommonNumber
    if until >= 0 then pos = until else skipAnyNumber()

  /** The index after the number that comes next, if [[Digits.endOfDecimal]] finds it. Otherwise -1. */
  private def endOfCommonNumber: Int =
    val from = if peek() == '-' then pos + 1 else pos
    val until = Digits.endOfDecimal(buf, from, end)
    if until - pos <= Limits.NumberBytesAlways then until else -1

  /** Skips any number that is whole in the buffer. The last step handles all others, and errors. */
  private def skipAnyNumber(): Unit =
    val from = if peek() == '-' then pos + 1 else pos
    var i = Digits.end(buf, from, end)
    var isSound = isWhole(from, i)
    if isSound && i < end && buf(i) == '.' then
      val point = i + 1
      i = Digits.end(buf, point, end)
      isSound = i > point
    if isSound && i < end && (buf(i) | 0x20) == 'e' then
      val isSigned = i + 1 < end && (buf(i + 1) == '-' || buf(i + 1) == '+')
      val first = if isSigned then i + 2 else i + 1
      i = Digits.end(buf, first, end)
      isSound = i > first
    pos = if isSound && i < end && i - pos <= Limits.NumberBytesAlways then i else endOfNumber(Unlimited, "number")

  // The full twin: one byte at a time, and across refills.

  final protected inline val Unlimited = -1
  final protected inline val IntegralOnly = -2

  /** The index after the number at `pos`. The number stays to be read, and is whole in the buffer.
    *
    * @param max
    *   the number of digits of the significand that are too many, not counting zeros around it; or [[IntegralOnly]] for
    *   any integer that a Long can hold; or [[Unlimited]]
    */
  final protected def endOfNumber(max: Int, what: String): Int =
    var k = if peek() == '-' then 1 else 0
    val first = numberByte(k)
    if !isDigit(first) then failNoDigit(k)
    if first == '0' && isDigit(numberByte(k + 1)) then failSyntax("leading zero in a number", pos + k + 1)
    val scan = Significand(max, what)
    k = scan.digits(k)
    isIntegral = true
    if numberByte(k) == '.' then
      integralOnly(max, what)
      isIntegral = false
      if !isDigit(numberByte(k + 1)) then failNoDigit(k + 1)
      k = scan.digits(k + 1)
    scan.check()
    if (numberByte(k) | 0x20) == 'e' then
      integralOnly(max, what)
      isIntegral = false
      val sign = numberByte(k + 1)
      k += (if sign == '+' || sign == '-' then 2 else 1)
      if !isDigit(numberByte(k)) then failNoDigit(k)
      while isDigit(numberByte(k)) do k += 1
    pos + k

  private def integralOnly(max: Int, what: String): Unit =
    if max == IntegralOnly then failNumber(what + " without fraction or exponent")

  /** Counts the digits of a significand. */
  final private class Significand(max: Int, what: String):
    private var count = 0
    private var zeros = 0

    /** Skips the digits from `pos + from` on, and returns the distance of what follows from `pos`. */
    def digits(from: Int): Int =
      var k = from
      var b = numberByte(k)
      while isDigit(b) do
        if b != '0' then
          count += zeros + 1
          zeros = 0
          if max >= 0 && count > max then failBits(what)
        else if count > 0 then zeros += 1
        if max == IntegralOnly && count + zeros > 19 then failNumber(what)
        k += 1
        b = numberByte(k)
      k

    /** Fails if the significand has as many digits as the largest one, and is larger. */
    def check(): Unit =
      if max >= 0 && count == max then
        val largest = if buf(pos) == '-' then limits.significandBounds.negative else limits.significandBounds.positive
        var i = pos
        var k = 0
        while k < max && buf(i) != 'e' do
          if isDigit(buf(i).toInt) && (k > 0 || buf(i) != '0') then
            if buf(i) > largest.charAt(k) then failBits(what)
            k = if buf(i) < largest.charAt(k) then max else k + 1
          i += 1

  /** The largest number of bytes of a number. No fast path takes more than [[Limits.NumberBytesAlways]]. */
  private def maxNumber = Math.max(limits.stringBytes, Limits.NumberBytesAlways)

  /** The byte at `pos + k`, which may have to be read first, or -1 at the end. */
  private def numberByte(k: Int): Int =
    if k > maxNumber then failLimit("the number is too long", pos)
    else if pos + k < end || more(pos) >= 0 then buf(pos + k).toInt
    else -1

  private def failBits(what: String): Nothing = failLimit(s"expected a ${limits.numberBits} bit $what", pos)

  /** Refuses the number at `pos`. As much of it is read as the error shows. */
  final protected def failNumber(what: String): Nothing =
    var k = 0
    var part = InInteger
    while k <= Shown.MaxValue && (pos + k < end || readsOn()) && { part = partAt(k, part); part >= 0 } do k += 1
    throw failure(Kind.Data, Reason.unlike(s"expected $what,", Got.number(Latin1.string(buf, pos, pos + k))), pos)

  private inline val InInteger = 0
  private inline val InFraction = 1
  private inline val InExponent = 2

  /** The part of the number that `buf(pos + k)` is in, if the byte before it is in `part`; or -1 if it is not in the
    * number.
    */
  private def partAt(k: Int, part: Int): Int =
    val b = buf(pos + k)
    if isDigit(b.toInt) then part
    else if b == '.' && part == InInteger then InFraction
    else if (b | 0x20) == 'e' && part != InExponent then InExponent
    else if b == '-' && k == 0 then part
    else if (b == '-' || b == '+') && k > 0 && (buf(pos + k - 1) | 0x20) == 'e' then part
    else -1

  final protected def failExpectedNumber(): Nothing = failExpected("a number,")

  private def failNoDigit(k: Int): Nothing =
    if k == 0 then failExpectedNumber()
    else if pos + k >= end then failEnd()
    else throw failure(Kind.Syntax, Reason.unlike("expected a digit", described(pos + k)), pos + k)
