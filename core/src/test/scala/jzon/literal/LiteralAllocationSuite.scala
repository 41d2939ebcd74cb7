package jzon.literal

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import java.util.UUID
import jzon.{Encoder, Writer}
import jzon.syntax.*

/** A literal that goes straight to a writer allocates nothing. The calls are too few for the JIT to take allocations
  * away: it holds with `-XX:-DoEscapeAnalysis` as well.
  */
class LiteralAllocationSuite extends munit.FunSuite:
  import LiteralAllocationSuite.*

  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[ThreadMXBean]

  /** Bytes that a call allocates, the least of some. */
  private def allocated(call: () => Unit): Long =
    val id = Thread.currentThread.getId
    (1 to 100)
      .map: _ =>
        val before = threads.getThreadAllocatedBytes(id)
        call()
        threads.getThreadAllocatedBytes(id) - before
      .min

  private val out = Writer()

  test("the document of the benchmarks"):
    assertEquals(allocated(() => document(out, 123456)), 0L)

  test("every kind of hole"):
    assertEquals(allocated(() => mixed(out, 123456)), 0L)
    val expected =
      """{"s":"text","é":"é€","numbers":[123456,1234560000000,17636.571428571428,0.5,true],"point":3,"points":[3],""" +
        """"some":1.5,"text":123456,"123456":"123456 of text, 00000000-0000-0001-0000-000000000002, é","null":null,"in":[123456]}"""
    assertEquals(out.toString, expected)

  test("the same as a value: only what it holds"):
    val bytes = allocated(() => small(out, 123456))
    assert(clue(bytes) > 0 && clue(bytes) <= 32)

private object LiteralAllocationSuite:
  final class Point(val x: Int)
  object Point:
    given Encoder[Point] = (point, out) => out.writeInt(point.x)

  private val text = "text"
  private val point = Point(3)
  private val points = List(point)
  private val (some, none) = (Option(1.5), Option.empty[Int])
  private val uuid = UUID(1, 2)
  private val letter = 'é'

  def document(out: Writer, i: Int): Unit =
    out.reset()
    out.put(
      json"""{"foo":$i,"bar":[$i],"baz":{"code":$i,"extra":null,"this":{"is":{"a":[$i,{"really":{"deep":["object",$i,null,true,false]}}]}}}}"""
    )

  def mixed(out: Writer, i: Int): Unit =
    out.reset()
    out.put(
      json"""{
        "s": $text, "é": "é€", "numbers": [$i, ${i * 10000000L}, ${i / 7.0}, ${0.5f}, ${i > 0}], "point": $point,
        "points": $points, "some": ${opt(some)}, "none": ${opt(
          none
        )}, $text: $i, $i: "$i of $text, $uuid, $letter", "null": $none,
        "in": ${json"[$i]"}
      }"""
    )

  def small(out: Writer, i: Int): Unit =
    out.reset()
    val literal = json"""{"i": $i}"""
    literal.write(out)
