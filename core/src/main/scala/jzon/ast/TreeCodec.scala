package jzon.ast

import java.util.HashSet
import scala.collection.immutable.ArraySeq
import jzon.{DecodeError, Decoder, EncodeError, Encoder, Json, Reader, Writer}

/** Any value into a tree. It recurses at most as deep as [[jzon.Limits.depth]], which the reader counts. */
private[jzon] object TreeDecoder extends Decoder[Json]:
  private val yes = Json.Bool(true)
  private val no = Json.Bool(false)

  def read(in: Reader): Json =
    val b = in.next()
    if b == '"' then Json.Str(in.readString())
    else if b == '{' then readObject(in)
    else if b == '[' then readArray(in)
    else if b == '-' || (b >= '0' && b <= '9') then new Json.Num(in.readNumberText())
    else if b == 't' || b == 'f' then if in.readBoolean() then yes else no
    else if b == 'n' then
      in.readNull(): Unit
      Json.Null
    else in.failUnexpected("a value")

  private def readArray(in: Reader): Json =
    in.beginArray()
    if !in.hasElement() then Json.Arr.empty
    else
      val elements = ArraySeq.newBuilder[Json]
      var i = 0
      var isOpen = true
      while isOpen do
        try elements += read(in)
        catch case error: DecodeError => throw error.in(i)
        i += 1
        isOpen = in.hasElement()
      new Json.Arr(elements.result())

  private def readObject(in: Reader): Json =
    in.beginObject()
    if !in.hasField() then Json.Obj.empty
    else
      val fields = ArraySeq.newBuilder[(String, Json)]
      // Names that collide cost this set a tree, not a list: strings can be compared.
      val names = if in.limits.uniqueKeys then HashSet[String]() else null
      var isOpen = true
      while isOpen do
        val name = in.readName()
        try
          if names != null && !names.add(name) then in.failDuplicate()
          fields += ((name, read(in)))
        catch case error: DecodeError => throw error.in(name)
        isOpen = in.hasField()
      new Json.Obj(fields.result())

/** A tree into its text; numbers as they were. The writer counts the depth. */
private[jzon] object TreeEncoder extends Encoder[Json]:
  def write(json: Json, out: Writer): Unit = json match
    case Json.Str(value)    => out.writeString(value)
    case Json.Num(text)     => out.writeAscii(text)
    case Json.Bool(value)   => out.writeBoolean(value)
    case Json.Null          => out.writeNull()
    case Json.Arr(elements) => writeArray(elements, out)
    case Json.Obj(fields)   => writeObject(fields, out)

  private def writeArray(elements: IndexedSeq[Json], out: Writer): Unit =
    out.beginArray()
    var i = 0
    while i < elements.length do
      out.element()
      try write(elements(i), out)
      catch case error: EncodeError => throw error.in(i)
      i += 1
    out.endArray()

  private def writeObject(fields: IndexedSeq[(String, Json)], out: Writer): Unit =
    out.beginObject()
    var i = 0
    while i < fields.length do
      val (name, value) = fields(i)
      try
        out.key(name)
        write(value, out)
      catch case error: EncodeError => throw error.in(name)
      i += 1
    out.endObject()
