package jzon.wire

import java.nio.{ByteBuffer, ByteOrder}
import munit.ScalaCheckSuite
import org.scalacheck.Prop.*

class BytesSuite extends ScalaCheckSuite:
  private val size = 24

  property("loads agree with ByteBuffer at every index"):
    forAll: (seed: Long) =>
      val array = new Array[Byte](size)
      new java.util.Random(seed).nextBytes(array)
      val buffer = ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN)
      for i <- 0 to size - 8 do assertEquals(Bytes.long(array, i), buffer.getLong(i))
      for i <- 0 to size - 4 do assertEquals(Bytes.int(array, i), buffer.getInt(i))
      for i <- 0 to size - 2 do assertEquals(Bytes.short(array, i), buffer.getShort(i))

  property("stores agree with ByteBuffer at every index and touch no other byte"):
    forAll: (v: Long) =>
      def check(bytes: Int, store: (Array[Byte], Int) => Unit, plain: (ByteBuffer, Int) => Unit): Unit =
        for i <- 0 to size - bytes do
          val array = Array.fill(size)(0x55.toByte)
          val expected = array.clone
          store(array, i)
          plain(ByteBuffer.wrap(expected).order(ByteOrder.LITTLE_ENDIAN), i)
          assertEquals(array.toSeq, expected.toSeq)
      check(8, Bytes.putLong(_, _, v), (b, i) => b.putLong(i, v): Unit)
      check(4, Bytes.putInt(_, _, v.toInt), (b, i) => b.putInt(i, v.toInt): Unit)
      check(2, Bytes.putShort(_, _, v.toShort), (b, i) => b.putShort(i, v.toShort): Unit)

  test("an access that is not wholly inside the array throws"):
    val array = new Array[Byte](size)
    def throws(access: => Any): Unit =
      intercept[IndexOutOfBoundsException](access): Unit
    for i <- Seq(-1, size - 7, size, Int.MaxValue, Int.MinValue) do
      throws(Bytes.long(array, i))
      throws(Bytes.putLong(array, i, 0))
    for i <- Seq(-1, size - 3, size) do
      throws(Bytes.int(array, i))
      throws(Bytes.putInt(array, i, 0))
    for i <- Seq(-1, size - 1, size) do
      throws(Bytes.short(array, i))
      throws(Bytes.putShort(array, i, 0))
