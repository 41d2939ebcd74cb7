package jzon.instances

import scala.collection.IndexedSeq
import jzon.{Decoder, Encoder, Size, Writer}
import jzon.instances.CommonTypes.*
import jzon.output.{TextWriter, ValueWriter}
import jzon.wire.{Integers, PrintDouble}

private[jzon] trait PrimitiveDecoders:
  given boolean: Decoder[Boolean] = Decoding.common[Boolean](ABoolean)(_.readBoolean())
  given byte: Decoder[Byte] = Decoding.primitive[Byte](AByte)(_.addBytes(_))(_.readByte())
  given short: Decoder[Short] = Decoding.primitive[Short](AShort)(_.addShorts(_))(_.readShort())
  given int: Decoder[Int] = Decoding.primitive[Int](AnInt)(_.addInts(_))(_.readInt())
  given long: Decoder[Long] = Decoding.primitive[Long](ALong)(_.addLongs(_))(_.readLong())
  given float: Decoder[Float] = Decoding.common[Float](AFloat)(_.readFloat())
  given double: Decoder[Double] = Decoding.common[Double](ADouble)(_.readDouble())
  given char: Decoder[Char] = Decoding.common[Char](AChar)(_.readChar())
  given string: Decoder[String] = Decoding.common[String](AString)(_.readString())

private[jzon] trait PrimitiveEncoders:
  given boolean: Encoder[Boolean] =
    Encoding.scalar[Boolean](ABoolean)((_, _) => 5)((a, _, bytes, at) => ValueWriter.putBoolean(a, bytes, at))(
      Size.boolean(_)
    )
  given byte: Encoder[Byte] =
    Encoding.scalar[Byte](AByte)((_, _) => 4)((a, _, bytes, at) => Integers.putByte(a, bytes, at))(Size.int(_))
  given short: Encoder[Short] =
    Encoding.scalar[Short](AShort)((_, _) => 6)((a, _, bytes, at) => Integers.putShort(a, bytes, at))(Size.int(_))
  given int: Encoder[Int] =
    Encoding.scalar[Int](
      AnInt
    )((_, _) => Integers.MaxInt)((a, _, bytes, at) => Integers.putInt(a, bytes, at))(Size.int(_))
  given long: Encoder[Long] =
    Encoding.scalar[Long](ALong)((_, _) => Integers.MaxLong)((a, _, bytes, at) => Integers.putLong(a, bytes, at))(
      Size.long(_)
    )
  given float: Encoder[Float] =
    Encoding.scalar[Float](AFloat)((_, _) => PrintDouble.MaxFloat)((a, out, bytes, at) => out.putFloat(a, bytes, at))(
      Size.float(_)
    )
  given double: Encoder[Double] =
    Encoding.scalar[Double](ADouble)((_, _) => PrintDouble.MaxDouble)((a, out, bytes, at) =>
      out.putDouble(a, bytes, at)
    )(Size.double(_))
  given char: Encoder[Char] =
    Encoding.scalar[Char](AChar)((_, _) => TextWriter.MostOfChar)((a, out, bytes, at) => out.putChar(a, bytes, at))(
      Size.char(_)
    )
  given string: Encoder[String] = new OwnWriteLoop[String]:
    override def commonType: Int = AString
    def write(a: String, out: Writer): Unit = out.writeString(a)
    def writeList(elements: List[String], out: Writer): Unit = Encoding.strings(elements, out)
    def writeAll(elements: Iterator[String], out: Writer): Unit =
      if out.isStraight then
        var last = -1
        out.writeStrings(elements.hasNext) {
          last += 1
          elements.next()
        }(last)
      else Elements.writeAll(elements, out)(out.writeString(_))

    def writeIndexed(elements: IndexedSeq[String], out: Writer): Unit =
      if out.isStraight then
        val count = elements.length
        var i = 0
        out.writeStrings(i < count) {
          i += 1
          elements(i - 1)
        }(i - 1)
      else Elements.writeIndexed(elements, out)(out.writeString(_))

    override def size(a: String, depth: Int): Int = Size.string(a)
