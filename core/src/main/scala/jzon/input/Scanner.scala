package jzon.input

import jzon.Limits
import jzon.wire.{Blanks, Digits, Strings}

/** Follows one value through pieces of any size, and checks that it is JSON. It is an automaton. Besides a few numbers,
  * it only remembers a bit for each open container, and the bytes of a character or escape that is split between two
  * pieces.
  *
  * It looks at each byte once, and at strings eight bytes at a time.
  *
  * @param isStrict
  *   whether [[isOver]] reports limits. Otherwise only the depth is limited, by [[Scanner.MaxDepth]].
  * @param outer
  *   the number of containers around the value
  */
final private[jzon] class Scanner(limits: Limits, isStrict: Boolean, outer: Int = 0):
  import Scanner.*

  private val maxNumber = Math.max(limits.stringBytes, Limits.NumberBytesAlways)

  private var isLimited = isStrict
  private var state = Value
  private var depth = 0

  /** One bit for each open container. The innermost is the lowest in its word, and 1 means an object. */
  private var kinds = new Array[Long](1)

  /** The number of bytes of the string or number so far. */
  private var count = 0L
  private var isName = false
  private var word: String = "null"
  private val pending = new Array[Byte](MaxPending)
  private var pendingCount = 0

  /** The problem, or null: what was expected, or what a string contains. `form` says how to phrase it. */
  var problem: String | Null = null
  var form: Form = Form.Structure

  /** The problem begins so many bytes before the index that [[scan]] returned. */
  def back: Int = pendingCount

  /** Whether a limit was exceeded. [[lift]] lets the scan continue. */
  var isOver: Boolean = false

  /** Whether the value is complete. */
  def isDone: Boolean = state == Done

  /** Begins a value, with all limits. */
  def begin(): Unit =
    isLimited = isStrict
    state = Value
    depth = 0
    pendingCount = 0
    problem = null
    isOver = false

  /** Removes all limits but that of the depth. */
  def lift(): Unit =
    isLimited = false
    isOver = false

  /** Continues with `bytes(from until until)`.
    *
    * @return
    *   the index after the bytes that were taken: the end of the value if [[isDone]], the offending byte if there is a
    *   [[problem]], any index if [[isOver]], and `until` otherwise
    */
  def scan(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = from
    while i < until && state != Done && problem == null && !isOver do
      if state == InString then i = string(bytes, i, until)
      else if state <= AfterElement then i = structure(bytes, i, until)
      else if state <= Exponent then i = number(bytes, i, until)
      else if state == InUnit then i = unit(bytes, i)
      else i = literal(bytes, i)
    i

  /** Ends the input. Returns whether the value is complete, as a number may be. */
  def finish(): Boolean =
    if depth == 0 && (state == Zero || state == Whole || state == Fraction || state == Exponent) then state = Done
    state == Done

  private def structure(bytes: Array[Byte], from: Int, until: Int): Int =
    val i = Blanks.end(bytes, from, until)
    if i == until then i
    else
      val b = bytes(i)
      if state == Value then value(b, i)
      else if state == FirstElement then if b == ']' then close(i) else value(b, i)
      else if state == AfterElement then
        if b == ',' then pass(Value, i) else if b == ']' then close(i) else fail("',' or ']'", Form.Structure, i)
      else if state == AfterField then
        if b == ',' then pass(NextName, i) else if b == '}' then close(i) else fail("',' or '}'", Form.Structure, i)
      else if state == Colon then if b == ':' then pass(Value, i) else fail("':'", Form.Structure, i)
      else if b == '"' then beginString(true, i)
      else if state == NextName then fail("'\"'", Form.Structure, i)
      else if b == '}' then close(i)
      else fail("'\"' or '}'", Form.Structure, i)

  private def value(b: Byte, i: Int): Int =
    count = 1
    if b == '"' then beginString(false, i)
    else if b == '{' then open(1L, FirstField, i)
    else if b == '[' then open(0L, FirstElement, i)
    else if b == '-' then pass(Minus, i)
    else if b == '0' then pass(Zero, i)
    else if b > '0' && b <= '9' then pass(Whole, i)
    else if b == 't' then beginLiteral("true", i)
    else if b == 'f' then beginLiteral("false", i)
    else if b == 'n' then beginLiteral("null", i)
    else fail("a value,", Form.Value, i)

  private def pass(next: Int, i: Int): Int =
    state = next
    i + 1

  private def fail(what: String, form: Form, i: Int): Int =
    refuse(what, form)
    i

  /** Records a problem with what comes next. */
  def refuse(what: String, form: Form): Unit =
    problem = what
    this.form = form

  /** Copies the bytes of a character or escape that were taken, [[back]] of them, to the beginning of `into`. */
  def copyPending(into: Array[Byte]): Unit = System.arraycopy(pending, 0, into, 0, pendingCount)

  /** Takes a bracket, unless it is one too many. */
  private def open(kind: Long, next: Int, i: Int): Int =
    if isLimited && depth >= limits.depth - outer then
      isOver = true
      i
    else if depth == MaxDepth then fail("nested too deeply", Form.Depth, i)
    else
      val word = depth >> 6
      if word == kinds.length then kinds = java.util.Arrays.copyOf(kinds, word * 2)
      kinds(word) = (kinds(word) & ~(1L << depth)) | kind << depth
      depth += 1
      pass(next, i)

  private def close(i: Int): Int =
    depth -= 1
    ended()
    i + 1

  /** Ends a value inside of the whole. */
  private def ended(): Unit =
    state =
      if depth == 0 then Done
      else if (kinds((depth - 1) >> 6) & (1L << (depth - 1))) != 0 then AfterField
      else AfterElement

  private def beginString(isName: Boolean, i: Int): Int =
    this.isName = isName
    count = 0
    pass(InString, i)

  private def string(bytes: Array[Byte], from: Int, until: Int): Int =
    val stop = Strings.endOfPlain(bytes, from, until)
    val at = if stop >= 0 then stop else ~stop
    counted(at - from)
    if stop >= 0 then endString(at)
    else if at == until || isOver then at
    else
      val length = Strings.unitLength(bytes, at, until)
      if length > 0 then
        counted(length)
        at + length
      else if length == 0 then failUnit(bytes, at, until, at)
      else
        pendingCount = until - at
        System.arraycopy(bytes, at, pending, 0, pendingCount)
        state = InUnit
        until

  /** Takes one more byte of a character or escape. */
  private def unit(bytes: Array[Byte], i: Int): Int =
    pending(pendingCount) = bytes(i)
    val length = Strings.unitLength(pending, 0, pendingCount + 1)
    if length == 0 then failUnit(pending, 0, pendingCount + 1, i)
    else
      pendingCount += 1
      if length > 0 then
        pendingCount = 0
        state = InString
        counted(length)
      i + 1

  private def failUnit(bytes: Array[Byte], at: Int, until: Int, i: Int): Int =
    val found = Strings.problem(bytes, at, until)
    val isControl = bytes(at) >= 0 && bytes(at) < ' '
    fail(if found == null then "invalid UTF-8" else found, if isControl then Form.Control else Form.Text, i)

  private def counted(n: Int): Unit =
    count += n
    if isLimited && count > (if isName then limits.nameBytes else limits.stringBytes) then isOver = true

  private def endString(quote: Int): Int =
    if isName then state = Colon else ended()
    quote + 1

  private def beginLiteral(word: String, i: Int): Int =
    this.word = word
    pass(InLiteral, i)

  private def literal(bytes: Array[Byte], i: Int): Int =
    if bytes(i) != word.charAt(count.toInt) then fail(word, Form.Literal, i)
    else
      count += 1
      if count == word.length then ended()
      i + 1

  private def number(bytes: Array[Byte], from: Int, until: Int): Int =
    val b = bytes(from)
    if b >= '0' && b <= '9' then
      if state == Zero then fail("leading zero in a number", Form.Zero, from)
      else
        state =
          if state == Minus then if b == '0' then Zero else Whole
          else if state == Point then Fraction
          else if state == Mark || state == Sign then Exponent
          else state
        val i = if state == Zero then from + 1 else Digits.end(bytes, from, until)
        part(i - from)
        i
    else if b == '.' && (state == Zero || state == Whole) then mark(Point, from)
    else if (b | 0x20) == 'e' && (state == Zero || state == Whole || state == Fraction) then mark(Mark, from)
    else if (b == '+' || b == '-') && state == Mark then mark(Sign, from)
    else if state == Zero || state == Whole || state == Fraction || state == Exponent then
      ended()
      from
    else fail("a digit", Form.Digit, from)

  private def mark(next: Int, i: Int): Int =
    part(1)
    pass(next, i)

  private def part(n: Int): Unit =
    count += n
    if isLimited && count > maxNumber then isOver = true

private[jzon] object Scanner:
  /** The number of bytes of a character or escape that may be split: one less than `\ud83d\ude00` has, and the byte
    * that is looked at.
    */
  val MaxPending = 12

  /** The limit of open containers if no other limit counts. */
  val MaxDepth: Int = 1 << 20

  /** The ways to phrase a problem. */
  enum Form:
    case Structure, Value, Literal, Digit, Zero, Text, Control, Depth, Missing, Duplicate, End

  // The states: what comes next. Those that accept white space are first.
  private inline val Value = 0
  private inline val FirstField = 1
  private inline val NextName = 2
  private inline val Colon = 3
  private inline val AfterField = 4
  private inline val FirstElement = 5
  private inline val AfterElement = 6

  // The states within a number: what came last.
  private inline val Minus = 7
  private inline val Zero = 8
  private inline val Whole = 9
  private inline val Point = 10
  private inline val Fraction = 11
  private inline val Mark = 12
  private inline val Sign = 13
  private inline val Exponent = 14

  private inline val InString = 15
  private inline val InUnit = 16
  private inline val InLiteral = 17
  private inline val Done = 18
