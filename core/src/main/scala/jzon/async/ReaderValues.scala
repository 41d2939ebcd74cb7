package jzon.async

import java.io.IOException
import scala.util.{Left, Right}
import jzon.{DecodeError, Decoder, JsonPointer, Reader, Values}
import jzon.DecodeError.Kind
import jzon.input.Inputs

/** Values that are decoded directly from the stream, without separating them first. */
abstract private[jzon] class ReaderValues[A](reader: Reader, decoder: Decoder[A], source: ByteSource)
    extends Values[A](source):
  /** Whether the separator before the next value was read. */
  private var isDue = false

  /** Whether the next value has begun, and its first bytes are still to be read. */
  private var isBegun = false

  /** Whether the last value was refused, and its rest must be skipped. */
  private var isRefused = false
  private var isOver = false

  /** The exception that broke the stream, if nothing could be kept. */
  private var broken: IOException | Null = null

  reader.endOne()

  /** Reads what comes before the next value. Returns whether there is one. */
  protected def passSeparator(): Boolean

  /** Whether the input may end before a value. */
  protected def mayEnd: Boolean

  /** The error of a value, with its position among the others. */
  protected def located(error: DecodeError): DecodeError

  /** Any error, with the path to the values. */
  protected def framed(error: DecodeError): DecodeError

  private[jzon] def advance(): Either[DecodeError, A] | Null =
    if broken != null then throw broken
    else if isOver then null
    else
      try if passRefused() && begin() then one() else ended()
      catch case error: DecodeError => fatal(framed(error))

  private[jzon] def release(): Unit = reader.close()

  private def ended(): Null =
    isOver = true
    null

  private def fatal(error: DecodeError): Either[DecodeError, A] =
    isOver = true
    Left(error)

  private def passRefused(): Boolean =
    if isRefused then
      try breaking(reader.passOne())
      catch case error: DecodeError => throw located(error)
      reader.endOne()
      isRefused = false
    true

  private def begin(): Boolean =
    if !isDue && !isBegun then isDue = passSeparator()
    if isDue then
      isBegun = reader.nextOne()
      if !isBegun && !mayEnd then reader.failHere()
      isDue = false
    isBegun

  /** Fails because the stream can't be read again. */
  final protected inline def breaking[B](inline body: B): B =
    try body
    catch
      case error: IOException =>
        broken = error
        throw error

  private def one(): Either[DecodeError, A] =
    val begin = reader.offset
    try
      reader.checkOne()
      val a = Inputs.one(reader)(using decoder)
      if reader.offset == begin then reader.fail("its decoder did not read it")
      isBegun = false
      reader.endOne()
      Right(a)
    catch
      case error: DecodeError =>
        isBegun = false
        isRefused = error.kind == Kind.Data || error.kind == Kind.Limit
        if isRefused then Left(framed(located(error))) else fatal(framed(located(error)))
      case error: IOException =>
        if reader.hasAllOfOne then reader.rewindOne() else broken = error
        throw error
      case other: Throwable =>
        isBegun = false
        isRefused = true
        throw other

/** Values in a row, with any white space between them. */
final private[jzon] class AllValues[A](reader: Reader, decoder: Decoder[A], source: ByteSource)
    extends ReaderValues[A](reader, decoder, source):
  protected def passSeparator(): Boolean = true
  protected def mayEnd: Boolean = true
  protected def located(error: DecodeError): DecodeError = error
  protected def framed(error: DecodeError): DecodeError = error

/** The elements of an array somewhere in a document. */
final private[jzon] class ArrayValues[A](reader: Reader, decoder: Decoder[A], source: ByteSource, pointer: JsonPointer)
    extends ReaderValues[A](reader, decoder, source):
  private val way = Way(pointer)
  private var isInside = false
  private var element = -1

  /** The number of tokens of the path to what may be refused. */
  private var parts = 0

  protected def mayEnd: Boolean = false

  protected def located(error: DecodeError): DecodeError = error.in(element)

  protected def framed(error: DecodeError): DecodeError = way.located(error, parts)

  protected def passSeparator(): Boolean =
    if !isInside then breaking(walkIn())
    isInside = true
    val isThere = reader.hasElement() // calling it again changes nothing
    if !isThere then breaking(walkOut()) else if element < Int.MaxValue then element += 1
    isThere

  private def walkIn(): Unit =
    var level = 0
    while level < way.length do
      parts = level
      val b = reader.next()
      if b == '[' && way.canBeArray(level) then enterArray(level)
      else if b == '{' then enterObject(level)
      else reader.failUnexpected(if b == '[' then "an object" else "an object or an array")
      level += 1
    parts = level
    reader.beginArray()

  private def enterArray(level: Int): Unit =
    reader.beginArray()
    way.enter(level, isArray = true)
    var item = 0
    while
      if !reader.hasElement() then failMissing(level)
      !way.leadsTo(level, item)
    do
      pass()
      item += 1

  private def enterObject(level: Int): Unit =
    reader.beginObject()
    way.enter(level, isArray = false)
    while
      if !reader.hasField() then failMissing(level)
      !leads(level, isPast = false)
    do pass()

  private def failMissing(level: Int): Nothing =
    parts = level + 1
    reader.failMissing()

  /** Reads a name. Returns whether it is on the path. */
  private def leads(level: Int, isPast: Boolean): Boolean =
    val begin = reader.mark()
    val isOnWay = way.leadsTo(level, reader.readNameText())
    if isOnWay && isPast then
      parts = level + 1
      reader.failValue("duplicate", begin)
    reader.release()
    reader.colon()
    isOnWay

  /** Skips a value that is not on the path. */
  private def pass(): Unit =
    if !reader.nextOne() then reader.failHere()
    reader.passOne()
    reader.endOne()

  private def walkOut(): Unit =
    var level = way.length - 1
    while level >= 0 do
      parts = level
      if way.isArrayAt(level) then while reader.hasElement() do pass()
      else
        while reader.hasField() do
          leads(level, isPast = true): Unit
          pass()
      level -= 1
    parts = 0
    reader.finish()
