package jzon.input

import jzon.Limits
import jzon.wire.{Blanks, Digits, Strings}

/** Skips entries and ends of containers as long as they are common: whole in the buffer, numbers without exponents,
  * text and levels within their limits. All is checked. In front of anything else it stops, so that its full twin,
  * [[SkipCursor]], goes on there.
  *
  * Its state is in local variables. The innermost container is the lowest bit of `kinds`; 1 means an object.
  */
private[input] object SkipRun:
  /** @param at
    *   the index after what was read last, which is something of the innermost container
    * @param free
    *   how many more levels may be opened
    * @return
    *   the index where an entry or an end comes next
    */
  def apply(
      bytes: Array[Byte],
      at: Int,
      last: Int,
      containers: SkippedContainers,
      free: Int,
      limits: Limits
  ): Int =
    val maxName = limits.nameBytes
    val maxText = limits.stringBytes
    val full = containers.full(free)
    var kinds = containers.kinds
    var seen = kinds
    var i = at
    var isFirst = bytes(at - 1) == '{' || bytes(at - 1) == '['
    var isCommon = true
    while isCommon && i + 16 <= last do
      val b = bytes(i)
      if b == ']' + ((kinds.toInt & 1) << 5) then
        i += 1
        isFirst = false
        kinds >>>= 1
        isCommon = kinds != SkippedContainers.None
      else
        var v = i
        if !isFirst then v = if b == ',' then i + 1 else afterLate(bytes, i, ',', last)
        if v >= 0 && (kinds & 1) != 0 then v = afterName(bytes, v, last, maxName)
        if v < 0 || v + 8 > last then isCommon = false
        else
          if bytes(v) <= ' ' then v = Blanks.end(bytes, v, last - 8)
          val first = bytes(v)
          if first == '"' then
            val stop = endOfText(bytes, v + 1, last)
            isCommon = stop - v <= maxText && stop >= 0
            if isCommon then
              i = stop + 1
              isFirst = false
          else if first == '{' || first == '[' then
            isCommon = kinds < full
            if isCommon then
              i = v + 1
              isFirst = true
              kinds = kinds << 1 | (first >> 5 & 1)
              seen |= kinds
          else
            v = if first <= '9' then endOfNumber(bytes, v, last) else endOfLiteral(bytes, v)
            isCommon = v >= 0
            if isCommon then
              i = v
              isFirst = false
    containers.take(kinds, seen)
    i

  /** The index after `b`, if it comes next after white space and is not the last byte. Otherwise -1. */
  private def afterLate(bytes: Array[Byte], from: Int, b: Byte, last: Int): Int =
    val i = Blanks.end(bytes, from, last)
    if i < last - 1 && bytes(i) == b then i + 1 else -1

  private def afterName(bytes: Array[Byte], i: Int, last: Int, most: Int): Int =
    val quote = if bytes(i) == '"' then i else afterLate(bytes, i, '"', last) - 1
    val stop = if quote < 0 then -1 else endOfName(bytes, quote + 1, last)
    if stop < 0 || stop - quote > most then -1
    else if stop + 1 < last && bytes(stop + 1) == ':' then stop + 2
    else afterLate(bytes, stop + 1, ':', last)

  /** The index after the literal at `i`, or -1. */
  def endOfLiteral(bytes: Array[Byte], i: Int): Int =
    val length = StructureCursor.literalLength(bytes, i)
    if length > 0 then i + length else -1

  /** The index after the number at `i`, if it is a common one. Otherwise -1. */
  def endOfNumber(bytes: Array[Byte], i: Int, last: Int): Int =
    val from = if bytes(i) == '-' then i + 1 else i
    val until = Digits.endOfDecimal(bytes, from, last)
    if until - i <= Limits.NumberBytesAlways then until else -1

  /** The index of the quote after correct text, or a negative one. */
  def endOfText(bytes: Array[Byte], from: Int, last: Int): Int =
    val plain = Strings.endOfPlain(bytes, from, last)
    if plain >= 0 then plain else Strings.endOfAny(bytes, ~plain, last)

  /** The same for a name. */
  private def endOfName(bytes: Array[Byte], from: Int, last: Int): Int =
    val plain = Strings.endOfPlainName(bytes, from, last)
    if plain >= 0 then plain else Strings.endOfAny(bytes, ~plain, last)
