package jzon

import java.io.InputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon.DecodeError.Kind
import jzon.input.{Cursor, HashCosts, Inputs, ObjectIndex, Refusals, Scanner, SinkCursor}

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
  * Each `read…` reads the next value, including the white space before it. It throws a [[DecodeError]] if the value is of
  * another kind, is malformed, or exceeds a limit. A reader is for one document, or for one stream of values, and for one
  * thread.
  */
final class Reader private (limits: Limits) extends SinkCursor(limits):
  private var ahead: ObjectIndex | Null = null
  private var rereadable = limits.rereadBytes
  private var costs: HashCosts | Null = null

  /** The cost of alternatives so far: one unit for each byte that was read again, and one for each alternative. */
  private var rereadCost = 0L

  /** The largest number of bytes after which an alternative was refused. */
  private var furthest = 0L

  /** The values that alternatives inside of others have refused. */
  private var refusals: Refusals | Null = null

  /** The number of marks that are not yet released. The first of them keeps the bytes for all. */
  private var openMarks = 0

  /** The offset of the name of the tag in the object that [[readBesideTag]] reads, or -1. */
  private var tagOffset = -1L

  /** A name of up to so many bytes, including its closing quote, needs no other check of its length. */
  private val longestExpected = math.min(limits.nameBytes, Int.MaxValue - 1) + 1

  /** Reads the name of a field and its colon.
    *
    * @param expected
    *   the index of the field that is likely to come, which is tried first
    * @return
    *   the index of the field in `table`, or -1 if the name is unknown; the value must then be skipped
    */
  def field(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val result = findAny(table)
      colon()
      result

  /** Does what [[field]] does, but refuses an unknown name. */
  def knownField(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val result = findAny(table)
      if result < 0 && nameOffset != tagOffset then failExtra(table)
      colon()
      result

  /** Does what [[field]] does, and keeps an unknown name in [[restName]]. */
  private[jzon] def fieldOrRest(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val until = findName()
      val result = table.find(text, textFrom, until)
      restName =
        if result >= 0 || nameOffset == tagOffset then null else new String(text, textFrom, until - textFrom, UTF_8)
      colon()
      result

  /** The unknown name that [[fieldOrRest]] read last, or null if that was the tag in [[readBesideTag]]. */
  private[jzon] var restName: String | Null = null

  /** Reads the expected name and its colon, if that name comes next without white space before it. Returns whether it did.
    */
  private def standsNext(table: FieldTable, expected: Int): Boolean =
    val from = pos + 1
    nameOffset = offsetOf(pos)
    val length = table.lengths(expected)
    if math.max(8, length) < end - from && length <= longestExpected && table.stands(expected, length, buf, from) then
      val next = from + length
      if buf(next) == ':' then pos = next + 1 // what the compact form has
      else
        pos = next
        colon()
      true
    else false

  private def findAny(table: FieldTable): Int =
    val until = findName()
    table.find(text, textFrom, until)

  /** Reads the name of a field and the colon after it, and decodes the name.
    *
    * @throws DecodeError
    *   if `decoder` refuses the name. The path ends with the name.
    */
  def key[A](decoder: KeyDecoder[A]): A =
    val begin = mark()
    nameOffset = begin
    val result =
      try decoder.read(this)
      catch case error: DecodeError if error.kind == Kind.Data => throw error.in(nameText(begin))
    if offset - begin - 2 > limits.nameBytes then failLimit("the text is too long", indexOf(begin))
    savedName = if isFleeting && !(decoder eq KeyDecoder.string) then nameText(begin) else null
    release() // before the colon: white space without end may stand there
    colon()
    result

  /** The offset of the name that was read last. */
  private[jzon] def nameAt: Long = nameOffset

  /** The text of the name that [[key]] has just read, if its bytes may leave the buffer before the value is read. It is
    * null if [[nameText]] will still be able to return the name, or if the key itself is that text.
    */
  private[jzon] var savedName: String | Null = null

  /** The text of the name at the offset `at`, which must still be in the buffer. */
  private[jzon] def nameText(at: Long): String =
    val before = pos
    pos = indexOf(at)
    val name = readNameText()
    pos = before
    name

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
      if inner.pos == inner.end || inner.buf(inner.pos) <= ' ' then failText(what)
      val value = read(inner)
      if inner.pos < inner.end then failText(what)
      value
    catch
      case error: DecodeError =>
        if error.kind == Kind.Limit then throw failure(Kind.Limit, error.reason, textAt) else failText(what)

  /** Reads a string, and looks it up among the names in `table`. Nothing is allocated.
    *
    * @return
    *   the index of the name, or -1 if the string is none of them
    */
  def readHint(table: FieldTable): Int =
    val until = findText("a string")
    table.find(text, textFrom, until)

  /** For emitted code only: looks ahead in the object that comes next for its first field that is in `table`. The object
    * is not read.
    *
    * @return
    *   the index of the field, or -1 if there is none
    */
  def findField(table: FieldTable): Int = lookAhead(table)(identity)

  /** For emitted code only: looks ahead in the object that comes next for a field, whose value is one of the `hints`.
    * The object is not read.
    *
    * @param name
    *   a table of only the name of that field
    * @return
    *   the index of the hint
    */
  def findHint(name: FieldTable, hints: FieldTable): Int =
    lookAhead(name): field =>
      if field < 0 then failData(s"missing disambiguator '${name.name(0)}'", pos - 1)
      val next = peek()
      if next != '"' then
        if !Cursor.beginsValue(next) then failExpected("a string")
        throw failure(Kind.Data, hints.noCase(described(pos)), pos).in(name.name(0))
      val hint = readHint(hints)
      if hint < 0 then throw failure(Kind.Data, hints.noCase(foundText()), textAt).in(name.name(0))
      hint

  /** Reads with `decoder` the object in which [[findHint]] has just found the tag. The tag is not an extra field of it. */
  private[jzon] def readBesideTag[A](decoder: Decoder[A]): A =
    val outer = tagOffset
    tagOffset = nameOffset
    try decoder.read(this)
    finally tagOffset = outer

  private inline def lookAhead(table: FieldTable)(inline found: Int => Int): Int =
    if peek() != '{' then failExpected("an object,")
    if ahead == null then ahead = new ObjectIndex
    val index = ahead.asInstanceOf[ObjectIndex]
    val begin = mark()
    val levelsBefore = levels
    val begun = index.begin(begin)
    enter()
    var field = -1
    while field < 0 && hasField() do
      field = this.field(table, 0)
      if field < 0 then skipValue(index)
    val result = found(field)
    index.finish(begun, offset)
    levels = levelsBefore
    pos = indexOf(begin)
    release()
    result

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

  /** Keeps the value that comes next in the buffer until [[release]], and returns the [[offset]] of its first byte. */
  private[jzon] def mark(): Long =
    peek(): Unit
    if openMarks == 0 then keepFrom = pos
    openMarks += 1
    offset

  /** Undoes the last [[mark]] that was not released yet. */
  private[jzon] def release(): Unit =
    openMarks -= 1
    if openMarks == 0 then keepFrom = Int.MaxValue

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
  private[jzon] def skipLevels(): Int =
    deepest = 0
    skip()
    deepest

  /** Reads the next value with `first`. If that refuses the data, reads it again with `second`. */
  private[jzon] def either[A](first: Decoder[? <: A], second: Decoder[A]): A =
    val keepersBefore = openMarks
    val begin = mark()
    if hasRefused(first, begin) then
      release()
      last(second, begin)
    else
      val levelsBefore = levels
      val isTentativeBefore = isTentative
      isTentative = true
      try
        val result = first.read(this)
        isTentative = isTentativeBefore
        release()
        result
      catch
        case error: DecodeError if error.kind == Kind.Data =>
          isTentative = isTentativeBefore
          countAgain(begin)
          pos = indexOf(begin)
          levels = levelsBefore
          openMarks = keepersBefore + 1
          if isTentative then refuse(first, begin)
          if rereadable < 0 || rereadCost > Reader.RereadCost + Reader.RereadCostOfByte * furthest then
            failLimit("alternatives read too much again", pos)
          release()
          last(second, begin)

  /** Reads with the last alternative, whose error stands for all of them. */
  private def last[A](second: Decoder[A], begin: Long): A =
    if !isTentative then second.read(this)
    else if hasRefused(second, begin) then throw failure(Kind.Data, "refused before", pos)
    else
      try second.read(this)
      catch
        case error: DecodeError if error.kind == Kind.Data =>
          refuse(second, begin)
          throw error

  private def hasRefused(decoder: Decoder[?], begin: Long): Boolean =
    val known = refusals
    known != null && known.has(decoder, begin)

  private def refuse(decoder: Decoder[?], begin: Long): Unit =
    if refusals == null then refusals = new Refusals
    refusals.asInstanceOf[Refusals].add(decoder, begin)

  /** What was read since `begin` will be read again. */
  private def countAgain(begin: Long): Unit =
    furthest = math.max(furthest, consumed)
    rereadable -= offset - begin
    rereadCost += offset - begin + 1

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

  /** Fails if anything but white space follows the document. */
  private[jzon] def finish(): Unit =
    if peek() >= 0 then failUnlike("the end of input")

  /** The first byte of the value that comes next, which shows its kind, or -1 at the end. The byte is not read. Don't call
    * this between the bracket of a container and [[hasField]] or [[hasElement]].
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
    tagOffset = -1
    forgetCosts()
    if ahead != null then ahead.asInstanceOf[ObjectIndex].forget()

  /** Forgets the costs of the last value, and what was refused in it, because the next one may have the same offset. */
  private def forgetCosts(): Unit =
    rereadable = limits.rereadBytes
    rereadCost = 0
    furthest = 0
    refusals = null
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
    throw failure(Kind.Syntax, Reason.Unlike(expected, described(pos)), pos)

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

  /** Refuses the value that was just read, because it exceeds a limit. It began at the offset that [[mark]] returned. */
  private[jzon] def failValueLimit(message: String, begin: Long): Nothing = failLimit(message, indexOf(begin))

  /** Refuses the document, because the stack is too small for its depth. */
  private[jzon] def failStack(): Nothing = failLimit(DecodeError.StackTooSmall, pos)

  private def failExtra(fields: FieldTable): Nothing =
    pos = indexOf(nameOffset)
    val name = readNameText()
    throw failure(Kind.Data, fields.extraField(name), textAt).in(name)

  /** Refuses the string that was just read, because the case of this name has fields and must be an object. */
  private[jzon] def failCase(): Nothing =
    failText(Reason.Unlike("invalid disambiguator: expected an object for a case with fields,", foundText()))

  /** Refuses the object that comes next, because it has none of these fields, by which the cases are told apart. */
  private[jzon] def failObject(fields: FieldTable): Nothing =
    peek(): Unit
    val reason = Reason.Unknown("it has the fields of no case: expected ", fields.names, fields.aliasNames, null, null)
    throw failure(Kind.Data, reason, pos)

  /** Refuses the string that was just read, because it is none of `names`. In the message, `lead` comes before the names.
    */
  private[jzon] def failUnknown(lead: String, names: FieldTable): Nothing =
    failText(names.unknown(lead, foundText()))

object Reader:
  /** The cost of alternatives that is allowed in any document, and for each byte that was read before the last of them
    * was refused. For comparison: if each of many small elements has ten alternatives, and all but the last fail, the cost
    * is nine per byte. In a list that is read three times, it is three times as much.
    */
  private val RereadCost = 4096L
  private val RereadCostOfByte = 32

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
