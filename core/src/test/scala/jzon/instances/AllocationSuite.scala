package jzon.instances

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import jzon.{Decoder, Encoder, Reader, Writer}

/** Arrays of primitives cost their own bytes and no box for each element. */
class AllocationSuite extends munit.FunSuite:
  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[ThreadMXBean]
  private val length = 4096

  /** Bytes that a call allocates, the least of many. */
  private def allocated(call: () => Any): Long =
    val id = Thread.currentThread.getId
    (1 to 500)
      .map: _ =>
        val before = threads.getThreadAllocatedBytes(id)
        call(): Unit
        threads.getThreadAllocatedBytes(id) - before
      .min

  /** The arrays that double up to the length, the exact one being the last of them, and the reader. */
  private def reads[A](array: Array[A], elementBytes: Int)(using Decoder[Array[A]], Encoder[Array[A]]): Unit =
    val bytes = jzon.writeBytes(array)
    val most = 2L * length * elementBytes + 2048
    val least = length.toLong * elementBytes
    val read = allocated(() => Decoder[Array[A]].read(Reader(bytes, 0, bytes.length)))
    assert(clue(read) >= least && clue(read) <= most, s"$most, ${array.getClass}")

  private def writes[A](array: Array[A])(using Encoder[Array[A]]): Unit =
    val out = Writer()
    Encoder[Array[A]].write(array, out)
    val written = allocated: () =>
      out.reset()
      Encoder[Array[A]].write(array, out)
    assert(clue(written) <= 256, array.getClass)

  test("reading"):
    reads(Array.tabulate(length)(_ * 100003), 4)
    reads(Array.tabulate(length)(_ * 1000000007L), 8)
    reads(Array.tabulate(length)(_ * 0.37), 8)
    reads(Array.tabulate(length)(_ * 0.37f), 4)
    reads(Array.tabulate(length)(_.toShort), 2)
    reads(Array.tabulate(length)(_.toByte), 1)
    reads(Array.tabulate(length)(_ % 3 == 0), 1)

  test("writing"):
    writes(Array.tabulate(length)(_ * 100003))
    writes(Array.tabulate(length)(_ * 1000000007L))
    writes(Array.tabulate(length)(_ * 0.37))
    writes(Array.tabulate(length)(_ * 0.37f))
    writes(Array.tabulate(length)(_.toShort))
    writes(Array.tabulate(length)(_.toByte))
    writes(Array.tabulate(length)(_ % 3 == 0))
