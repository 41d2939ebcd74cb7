package jzon.ast

import jzon.{EncodeError, Encoder, Json, Size, Writer}

/** Writes a tree, without recursion. Numbers keep their text. The writer counts the depth. */
private[jzon] object TreeEncoder extends Encoder[Json]:
  def write(json: Json, out: Writer): Unit =
    val open = OpenContainers()
    try
      begin(json, open, out)
      while open.isInside do
        if open.hasNext then
          open.advance()
          if open.isArray then out.element()
          else if open.isNull then out.failNull()
          else out.key(open.name)
          begin(open.value, open, out)
        else
          if open.isArray then out.endArray() else out.endObject()
          open.leave()
    catch case error: EncodeError => throw open.locate(error)

  /** Writes a scalar, or the bracket of a container, which is then the innermost. */
  private def begin(json: Json, open: OpenContainers, out: Writer): Unit = json match
    case Json.Arr(elements) if elements != null =>
      out.beginArray()
      open.enter(elements, isArray = true)
    case Json.Obj(fields) if fields != null =>
      out.beginObject()
      open.enter(fields, isArray = false)
    case Json.Str(value)  => out.writeString(value)
    case Json.Num(text)   => out.writeAscii(text)
    case Json.Bool(value) => out.writeBoolean(value)
    case Json.Null        => out.writeNull()
    case _                => out.failNull()

  override def size(json: Json, depth: Int): Int =
    val open = OpenContainers()
    var size = sizeOf(json, open, depth)
    while open.isInside do
      if open.hasNext then
        open.advance()
        if !open.isArray then size = Size.sum(size, Size.string(open.name) + 1)
        size = Size.sum(size, sizeOf(open.value, open, depth))
      else open.leave()
    size

  /** The length of a scalar, or of the brackets and commas of a container. */
  private def sizeOf(json: Json, open: OpenContainers, depth: Int): Int = json match
    case Json.Arr(elements) if elements != null =>
      if !Size.isTooDeep(depth + open.count) then open.enter(elements, isArray = true)
      Size.container(elements.length)
    case Json.Obj(fields) if fields != null =>
      if !Size.isTooDeep(depth + open.count) then open.enter(fields, isArray = false)
      Size.container(fields.length)
    case Json.Str(value)  => Size.string(value)
    case Json.Num(text)   => text.length
    case Json.Bool(value) => Size.boolean(value)
    case _                => Size.Null // or a value that can't be written

/** The containers around a place in a tree, and the current entry of each. It grows only with the depth. */
final private class OpenContainers:
  private var entries = new Array[IndexedSeq[Any]](16)

  /** The index of the entry of each that is being written, or -1. */
  private var indices = new Array[Int](16)
  private var areArrays = new Array[Boolean](16)

  /** Index of the innermost, or -1. */
  private var last = -1

  def isInside: Boolean = last >= 0
  def count: Int = last + 1
  def isArray: Boolean = areArrays(last)
  def hasNext: Boolean = indices(last) + 1 < entries(last).length

  def advance(): Unit = indices(last) += 1

  /** Whether null is in the place of the entry. */
  def isNull: Boolean = entries(last)(indices(last)) == null

  /** The name of the field; null if there is none. */
  def name: String = if isNull then null else entries(last)(indices(last)).asInstanceOf[(String, Json)]._1

  /** The element, or the value of the field. */
  def value: Json =
    val entry = entries(last)(indices(last))
    if isArray || entry == null then entry.asInstanceOf[Json] else entry.asInstanceOf[(String, Json)]._2

  def enter(container: IndexedSeq[Any], isArray: Boolean): Unit =
    last += 1
    if last == entries.length then
      entries = java.util.Arrays.copyOf(entries, last * 2)
      indices = java.util.Arrays.copyOf(indices, last * 2)
      areArrays = java.util.Arrays.copyOf(areArrays, last * 2)
    entries(last) = container
    indices(last) = -1
    areArrays(last) = isArray

  def leave(): Unit =
    entries(last) = null
    last -= 1

  /** The error with the path to the entry that is being written. */
  def locate(error: EncodeError): EncodeError =
    while isInside do
      val i = indices(last)
      if i >= 0 then
        if isArray then error.in(i): Unit else if name != null then error.in(name): Unit
      leave()
    error
