package jzon.instances

import scala.math.BigInt
import jzon.{Encoder, Got, KeyDecoder, KeyEncoder, Reader, Reason, Size, Writer}
import jzon.input.{HashGuard, NumberCursor}
import jzon.wire.{Integers, PrintDouble}

/** Names that are the text of another type: numbers in quotes, and all types that are written as strings. */
private[jzon] trait BasicKeyDecoders:
  given string: KeyDecoder[String] = Decoding.key(_.readNameText())
  given char: KeyDecoder[Char] = Decoding.key(_.readChar())
  given symbol: KeyDecoder[Symbol] = Decoding.key: in =>
    val name = in.readNameText()
    if in.hashCosts.addSymbol(name) == HashGuard.TooMany then in.failNameLimit(Entries.tooMany(in))
    Symbol(name)
  given boolean: KeyDecoder[Boolean] = Decoding.key: in =>
    in.readNameText() match
      case "true"  => true
      case "false" => false
      case other   => in.failName(Reason.Unlike("expected a Boolean, true or false,", Got.string(other)))
  given byte: KeyDecoder[Byte] = Decoding.key(_.quoted(NumberCursor.AByte, _.readByte()))
  given short: KeyDecoder[Short] = Decoding.key(_.quoted(NumberCursor.AShort, _.readShort()))
  given int: KeyDecoder[Int] = Decoding.key: in =>
    val short = in.quotedInteger(Int.MinValue, Int.MaxValue)
    if short != NumberCursor.NoLong then short.toInt else in.quoted(NumberCursor.ExpectedInt, _.readInt())
  given long: KeyDecoder[Long] = Decoding.key: in =>
    val short = in.quotedInteger(Long.MinValue, Long.MaxValue)
    if short != NumberCursor.NoLong then short else in.quoted(NumberCursor.ALong, _.readLong())
  given float: KeyDecoder[Float] =
    Decoding.key(_.quoted(NumberCursor.AFloat, in => NotFinite.pass(in).fold(in.readFloat())(_.toFloat)))
  given double: KeyDecoder[Double] =
    Decoding.key(_.quoted(NumberCursor.ADouble, in => NotFinite.pass(in).getOrElse(in.readDouble())))
  given bigInteger: KeyDecoder[java.math.BigInteger] =
    Decoding.key(_.quoted("a BigInteger like 12", _.readBigInteger()))
  given javaBigDecimal: KeyDecoder[java.math.BigDecimal] =
    Decoding.key(_.quoted("a BigDecimal like 1.5", _.readBigDecimal()))
  given bigInt: KeyDecoder[BigInt] = bigInteger.map(BigInt(_))
  given bigDecimal: KeyDecoder[BigDecimal] = Decoding.key: in =>
    val before = in.offset
    LargeDecimals.counted(javaBigDecimal.read(in), before, in)
  given javaBoolean(using decoder: KeyDecoder[Boolean]): KeyDecoder[java.lang.Boolean] = decoder.map(Boolean.box)
  given javaByte(using decoder: KeyDecoder[Byte]): KeyDecoder[java.lang.Byte] = decoder.map(Byte.box)
  given javaShort(using decoder: KeyDecoder[Short]): KeyDecoder[java.lang.Short] = decoder.map(Short.box)
  given javaInteger(using decoder: KeyDecoder[Int]): KeyDecoder[java.lang.Integer] = decoder.map(Int.box)
  given javaLong(using decoder: KeyDecoder[Long]): KeyDecoder[java.lang.Long] = decoder.map(Long.box)
  given javaFloat(using decoder: KeyDecoder[Float]): KeyDecoder[java.lang.Float] = decoder.map(Float.box)
  given javaDouble(using decoder: KeyDecoder[Double]): KeyDecoder[java.lang.Double] = decoder.map(Double.box)
  given javaCharacter(using decoder: KeyDecoder[Char]): KeyDecoder[java.lang.Character] = decoder.map(Char.box)

private[jzon] trait BasicKeyEncoders:
  given string: KeyEncoder[String] = KeyOf(Encoder.string)
  given char: KeyEncoder[Char] = KeyOf(Encoder.char)
  given symbol: KeyEncoder[Symbol] = KeyOf(Encoder.symbol)
  given boolean: KeyEncoder[Boolean] = string.contramap(_.toString)
  given byte: KeyEncoder[Byte] = Encoding.key[Byte]((a, out) => int.write(a, out))(int.size(_))
  given short: KeyEncoder[Short] = Encoding.key[Short]((a, out) => int.write(a, out))(int.size(_))
  given int: KeyEncoder[Int] = Encoding.key[Int]((a, out) => out.writeText(Integers.MaxInt)(Integers.putInt(a, _, _))):
    a =>
      Size.int(a) + 2
  given long: KeyEncoder[Long] =
    Encoding.key[Long]((a, out) => out.writeText(Integers.MaxLong)(Integers.putLong(a, _, _))): a =>
      Size.long(a) + 2
  given float: KeyEncoder[Float] = Encoding.key[Float]((a, out) =>
    if java.lang.Float.isFinite(a) then out.writeText(PrintDouble.MaxFloat)(PrintDouble.putFloat(a, _, _))
    else out.writeString(a.toString)
  )(a => Size.float(a) + (if java.lang.Float.isFinite(a) then 2 else 0))
  given double: KeyEncoder[Double] = Encoding.key[Double]((a, out) =>
    if java.lang.Double.isFinite(a) then out.writeText(PrintDouble.MaxDouble)(PrintDouble.putDouble(a, _, _))
    else out.writeString(a.toString)
  )(a => Size.double(a) + (if java.lang.Double.isFinite(a) then 2 else 0))
  given bigInteger: KeyEncoder[java.math.BigInteger] = KeyOf(Encoding.string[java.math.BigInteger](_.toString))
  given javaBigDecimal: KeyEncoder[java.math.BigDecimal] = KeyOf(Encoding.string[java.math.BigDecimal](_.toString))
  given bigInt: KeyEncoder[BigInt] = KeyOf(Encoding.string[BigInt](_.toString))
  given bigDecimal: KeyEncoder[BigDecimal] = KeyOf(Encoding.string[BigDecimal](_.bigDecimal.toString))
  given javaBoolean(using encoder: KeyEncoder[Boolean]): KeyEncoder[java.lang.Boolean] = BoxedKey(encoder)
  given javaByte(using encoder: KeyEncoder[Byte]): KeyEncoder[java.lang.Byte] = BoxedKey(encoder)
  given javaShort(using encoder: KeyEncoder[Short]): KeyEncoder[java.lang.Short] = BoxedKey(encoder)
  given javaInteger(using encoder: KeyEncoder[Int]): KeyEncoder[java.lang.Integer] = BoxedKey(encoder)
  given javaLong(using encoder: KeyEncoder[Long]): KeyEncoder[java.lang.Long] = BoxedKey(encoder)
  given javaFloat(using encoder: KeyEncoder[Float]): KeyEncoder[java.lang.Float] = BoxedKey(encoder)
  given javaDouble(using encoder: KeyEncoder[Double]): KeyEncoder[java.lang.Double] = BoxedKey(encoder)
  given javaCharacter(using encoder: KeyEncoder[Char]): KeyEncoder[java.lang.Character] = BoxedKey(encoder)

/** A key that is null, or a box with its value. */
final private class BoxedKey[A, B](encoder: KeyEncoder[A]) extends KeyEncoder[B]:
  def write(box: B, out: Writer): Unit =
    if box == null then out.failNull()
    encoder.write(box.asInstanceOf[A], out)

  override def size(box: B): Int = if box == null then Size.Null else encoder.size(box.asInstanceOf[A])

/** The words for doubles that are not numbers. */
private object NotFinite:
  private val words =
    List("NaN" -> Double.NaN, "Infinity" -> Double.PositiveInfinity, "-Infinity" -> Double.NegativeInfinity)

  /** Reads such a word if it comes next. */
  def pass(in: Reader): Option[Double] = words.collectFirst { case (word, value) if in.pass(word) => value }
