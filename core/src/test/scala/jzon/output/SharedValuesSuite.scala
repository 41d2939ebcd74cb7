package jzon.output

import jzon.{Encoder, EncodeError, Json, Limits, Size, Writer}

/** Values that contain themselves, or the same value again and again: counting their bytes ends as soon as writing
  * does.
  */
class SharedValuesSuite extends munit.FunSuite:
  import SharedValuesSuite.*

  private def refused[A: Encoder](a: A, message: String)(using munit.Location, Limits): EncodeError =
    calls = 0
    val error = intercept[EncodeError](jzon.writeBytesExact(a))
    assertEquals(error.message, message)
    assert(clue(calls) < 5000)
    error

  test("a value that contains itself, twice and more often"):
    val list = Node(1, Nil)
    list.children = List(list, list)
    assertEquals(refused(list, "nested too deeply").render, intercept[EncodeError](jzon.write(list)).render)
    val pair = Pair(null, null)
    pair.left = pair
    pair.right = pair
    refused(pair, "nested too deeply"): Unit
    val hand = Hand(Nil)
    hand.children = Vector(hand, hand)
    refused(hand, "nested too deeply"): Unit
    val map = Table(Map.empty)
    map.children = Map("a" -> map, "b" -> map)
    refused(map, "nested too deeply"): Unit

  test("values in one another, each in two places, beyond the limit of depth"):
    refused((1 to 600).foldLeft(Node(1, Nil))((node, _) => Node(1, List(node, node))), "nested too deeply"): Unit
    refused((1 to 600).foldLeft(Table(Map.empty))((t, _) => Table(Map("a" -> t, "b" -> t))), "nested too deeply"): Unit
    val tree = (1 to 600).foldLeft[Json](Json.Null)((json, _) => Json.Arr(json, json))
    assertEquals(intercept[EncodeError](jzon.writeBytesExact(tree)).message, "nested too deeply")

  test("the limit that is asked for"):
    given Limits = Limits(depth = 10)
    refused((1 to 100).foldLeft(Node(1, Nil))((node, _) => Node(1, List(node, node))), "nested too deeply"): Unit

  test("within the limit of depth: counted until no array has room"):
    val double = (1 to 60).foldLeft(Wide(Blob, Nil))((wide, _) => Wide(Blob, List(wide, wide)))
    refused(double, Size.TooLong): Unit
    // Of three in one: a sum that is beyond an Int must not come round to a small one.
    val triple = (1 to 60).foldLeft(Wide(Blob, Nil))((wide, _) => Wide(Blob, List(wide, wide, wide)))
    refused(triple, Size.TooLong): Unit
    val fields = (1 to 60).foldLeft(Three(Blob, None, None, None)): (three, _) =>
      Three(Blob, Some(three), Some(three), Some(three))
    refused(fields, Size.TooLong): Unit
    val tuples = (1 to 60).foldLeft(Tuples(Blob, None))((t, _) => Tuples(Blob, Some((t, t, t))))
    refused(tuples, Size.TooLong): Unit
    val tables = (1 to 60).foldLeft(Tables(Blob, Map.empty))((t, _) => Tables(Blob, Map("a" -> t, "b" -> t, "c" -> t)))
    refused(tables, Size.TooLong): Unit

  test("sums beyond an array, however they come about"):
    assertEquals(Size.sum(Int.MaxValue - 1, 1), Int.MaxValue)
    intercept[EncodeError](Size.sum(Int.MaxValue, 1)): Unit
    intercept[EncodeError](Size.sum(Int.MaxValue, Int.MaxValue)): Unit
    intercept[EncodeError](Size.container(Int.MaxValue)): Unit

  test("size by itself"):
    val list = Node(1, Nil)
    list.children = List(list, list)
    assertEquals(intercept[EncodeError](Encoder[Node].size(list)).message, "nested too deeply")

private object SharedValuesSuite:
  var calls = 0

  final case class Node(id: Int, var children: List[Node]) derives Encoder
  final case class Table(var children: Map[String, Table])
  object Table:
    given derived: Encoder[Table] = Encoder.derived
  final class Pair(var left: Pair, var right: Pair)
  object Pair:
    given Encoder[Pair] with
      def write(pair: Pair, out: Writer): Unit =
        calls += 1
        out.beginArray()
        out.element()
        write(pair.left, out)
        out.element()
        write(pair.right, out)
        out.endArray()
      override def size(pair: Pair, depth: Int): Int =
        calls += 1
        if Size.isTooDeep(depth) then 0
        else Size.container(size(pair.left, depth + 1) + size(pair.right, depth + 1) + 2)

  /** Has no size of its own. */
  final class Hand(var children: Seq[Hand])
  object Hand:
    given Encoder[Hand] = (hand, out) =>
      calls += 1
      Encoder[Seq[Hand]].write(hand.children, out)

  /** 3 MB, which cost next to nothing to count. */
  case object Blob:
    given Encoder[Blob.type] with
      def write(blob: Blob.type, out: Writer): Unit = throw AssertionError("what is too long is not written")
      override def size(blob: Blob.type, depth: Int): Int =
        calls += 1
        3000000

  final case class Wide(blob: Blob.type, children: List[Wide]) derives Encoder
  final case class Three(blob: Blob.type, a: Option[Three], b: Option[Three], c: Option[Three]) derives Encoder
  final case class Tuples(blob: Blob.type, children: Option[(Tuples, Tuples, Tuples)]) derives Encoder
  final case class Tables(blob: Blob.type, children: Map[String, Tables]) derives Encoder
