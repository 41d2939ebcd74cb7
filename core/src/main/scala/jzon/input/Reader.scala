package jzon

import java.io.InputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon.DecodeError.Kind
import jzon.input.{Cursor, HashCosts, Inputs, ObjectIndex, Refusals, Scanner, SinkCursor}

/** A cursor over the UTF-8 bytes of a document: what every decoder reads from, derived or written by hand.
  *
  * {{{
  * in.beginObject()
  * while in.hasField() do
  *   in.readName() match
  *     case "x" => x = in.readInt()
  *     case _   => in.skip()
  * }}}
  *
  * Every `read…` takes the next value, with the white space before it, and throws [[DecodeError]] if it is not what it
  * is asked for. A reader is used once, by one thread.
  */
final class Reader private (limits: Limits) extends SinkCursor(limits):
  private var ahead: ObjectIndex | Null = null
  private var rereadable = limits.rereadBytes
  private var costs: HashCosts | Null = null

  /** What alternatives have cost so far: a unit for each byte that is read again, and one for each of them. */
  private var rereadCost = 0L

  /** The most bytes after which an alternative was refused. */
  private var furthest = 0L

  /** What alternatives within others refused. */
  private var refusals: Refusals | Null = null

  /** Marks that are not yet released: the first of them keeps the bytes for all. */
  private var openMarks = 0

  /** Offset of the name of the tag in the object that [[readBesideTag]] reads; -1 outside. */
  private var tagOffset = -1L

  /** Names up to this many bytes, closing quote included, need no other check of their length. */
  private val longestExpected = math.min(limits.nameBytes, Int.MaxValue - 1) + 1

  /** Reads the name of a field and its colon.
    *
    * @param expected
    *   index of the field that is likely to come, which is tried first
    * @return
    *   its index in `table`; -1 where the name is unknown: its value must be skipped
    */
  def field(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val result = findAny(table)
      colon()
      result

  /** The same, for a class without extra fields: an unknown name is refused. */
  def knownField(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val result = findAny(table)
      if result < 0 && nameOffset != tagOffset then failExtra(table)
      colon()
      result

  /** The same as [[field]], where unknown names are not to be lost: [[restName]] has it then. */
  private[jzon] def fieldOrRest(table: FieldTable, expected: Int): Int =
    if standsNext(table, expected) then expected
    else
      val until = findName()
      val result = table.find(text, textFrom, until)
      restName =
        if result >= 0 || nameOffset == tagOffset then null else new String(text, textFrom, until - textFrom, UTF_8)
      colon()
      result

  /** The unknown name that [[fieldOrRest]] found last; null if it is that of the tag in [[readBesideTag]]. */
  private[jzon] var restName: String | Null = null

  /** Passes the name that is expected, and its colon, if the name comes next without white space before it. */
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

  /** The name of a field as a key, with the colon after it. */
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

  /** Offset of the name that was read last. */
  private[jzon] def nameAt: Long = nameOffset

  /** The text of the name that was just read, by [[key]], where its bytes may leave the buffer before the value is
    * read; null where [[nameText]] can still give it then, and where the key is that text.
    */
  private[jzon] var savedName: String | Null = null

  /** The text of the name at this offset, which is still in the buffer. */
  private[jzon] def nameText(at: Long): String =
    val before = pos
    pos = indexOf(at)
    val name = readNameText()
    pos = before
    name

  /** A value in quotes: a number as the name of a field, say.
    *
    * @param what
    *   what is expected, with its article
    * @param read
    *   reads it as if there were no quotes; only what it leaves nothing of is accepted
    */
  private[jzon] def quoted[A](what: String, read: Reader => A): A =
    if peek() != '"' then failExpected(what + ",")
    val begin = mark()
    val result = quotedInPlace(read)
    val value = if result != null then result.asInstanceOf[A] else quotedSlow(what, read, begin)
    release()
    value

  /** Passes `word`, which is ASCII, if it comes next and is in the buffer; anything else stays. */
  private[jzon] def pass(word: String): Boolean =
    var i = 0
    while i < word.length && pos + i < end && buf(pos + i) == word.charAt(i) do i += 1
    if i == word.length then pos += i
    i == word.length

  /** The value where its first byte is that of a number and its last is followed by the quote, else null. */
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

  /** The value from the text with its escapes resolved; all that is wrong with it is said of the text as a whole. */
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

  /** Reads a string that is one of the names in `table`.
    *
    * @return
    *   its index, or -1
    */
  def readHint(table: FieldTable): Int =
    val until = findText("a string")
    table.find(text, textFrom, until)

  /** Looks ahead in the object that comes next, without reading it, for its first field that is in `table`.
    *
    * @return
    *   the index of the field, or -1
    */
  def findField(table: FieldTable): Int = lookAhead(table)(identity)

  /** Looks ahead in the object that comes next, without reading it, for the field `name`, the only one in the table,
    * and reads its value, which is one of the `hints`.
    *
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

  /** Reads with `decoder` the object in which [[findHint]] has just found the tag, which is none of its extra fields.
    */
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

  /** Reads a string that is one of the hints: its index. */
  private[jzon] def readCase(hints: FieldTable): Int =
    val hint = readHint(hints)
    if hint < 0 then failText(hints.noCase(foundText()))
    hint

  /** Reads the `{` and the hint of a case that stands in an object of its own, and the colon.
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

  /** Reads the `}` after such a case: there is one case only. */
  private[jzon] def endCase(): Unit =
    if peek() == ',' then throw failure(Kind.Data, "expected '}' got ','", pos)
    hasField(): Unit

  /** The error of a tag, whose name was just read, that stands twice in an object. */
  private[jzon] def duplicateTag(name: String): DecodeError =
    failure(Kind.Data, s"duplicate disambiguator '$name'", indexOf(nameOffset))

  /** Keeps the value that comes next in the buffer until [[release]]: the [[offset]] of its first byte. */
  private[jzon] def mark(): Long =
    peek(): Unit
    if openMarks == 0 then keepFrom = pos
    openMarks += 1
    offset

  /** Undoes the last [[mark]] that is not yet undone. */
  private[jzon] def release(): Unit =
    openMarks -= 1
    if openMarks == 0 then keepFrom = Int.MaxValue

  /** What `make` makes of the next value as it stands: of its bytes, which are checked, without the white space around
    * it, and of how many objects and arrays are in one another there.
    */
  private[jzon] def readRaw[A](make: (Array[Byte], Int) => A): A =
    val begin = mark()
    val levels = skipLevels()
    val bytes = java.util.Arrays.copyOfRange(buf, indexOf(begin), pos)
    release()
    make(bytes, levels)

  /** Passes the next value: how many objects and arrays are in one another in it. */
  private[jzon] def skipLevels(): Int =
    deepest = 0
    skip()
    deepest

  /** Reads with `first`, and where that refuses the data, again with `second`. */
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

  /** Reads with the last alternative, whose error is that of all. */
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

  /** Bytes of the document that were read, or of the value of many that is being read. */
  private[jzon] def consumed: Long =
    val known = many
    if known == null then offset else offset - known.at

  /** What this document costs in hash tables. */
  private[jzon] def hashCosts: HashCosts =
    if costs == null then costs = new HashCosts(limits)
    costs.asInstanceOf[HashCosts]

  /** The [[HashCosts.total]] so far. */
  private[jzon] def hashCost: Long = if costs == null then 0 else costs.asInstanceOf[HashCosts].total

  /** Nothing but white space may follow the document. */
  private[jzon] def finish(): Unit =
    if peek() >= 0 then failUnlike("the end of input")

  /** The kind of value that comes next: its first byte, which stays; -1 at the end. Not to be asked between the bracket
    * of a container and [[hasField]] or [[hasElement]].
    */
  def next(): Int = peek()

  // One of many values, see ManyCursor.

  /** Begins anew with a value in an array, in which this many levels may be opened. */
  private[jzon] def one(
      bytes: Array[Byte],
      first: Int,
      from: Int,
      until: Int,
      offset: Long,
      lines: Int,
      columns: Int,
      most: Long,
      levels: Int
  ): Unit =
    openOne(bytes, first, from, until, offset, lines, columns, most)
    theOne.levels = levels
    afresh()

  /** Begins the next value of a stream: whether there is one. */
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

  /** What a value may cost, and what was refused in the one before, which may have had the same offset. */
  private def forgetCosts(): Unit =
    rereadable = limits.rereadBytes
    rereadCost = 0
    furthest = 0
    refusals = null
    costs = null

  /** The input ends where a value must come. */
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

  /** Refuses the value that was just read, and began at the offset that [[mark]] gave. */
  private[jzon] def failValue(message: String, begin: Long): Nothing =
    throw failure(Kind.Data, message, indexOf(begin))

  private[jzon] def failValue(reason: Reason, begin: Long): Nothing = throw failure(Kind.Data, reason, indexOf(begin))

  /** Refuses the value that comes next. */
  def fail(message: String): Nothing =
    peek(): Unit
    throw failure(Kind.Data, message, pos)

  /** Refuses the value that comes next, for a limit was passed. */
  private[jzon] def failLimit(message: String): Nothing =
    peek(): Unit
    failLimit(message, pos)

  /** Refuses the value that comes next, which is not `what` (with its article). */
  def failUnexpected(what: String): Nothing = failExpected(what + ",")

  /** Refuses the object that was just read, for a field is not there; whoever asks for the field adds its name. */
  def failMissing(): Nothing = failAbsent("missing")

  /** The same, with a reason: nothing is not a value either. */
  private[jzon] def failAbsent(message: String): Nothing = throw failure(Kind.Data, message, pos - 1)

  /** Refuses the field whose name was just read, which was read before. */
  def failDuplicate(): Nothing = failName("duplicate")

  /** Refuses the field whose name was just read. */
  def failName(message: String): Nothing = throw failure(Kind.Data, message, indexOf(nameOffset))

  private[jzon] def failName(reason: Reason): Nothing = throw failure(Kind.Data, reason, indexOf(nameOffset))

  /** Refuses the field whose name was just read, for a limit was passed. */
  private[jzon] def failNameLimit(message: String): Nothing = failLimit(message, indexOf(nameOffset))

  /** Refuses the value that was just read, and began at the offset that [[mark]] gave, for a limit was passed. */
  private[jzon] def failValueLimit(message: String, begin: Long): Nothing = failLimit(message, indexOf(begin))

  /** Refuses the document, for the stack has no room for its depth. */
  private[jzon] def failStack(): Nothing = failLimit(DecodeError.StackTooSmall, pos)

  private def failExtra(fields: FieldTable): Nothing =
    pos = indexOf(nameOffset)
    val name = readNameText()
    throw failure(Kind.Data, fields.extraField(name), textAt).in(name)

  /** Refuses the string that was just read: a case with fields has this name, and is an object. */
  private[jzon] def failCase(): Nothing =
    failText(Reason.Unlike("invalid disambiguator: expected an object for a case with fields,", foundText()))

  /** Refuses the object that comes next: it has none of these fields, each of which tells a case. */
  private[jzon] def failObject(fields: FieldTable): Nothing =
    peek(): Unit
    val reason = Reason.Unknown("it has the fields of no case: expected ", fields.names, fields.aliasNames, null, null)
    throw failure(Kind.Data, reason, pos)

  /** Refuses the string that was just read, which is none of `names`; `lead` comes before them. */
  private[jzon] def failUnknown(lead: String, names: FieldTable): Nothing =
    failText(names.unknown(lead, foundText()))

object Reader:
  /** What alternatives may cost in any document, and for each byte that was read before the last of them was refused.
    * Ten alternatives for each of many small elements, all of which but the last fail, cost nine for each byte; three
    * times as much in a list that is read three times.
    */
  private val RereadCost = 4096L
  private val RereadCostOfByte = 32

  /** A reader of `bytes(from until until)`, used in place: they must not change until it is done.
    *
    * @throws java.lang.IllegalArgumentException
    *   if the input is null, here and below
    */
  def apply(bytes: Array[Byte], from: Int, until: Int)(using limits: Limits): Reader =
    if bytes == null then Inputs.failNull()
    new Reader(limits).open(bytes, from, until)

  /** A reader of a stream, refilled through a buffer that grows to the largest string only. The stream is not closed.
    */
  def apply(stream: InputStream)(using limits: Limits): Reader =
    if stream == null then Inputs.failNull()
    new Reader(limits).open(stream)
