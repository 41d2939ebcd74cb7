package jzon.input

import java.io.{IOException, InputStream}
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{DecodeError, Got, Limits, Reason, Shown, BufferCache}
import jzon.DecodeError.Kind
import jzon.wire.{Blanks, Bytes, Utf8}

/** A position in UTF-8 bytes. They are in an array of the caller, which is used in place, or in a buffer that is
  * refilled from a stream.
  *
  * Invariants: `buf(pos until end)` is still to be read. Once something was read, `buf(pos - 1)` is the last byte read,
  * even after a refill, because it shows whether a container has just begun. Everything from `keepFrom` on stays in the
  * buffer.
  */
private[jzon] abstract class Cursor(val limits: Limits):
  protected var buf: Array[Byte] = Cursor.NoBytes
  protected var pos = 0
  protected var end = 0

  /** The offset of `buf(0)` in the input. It is negative if a slice begins further in. */
  protected var origin = 0L

  /** What there is of the input beyond the buffer. It is null if the input is an array or a slice of one. */
  private var beyond: Beyond | Null = null

  /** The offset of the quote before the name that was read last. */
  protected var nameOffset = 0L

  /** Whether the document continues after `end`, beyond its limit. */
  protected var cut = false

  /** Whether another alternative is tried after an error in the data. Nobody sees the line and column of such an error,
    * and counting them would take a look at all bytes that were read.
    */
  protected var isTentative = false

  /** Whether the same holds for errors of every kind. */
  protected var isBlind = false

  /** Bytes from this index on stay in the buffer, because a reader will come back to them. */
  protected var keepFrom: Int = Int.MaxValue

  /** Whether more bytes were needed at the end of the input. If so, the value that was read may depend on where the
    * input ends.
    */
  private[jzon] var hasTouchedEnd = false

  private[jzon] def open(bytes: Array[Byte], from: Int, until: Int): this.type =
    java.util.Objects.checkFromToIndex(from, until, bytes.length)
    buf = bytes
    pos = from
    origin = -from.toLong
    cut = until - from > limits.documentBytes
    end = if cut then from + limits.documentBytes.toInt else until
    this

  private[jzon] def open(input: InputStream): this.type =
    theBeyond.stream = input
    theBeyond.ownsBuffer = true
    buf = BufferCache.take()
    this

  /** Returns the buffer, because nothing more will be read. The stream is left as it is. */
  private[jzon] def close(): Unit =
    val known = beyond
    if known != null && known.ownsBuffer then
      BufferCache.give(buf)
      known.ownsBuffer = false
      buf = Cursor.NoBytes

  final protected def theBeyond: Beyond =
    val known = beyond
    if known != null then known
    else
      val fresh = Beyond()
      beyond = fresh
      fresh

  /** The state of the current value, if the input has many of them. */
  final protected def many: CurrentValue | Null =
    val known = beyond
    if known == null then null else known.value

  /** Whether bytes that were read may leave the buffer. The array of a caller stays, but the buffer of a stream is
    * refilled.
    */
  final protected def isFleeting: Boolean =
    val known = beyond
    known != null && known.stream != null

  private def stream: InputStream | Null =
    val known = beyond
    if known == null then null else known.stream

  /** The offset of the next byte, in bytes of UTF-8 from the start of the input or slice. */
  final def offset: Long = offsetOf(pos)

  final protected def offsetOf(index: Int): Long = origin + index

  /** The index of `offset`, which must still be in the buffer. */
  final protected def indexOf(offset: Long): Int = (offset - origin).toInt

  /** The next byte that is not white space, or -1 at the end. White space before it is skipped. The byte itself is not
    * read.
    */
  final def peek(): Int = if pos < end then peek(buf(pos)) else peekSlow()

  private def peek(b: Byte): Int = if b > ' ' then b.toInt else peekLate()

  /** [[peek]] after a single space, as many documents have it after each comma and colon. */
  private def peekLate(): Int =
    val next = pos + 1
    if next < end && buf(next) > ' ' && buf(pos) == ' ' then
      pos = next
      buf(next)
    else peekSlow()

  /** The slow twin of [[peek]], called if white space or the end of the buffer comes next. What most documents have
    * between two tokens ([[Blanks.gapEnd]]) needs no loop over bytes.
    *
    * This is a single method, too large (325 bytes) for the JIT to inline. Inlined into each caller, it would displace
    * code that compact documents need.
    */
  private def peekSlow(): Int =
    var result = Cursor.Unknown
    if end - pos > 8 then
      val gapEnd = Blanks.gapEnd(buf, pos, end)
      pos = gapEnd
      if pos < end && buf(pos) > ' ' then result = buf(pos)
    while result == Cursor.Unknown do
      if pos == end && more(pos) < 0 then result = -1
      else if Blanks.isBlank(buf(pos)) then
        val blanksEnd = Blanks.end(buf, pos + 1, end)
        pos = blanksEnd
      else result = buf(pos) & 0xff
    result

  /** Reads more bytes into the buffer. Keeps the bytes from index `keep` on, and the byte before them.
    *
    * @return
    *   the number of positions by which the kept bytes (and `pos`) moved down, or -1 at the end of the input
    */
  final protected def more(keep: Int): Int =
    val input = stream
    if cut then goBeyond()
    else if input == null then
      hasTouchedEnd = true
      -1
    else
      val moved = makeRoom(Math.max(0, Math.min(keep, keepFrom) - 1))
      // Bytes after a value of many belong to the next one, and must not exceed its limit.
      val allowed = Math.min(limitAt - offsetOf(end), Math.max(limits.documentBytes, 1))
      // A reused buffer may be larger. Never read more ahead than a new buffer holds.
      val room = Math.min(Math.min(buf.length - end, BufferCache.Size).toLong, allowed).toInt
      if room <= 0 then if readBeyond(input) then moved else ended()
      else
        val n = Cursor.readSome(input, buf, end, room)
        if n < 0 then ended()
        else
          end += n
          moved

  /** The offset of the first byte beyond the limit of the document. */
  private def limitAt: Long =
    val known = many
    if known == null then limits.documentBytes else known.limitAt

  private def ended(): Int =
    theBeyond.stream = null
    hasTouchedEnd = true
    -1

  /** Called if more bytes are needed beyond the limit. Returns true if the next byte only ends a number that is one
    * value of many, and false at the end of the input. Fails in all other cases.
    */
  private def readBeyond(input: InputStream): Boolean =
    if limitAt < offsetOf(end) then failTooLong(indexOf(limitAt))
    val b = input.read()
    if b >= 0 then
      buf(end) = b.toByte
      end += 1
      if !endsNumber(end - 1) then failTooLong(end - 1)
    b >= 0

  /** The twin of [[readBeyond]] for an array that continues. */
  private def goBeyond(): Int =
    if !endsNumber(end) then failTooLong(end)
    end += 1
    cut = false
    0

  /** Whether the current value of many is a number, and the byte at `at` is not a part of it. */
  private def endsNumber(at: Int): Boolean =
    val known = many
    val isNumber = known != null && offset == known.at && (buf(pos) == '-' || (buf(pos) >= '0' && buf(pos) <= '9'))
    isNumber && !continuesNumber(at)

  /** Whether the byte at `at` continues the number that begins at `pos`. */
  private def continuesNumber(at: Int): Boolean =
    var hasPoint = false
    var hasExponent = false
    for i <- pos until at do
      if buf(i) == '.' then hasPoint = true
      if (buf(i) | 0x20) == 'e' then hasExponent = true
    buf(at).toChar match
      case '.'       => !hasPoint && !hasExponent
      case 'e' | 'E' => !hasExponent
      case '-' | '+' => at == pos || (buf(at - 1) | 0x20) == 'e'
      case other     => other >= '0' && other <= '9'

  /** If the buffer is full, moves the bytes from `from` on to its front, or doubles it. */
  private def makeRoom(from: Int): Int =
    val known = many
    val followed = if known == null then Int.MaxValue else known.followed
    val least = Math.min(from, followed)
    if end < buf.length then 0
    else if least > 0 && least >= buf.length / 4 then moveDown(least)
    else if followed < from && buf.length >= Cursor.MaxFollowed && from - followed >= buf.length / 4 then
      follow(from)
      moveDown(from)
    else if buf.length >= Bytes.MaxLength then failLimit("the value is too long to be kept", pos)
    else
      buf = java.util.Arrays.copyOf(buf, Math.min(buf.length.toLong * 2, Bytes.MaxLength.toLong).toInt)
      0

  /** Follows the current value of many up to `buf(until)`, because these bytes leave the buffer before the value is
    * read.
    */
  protected def follow(until: Int): Unit

  private def moveDown(from: Int): Int =
    countLines(from)
    System.arraycopy(buf, from, buf, 0, end - from)
    origin += from
    pos -= from
    end -= from
    if keepFrom != Int.MaxValue then keepFrom -= from
    val known = many
    if known != null && known.followed != Int.MaxValue then known.followed -= from
    from

  /** Counts the lines and columns up to `buf(until)`, which becomes the first byte of the buffer. */
  private def countLines(until: Int): Unit =
    val left = theBeyond
    if leaves(nameOffset, until) then
      left.leave(buf, indexOf(nameOffset))
      left.keepName()
    if left.textOffset > nameOffset && leaves(left.textOffset, until) then
      left.leave(buf, indexOf(left.textOffset))
      left.keepText()
    left.leave(buf, until)
    left.first = 0

  /** Whether the byte at `offset` is still in the buffer, before `until`. */
  private def leaves(offset: Long, until: Int): Boolean =
    offset >= offsetOf(theBeyond.first) && offset < offsetOf(until)

  // Failing, away from the hot code.

  /** The error of kind `kind` at `buf(at)`. */
  final protected def failure(kind: Kind, reason: Reason, at: Int): DecodeError =
    val isUnseen = isBlind || (isTentative && kind == Kind.Data)
    DecodeError(kind, reason, offsetOf(at), if isUnseen then 0 else line(at), if isUnseen then 0 else column(at))

  /** The error with a text, which is shortened to what is shown. */
  final protected def failure(kind: Kind, message: String, at: Int): DecodeError =
    failure(kind, Reason.text(Shown.shortened(message, DecodeError.MaxMessage)), at)

  // Only a name, or the beginning of a string that is handed on in pieces, may have left the buffer.

  private def line(at: Int): Int =
    val known = beyond
    if known == null then Lines.count(buf, -origin.toInt, at) + 1
    else if at < known.first then known.keptLine(offsetOf(at))
    else Lines.sum(known.place.lines, Lines.count(buf, known.first, at) + 1)

  private def column(at: Int): Int =
    val known = beyond
    if known == null then Lines.column(buf, -origin.toInt, at) + 1
    else if at < known.first then known.keptColumn(offsetOf(at))
    else
      val columns = Lines.column(buf, known.first, at) + 1
      if Lines.count(buf, known.first, at) == 0 then Lines.sum(known.place.columns, columns) else columns

  final protected def failSyntax(message: String, at: Int): Nothing = throw failure(Kind.Syntax, message, at)
  final protected def failData(message: String, at: Int): Nothing = throw failure(Kind.Data, message, at)
  final protected def failLimit(message: String, at: Int): Nothing = throw failure(Kind.Limit, message, at)
  final protected def failTooLong(at: Int): Nothing = failLimit("the document is too long", at)
  final protected def failEnd(): Nothing = throw failure(Kind.End, "unexpected end of input", end)

  /** Fails because the byte at `pos` is not `what`. The error is one of the data if that byte could begin another JSON
    * value, and one of the syntax otherwise.
    */
  final protected def failExpected(what: String): Nothing =
    val b = peek()
    if b < 0 then failEnd()
    else
      val kind = if Cursor.beginsValue(b) then Kind.Data else Kind.Syntax
      throw failure(kind, Reason.unlike("expected " + what, described(pos)), pos)

  /** The character at `buf(at)`, or the byte if it begins no character. This may read the rest of the character from a
    * stream and move `pos`.
    */
  final protected def described(at: Int, isQuoted: Boolean = false): Got =
    val k = at - pos
    while Utf8.length(buf, pos + k, end) < 0 && readsOn() do ()
    val length = Utf8.length(buf, pos + k, end)
    if length > 0 then Got.character(new String(buf, pos + k, length, UTF_8).codePointAt(0), isQuoted)
    else Got.byte(buf(pos + k) & 0xff)

  /** Reads more bytes for the text of an error, which may move `pos`. Returns whether there are more within the limits.
    */
  final protected def readsOn(): Boolean = offsetOf(end) < limitAt && more(pos) >= 0

private[jzon] object Cursor:
  private val NoBytes = new Array[Byte](0)

  /** Neither a byte nor the end. */
  private inline val Unknown = -2

  /** The size of a buffer that no longer grows to keep a value of many. */
  private val MaxFollowed = 64 * 1024

  private[jzon] def beginsValue(b: Int): Boolean =
    b == '"' || b == '{' || b == '[' || b == '-' ||
      (b >= '0' && b <= '9') || b == 't' || b == 'f' || b == 'n'

  /** Reads at least one byte, or returns -1 at the end. A stream may return no bytes for a while. */
  private[jzon] def readSome(input: InputStream, into: Array[Byte], at: Int, room: Int): Int =
    val n = input.read(into, at, room)
    if n != 0 then checked(n, room)
    else
      val b = input.read()
      if b < 0 then -1
      else
        into(at) = b.toByte
        1

  /** Checks the result of a read. A stream that reports more bytes than it wrote would expose what was in the buffer
    * before, perhaps of another document.
    */
  private[input] def checked(n: Int, room: Int): Int =
    if n > room || n < -1 then throw IOException(s"a read gave $n where $room were asked for")
    n
