package jzon.cats

import _root_.cats.data.Ior
import jzon.{DecodeError, Decoder, EncodeError, Encoder, FieldTable, Reader, Size, Writer}

/** Reads an object whose fields are among `left` and `right`: those that are there. */
final private class SidesDecoder[A, B](left: String, right: String)(using lefts: Decoder[A], rights: Decoder[B])
    extends Decoder[(Option[A], Option[B])]:
  private val names = FieldTable(left, right)

  def read(in: Reader): (Option[A], Option[B]) =
    var a = Option.empty[A]
    var b = Option.empty[B]
    in.beginObject()
    while in.hasField() do
      val i = in.knownField(names, 0)
      try
        if (if i == 0 then a else b).nonEmpty then in.failDuplicate()
        if i == 0 then a = Some(lefts.read(in)) else b = Some(rights.read(in))
      catch case error: DecodeError => throw error.in(names.name(i))
    (a, b)

/** Writes an object with the field `left`, the field `right`, or both. */
final private class SidesEncoder[A, B](left: String, right: String)(using lefts: Encoder[A], rights: Encoder[B])
    extends Encoder[Ior[A, B]]:
  def write(sides: Ior[A, B], out: Writer): Unit =
    if sides == null then out.fail("null")
    out.beginObject()
    sides.left.foreach(a => writeField(left, a, out))
    sides.right.foreach(b => writeField(right, b, out))
    out.endObject()

  private def writeField[C](name: String, value: C, out: Writer)(using encoder: Encoder[C]): Unit =
    out.key(name)
    try encoder.write(value, out)
    catch case error: EncodeError => throw error.in(name)

  override def size(sides: Ior[A, B], depth: Int): Int =
    if sides == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else
      val ofLeft = sides.left.fold(0)(a => Size.entry(left) + lefts.size(a, depth + 1))
      val ofRight = sides.right.fold(0)(b => Size.entry(right) + rights.size(b, depth + 1))
      Size.container(Size.sum(ofLeft, ofRight))
