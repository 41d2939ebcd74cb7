package jzon.wire

import java.lang.invoke.{MethodHandles, VarHandle}
import java.nio.ByteOrder

/** Reads and writes two, four or eight bytes of an array at once, as little-endian numbers: the first byte is the
  * lowest.
  *
  * Each index is in bytes and needs no alignment. The JVM checks it: an access that is not completely inside the array
  * throws IndexOutOfBoundsException. Only this file knows how the platform does it (`VarHandle`, JEP 193). The JIT
  * compiles each call to one move, because the handles are static and final.
  */
private[jzon] object Bytes:
  /** The largest length of an array on common virtual machines. */
  inline val MaxLength = 0x7ffffff7

  private val longs: VarHandle = view(classOf[Array[Long]])
  private val ints: VarHandle = view(classOf[Array[Int]])
  private val shorts: VarHandle = view(classOf[Array[Short]])

  def long(b: Array[Byte], i: Int): Long = longs.get(b, i).asInstanceOf[Long]

  def int(b: Array[Byte], i: Int): Int = ints.get(b, i).asInstanceOf[Int]

  def short(b: Array[Byte], i: Int): Short = shorts.get(b, i).asInstanceOf[Short]

  def putLong(b: Array[Byte], i: Int, v: Long): Unit = longs.set(b, i, v)

  def putInt(b: Array[Byte], i: Int, v: Int): Unit = ints.set(b, i, v)

  def putShort(b: Array[Byte], i: Int, v: Short): Unit = shorts.set(b, i, v)

  private def view(arrayOf: Class[?]): VarHandle =
    MethodHandles.byteArrayViewVarHandle(arrayOf, ByteOrder.LITTLE_ENDIAN)
