package jzon.runtime

import jzon.{Reader, Writer}
import jzon.instances.{Elements, Encoding}
import jzon.output.ValueWriter
import jzon.wire.Integers

/** For emitted code only. Lists of primitives and of strings. Nothing in these loops depends on the class that has the
  * list, so all classes share them.
  */
abstract class PrimitiveLists:
  final def readBooleans(in: Reader): List[Boolean] = Elements.listOf[Boolean](in)(in.addBooleans(_))(in.readBoolean())
  final def readBytes(in: Reader): List[Byte] = Elements.list(in)(in.readByte())
  final def readShorts(in: Reader): List[Short] = Elements.list(in)(in.readShort())
  final def readInts(in: Reader): List[Int] = Elements.listOf[Int](in)(in.addInts(_))(in.readInt())
  final def readLongs(in: Reader): List[Long] = Elements.listOf[Long](in)(in.addLongs(_))(in.readLong())
  final def readFloats(in: Reader): List[Float] = Elements.list(in)(in.readFloat())
  final def readDoubles(in: Reader): List[Double] = Elements.list(in)(in.readDouble())
  final def readChars(in: Reader): List[Char] = Elements.list(in)(in.readChar())
  final def readStrings(in: Reader): List[String] = Elements.list(in)(in.readString())

  final def writeBooleans(list: List[Boolean], out: Writer): Unit =
    scalars[Boolean](list, out)(5)((a, bytes, at) => ValueWriter.putBoolean(a, bytes, at))
  final def writeBytes(list: List[Byte], out: Writer): Unit =
    scalars[Byte](list, out)(11)((a, bytes, at) => Integers.putInt(a, bytes, at))
  final def writeShorts(list: List[Short], out: Writer): Unit =
    scalars[Short](list, out)(11)((a, bytes, at) => Integers.putInt(a, bytes, at))
  final def writeInts(list: List[Int], out: Writer): Unit =
    scalars[Int](list, out)(11)((a, bytes, at) => Integers.putInt(a, bytes, at))
  final def writeLongs(list: List[Long], out: Writer): Unit =
    scalars[Long](list, out)(20)((a, bytes, at) => Integers.putLong(a, bytes, at))
  final def writeFloats(list: List[Float], out: Writer): Unit =
    scalars[Float](list, out)(17)((a, bytes, at) => out.putFloat(a, bytes, at))
  final def writeDoubles(list: List[Double], out: Writer): Unit =
    scalars[Double](list, out)(26)((a, bytes, at) => out.putDouble(a, bytes, at))
  final def writeChars(list: List[Char], out: Writer): Unit =
    if list == null then out.failNull()
    Elements.writeList(list, out)(out.writeChar(_))
  final def writeStrings(list: List[String], out: Writer): Unit =
    if list == null then out.failNull()
    Elements.writeList(list, out)(out.writeString(_))

  private inline def scalars[A](list: List[A], out: Writer)(max: Int)(inline put: (A, Array[Byte], Int) => Int): Unit =
    if list == null then out.failNull()
    Encoding.scalars[A](list, out)(_ => max)(put)
