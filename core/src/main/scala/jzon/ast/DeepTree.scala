package jzon.ast

import java.util.{Arrays, HashSet}
import scala.collection.immutable.ArraySeq
import jzon.{DecodeError, Json, Reader}

/** Reads a tree of any depth without recursion. It is the full twin of [[TreeReading]], for what is nested too deeply
  * for recursion.
  */
final private class DeepTree(in: Reader):
  /** The elements of arrays and the fields of objects. Above its fields, each object has the name of the one whose
    * value is being read. Below them, it has the set of its names, if they must be unique.
    */
  private var entries = new Array[AnyRef](16)
  private var top = 0

  /** For each open container, the index of its first entry. It is `~index` for an object. */
  private var starts = new Array[Int](8)
  private var depth = 0

  /** Whether an entry of the innermost container is being read. If not, it is what comes before an entry. */
  private var isInside = false

  def read(): Json =
    try
      var value: Json | Null = null
      while value == null || depth > 0 do
        value = next()
        while value != null && depth > 0 do value = add(value.asInstanceOf[Json])
      value
    catch
      case error: DecodeError =>
        locate(error)
        throw error

  /** Reads a value. Of a container that has entries, it reads what comes before the value of the first, and returns
    * null.
    */
  private def next(): Json | Null =
    val b = in.next()
    if b == '{' then
      if in.beginFields() then
        open(isObject = true)
        if in.limits.uniqueKeys then push(HashSet[String]())
        name()
        null
      else Json.Obj.empty
    else if b == '[' then
      if in.beginElements() then
        open(isObject = false)
        null
      else Json.Arr.empty
    else TreeReading.scalar(b, in)

  private def open(isObject: Boolean): Unit =
    if depth == starts.length then starts = Arrays.copyOf(starts, depth * 2)
    starts(depth) = if isObject then ~top else top
    depth += 1
    isInside = !isObject

  private def push(entry: AnyRef): Unit =
    if top == entries.length then entries = Arrays.copyOf(entries, top * 2)
    entries(top) = entry
    top += 1

  /** Reads the name of a field of the innermost object. */
  private def name(): Unit =
    val name = in.readName()
    push(name)
    isInside = true
    if in.limits.uniqueKeys && !entries(~starts(depth - 1)).asInstanceOf[HashSet[String]].add(name) then
      in.failDuplicate()

  /** Adds a value to the innermost container. Returns the container if it ends after it, and otherwise null. */
  private def add(value: Json): Json | Null =
    val start = starts(depth - 1)
    isInside = false
    if start >= 0 then
      push(value)
      isInside = in.hasNext()
      if isInside then null else new Json.Arr(take[Json](start, start))
    else
      entries(top - 1) = (entries(top - 1).asInstanceOf[String], value)
      if in.hasNextField() then
        name()
        null
      else new Json.Obj(take[(String, Json)](~start, if in.limits.uniqueKeys then ~start + 1 else ~start))

  /** Closes the innermost container, whose entries begin at `from`. */
  private def take[A](start: Int, from: Int): IndexedSeq[A] =
    val own = ArraySeq.ofRef(Arrays.copyOfRange(entries, from, top))
    top = start
    depth -= 1
    isInside = true
    own.asInstanceOf[IndexedSeq[A]]

  /** Adds the entries that are being read to the path of the error. */
  private def locate(error: DecodeError): Unit =
    while depth > 0 do
      depth -= 1
      val start = starts(depth)
      if isInside then
        if start >= 0 then error.in(top - start): Unit else error.in(entries(top - 1).asInstanceOf[String]): Unit
      isInside = true
      top = if start >= 0 then start else ~start
