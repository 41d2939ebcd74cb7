package jzon

import java.io.InputStream
import jzon.DecodeError.Kind
import jzon.input.{AlternativeCursor, HashCosts, Inputs, Scanner}
import jzon.wire.Blanks

/** A cursor over the UTF-8 bytes of a document. All decoders read from it, derived ones and hand-written ones.
  *
  * {{{
  * in.beginObject()
  * while in.hasField() do
  *   in.readName() match
  *     case "x" => x = in.readInt()
  *     case _   => in.skip()
  * }}}
  *
  * Each `read…` reads the next value, including the white space before it. It throws a [[DecodeError]] if the value is
  * of another kind, is malformed, or exceeds a limit. A reader is for one document, or for one stream of values, and
  * for one thread.
  */
final class Reader private (limits: Limits) extends AlternativeCursor(limits):
  private var costs: HashCosts | Null = null

  /** Reads a value in quotes, such as a number as the name of a field.
    *
    * @param what
    *   what is expected, with its article
    * @param read
    *   reads the value without the quotes. It must read all of it.
    */
  private[jzon] def quoted[A](what: String, read: Reader => A): A =
    if peek() != '"' then failExpected(what + ",")
    val begin = mark()
    val result = quotedInPlace(read)
    val value = if result != null then result.asInstanceOf[A] else quotedSlow(what, read, begin)
    release()
    value

  /** Reads `word`, which is ASCII, if it comes next and is in the buffer. Returns whether it did. */
  private[jzon] def pass(word: String): Boolean =
    var i = 0
    while i < word.length && pos + i < end && buf(pos + i) == word.charAt(i) do i += 1
    if i == word.length then pos += i
    i == word.length

  /** The value, if its first byte begins a number and the quote follows its last byte. Otherwise null. */
  private def quotedInPlace[A](read: Reader => A): A | Null =
    pos += 1
    if pos < end && (buf(pos) == '-' || (buf(pos) >= '0' && buf(pos) <= '9')) then
      isBlind = true
      try
        val value = read(this)
        if pos < end && buf(pos) == '"' then
          pos += 1
          value
        else null
      catch case _: DecodeError => null
      finally isBlind = false
    else null

  /** The value of the text, whose escapes are resolved first. An error is one of the text as a whole. */
  private def quotedSlow[A](what: String, read: Reader => A, begin: Long): A =
    pos = indexOf(begin)
    val until = findText(what)
    val inner = new Reader(limits).open(text, textFrom, until)
    try
      // Quotes inside the quotes are refused here, because `read` may accept a word like "NaN" in its quotes.
      if inner.pos == inner.end || inner.buf(inner.pos) <= ' ' || inner.buf(inner.pos) == '"' then failText(what)
      val value = read(inner)
      if inner.pos < inner.end then failText(what)
      value
    catch
      case error: DecodeError =>
        if error.kind == Kind.Limit then throw failure(Kind.Limit, error.reason, textAt) else failText(what)

  /** Reads a string that is one of the hints, and returns the index of the hint. */
  private[jzon] def readCase(hints: FieldTable): Int =
    val hint = readHint(hints)
    if hint < 0 then failText(hints.noCase(foundText()))
    hint

  /** Reads the `{`, the hint and the colon of an object around one case.
    *
    * @return
    *   the index of the hint
    */
  private[jzon] def beginCase(hints: FieldTable): Int =
    val begin = mark()
    beginObject()
    if !hasField() then failValue("expected non-empty object", begin)
    release()
    nameOffset = offset
    val hint = findAny(hints)
    if hint < 0 then failText(hints.noCase(foundText()))
    colon()
    hint

  /** Reads the `}` of an object around one case. Fails if it has another field. */
  private[jzon] def endCase(): Unit =
    if peek() == ',' then throw failure(Kind.Data, "expected '}' got ','", pos)
    hasField(): Unit

  /** The error of a tag that occurs twice in an object. Its name was just read. */
  private[jzon] def duplicateTag(name: String): DecodeError =
    failure(Kind.Data, s"duplicate disambiguator '$name'", indexOf(nameOffset))

  /** Reads the next value without decoding it. Its syntax is checked.
    *
    * @param make
    *   takes the bytes of the value, without the white space around it, and its greatest depth of containers
    */
  private[jzon] def readRaw[A](make: (Array[Byte], Int) => A): A =
    val begin = mark()
    val levels = skipLevels()
    val bytes = java.util.Arrays.copyOfRange(buf, indexOf(begin), pos)
    release()
    make(bytes, levels)

  /** Skips the next value, and returns its greatest depth of containers. */
  private[jzon] def skipLevels(): Int = skipValue(null)

  /** The number of bytes that were read of the document, or of the current value of a stream. */
  private[jzon] def consumed: Long =
    val known = many
    if known == null then offset else offset - known.at

  /** The cost of this document in hash tables. */
  private[jzon] def hashCosts: HashCosts =
    if costs == null then costs = new HashCosts(limits)
    costs.asInstanceOf[HashCosts]

  /** The [[HashCosts.total]] so far. */
  private[jzon] def hashCost: Long = if costs == null then 0 else costs.asInstanceOf[HashCosts].total

  /** Fails if anything but white space follows the document, or if nothing else was read. */
  private[jzon] def finish(): Unit =
    val isEmpty = isBlankSoFar
    if peek() >= 0 then failUnlike("the end of input")
    if isEmpty then failEnd()

  /** Whether nothing but white space was read, and all of it is still in the buffer. A decoder may read no value. */
  private def isBlankSoFar: Boolean =
    var i = pos
    while offsetOf(i) > 0 && i > 0 && Blanks.isBlank(buf(i - 1)) do i -= 1
    offsetOf(i) == 0

  /** The first byte of the value that comes next, which shows its kind, or -1 at the end. The byte is not read. Don't
    * call this between the bracket of a container and [[hasField]] or [[hasElement]].
    */
  def next(): Int = peek()

  // One of many values, see ManyCursor.

  /** Starts again with a value in an array of bytes, in which `levels` containers may be open at a time. */
  private[jzon] def one(
      bytes: Array[Byte],
      first: Int,
      from: Int,
      until: Int,
      offset: Long,
      lines: Int,
      columns: Int,
      max: Long,
      levels: Int
  ): Unit =
    openOne(bytes, first, from, until, offset, lines, columns, max)
    theOne.levels = levels
    afresh()

  /** Begins the next value of a stream. Returns whether there is one. */
  private[jzon] def nextOne(): Boolean =
    theOne.levels = levels
    forgetCosts()
    beginOne()

  override private[jzon] def rewindOne(): Unit =
    super.rewindOne()
    afresh()

  override private[jzon] def passOne(): Unit =
    super.passOne()
    afresh()

  private def afresh(): Unit =
    levels = theOne.levels
    openMarks = 0
    isTentative = false
    isBlind = false
    forgetCosts()
    forgetAhead()

  override protected def forgetCosts(): Unit =
    super.forgetCosts()
    costs = null

  /** Fails because the input ends where a value must come. */
  private[jzon] def failHere(): Nothing = failEnd()

  private[jzon] def failScan(scanner: Scanner, at: Int): Nothing =
    pos = at
    val what = scanner.problem.asInstanceOf[String]
    scanner.form match
      case Scanner.Form.Structure                        => failStructure(what)
      case Scanner.Form.Value                            => failExpected(what)
      case Scanner.Form.Literal | Scanner.Form.Digit     => failPlain("expected " + what)
      case Scanner.Form.Control                          => failPlain(what + ",")
      case Scanner.Form.Depth                            => failLimit(what, at)
      case Scanner.Form.Zero | Scanner.Form.Text         => failSyntax(what, at)
      case Scanner.Form.Missing | Scanner.Form.Duplicate => failData(what, at)
      case Scanner.Form.End                              => failEnd()

  private def failPlain(expected: String): Nothing =
    throw failure(Kind.Syntax, Reason.unlike(expected, described(pos)), pos)

  // Refusing.

  /** Refuses the value that was just read. It began at the offset that [[mark]] returned. */
  private[jzon] def failValue(message: String, begin: Long): Nothing =
    throw failure(Kind.Data, message, indexOf(begin))

  private[jzon] def failValue(reason: Reason, begin: Long): Nothing = throw failure(Kind.Data, reason, indexOf(begin))

  /** Refuses the value that comes next, with `message`.
    *
    * @throws DecodeError
    *   always, as do the methods below
    */
  def fail(message: String): Nothing =
    peek(): Unit
    throw failure(Kind.Data, message, pos)

  /** Refuses the value that comes next, because it exceeds a limit. */
  private[jzon] def failLimit(message: String): Nothing =
    peek(): Unit
    failLimit(message, pos)

  /** Refuses the value that comes next, because `what` was expected. `what` has an article, such as `an object`. */
  def failUnexpected(what: String): Nothing = failExpected(what + ",")

  /** Refuses the object that was just read, because a field is missing. The caller adds the name of the field to the
    * error.
    */
  def failMissing(): Nothing = failAbsent("missing")

  /** Does what [[failMissing]] does, with another message. */
  private[jzon] def failAbsent(message: String): Nothing = throw failure(Kind.Data, message, pos - 1)

  /** Refuses the field whose name was just read, because it was read before. */
  def failDuplicate(): Nothing = failName("duplicate")

  /** Refuses the field whose name was just read, with `message`. */
  def failName(message: String): Nothing = throw failure(Kind.Data, message, indexOf(nameOffset))

  private[jzon] def failName(reason: Reason): Nothing = throw failure(Kind.Data, reason, indexOf(nameOffset))

  /** Refuses the field whose name was just read, because it exceeds a limit. */
  private[jzon] def failNameLimit(message: String): Nothing = failLimit(message, indexOf(nameOffset))

  /** Refuses the value that was just read, because it exceeds a limit. It began at the offset that [[mark]] returned.
    */
  private[jzon] def failValueLimit(message: String, begin: Long): Nothing = failLimit(message, indexOf(begin))

  /** Refuses the document, because the stack is too small for its depth. */
  private[jzon] def failStack(): Nothing = failLimit(DecodeError.StackTooSmall, pos)

  /** Refuses the string that was just read, because the case of this name has fields and must be an object. */
  private[jzon] def failCase(): Nothing =
    failText(Reason.unlike("invalid disambiguator: expected an object for a case with fields,", foundText()))

  /** Refuses the object that comes next, because it has none of these fields, by which the cases are told apart. */
  private[jzon] def failObject(fields: FieldTable): Nothing =
    peek(): Unit
    val reason = Reason.unknown("it has the fields of no case: expected ", fields.names, fields.aliasNames, null)
    throw failure(Kind.Data, reason, pos)

  /** Refuses the string that was just read, because it is none of `names`. In the message, `lead` comes before the
    * names.
    */
  private[jzon] def failUnknown(lead: String, names: FieldTable): Nothing =
    failText(names.unknown(lead, foundText()))

object Reader:
  /** A reader of `bytes(from until until)`. The array is not copied, and must not change until the reader is done.
    *
    * @throws java.lang.IllegalArgumentException
    *   if `bytes` is null
    * @throws java.lang.IndexOutOfBoundsException
    *   if there is no such range
    */
  def apply(bytes: Array[Byte], from: Int, until: Int)(using limits: Limits): Reader =
    if bytes == null then Inputs.failNull()
    new Reader(limits).open(bytes, from, until)

  /** A reader of a stream, through a buffer that grows to the length of the longest string. The stream is not closed.
    *
    * @throws java.lang.IllegalArgumentException
    *   if `stream` is null
    */
  def apply(stream: InputStream)(using limits: Limits): Reader =
    if stream == null then Inputs.failNull()
    new Reader(limits).open(stream)
