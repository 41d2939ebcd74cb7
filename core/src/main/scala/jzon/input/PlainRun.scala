package jzon.input

import java.lang.Long.numberOfTrailingZeros
import scala.util.boundary
import scala.util.boundary.break
import jzon.Limits
import jzon.wire.{Blanks, Bytes, Strings, Swar}

/** Skips entries and ends of containers, as long as they are plain: names and text of printable ASCII, numbers without
  * exponents, everything within the limits. All of it is checked. In front of anything else it stops, so that its full
  * twins, [[SkipRun]] and [[SkipCursor]], go on there.
  *
  * The loop calls nothing that the JIT does not inline, because what lives across a call is kept in memory. So it has
  * no step for what is less common. There is one loop for documents in the compact form, and one for all others.
  */
private[input] object PlainRun:
  /** The number of bytes that must follow the comma before an entry. Within them, no step needs to look for the end. */
  private inline val Ahead = 48

  /** Skips what is compact: without white space.
    *
    * @param at
    *   the index after what was read last, which is something of the innermost container
    * @param free
    *   how many more levels may be opened
    * @param most
    *   the largest number of bytes of a name or text
    * @return
    *   the index where an entry or an end comes next; or that before the entry of `containers.text`
    */
  def compact(bytes: Array[Byte], at: Int, last: Int, containers: SkippedContainers, free: Int, most: Int): Int =
    run(bytes, at, last, containers, free, most, isSpaced = false)

  /** Skips what has white space as most documents have it: a space, or a line end with indentation. */
  def spaced(bytes: Array[Byte], at: Int, last: Int, containers: SkippedContainers, free: Int, most: Int): Int =
    run(bytes, at, last, containers, free, most, isSpaced = true)

  private inline def run(
      bytes: Array[Byte],
      at: Int,
      last: Int,
      containers: SkippedContainers,
      free: Int,
      most: Int,
      inline isSpaced: Boolean
  ): Int =
    val bound = last - Ahead
    val full = containers.full(free)
    var kinds = containers.kinds
    var seen = kinds
    var text = -1
    var rest = at                                                   // where a twin goes on
    var v = at                                                      // where a name or value comes next
    var i = if at < bound && beginsEntry(bytes, at) then -1 else at // the end of a value, or -1
    if at < last then
      boundary:
        while true do
          if i >= 0 then
            inline if isSpaced then i = afterGap(bytes, i, bound)
            while bytes(i) == closer(kinds) do
              i += 1
              rest = i
              kinds >>>= 1
              if SkippedContainers.isNone(kinds) || i >= last then break()
              inline if isSpaced then i = afterGap(bytes, i, bound)
            if i >= bound || bytes(i) != ',' then break()
            rest = i
            v = i + 1
          inline if isSpaced then v = afterGap(bytes, v, bound)
          if (kinds & 1) != 0 then
            val stop = endOfName(bytes, v + 1, bound)
            if bytes(v) != '"' || stop - v > most then break()
            inline if isSpaced then
              val colon = if bytes(stop + 1) == ' ' then stop + 2 else stop + 1
              if bytes(stop) != '"' || bytes(colon) != ':' then break()
              v = if bytes(colon + 1) == ' ' then colon + 2 else colon + 1
            else
              if !areQuoteColon(bytes, stop) then break()
              v = stop + 2
          val b = bytes(v)
          if b == '"' then
            val stop = endOfText(bytes, v + 1, bound)
            if stop < 0 || bytes(stop) != '"' || stop - v > most then
              text = v
              break()
            i = stop + 1
          else if b == '{' then
            if kinds >= full then break()
            if bytes(v + 1) == '}' then
              seen |= kinds << 1
              i = v + 2
            else
              kinds = (kinds << 1) + 1
              seen |= kinds
              v += 1
              rest = v
              i = -1
              if v > bound then break()
          else if b == '[' then
            if kinds >= full then break()
            if bytes(v + 1) == ']' then
              seen |= kinds << 1
              i = v + 2
            else
              kinds <<= 1
              seen |= kinds
              v += 1
              rest = v
              i = -1
              if v > bound then break()
          else if b <= '9' then
            val from = if b == '-' then v + 1 else v
            i = endOfDigits(bytes, from, bound)
            if i == from || (bytes(from) == '0' && i > from + 1) then break()
            if bytes(i) == '.' then
              val point = i + 1
              i = endOfDigits(bytes, point, bound)
              if i == point then break()
            if i - v > Limits.NumberBytesAlways then break()
          else
            val length = StructureCursor.literalLength(bytes, v)
            if length == 0 then break()
            i = v + length
    containers.text = text
    containers.take(kinds, seen)
    rest

  /** The index after white space as most documents have it: see [[Blanks.gapEnd]]. */
  private def afterGap(bytes: Array[Byte], i: Int, bound: Int): Int =
    if i < bound && bytes(i) <= ' ' then Blanks.gapEnd(bytes, i, bound) else i

  /** Whether a container that is not empty has just begun before `at`. */
  private def beginsEntry(bytes: Array[Byte], at: Int): Boolean =
    (bytes(at - 1) == '{' && bytes(at) != '}') || (bytes(at - 1) == '[' && bytes(at) != ']')

  private inline def closer(kinds: Long): Int = ']' + ((kinds.toInt & 1) << 5)

  private def areQuoteColon(bytes: Array[Byte], i: Int): Boolean = Bytes.short(bytes, i) == QuoteColon
  private inline val QuoteColon = 0x3a22

  /** The index of the first byte that is not plain, found by branches, because the names of many objects are the same.
    * If there is none up to `bound`, it is that of a plain one.
    */
  private def endOfName(bytes: Array[Byte], from: Int, bound: Int): Int =
    var i = from
    var special = Strings.specials(Bytes.long(bytes, i))
    while special == 0 && i < bound do
      i += 8
      special = Strings.specials(Bytes.long(bytes, i))
    i + Swar.lowestLane(special)

  /** The same without branches, and -1 if there is none. */
  private def endOfText(bytes: Array[Byte], from: Int, bound: Int): Int =
    var i = from
    var special = Strings.specials(Bytes.long(bytes, i))
    while special == 0 && i < bound do
      i += 8
      special = Strings.specials(Bytes.long(bytes, i))
    if special == 0 then -1 else i + (numberOfTrailingZeros(special) >> 3)

  /** The index of the first byte that is not a digit, or that of a digit beyond `bound`. */
  private def endOfDigits(bytes: Array[Byte], from: Int, bound: Int): Int =
    var i = from
    var others = Swar.nonDigits(Bytes.long(bytes, i))
    while others == 0 && i < bound do
      i += 8
      others = Swar.nonDigits(Bytes.long(bytes, i))
    i + Swar.lowestLane(others)
