package jzon.ast

import java.util.{Arrays, HashSet}
import scala.collection.immutable.ArraySeq
import jzon.{DecodeError, Decoder, Json, Reader}

/** Reads any value as a tree. The reader limits the depth, not the stack. */
private[jzon] object TreeDecoder extends Decoder[Json]:
  def read(in: Reader): Json = TreeReading(in).value(0)

/** The reading of one tree, by recursion down to [[TreeReading.Levels]].
  *
  * All open containers have their entries on one stack, from which a container takes its own when it ends. So it needs
  * no array that grows, and no copy but the last one.
  */
final private class TreeReading(in: Reader):
  private var entries = new Array[AnyRef](16)
  private var top = 0
  private val hasUniqueKeys = in.limits.uniqueKeys

  /** Reads the value that comes next, which is in `level` containers. */
  def value(level: Int): Json =
    val b = in.next()
    if b == '"' then Json.Str(in.readString())
    else if b == '{' then if level == TreeReading.Levels then DeepTree(in).read() else fields(level + 1)
    else if b == '[' then if level == TreeReading.Levels then DeepTree(in).read() else elements(level + 1)
    else TreeReading.scalar(b, in)

  private def elements(level: Int): Json =
    if !in.beginElements() then Json.Arr.empty
    else
      val start = top
      var index = 0
      var isOpen = true
      while isOpen do
        try push(value(level))
        catch case error: DecodeError => throw error.in(index)
        index += 1
        isOpen = in.hasNext()
      new Json.Arr(take(start))

  private def fields(level: Int): Json =
    if !in.beginFields() then Json.Obj.empty
    else
      val start = top
      val names = if hasUniqueKeys then HashSet[String]() else null
      var isOpen = true
      while isOpen do
        val name = in.readName()
        try
          if names != null && !names.add(name) then in.failDuplicate()
          push((name, value(level)))
        catch case error: DecodeError => throw error.in(name)
        isOpen = in.hasNextField()
      new Json.Obj(take(start))

  private def push(entry: AnyRef): Unit =
    if top == entries.length then entries = Arrays.copyOf(entries, top * 2)
    entries(top) = entry
    top += 1

  /** Takes the entries from `start` on off the stack. */
  private def take[A](start: Int): IndexedSeq[A] =
    val own = ArraySeq.ofRef(Arrays.copyOfRange(entries, start, top))
    top = start
    own.asInstanceOf[IndexedSeq[A]]

private object TreeReading:
  /** How many levels are read by recursion, for which any stack is large enough. */
  inline val Levels = 32

  private val yes = Json.Bool(true)
  private val no = Json.Bool(false)

  /** Reads a value that begins with `b` and is neither an object nor an array. */
  def scalar(b: Int, in: Reader): Json =
    if b == '"' then Json.Str(in.readString())
    else if b == '-' || (b >= '0' && b <= '9') then new Json.Num(in.readNumberText())
    else if b == 't' || b == 'f' then if in.readBoolean() then yes else no
    else if b == 'n' then
      in.readNull(): Unit
      Json.Null
    else in.failUnexpected("a value")
