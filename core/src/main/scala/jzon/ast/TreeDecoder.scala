package jzon.ast

import java.util.HashSet
import scala.collection.immutable.ArraySeq
import jzon.{DecodeError, Decoder, Json, Reader}

/** Reads any value as a tree, without recursion. The reader limits the depth, not the stack. */
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
        // Closes the containers that end here.
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
  /** Adds an entry, if there is one. Returns whether another one follows. */
  def hasNext(entry: Json | Null, in: Reader): Boolean
  def result: Json

  /** Adds the entry that is being read to the path of the error. */
  def locate(error: DecodeError): Unit

final private class OpenArray(outer: Open | Null) extends Open(outer):
  private val elements = ArraySeq.newBuilder[Json]
  private var count = 0
  private var isInside = false

  def hasNext(entry: Json | Null, in: Reader): Boolean =
    isInside = false
    if entry != null then
      elements.addOne(entry): Unit
      count += 1
    isInside = in.hasElement()
    isInside

  def result: Json = if count == 0 then Json.Arr.empty else new Json.Arr(elements.result())

  def locate(error: DecodeError): Unit = if isInside then error.in(count): Unit

final private class OpenObject(outer: Open | Null, isUnique: Boolean) extends Open(outer):
  private val fields = ArraySeq.newBuilder[(String, Json)]

  /** A Java set, which keeps colliding names in a tree, not in a list, because strings can be compared. */
  private val names = if isUnique then HashSet[String]() else null
  private var name: String | Null = null
  private var isEmpty = true

  def hasNext(entry: Json | Null, in: Reader): Boolean =
    if entry != null then
      fields.addOne((name.asInstanceOf[String], entry)): Unit
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
