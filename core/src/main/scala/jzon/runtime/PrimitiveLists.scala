package jzon.runtime

import jzon.{Reader, Writer}
import jzon.instances.{Elements, Encoding}
import jzon.output.{TextWriter, ValueWriter}
import jzon.wire.{Integers, PrintDouble}

/** For emitted code only. Lists of primitives and of strings. Nothing in these loops depends on the class that has the
  * list, so all classes share them.
  */
abstract class PrimitiveLists extends Steps:
  final def readBooleans(in: Reader): List[Boolean] = Elements.list(in)(in.readBoolean())
  final def readBytes(in: Reader): List[Byte] = Elements.listOf[Byte](in)(in.addBytes(_))(in.readByte())
  final def readShorts(in: Reader): List[Short] = Elements.listOf[Short](in)(in.addShorts(_))(in.readShort())
  final def readInts(in: Reader): List[Int] = Elements.listOf[Int](in)(in.addInts(_))(in.readInt())
  final def readLongs(in: Reader): List[Long] = Elements.listOf[Long](in)(in.addLongs(_))(in.readLong())
  final def readFloats(in: Reader): List[Float] = Elements.list(in)(in.readFloat())
  final def readDoubles(in: Reader): List[Double] = Elements.list(in)(in.readDouble())
  final def readChars(in: Reader): List[Char] = Elements.list(in)(in.readChar())
  final def readStrings(in: Reader): List[String] = Elements.list(in)(in.readString())

  final def writeBooleans(list: List[Boolean], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Boolean](notNull(list, out), out)(_ => 5)((a, bytes, at) => ValueWriter.putBoolean(a, bytes, at))
    out.at
  final def writeBytes(list: List[Byte], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Byte](notNull(list, out), out)(_ => 4)((a, bytes, at) => Integers.putByte(a, bytes, at))
    out.at
  final def writeShorts(list: List[Short], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Short](notNull(list, out), out)(_ => 6)((a, bytes, at) => Integers.putShort(a, bytes, at))
    out.at
  final def writeInts(list: List[Int], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Int](notNull(list, out), out)(_ => Integers.MaxInt)((a, bytes, at) =>
      Integers.putInt(a, bytes, at)
    )
    out.at
  final def writeLongs(list: List[Long], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Long](notNull(list, out), out)(_ => Integers.MaxLong)((a, bytes, at) =>
      Integers.putLong(a, bytes, at)
    )
    out.at
  final def writeFloats(list: List[Float], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Float](notNull(list, out), out)(_ => PrintDouble.MaxFloat)((a, bytes, at) =>
      out.putFloat(a, bytes, at)
    )
    out.at
  final def writeDoubles(list: List[Double], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Double](notNull(list, out), out)(_ => PrintDouble.MaxDouble)((a, bytes, at) =>
      out.putDouble(a, bytes, at)
    )
    out.at
  final def writeChars(list: List[Char], out: Writer, at: Int): Int =
    out.at = at
    Encoding.scalars[Char](notNull(list, out), out)(_ => TextWriter.MostOfChar)(out.putChar(_, _, _))
    out.at
  final def writeStrings(list: List[String], out: Writer, at: Int): Int =
    out.at = at
    Encoding.strings(notNull(list, out), out)
    out.at

  final def notNull[A](a: A, out: Writer): A =
    if a == null then out.failNull()
    a
