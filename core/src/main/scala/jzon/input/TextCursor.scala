package jzon.input

import java.lang.Long.numberOfTrailingZeros
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{BufferCache, CharCache, Got, Limits, Reason, Shown}
import jzon.DecodeError.Kind
import jzon.wire.{Bytes, CodeUnits, Latin1, Strings}

/** Strings and names. */
private[jzon] abstract class TextCursor(limits: Limits) extends ManyCursor(limits):
  /** Where the text that [[findText]] found stands: in the buffer, or here if it had escapes. */
  private var scratch: Array[Byte] = Array.emptyByteArray
  private[jzon] var text: Array[Byte] = scratch
  private[jzon] var textFrom = 0

  /** Whether a key is read, whose text may be as long as a name. */
  final protected var isKey = false

  /** The largest length of the text that is read, in bytes. `limits.stringBytes`, which does without a look at
    * [[isKey]], may stand for it if a longer text is tried again: a key that is longer than a name is refused later.
    */
  private def textBytes: Int = if isKey then limits.nameBytes else limits.stringBytes

  /** The array that text is decoded into. It is empty until one is needed. */
  private var units: Array[Char] = Array.emptyCharArray

  /** Index of the quote before the text or name that was found last. */
  private[jzon] var textAt = 0

  /** The next value, a string.
    *
    * @throws jzon.DecodeError
    *   if it is none, malformed, or longer than the limit
    */
  final def readString(): String =
    val bytes = buf
    val from = pos + 1
    val last = end - 8
    if from <= last && bytes(from - 1) == '"' then
      var i = from
      var special = Strings.specials(Bytes.long(bytes, i))
      while special == 0 && i + 8 <= last do
        i += 8
        special = Strings.specials(Bytes.long(bytes, i))
      val stop = i + (numberOfTrailingZeros(special) >> 3)
      if special == 0 then readStringNearEnd()
      else if bytes(stop) == '"' && stop - from <= limits.stringBytes then
        pos = stop + 1
        Latin1.string(bytes, from, stop)
      else readAnyString(~stop, textBytes)
    else readStringNearEnd()

  /** The twin of [[readString]] for a string after white space, or so near to the end of the buffer that its words are
    * not whole.
    */
  private def readStringNearEnd(): String =
    val at = pos
    val b = peek()
    if pos != at then readString()
    else if b != '"' then failExpected("a string,")
    else readQuoted(textBytes)

  /** The quoted text at the place of a name, without the colon after it. */
  private[jzon] def readNameText(): String =
    textAt = pos
    val bytes = buf
    val from = pos + 1
    val special = if from + 8 <= end then Strings.specials(Bytes.long(bytes, from)) else 0
    val stop = from + (numberOfTrailingZeros(special) >> 3)
    if special != 0 && bytes(stop) == '"' && stop - from <= limits.nameBytes then
      pos = stop + 1
      Latin1.string(bytes, from, stop)
    else readQuoted(limits.nameBytes)

  /** The string at `pos`, of at most `most` bytes. */
  private def readQuoted(most: Int): String =
    val from = pos + 1
    val stop = Strings.endOfPlain(buf, from, end)
    if stop >= 0 && stop - from <= most then
      pos = stop + 1
      Latin1.string(buf, from, stop)
    else readAnyString(stop, most)

  /** A string of exactly one UTF-16 code unit. */
  final def readChar(): Char =
    val from = pos
    val isShort = end - from >= 3 && buf(from) == '"' && buf(from + 2) == '"' && limits.stringBytes > 0
    val b = if isShort then buf(from + 1) else 0
    if b >= ' ' && b != '"' && b != '\\' then
      pos = from + 3
      b.toChar
    else readAnyChar()

  /** The full twin of [[readChar]]: also for white space, escapes, characters beyond ASCII, and errors. */
  private def readAnyChar(): Char =
    val from = pos
    val at = offsetAtValue()
    if pos != from then readChar() else readLongChar(at)

  private def readLongChar(at: Long): Char =
    val string = readString()
    if string.length == 1 then string.charAt(0)
    else
      throw failure(Kind.Data, Reason.unlike("expected a Char, one UTF-16 code unit,", Got.string(string)), indexOf(at))

  /** A value that stands in a string, parsed where it stands.
    *
    * @param what
    *   what is expected, with its article, and an example of its form
    * @param parse
    *   takes bytes, from, until, and gives null where the text is not what is expected
    */
  private[jzon] inline def readText[A <: AnyRef](what: String, inline parse: (Array[Byte], Int, Int) => A | Null): A =
    val until = findText(what)
    val result = parse(text, textFrom, until)
    if result == null then failText(what) else result.asInstanceOf[A]

  // What decoders need that predict the end of a text. They read it without a search for its closing quote. `most` is
  // the largest length of such a text in bytes. All of it must be in the buffer, and the four bytes after it.

  private[jzon] def bytes: Array[Byte] = buf
  private[jzon] def from: Int = pos + 1
  private[jzon] def isPredictable(most: Int): Boolean = peek() == '"' && end - pos >= most + 5

  /** The last index for which that holds, if it is [[from]] and the limit allows text of that length. */
  private[jzon] def lastPredictable(most: Int): Int = if limits.stringBytes < most then -1 else end - most - 4

  /** Whether a text of the string at `pos` may end here. */
  private[jzon] def endsText(quote: Int): Boolean = buf(quote) == '"' && quote - pos <= limits.stringBytes
  private[jzon] def passText(quote: Int): Unit = pos = quote + 1

  /** Reads a string and leaves its bytes, escapes resolved, in `text(textFrom until result)`. */
  private[jzon] def findText(what: String): Int =
    if peek() != '"' then failExpected(what + ",")
    val from = pos + 1
    val stop = Strings.endOfPlain(buf, from, end)
    if stop >= 0 && stop - from <= textBytes then
      textAt = pos
      pos = stop + 1
      text = buf
      textFrom = from
      stop
    else
      val any = endOfString(textBytes)
      textAt = pos
      pos = any + 1
      unescaped(textAt + 1, any)

  /** Refuses the text that was just found, up to its closing quote. */
  private[jzon] def failText(what: String): Nothing = failText(Reason.unlike(s"expected $what,", foundText()))

  private[jzon] def failText(reason: Reason): Nothing = throw failure(Kind.Data, reason, textAt)

  /** The text that was just found, or as much of it as an error shows. */
  final protected def foundText(): Got =
    val until = unescaped(textAt + 1, pos - 1)
    val most = textFrom + 4 * (Shown.MaxValue + 1)
    if until <= most then Got.text(new String(text, textFrom, until - textFrom, UTF_8))
    else Got.text(new String(text, textFrom, most - textFrom, UTF_8).stripSuffix("\ufffd")) // half a character

  /** Offset of the value that comes next. */
  final protected def offsetAtValue(): Long =
    peek(): Unit
    offset

  /** The string at `pos`, which [[Strings.endOfPlain]] has examined with the result `stop`. If a stream has cut it, it
    * is likely to be whole after one more reading.
    */
  private def readAnyString(stop: Int, most: Int): String =
    if stop == ~end && isFleeting && end - pos <= most then
      more(pos): Unit
      textAt = pos
    val string = decodedString(most)
    if string != null then string.asInstanceOf[String] else readStringSlow(most)

  /** The string at `pos`, if it is valid, complete in the buffer, and not too long for an array of the cache; otherwise
    * null, and `pos` stays.
    */
  private def decodedString(most: Int): String | Null =
    if units.length == 0 then units = CharCache.take()
    val from = pos + 1
    val until = Math.min(end.toLong, from + 1L + most).toInt
    var result = CodeUnits.decode(buf, from, until, units, 0)
    while result < 0 && result != CodeUnits.Undecided && units.length < CharCache.MaxSize do
      units = java.util.Arrays.copyOf(units, units.length * 2)
      result = CodeUnits.decode(buf, CodeUnits.index(~result), until, units, CodeUnits.count(~result))
    if result < 0 then null
    else
      pos = CodeUnits.index(result) + 1
      new String(units, 0, CodeUnits.count(result))

  /** Ends reading, and gives the arrays back to their caches. */
  private[jzon] override def close(): Unit =
    super.close()
    if units.length > 0 then
      CharCache.give(units)
      units = Array.emptyCharArray
    if scratch.length > 0 then
      BufferCache.give(scratch)
      scratch = Array.emptyByteArray

  private def readStringSlow(most: Int): String =
    val stop = endOfString(most)
    textAt = pos
    pos = stop + 1
    val until = unescaped(textAt + 1, stop)
    new String(text, textFrom, until - textFrom, UTF_8)

  /** Leaves the text between `from` and `stop` in `text(textFrom until result)`. */
  final protected def unescaped(from: Int, stop: Int): Int =
    val backslash = Strings.nextBackslash(buf, from, stop)
    if backslash == stop then
      text = buf
      textFrom = from
      stop
    else
      if scratch.length < stop - from then
        scratch = if stop - from <= BufferCache.Size then BufferCache.take() else new Array[Byte](stop - from)
      text = scratch
      textFrom = 0
      Strings.unescape(buf, from, stop, scratch, 0)

  /** Index of the quote that closes the string at `pos`; all of it is checked, and in the buffer. */
  private def endOfString(most: Int): Int =
    var i = pos + 1
    var stop = -1
    while stop < 0 do
      val last = pos + 2L + most // one past the furthest place for the closing quote
      val bound = Math.min(end.toLong, last).toInt
      stop = Strings.endOfAny(buf, i, bound)
      if stop < 0 then i = ~stop - moreText(~stop, bound, bound == last)
    stop

  /** Passes the string at `pos`. */
  final protected def skipString(): Unit =
    val stop = Strings.endOfPlain(buf, pos + 1, end)
    pos = (if stop >= 0 && stop - pos - 1 <= limits.stringBytes then stop else endOfString(limits.stringBytes)) + 1

  /** Passes the name at `pos`. */
  final protected def skipName(): Unit =
    val stop = Strings.endOfPlain(buf, pos + 1, end)
    pos = (if stop >= 0 && stop - pos - 1 <= limits.nameBytes then stop else endOfString(limits.nameBytes)) + 1

  /** Reads a name and leaves its bytes in `text(textFrom until result)`. */
  final protected def findName(): Int =
    val from = pos + 1
    val stop = Strings.endOfPlainName(buf, from, end)
    if stop >= 0 && stop - from <= limits.nameBytes then
      textAt = pos
      pos = stop + 1
      text = buf
      textFrom = from
      stop
    else
      val any = endOfString(limits.nameBytes)
      textAt = pos
      pos = any + 1
      unescaped(textAt + 1, any)

  /** The text at `pos` goes on after `at`: by how much `pos` moved down for it. */
  private def moreText(at: Int, bound: Int, isLast: Boolean): Int =
    val problem = Strings.problem(buf, at, bound)
    if problem != null then
      if buf(at) >= 0 && buf(at) < ' ' then
        throw failure(Kind.Syntax, Reason.unlike(problem + ",", Got.character(buf(at), isQuoted = false)), at)
      else failSyntax(problem, at)
    else if isLast then failLimit("the text is too long", pos)
    else
      val moved = more(pos)
      if moved < 0 then failEnd() else moved
