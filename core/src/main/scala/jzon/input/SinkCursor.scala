package jzon.input

import java.io.OutputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon.Limits
import jzon.wire.{Base64Text, Strings}

/** Strings that are handed on as they come, because they are too long to be held. */
abstract private[jzon] class SinkCursor(limits: Limits) extends SkipCursor(limits):
  /** Reads the next value, a string, and writes its text in UTF-8 to `out`, of which nothing is held but one buffer.
    *
    * @param max
    *   bytes that the string may have between its quotes, as on the wire, in place of [[Limits.stringBytes]]
    * @return
    *   how many bytes were written
    * @throws jzon.DecodeError
    *   if it is no string, malformed or too long: `out` may have a part of it then
    */
  final def readStringTo(out: OutputStream, max: Long): Long =
    var count = 0L
    pieces(max): (bytes, from, until) =>
      count += until - from
      out.write(bytes, from, until - from)
    count

  /** The same as characters, for a `java.io.Writer` or a `StringBuilder`: how many `char`s were written. */
  final def readCharsTo(out: Appendable, max: Long): Long =
    var count = 0L
    pieces(max): (bytes, from, until) =>
      val text = new String(bytes, from, until - from, UTF_8)
      count += text.length
      out.append(text): Unit
    count

  /** The same for the bytes that a string has in Base64 (RFC 4648, section 4), with padding. */
  final def readBase64To(out: OutputStream, max: Long): Long =
    val groups = Base64Groups(out)
    pieces(max): (bytes, from, until) =>
      if !groups.add(bytes, from, until) then failNotBase64()
    if !groups.end() then failNotBase64()
    groups.count

  private def failNotBase64(): Nothing = failData("expected Base64", math.max(pos - 1, 0))

  /** Gives the text of the next value, escapes resolved, in pieces of whole characters. */
  private def pieces(max: Long)(give: (Array[Byte], Int, Int) => Unit): Unit =
    beginPieces()
    var left = max
    while
      val bound = if left < end - pos then pos + left.toInt + 1 else end
      val stop = Strings.endOfAny(buf, pos, bound)
      val until = if stop >= 0 then stop else ~stop
      val next = unescaped(pos, until)
      give(text, textFrom, next)
      left -= until - pos
      pos = until
      isToGoOn(stop < 0, bound, left)
    do ()

  private def beginPieces(): Unit =
    if peek() != '"' then failExpected("a string,")
    pos += 1

  /** After a piece: passes the closing quote, or reads on. */
  private def isToGoOn(isOpen: Boolean, bound: Int, left: Long): Boolean =
    if isOpen then
      val problem = Strings.problem(buf, pos, bound)
      if problem != null then failSyntax(problem, pos)
      else if left < 0 || bound < end || left < bound - pos then failLimit("the text is too long", pos)
      else if more(pos) < 0 then failEnd()
    else pos += 1
    isOpen

/** Base64 text that comes in pieces, as bytes. */
final private class Base64Groups(out: OutputStream):
  /** Up to four digits, of which it is not known yet whether they are the last. */
  private val group = new Array[Byte](4)
  private var held = 0
  var count = 0L

  /** Whether the text can be Base64 so far. */
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

  /** Whether the text was Base64. */
  def end(): Boolean = held == 0 || (held == 4 && put(group, 0, 4, isLast = true))

  private def put(bytes: Array[Byte], from: Int, until: Int, isLast: Boolean): Boolean =
    val decoded = if !isLast && bytes(until - 1) == '=' then null else Base64Text.parseBase64(bytes, from, until)
    if decoded != null then
      out.write(decoded)
      count += decoded.length
    decoded != null
