package jzon

import jzon.wire.{Integers, Sizes}

/** Bytes of scalars, keys and containers in the compact form: what every [[Encoder.size]] adds up, derived or written by
  * hand.
  *
  * {{{
  * override def size(point: Point, depth: Int): Int =
  *   Size.container(Size.entry("x") + Size.int(point.x) + Size.entry("y") + Size.int(point.y))
  * }}}
  */
object Size:
  /** Of `null`. */
  inline val Null = 4

  def boolean(value: Boolean): Int = if value then 4 else 5

  def int(value: Int): Int = Integers.sizeInt(value)

  def long(value: Long): Int = Integers.sizeLong(value)

  /** Of the shortest digits, or of the name in quotes of what is not finite. */
  def double(value: Double): Int =
    if java.lang.Double.isFinite(value) then Sizes.double(value) else notFinite(value)

  def float(value: Float): Int = if java.lang.Float.isFinite(value) then Sizes.float(value) else notFinite(value)

  private def notFinite(value: Double): Int = if value.isNaN then 5 else if value > 0 then 10 else 11

  def char(value: Char): Int = 2 + Sizes.unit(value)

  /** With its quotes and escapes. */
  def string(value: String): Int = if value == null then Null else Sizes.string(value)

  /** Of the name of a field with its quotes and escapes, its colon, and the comma that separates it from another. */
  def entry(name: String): Int = string(name) + 2

  /** Of an object or array.
    *
    * @param entries
    *   bytes of all entries, one comma counted for each of them
    */
  def container(entries: Int): Int = if entries == 0 then 2 else sum(entries, 1)

  /** Both together.
    *
    * @throws EncodeError
    *   if that is more than an array can have, so that the counting ends at once: of values that share their parts the size
    *   may double with each level, and the time that it takes to count them all with it
    */
  def sum(size: Int, more: Int): Int =
    val both = size + more
    if both < 0 then failTooLong() else both

  /** Whether nothing more can stand inside of so many objects and arrays: it never is, for what is too deep can't be
    * written, and the counting ends.
    *
    * @throws EncodeError
    *   instead of true
    */
  def isTooDeep(depth: Int): Boolean = if depth >= Deepest then failTooDeep() else false

  private[jzon] def failTooDeep(): Nothing = throw EncodeError("nested too deeply")
  private[jzon] def failTooLong(): Nothing = throw EncodeError(TooLong)

  /** What is said of a document of more bytes than an array can have. */
  private[jzon] val TooLong = "the document is too long for an array"

  /** The depth that all sizes are counted to. For other limits the counting begins at another depth. */
  private[jzon] val Deepest: Int = Limits.default.depth
