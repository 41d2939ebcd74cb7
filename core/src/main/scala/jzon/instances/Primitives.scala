package jzon.instances

import jzon.{Decoder, Encoder, Size}

private[jzon] trait PrimitiveDecoders:
  given boolean: Decoder[Boolean] = Decoding.of[Boolean](_.readBoolean())
  given byte: Decoder[Byte] = Decoding.of[Byte](_.readByte())
  given short: Decoder[Short] = Decoding.of[Short](_.readShort())
  given int: Decoder[Int] = Decoding.of[Int](_.readInt())
  given long: Decoder[Long] = Decoding.of[Long](_.readLong())
  given float: Decoder[Float] = Decoding.of[Float](_.readFloat())
  given double: Decoder[Double] = Decoding.of[Double](_.readDouble())
  given char: Decoder[Char] = Decoding.of[Char](_.readChar())
  given string: Decoder[String] = Decoding.of[String](_.readString())

private[jzon] trait PrimitiveEncoders:
  given boolean: Encoder[Boolean] = Encoding.of[Boolean]((a, out) => out.writeBoolean(a))(Size.boolean(_))
  given byte: Encoder[Byte] = Encoding.of[Byte]((a, out) => out.writeInt(a))(Size.int(_))
  given short: Encoder[Short] = Encoding.of[Short]((a, out) => out.writeInt(a))(Size.int(_))
  given int: Encoder[Int] = Encoding.of[Int]((a, out) => out.writeInt(a))(Size.int(_))
  given long: Encoder[Long] = Encoding.of[Long]((a, out) => out.writeLong(a))(Size.long(_))
  given float: Encoder[Float] = Encoding.of[Float]((a, out) => out.writeFloat(a))(Size.float(_))
  given double: Encoder[Double] = Encoding.of[Double]((a, out) => out.writeDouble(a))(Size.double(_))
  given char: Encoder[Char] = Encoding.of[Char]((a, out) => out.writeChar(a))(Size.char(_))
  given string: Encoder[String] = Encoding.of[String]((a, out) => out.writeString(a))(Size.string(_))
