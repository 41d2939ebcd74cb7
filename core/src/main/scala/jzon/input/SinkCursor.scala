package jzon.input

import java.io.OutputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon.Limits
import jzon.wire.{Base64Text, Strings}

/** The layer of strings that are handed on piece by piece, because they are too long to be held in memory. */
abstract private[jzon] class SinkCursor(limits: Limits) extends SkipCursor(limits):
  /** Reads a string, and writes its text in UTF-8 to `out`. Only one buffer of it is in memory at a time.
    *
    * @param max
    *   the largest number of bytes between the quotes, as they are in the input. It replaces
    *   [[jzon.Limits.stringBytes]].
    * @return
    *   the number of bytes written
    * @throws jzon.DecodeError
    *   if it is no string, is malformed or too long. `out` may have received a part of it.
    */
  final def readStringTo(out: OutputStream, max: Long): Long =
    var count = 0L
    pieces(max): (bytes, from, until) =>
      count += until - from
      out.write(bytes, from, until - from)
    count

  /** Reads a string, and appends its characters to a `java.io.Writer`, a `StringBuilder` or the like. Returns the
    * number of `char`s. See [[readStringTo]].
    */
  final def readCharsTo(out: Appendable, max: Long): Long =
    var count = 0L
    pieces(max): (bytes, from, until) =>
      val text = new String(bytes, from, until - from, UTF_8)
      count += text.length
      out.append(text): Unit
    count

  /** Reads a string in Base64 (RFC 4648, section 4), with padding, and writes its bytes to `out`. Returns their number.
    * See [[readStringTo]].
    */
  final def readBase64To(out: OutputStream, max: Long): Long =
    val groups = Base64Groups(out)
    val begin = offsetAtValue()
    pieces(max): (bytes, from, until) =>
      if !groups.add(bytes, from, until) then failNotBase64(begin)
    if !groups.end() then failNotBase64(begin)
    groups.count

  private def failNotBase64(begin: Long): Nothing = failData("expected Base64", indexOf(begin))

  /** Passes the text of the next value to `give`, without its escapes, in pieces of whole characters. */
  private def pieces(max: Long)(give: (Array[Byte], Int, Int) => Unit): Unit =
    val begin = beginPieces()
    var left = max
    while
      val bound = if left < end - pos then pos + left.toInt + 1 else end
      val stop = Strings.endOfAny(buf, pos, bound)
      val until = if stop >= 0 then stop else ~stop
      val next = unescaped(pos, until)
      give(text, textFrom, next)
      left -= until - pos
      pos = until
      isToGoOn(stop < 0, bound, left, begin)
    do ()

  /** Reads the quote, whose offset it returns and keeps. */
  private def beginPieces(): Long =
    if peek() != '"' then failExpected("a string,")
    val begin = offset
    if isFleeting then theBeyond.textOffset = begin
    pos += 1
    begin

  /** Called after a piece: reads the closing quote, or refills the buffer. */
  private def isToGoOn(isOpen: Boolean, bound: Int, left: Long, begin: Long): Boolean =
    if isOpen then
      val problem = Strings.problem(buf, pos, bound)
      if problem != null then failSyntax(problem, pos)
      else if left < 0 || bound < end || left < bound - pos then failLimit("the text is too long", indexOf(begin))
      else if more(pos) < 0 then failEnd()
    else pos += 1
    isOpen

/** Decodes Base64 text that comes in pieces. */
final private class Base64Groups(out: OutputStream):
  /** Up to four digits, which may or may not be the last. */
  private val group = new Array[Byte](4)
  private var held = 0
  var count = 0L

  /** Adds `bytes(from until until)`. Returns whether the text can be Base64 so far. */
  def add(bytes: Array[Byte], from: Int, until: Int): Boolean =
    var i = from
    var isSound = true
    while i < until && isSound do
      if held == 4 then
        isSound = put(group, 0, 4, isLast = false)
        held = 0
      if held == 0 && until - i > 4 then
        val whole = i + (until - i - 1) / 4 * 4
        isSound &&= put(bytes, i, whole, isLast = false)
        i = whole
      else
        group(held) = bytes(i)
        held += 1
        i += 1
    isSound

  /** Ends the text. Returns whether it was Base64. */
  def end(): Boolean = held == 0 || (held == 4 && put(group, 0, 4, isLast = true))

  private def put(bytes: Array[Byte], from: Int, until: Int, isLast: Boolean): Boolean =
    val decoded = if !isLast && bytes(until - 1) == '=' then null else Base64Text.parseBase64(bytes, from, until)
    if decoded != null then
      out.write(decoded)
      count += decoded.length
    decoded != null
