package jzon.async

import scala.util.Left
import jzon.{DecodeError, Decoder, JsonPointer, Limits}
import jzon.input.Scanner.Form
import jzon.wire.Blanks

/** The elements of one array. This class reads what is around the array, one token at a time. */
final private[async] class ElementFrames[A](decoder: Decoder[A], limits: Limits, pointer: JsonPointer)
    extends ValueFrames[A](decoder, limits, pointer.tokens.length + 1):
  import ElementFrames.Step
  import ElementFrames.Step.*

  private val way = Way(pointer)
  private var step: Step = Target

  /** The number of containers on the path that are open, including the array. */
  private var open = 0

  /** The index in the array on the path that is open. */
  private var item = 0

  /** The index in the array at the end of the path. */
  private var element = -1

  /** Whether the array was read to its end. */
  private var isPast = false
  private var isInElement = false

  /** The number of tokens in the path to the value that may be refused. */
  private var parts = 0

  protected def hasValue(): Boolean =
    isInElement = false
    while state == FrameState.Between && !isStuck && !isInElement do
      val blanksEnd = Blanks.end(bytes, pos, until)
      pos = blanksEnd
      if pos < until then walk(bytes(pos))
      else if !isLast then isStuck = true
      else if step == Tail then state = FrameState.Over
      else refuse("", Form.End, if step == Target || (step == NextItem && leadsOn) then open else open - 1)
    isInElement

  private def walk(b: Byte): Unit = step match
    case Target       => target(b)
    case FirstField   => if b == '"' then beginName() else if b == '}' then close() else expected("'\"' or '}'")
    case NextName     => if b == '"' then beginName() else expected("'\"'")
    case Colon        => if b == ':' then pass(Target) else expected("':'")
    case StrangeColon => if b == ':' then pass(Strange) else expected("':'")
    case Strange      => skip()
    case AfterField   => if b == ',' then pass(NextName) else if b == '}' then close() else expected("',' or '}'")
    case FirstItem    => if b == ']' then close() else beginItem()
    case AfterItem    =>
      if b == ',' then
        item += 1
        pass(NextItem)
      else if b == ']' then close()
      else expected("',' or ']'")
    case NextItem     => beginItem()
    case FirstElement => if b == ']' then close() else beginElement()
    case AfterElement => if b == ',' then pass(NextElement) else if b == ']' then close() else expected("',' or ']'")
    case NextElement  => beginElement()
    case Tail         => expected("the end of input")

  private def pass(next: Step): Unit =
    pos += 1
    step = next

  private def refuse(what: String, form: Form, parts: Int): Unit =
    this.parts = parts
    problem(what, form)

  private def expected(what: String): Unit = refuse(what, Form.Structure, Math.max(open - 1, 0))

  /** Enters the next container on the path, or the array at its end. Refuses any other value. */
  private def target(b: Byte): Unit =
    if b == '[' && (open == way.length || way.canBeArray(open)) then
      item = 0
      enter(if open == way.length then FirstElement else FirstItem, isArray = true)
    else if b == '{' && open < way.length then enter(FirstField, isArray = false)
    else if open == way.length then refuse("an array,", Form.Value, open)
    else if b == '[' then refuse("an object,", Form.Value, open)
    else refuse("an object or an array,", Form.Value, open)

  private def enter(next: Step, isArray: Boolean): Unit =
    if open == limits.depth then refuse("nested too deeply", Form.Depth, open)
    else
      if open < way.length then way.enter(open, isArray)
      open += 1
      pass(next)

  private def close(): Unit =
    if open > way.length then isPast = true
    if !isPast then refuse("missing", Form.Missing, open)
    else
      open -= 1
      pass(if open == 0 then Tail else if way.isArrayAt(open - 1) then AfterItem else AfterField)

  private def beginItem(): Unit = if leadsOn then step = Target else skip()

  /** Whether the item that comes next is on the path. */
  private def leadsOn: Boolean = !isPast && way.leadsTo(open - 1, item)

  private def beginElement(): Unit =
    if element < Int.MaxValue then element += 1
    step = AfterElement
    isInElement = true

  /** Skips a value that is not on the path. */
  private def skip(): Unit =
    step = if way.isArrayAt(open - 1) then AfterItem else AfterField
    parts = open - 1
    scanner.begin()
    scanner.lift()
    state = FrameState.Discarding

  // Names.

  private def beginName(): Unit =
    assembly.begin(offsetAt(pos), linesAt(pos), columnsAt(pos))
    scanner.begin()
    scanner.lift()
    state = FrameState.Apart

  override protected def resume(): Either[DecodeError, A] | Null =
    val room = limits.nameBytes + 3L - assembly.size
    val i = scanner.scan(bytes, pos, Math.min(until.toLong, pos + room).toInt)
    assembly.add(bytes, pos, i): Unit
    pos = i
    if scanner.isDone || assembly.size > limits.nameBytes + 2L then named()
    else
      if scanner.problem != null then
        parts = open - 1
        offending(FrameState.Offending): Unit
      else if isLast then refuse("", Form.End, open - 1)
      else isStuck = true
      null

  private def named(): Either[DecodeError, A] | Null =
    openAssembly(Long.MaxValue)
    try
      val name = reader.readNameText()
      state = FrameState.Between
      val isOnWay = way.leadsTo(open - 1, name)
      if isOnWay && isPast then reader.failValue("duplicate", assembly.offset)
      step = if isOnWay then Colon else StrangeColon
      assembly.clear()
      null
    catch
      case error: DecodeError =>
        state = FrameState.Over
        val isDuplicate = error.kind == DecodeError.Kind.Data
        Left(way.located(error, if isDuplicate then open else open - 1))

  override protected def located(error: DecodeError): DecodeError =
    if isInElement then way.located(error.in(element), way.length) else framed(error)

  override protected def framed(error: DecodeError): DecodeError = way.located(error, parts)

private object ElementFrames:
  /** What comes next. */
  enum Step:
    case Target, FirstField, NextName, Colon, AfterField, FirstItem, NextItem, AfterItem

    /** A field, or its value, that is not on the path. */
    case StrangeColon, Strange

    case FirstElement, NextElement, AfterElement

    /** Nothing but white space. */
    case Tail
