package jzon.output

import jzon.{ArrayWriter, EncodeError, ObjectWriter, Writer}

/** A handle on an object or array that is being written.
  *
  * A writer creates its handles once and reuses them, so that writing allocates nothing. A handle that is used after
  * its block has ended is refused, until the writer has begun eight more blocks at its level. After that it may refer
  * to the newest of them. The document is well-formed in any case.
  *
  * @param level
  *   the number of blocks around this one
  */
abstract class Block private[jzon] (writer: Writer, private[jzon] val level: Int):
  /** The block that was open when this one began. */
  private[jzon] var outer: Block | Null = null

  /** Whether an encoder writes this block. If so, the path of an error continues where the encoder was called. */
  private var isWithinValue = false

  /** Adds the entry that is being written to the path of an error. */
  protected def addEntry(error: EncodeError): EncodeError

  protected def beginBrackets(): Unit
  protected def endBrackets(): Unit

  private[jzon] def enter(outer: Block | Null, isWithinValue: Boolean): Unit =
    this.outer = outer
    this.isWithinValue = isWithinValue
    beginBrackets()
    writer.enter(this)

  /** Ends the block, which must be the innermost one. Its last key must have a value. Only the inlined methods that
    * take a body call it. It is public, because the compiler's accessor for a hidden one ends the wrong block (Scala
    * 3.3.7).
    */
  final def end(): Unit =
    writer.beginEntry(this)
    try endBrackets()
    catch case error: EncodeError => throw locatedAround(error)
    writer.leave(outer, isWithinValue)

  /** The error, whose path now begins with the path to the entry that is being written. */
  final private[jzon] def located(error: EncodeError): EncodeError = locatedAround(addEntry(error))

  /** The error, whose path now begins with the path to this block. */
  private def locatedAround(error: EncodeError): EncodeError =
    var inner = this
    var around = outer
    while around != null && !inner.isWithinValue do
      around.addEntry(error): Unit
      inner = around
      around = around.outer
    error

/** The handles of a writer, which are created when they are first needed. Each level has a ring of handles, so that a
  * handle whose block has ended is not reused at once.
  */
final private[jzon] class Handles(writer: Writer):
  private var objects = new Array[ObjectWriter](Handles.Ring * 4)
  private var arrays = new Array[ArrayWriter](Handles.Ring * 4)

  /** For each level, the number of handles that were given out. */
  private var turns = new Array[Int](4)

  /** The names of fields that came again, if the writer is used again. Otherwise null. */
  private[output] var names: KnownNames | Null = null

  def rememberNames(): Unit = if names == null then names = KnownNames()

  def nextObject(outer: Block | Null): ObjectWriter =
    val i = next(outer)
    val known = objects(i)
    if known != null then known
    else
      objects(i) = ObjectWriter(writer, i / Handles.Ring)
      objects(i)

  def nextArray(outer: Block | Null): ArrayWriter =
    val i = next(outer)
    val known = arrays(i)
    if known != null then known
    else
      arrays(i) = ArrayWriter(writer, i / Handles.Ring)
      arrays(i)

  private def next(outer: Block | Null): Int =
    val level = if outer == null then 0 else outer.level + 1
    if level == turns.length then grow(level * 2)
    val turn = turns(level)
    turns(level) = turn + 1
    level * Handles.Ring + (turn & (Handles.Ring - 1))

  private def grow(levels: Int): Unit =
    turns = java.util.Arrays.copyOf(turns, levels)
    objects = java.util.Arrays.copyOf(objects, levels * Handles.Ring)
    arrays = java.util.Arrays.copyOf(arrays, levels * Handles.Ring)

private[jzon] object Handles:
  /** The number of handles of each kind at a level, a power of two. */
  final val Ring = 8
