package jzon.runtime

import jzon.{Decoder, Encoder, FieldTable, Reader, Size, Writer}

/** For emitted code only. Reads and writes a case object of a family that has cases with fields: as an object without
  * fields, except for the tag if there is one.
  *
  * @param tag
  *   the name of the field that holds the hint, or null
  * @param hasNoExtraFields
  *   whether other fields are refused
  */
final class SingletonCodec[A](a: A, tag: String | Null, hint: String, hasNoExtraFields: Boolean) extends Decoder[A],
      Encoder[A]:
  private val fields = if tag == null then FieldTable() else FieldTable(tag)

  def read(in: Reader): A =
    var hasTag = false
    in.beginObject()
    while in.hasField() do
      val i = if hasNoExtraFields then in.knownField(fields, 0) else in.field(fields, 0)
      if i == 0 then
        if hasTag then throw in.duplicateTag(fields.name(0)).in(fields.name(0))
        hasTag = true
      in.skip()
    a

  def write(a: A, out: Writer): Unit =
    out.beginObject()
    if tag != null then
      out.key(tag)
      out.writeString(hint)
    out.endObject()

  override def size(a: A, depth: Int): Int =
    Size.container(if tag == null then 0 else Size.entry(tag) + Size.string(hint))
