package jzon

import jzon.wire.{Integers, PrintDouble, Sizes}

/** The lengths of scalars, keys and containers in compact form, in bytes. Use them to implement [[Encoder.size]].
  *
  * {{{
  * override def size(point: Point, depth: Int): Int =
  *   Size.container(Size.entry("x") + Size.int(point.x) + Size.entry("y") + Size.int(point.y))
  * }}}
  */
object Size:
  /** The length of `null`. */
  inline val Null = 4

  /** The length of `true` or `false`. */
  def boolean(value: Boolean): Int = if value then 4 else 5

  /** The length of the decimal digits and the sign. */
  def int(value: Int): Int = Integers.sizeInt(value)

  /** The length of the decimal digits and the sign. */
  def long(value: Long): Int = Integers.sizeLong(value)

  /** The length of the shortest decimal digits, or of the quoted name of NaN or an infinity. */
  def double(value: Double): Int =
    val counted = if java.lang.Double.isFinite(value) then Sizes.double(value) else notFinite(value)
    if counted >= 0 then counted else printed(PrintDouble.putDouble(value, _, _))

  /** The length of the shortest decimal digits that a Float needs, or of the quoted name of NaN or an infinity. */
  def float(value: Float): Int =
    val counted = if java.lang.Float.isFinite(value) then Sizes.float(value) else notFinite(value)
    if counted >= 0 then counted else printed(PrintDouble.putFloat(value, _, _))

  private def notFinite(value: Double): Int = if value.isNaN then 5 else if value > 0 then 10 else 11

  /** The number of bytes that `put` puts into the array and at the index that it is given; it returns the index after
    * them. It needs no more room than a spare buffer has, so nothing is allocated.
    */
  private[jzon] inline def printed(inline put: (Array[Byte], Int) => Int): Int =
    val buffer = BufferCache.take()
    val size = put(buffer, 0)
    BufferCache.give(buffer)
    size

  /** The length of a string of one UTF-16 code unit, including its quotes and escapes. */
  def char(value: Char): Int = 2 + Sizes.unit(value)

  /** The length of a string, including its quotes and escapes. */
  def string(value: String): Int = if value == null then Null else Sizes.string(value)

  /** The length of the name of a field, including its quotes and escapes, its colon, and a comma. */
  def entry(name: String): Int = string(name) + 2

  /** The length of an object or array.
    *
    * @param entries
    *   the length of all entries, with one comma for each entry
    */
  def container(entries: Int): Int = if entries == 0 then 2 else sum(entries, 1)

  /** The sum of two lengths.
    *
    * @throws EncodeError
    *   if the sum is more than an array can hold. Values that share parts may double in length with each level, so
    *   counting must end early.
    */
  def sum(size: Int, more: Int): Int =
    val both = size + more
    if both < 0 then failTooLong() else both

  /** Checks the number of objects and arrays around a container. The result is always false.
    *
    * @throws EncodeError
    *   if the container is nested too deeply
    */
  def isTooDeep(depth: Int): Boolean = if depth >= Deepest then failTooDeep() else false

  private[jzon] def failTooDeep(): Nothing = throw EncodeError("nested too deeply")
  private[jzon] def failTooLong(): Nothing = throw EncodeError(TooLong)

  /** The message if a document has more bytes than an array can hold. */
  private[jzon] val TooLong = "the document is too long for an array"

  /** The depth limit of counting. For other limits, counting starts at another depth. */
  private[jzon] val Deepest: Int = Limits.default.depth
