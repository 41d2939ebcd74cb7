package jzon.runtime

import jzon.{FieldTable, Reader}

/** For emitted code only. Holds the fields of a class while it is read, if they are too many for the variables of one
  * method. Primitives are kept as bits, other values as references, and one bit for each field shows whether it was
  * read.
  */
final class Slots(count: Int):
  private val bits = new Array[Long](count)
  private val references = new Array[AnyRef](count)
  private val seen = new Array[Long]((count + 63) >> 6)

  /** The field that is being read, or -1. */
  private var current = -1

  def index: Int = current

  /** Field `i` is read next. Fails if it was read before. */
  def begin(i: Int, in: Reader): Unit =
    current = i
    if !lacks(i) then in.failDuplicate()
    seen(i >> 6) |= 1L << i

  /** Like [[begin]], for a class whose field `tag` holds the hint. */
  def beginOrTag(i: Int, in: Reader, tag: Int, fields: FieldTable): Unit =
    if i == tag && !lacks(i) then throw in.duplicateTag(fields.name(i)).in(fields.name(i))
    begin(i, in)

  /** A field was read, which may have been an unknown one. */
  def end(): Unit = current = -1

  /** Whether field `i` was not in the object. */
  def lacks(i: Int): Boolean = (seen(i >> 6) & (1L << i)) == 0

  /** Fails if field `i` was not in the object. */
  def require(i: Int, in: Reader): Unit =
    if lacks(i) then
      current = i
      in.failMissing()

  /** Records that the decoder of field `i`, which is absent, is asked for a value next. So an error names the field. */
  def ask(i: Int): Unit = current = i

  def putInt(i: Int, value: Int): Unit = bits(i) = value
  def putLong(i: Int, value: Long): Unit = bits(i) = value
  def putBoolean(i: Int, value: Boolean): Unit = bits(i) = if value then 1 else 0
  def putByte(i: Int, value: Byte): Unit = bits(i) = value
  def putShort(i: Int, value: Short): Unit = bits(i) = value
  def putChar(i: Int, value: Char): Unit = bits(i) = value
  def putFloat(i: Int, value: Float): Unit = bits(i) = java.lang.Float.floatToRawIntBits(value)
  def putDouble(i: Int, value: Double): Unit = bits(i) = java.lang.Double.doubleToRawLongBits(value)
  def putReference(i: Int, value: Any): Unit = references(i) = value.asInstanceOf[AnyRef]

  def getInt(i: Int): Int = bits(i).toInt
  def getLong(i: Int): Long = bits(i)
  def getBoolean(i: Int): Boolean = bits(i) != 0
  def getByte(i: Int): Byte = bits(i).toByte
  def getShort(i: Int): Short = bits(i).toShort
  def getChar(i: Int): Char = bits(i).toChar
  def getFloat(i: Int): Float = java.lang.Float.intBitsToFloat(bits(i).toInt)
  def getDouble(i: Int): Double = java.lang.Double.longBitsToDouble(bits(i))
  def getReference(i: Int): Any = references(i)
