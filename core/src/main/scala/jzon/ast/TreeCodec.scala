package jzon.ast

import java.util.HashSet
import scala.collection.immutable.ArraySeq
import jzon.{DecodeError, Decoder, EncodeError, Encoder, Json, Reader, Writer}

/** Any value into a tree, without recursion: how deep it may be is the reader's business, not the stack's. */
private[jzon] object TreeDecoder extends Decoder[Json]:
  private val yes = Json.Bool(true)
  private val no = Json.Bool(false)

  def read(in: Reader): Json =
    var innermost: Open | Null = null
    try
      var value: Json | Null = null // what was just read, null where a container was begun instead
      var isRead = false
      while !isRead do
        val b = in.next()
        value = null
        if b == '{' then
          in.beginObject()
          innermost = OpenObject(innermost, in.limits.uniqueKeys)
        else if b == '[' then
          in.beginArray()
          innermost = OpenArray(innermost)
        else value = scalar(b, in)
        // Closes what ends here, and all around it that ends with it.
        isRead = innermost == null
        while innermost != null && !innermost.hasNext(value, in) do
          value = innermost.result
          innermost = innermost.outer
          isRead = innermost == null
      value.asInstanceOf[Json]
    catch
      case error: DecodeError =>
        var open = innermost
        while open != null do
          open.locate(error)
          open = open.outer
        throw error

  private def scalar(b: Int, in: Reader): Json =
    if b == '"' then Json.Str(in.readString())
    else if b == '-' || (b >= '0' && b <= '9') then new Json.Num(in.readNumberText())
    else if b == 't' || b == 'f' then if in.readBoolean() then yes else no
    else if b == 'n' then
      in.readNull(): Unit
      Json.Null
    else in.failUnexpected("a value")

/** A container that is being read. */
sealed abstract private class Open(val outer: Open | Null):
  /** Takes an entry, if there is one to take: whether another comes next. */
  def hasNext(entry: Json | Null, in: Reader): Boolean
  def result: Json

  /** Adds the entry that is being read to the error's path. */
  def locate(error: DecodeError): Unit

final private class OpenArray(outer: Open | Null) extends Open(outer):
  private val elements = ArraySeq.newBuilder[Json]
  private var count = 0
  private var isInside = false

  def hasNext(entry: Json | Null, in: Reader): Boolean =
    isInside = false
    if entry != null then
      elements += entry
      count += 1
    isInside = in.hasElement()
    isInside

  def result: Json = if count == 0 then Json.Arr.empty else new Json.Arr(elements.result())

  def locate(error: DecodeError): Unit = if isInside then error.in(count): Unit

final private class OpenObject(outer: Open | Null, isUnique: Boolean) extends Open(outer):
  private val fields = ArraySeq.newBuilder[(String, Json)]

  /** Names that collide cost this set a tree, not a list: strings can be compared. */
  private val names = if isUnique then HashSet[String]() else null
  private var name: String | Null = null
  private var isEmpty = true

  def hasNext(entry: Json | Null, in: Reader): Boolean =
    if entry != null then
      fields += ((name.asInstanceOf[String], entry))
      isEmpty = false
    name = null
    val isThere = in.hasField()
    if isThere then
      val next = in.readName()
      name = next
      if names != null && !names.add(next) then in.failDuplicate()
    isThere

  def result: Json = if isEmpty then Json.Obj.empty else new Json.Obj(fields.result())

  def locate(error: DecodeError): Unit = if name != null then error.in(name.asInstanceOf[String]): Unit

/** A tree into its text, without recursion; numbers as they were. The writer counts the depth.
  *
  * @param isSorted
  *   whether fields are written in the order of their names' UTF-16 code units
  */
final private[jzon] class TreeEncoder(isSorted: Boolean) extends Encoder[Json]:
  def write(json: Json, out: Writer): Unit =
    var innermost: Written | Null = null
    try
      innermost = begin(json, null, out)
      while innermost != null do
        if innermost.hasNext then innermost = begin(innermost.next(out), innermost, out)
        else
          innermost.end(out)
          innermost = innermost.outer
    catch
      case error: EncodeError =>
        var written = innermost
        while written != null do
          written.locate(error)
          written = written.outer
        throw error

  /** Writes a scalar, or the bracket of a container: the innermost container then. */
  private def begin(json: Json, outer: Written | Null, out: Writer): Written | Null = json match
    case Json.Arr(elements) =>
      out.beginArray()
      WrittenArray(elements, outer)
    case Json.Obj(fields) =>
      out.beginObject()
      WrittenObject(if isSorted then Trees.byName(fields) else fields, outer)
    case Json.Str(value) =>
      out.writeString(value)
      outer
    case Json.Num(text) =>
      out.writeAscii(text)
      outer
    case Json.Bool(value) =>
      out.writeBoolean(value)
      outer
    case Json.Null =>
      out.writeNull()
      outer

private[jzon] object TreeEncoder:
  val inOrder: Encoder[Json] = TreeEncoder(isSorted = false)
  val sorted: Encoder[Json] = TreeEncoder(isSorted = true)

/** A container that is being written, of `count` entries. */
sealed abstract private class Written(val outer: Written | Null, count: Int):
  /** Index of the entry that is being written, which is the one before the next. */
  protected var i: Int = -1

  final def hasNext: Boolean = i + 1 < count

  /** The next entry's value, whose name or comma is written. */
  def next(out: Writer): Json
  def end(out: Writer): Unit
  def locate(error: EncodeError): Unit

final private class WrittenArray(elements: IndexedSeq[Json], outer: Written | Null)
    extends Written(outer, elements.length):
  def next(out: Writer): Json =
    i += 1
    out.element()
    elements(i)

  def end(out: Writer): Unit = out.endArray()
  def locate(error: EncodeError): Unit = error.in(i): Unit

final private class WrittenObject(fields: IndexedSeq[(String, Json)], outer: Written | Null)
    extends Written(outer, fields.length):
  def next(out: Writer): Json =
    i += 1
    out.key(fields(i)._1)
    fields(i)._2

  def end(out: Writer): Unit = out.endObject()
  def locate(error: EncodeError): Unit = error.in(fields(i)._1): Unit
