package jzon.instances

import scala.annotation.switch
import jzon.{Decoder, Encoder, Reader, Writer}
import jzon.output.ValueWriter
import jzon.wire.{Integers, PrintDouble}

/** The most common types of elements. A loop that all types share reads and writes them without a call of their
  * instance, because the JIT can't foresee which instance such a loop calls.
  */
private[jzon] object CommonTypes:
  final val Other = 0
  final val AString = 1
  final val AnInt = 2
  final val ALong = 3
  final val ADouble = 4
  final val ABoolean = 5

  // Types of which only arrays have a loop of their own. Elsewhere, they are like others.
  final val AByte = -1
  final val AShort = -2
  final val AFloat = -3
  final val AChar = -4

  /** The type of a decoder of this library, or [[Other]]. */
  def of(decoder: Decoder[?]): Int = decoder match
    case own: OwnReadLoop[?] => own.commonType
    case _                   => Other

  def of(encoder: Encoder[?]): Int = encoder match
    case own: OwnWriteLoop[?] => own.commonType
    case _                    => Other

  /** Whether a kind is that of a common type, whose values are never left out of an object. */
  def isCommon(kind: Int): Boolean = kind > Other

  def isInt(kind: Int): Boolean = kind == AnInt

  /** Does what `decoder.read(in)` does.
    *
    * @param kind
    *   what [[of]] returned for the decoder
    */
  inline def read[A](kind: Int, decoder: Decoder[A], in: Reader): A =
    (kind: @switch) match
      case AString  => in.readString().asInstanceOf[A]
      case AnInt    => in.readInt().asInstanceOf[A]
      case ALong    => in.readLong().asInstanceOf[A]
      case ADouble  => in.readDouble().asInstanceOf[A]
      case ABoolean => in.readBoolean().asInstanceOf[A]
      case _        => decoder.read(in)

  /** Does what `encoder.write(a, out)` does. */
  inline def write[A](kind: Int, encoder: Encoder[A], a: A, out: Writer): Unit =
    (kind: @switch) match
      case AString  => out.writeString(a.asInstanceOf[String])
      case AnInt    => out.writeInt(a.asInstanceOf[Int])
      case ALong    => out.writeLong(a.asInstanceOf[Long])
      case ADouble  => out.writeDouble(a.asInstanceOf[Double])
      case ABoolean => out.writeBoolean(a.asInstanceOf[Boolean])
      case _        => encoder.write(a, out)

  /** Whether [[put]] takes values of a kind. */
  def isScalar(kind: Int): Boolean = isCommon(kind)

  /** The room in bytes that [[put]] needs. */
  inline val MaxScalar = PrintDouble.MaxDouble

  /** Puts a value into the buffer of the writer, as [[write]] writes it. A long string makes room itself, perhaps by
    * another buffer.
    *
    * @return
    *   the index after the value, with room for one more byte
    */
  def put(kind: Int, a: Any, out: Writer, bytes: Array[Byte], at: Int): Int =
    (kind: @switch) match
      case AString  => out.putString(a.asInstanceOf[String], bytes, at)
      case AnInt    => Integers.putInt(a.asInstanceOf[Int], bytes, at)
      case ALong    => Integers.putLong(a.asInstanceOf[Long], bytes, at)
      case ADouble  => out.putDouble(a.asInstanceOf[Double], bytes, at)
      case ABoolean => ValueWriter.putBoolean(a.asInstanceOf[Boolean], bytes, at)
      case _        => throw IllegalArgumentException("no scalar")
