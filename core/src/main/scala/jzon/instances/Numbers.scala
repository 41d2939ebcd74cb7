package jzon.instances

import scala.math.{BigDecimal, BigInt} // those of the package object `scala` would load all its collections
import jzon.{Decoder, Encoder, Reader, Size, Writer}

/** Big numbers, within the limits of bits and scale, and the boxes of primitive numbers. */
private[jzon] trait NumberDecoders:
  given bigInteger: Decoder[java.math.BigInteger] = Decoding.of[java.math.BigInteger](_.readBigInteger())
  given javaBigDecimal: Decoder[java.math.BigDecimal] = Decoding.of[java.math.BigDecimal](_.readBigDecimal())
  given bigInt: Decoder[BigInt] = Decoding.of[BigInt](_.readBigInt())

  /** All digits are kept. The default context rounds results of computations, not what is read. */
  given bigDecimal: Decoder[BigDecimal] = Decoding.of[BigDecimal]: in =>
    val before = in.offset
    LargeDecimals.counted(in.readBigDecimal(), before, in)
  given javaBoolean(using decoder: Decoder[Boolean]): Decoder[java.lang.Boolean] = decoder.map(Boolean.box)
  given javaByte(using decoder: Decoder[Byte]): Decoder[java.lang.Byte] = decoder.map(Byte.box)
  given javaShort(using decoder: Decoder[Short]): Decoder[java.lang.Short] = decoder.map(Short.box)
  given javaInteger(using decoder: Decoder[Int]): Decoder[java.lang.Integer] = decoder.map(Int.box)
  given javaLong(using decoder: Decoder[Long]): Decoder[java.lang.Long] = decoder.map(Long.box)
  given javaFloat(using decoder: Decoder[Float]): Decoder[java.lang.Float] = decoder.map(Float.box)
  given javaDouble(using decoder: Decoder[Double]): Decoder[java.lang.Double] = decoder.map(Double.box)
  given javaCharacter(using decoder: Decoder[Char]): Decoder[java.lang.Character] = decoder.map(Char.box)

private[jzon] trait NumberEncoders:
  given bigInteger: Encoder[java.math.BigInteger] =
    Encoding.reference[java.math.BigInteger]((a, out) =>
      if a.bitLength < 64 then out.writeLong(a.longValue) else out.writeAscii(a.toString)
    )(a => if a.bitLength < 64 then Size.long(a.longValue) else a.toString.length)
  given javaBigDecimal: Encoder[java.math.BigDecimal] =
    Encoding.reference[java.math.BigDecimal]((a, out) => out.writeAscii(a.toString))(_.toString.length)
  given bigInt: Encoder[BigInt] = Encoding.reference[BigInt]((a, out) =>
    if a.isValidLong then out.writeLong(a.longValue) else out.writeAscii(a.toString)
  )(a => if a.isValidLong then Size.long(a.longValue) else a.toString.length)
  given bigDecimal: Encoder[BigDecimal] =
    Encoding.reference[BigDecimal]((a, out) => out.writeAscii(a.bigDecimal.toString))(_.bigDecimal.toString.length)
  given javaBoolean(using encoder: Encoder[Boolean]): Encoder[java.lang.Boolean] = Boxed(encoder)
  given javaByte(using encoder: Encoder[Byte]): Encoder[java.lang.Byte] = Boxed(encoder)
  given javaShort(using encoder: Encoder[Short]): Encoder[java.lang.Short] = Boxed(encoder)
  given javaInteger(using encoder: Encoder[Int]): Encoder[java.lang.Integer] = Boxed(encoder)
  given javaLong(using encoder: Encoder[Long]): Encoder[java.lang.Long] = Boxed(encoder)
  given javaFloat(using encoder: Encoder[Float]): Encoder[java.lang.Float] = Boxed(encoder)
  given javaDouble(using encoder: Encoder[Double]): Encoder[java.lang.Double] = Boxed(encoder)
  given javaCharacter(using encoder: Encoder[Char]): Encoder[java.lang.Character] = Boxed(encoder)

/** A box. The language would open null to zero; here null is refused. */
final private class Boxed[A, B](encoder: Encoder[A]) extends Encoder[B]:
  def write(box: B, out: Writer): Unit =
    if box == null then out.failNull()
    encoder.write(box.asInstanceOf[A], out)

  override def size(box: B, depth: Int): Int =
    if box == null then Size.Null else encoder.size(box.asInstanceOf[A], depth)

private object LargeDecimals:
  /** Counts the number that was just read, if its hash may take long to calculate.
    *
    * @param before
    *   the offset before it was read
    */
  def counted(value: java.math.BigDecimal, before: Long, in: Reader): BigDecimal =
    if value.scale < -Digits || in.offset - before > Digits then in.hashCosts.addDecimal(value)
    BigDecimal(value)

  /** The number of digits, or of bytes of text, that a number may have before it is counted. */
  private inline val Digits = 40
