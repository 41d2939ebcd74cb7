package jzon

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import java.nio.charset.StandardCharsets.US_ASCII
import munit.Location

/** What a message of few bytes costs in memory beyond its result. Each call creates a reader or a writer, which must
  * therefore be small.
  */
class TinyAllocationSuite extends munit.FunSuite:
  private case class Tiny(id: Int, name: String, ok: Boolean) derives Codec

  private val text = """{"id":12345,"name":"hello world","ok":true}"""
  private val bytes = text.getBytes(US_ASCII)
  private val name = "hello world".getBytes(US_ASCII)
  private val tiny = Tiny(12345, "hello world", true)

  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[ThreadMXBean]
  protected var sink: Any = null

  /** Bytes that a call allocates on average, the least of some rounds. It ends early with at most `enough` bytes. The
    * JIT compiler may be late on a busy machine, and code that is not yet optimized allocates more.
    */
  private def allocated(enough: Long)(call: => Any): Long =
    var least = Long.MaxValue
    var rounds = 0
    while rounds < 20 && least > enough do
      least = math.min(least, round(call))
      rounds += 1
    least

  /** Bytes that each of 20,000 calls allocates on average, rounded down to 8, the alignment of objects. */
  private def round(call: => Any): Long =
    val id = Thread.currentThread.getId
    val count = 20000
    val before = threads.getThreadAllocatedBytes(id)
    var i = 0
    while i < count do
      sink = call
      i += 1
    (threads.getThreadAllocatedBytes(id) - before) / count / 8 * 8

  /** Checks that `call` allocates at most `max` bytes more than `result`. */
  private def costs(max: Long)(result: => Any)(call: => Any)(using Location): Unit =
    val least = allocated(0)(result)
    val most = allocated(least + max)(call)
    assert(clue(most) - clue(least) <= max)

  private def copy: Tiny = Tiny(12345, String(name, US_ASCII), true)

  test("reading bytes"):
    costs(120)(copy)(readOrThrow[Tiny](bytes))
    costs(120)(Right(copy))(read[Tiny](bytes))
    costs(120)(Right(copy))(read[Tiny](bytes, 0, bytes.length))

  test("reading a string: its bytes, too"):
    val own = allocated(0)(text.getBytes(US_ASCII))
    costs(120 + own)(copy)(readOrThrow[Tiny](text))
    costs(120 + own)(Right(copy))(parser.decode[Tiny](text))

  test("writing bytes"):
    costs(120)(bytes.clone)(writeBytes(tiny))
    costs(120)(bytes.clone)(writeBytesExact(tiny))

  test("writing a string"):
    costs(120)(String(bytes, US_ASCII))(write(tiny))
