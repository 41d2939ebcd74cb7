package jzon.instances

import jzon.{Decoder, Encoder}

private[jzon] trait PrimitiveDecoders:
  given boolean: Decoder[Boolean] = _.readBoolean()
  given byte: Decoder[Byte] = _.readByte()
  given short: Decoder[Short] = _.readShort()
  given int: Decoder[Int] = _.readInt()
  given long: Decoder[Long] = _.readLong()
  given float: Decoder[Float] = _.readFloat()
  given double: Decoder[Double] = _.readDouble()
  given char: Decoder[Char] = _.readChar()
  given string: Decoder[String] = _.readString()

private[jzon] trait PrimitiveEncoders:
  given boolean: Encoder[Boolean] = (a, out) => out.writeBoolean(a)
  given byte: Encoder[Byte] = (a, out) => out.writeInt(a)
  given short: Encoder[Short] = (a, out) => out.writeInt(a)
  given int: Encoder[Int] = (a, out) => out.writeInt(a)
  given long: Encoder[Long] = (a, out) => out.writeLong(a)
  given float: Encoder[Float] = (a, out) => out.writeFloat(a)
  given double: Encoder[Double] = (a, out) => out.writeDouble(a)
  given char: Encoder[Char] = (a, out) => out.writeChar(a)
  given string: Encoder[String] = (a, out) => out.writeString(a)
