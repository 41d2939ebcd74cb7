package jzon.output

import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays
import jzon.wire.Strings

/** Puts the fields of each object in the order of their names, for `sortedKeys`: in the writer's buffer, when the
  * object ends. It remembers where each field begins. All positions are indices into that buffer, which keeps the whole
  * outermost container.
  *
  * A byte moves at most once for each object around it. Objects whose fields are in order already are left alone.
  */
final private[output] class FieldOrder:
  /** Positions of the quotes before the names, for the fields of all containers that are open. */
  private var begins = new Array[Int](64)
  private var count = 0

  /** For each container that is open, how many fields the containers around it have so far. */
  private var outer = new Array[Int](16)
  private var depth = 0

  /** Forgets all containers. */
  def clear(): Unit =
    count = 0
    depth = 0

  /** A container begins. */
  def enter(): Unit =
    if depth == outer.length then outer = Arrays.copyOf(outer, depth * 2)
    outer(depth) = count
    depth += 1

  /** A field of the innermost container begins at `at`. */
  def add(at: Int): Unit =
    if count == begins.length then begins = Arrays.copyOf(begins, count * 2)
    begins(count) = at
    count += 1

  /** The innermost container ends: sorts its fields, the last of which ends before `buf(until)`.
    *
    * @param separator
    *   the number of bytes between two fields
    * @return
    *   whether all names were strings
    */
  def leave(buf: Array[Byte], until: Int, separator: Int): Boolean =
    if depth == 0 then true
    else
      depth -= 1
      val first = outer(depth)
      val fields = count - first
      count = first
      fields < 2 || sort(buf, Arrays.copyOfRange(begins, first, first + fields), until, separator)

  private def sort(buf: Array[Byte], begins: Array[Int], until: Int, separator: Int): Boolean =
    val names = begins.map(FieldOrder.name(buf, _, until))
    val isSound = !names.contains(null)
    if isSound then
      val order = names.indices.sortBy(names(_)) // stable: fields of one name stay in their order
      if order != names.indices then move(buf, begins, order, until, separator)
    isSound

  private def move(buf: Array[Byte], begins: Array[Int], order: Seq[Int], until: Int, separator: Int): Unit =
    val from = begins(0)
    val before = Arrays.copyOfRange(buf, from, until)
    var at = from
    order.foreach: i =>
      if at > from then
        System.arraycopy(before, begins(1) - separator - from, buf, at, separator)
        at += separator
      val end = if i + 1 < begins.length then begins(i + 1) - separator else until
      System.arraycopy(before, begins(i) - from, buf, at, end - begins(i))
      at += end - begins(i)

private object FieldOrder:
  /** The name whose opening quote is `buf(at)`, without its escapes; null if that is no string. */
  private def name(buf: Array[Byte], at: Int, until: Int): String | Null =
    val end = Strings.endOfAny(buf, at + 1, until)
    if buf(at) != '"' || end < 0 then null
    else
      val text = new Array[Byte](end - at - 1)
      new String(text, 0, Strings.unescape(buf, at + 1, end, text, 0), UTF_8)
