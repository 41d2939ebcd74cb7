package jzon.instances

import java.util.{Optional, OptionalDouble, OptionalInt, OptionalLong}
import scala.collection.IndexedSeq
import jzon.{Decoder, Encoder, Field, Reader, Size, Writer}
import jzon.output.ValueWriter
import jzon.wire.Integers

// In layers, as with collections: if an Option is expected, neither None nor Some may win.

private[jzon] trait NarrowOptionDecoders:
  given some[A](using decoder: Decoder[A]): Decoder[Some[A]] = decoder.map(Some(_))
  given none: Decoder[None.type] = NullDecoder(None)

/** Values that may be absent: `null`, or left out of their object. */
private[jzon] trait OptionDecoders extends NarrowOptionDecoders:
  given option[A](using decoder: Decoder[A]): Decoder[Option[A]] = OptionDecoder(decoder)
  given field[A](using decoder: Decoder[A]): Decoder[Field[A]] = FieldDecoder(decoder)
  given optional[A](using decoder: Decoder[A]): Decoder[Optional[A]] =
    OptionDecoder(decoder).map(_.fold(Optional.empty)(Optional.of))
  given optionalInt(using decoder: Decoder[Int]): Decoder[OptionalInt] =
    OptionDecoder(decoder).map(_.fold(OptionalInt.empty)(OptionalInt.of))
  given optionalLong(using decoder: Decoder[Long]): Decoder[OptionalLong] =
    OptionDecoder(decoder).map(_.fold(OptionalLong.empty)(OptionalLong.of))
  given optionalDouble(using decoder: Decoder[Double]): Decoder[OptionalDouble] =
    OptionDecoder(decoder).map(_.fold(OptionalDouble.empty)(OptionalDouble.of))

private[jzon] trait OptionEncoders:
  given option[A](using encoder: Encoder[A]): Encoder[Option[A]] = OptionEncoder(encoder)
  given field[A](using encoder: Encoder[A]): Encoder[Field[A]] = FieldEncoder(encoder)
  given optional[A](using encoder: Encoder[A]): Encoder[Optional[A]] =
    OptionEncoder(encoder).contramap(a => nullOr(a)(if a.isPresent then Some(a.get) else None))
  given optionalInt(using encoder: Encoder[Int]): Encoder[OptionalInt] =
    OptionEncoder(encoder).contramap(a => nullOr(a)(if a.isPresent then Some(a.getAsInt) else None))
  given optionalLong(using encoder: Encoder[Long]): Encoder[OptionalLong] =
    OptionEncoder(encoder).contramap(a => nullOr(a)(if a.isPresent then Some(a.getAsLong) else None))
  given optionalDouble(using encoder: Encoder[Double]): Encoder[OptionalDouble] =
    OptionEncoder(encoder).contramap(a => nullOr(a)(if a.isPresent then Some(a.getAsDouble) else None))

  /** An option of a reference that may be null, which the encoder of options refuses. */
  private inline def nullOr[A](reference: AnyRef)(inline option: Option[A]): Option[A] =
    if reference == null then null.asInstanceOf[Option[A]] else option

private[jzon] trait NarrowOptionEncoders extends OptionEncoders:
  given some[A](using encoder: Encoder[A]): Encoder[Some[A]] = OptionEncoder(encoder).narrow
  given none: Encoder[None.type] = NoneEncoder

final private class OptionDecoder[A](decoder: Decoder[A]) extends OwnReadLoop[Option[A]]:
  private val kind = CommonTypes.of(decoder)

  def read(in: Reader): Option[A] = if in.readNull() then None else Some(CommonTypes.read(kind, decoder, in))

  def readList(in: Reader): List[Option[A]] =
    if CommonTypes.isInt(kind) then readInts(in).asInstanceOf[List[Option[A]]] else Elements.list(in)(read(in))

  private def readInts(in: Reader): List[Option[Int]] =
    Elements.listOf[Option[Int]](in)(in.addIntOptions(_))(read(in).asInstanceOf[Option[Int]])

  override def missing(in: Reader): Option[A] = None

final private class OptionEncoder[A](encoder: Encoder[A]) extends ContainerEncoder[Option[A]], OwnWriteLoop[Option[A]]:
  private val kind = CommonTypes.of(encoder)

  def write(a: Option[A], out: Writer): Unit = a match
    case Some(value) => CommonTypes.write(kind, encoder, value, out)
    case None        => out.writeNull()
    case null        => out.failNull()

  def writeList(elements: List[Option[A]], out: Writer): Unit =
    if CommonTypes.isInt(kind) then writeInts(elements.asInstanceOf[List[Option[Int]]], out)
    else if CommonTypes.isScalar(kind) then
      Encoding.scalars[Option[A]](elements, out)(_ => CommonTypes.MaxScalar)((a, bytes, at) => put(a, out, bytes, at))
    else Elements.writeList(elements, out)(write(_, out))

  private def writeInts(elements: List[Option[Int]], out: Writer): Unit =
    Encoding.scalars[Option[Int]](elements, out)(_ => Integers.MaxInt): (a, bytes, at) =>
      a match
        case Some(value) => Integers.putInt(value, bytes, at)
        case None        => ValueWriter.putNull(bytes, at)
        case null        => out.failNull()

  private def put(a: Option[A], out: Writer, bytes: Array[Byte], at: Int): Int = a match
    case Some(value) => CommonTypes.put(kind, value, out, bytes, at)
    case None        => ValueWriter.putNull(bytes, at)
    case null        => out.failNull()

  def writeAll(elements: Iterator[Option[A]], out: Writer): Unit =
    Elements.writeAll(elements, out)(write(_, out))

  def writeIndexed(elements: IndexedSeq[Option[A]], out: Writer): Unit =
    Elements.writeIndexed(elements, out)(write(_, out))

  override def size(a: Option[A], depth: Int): Int = a match
    case Some(value) => encoder.size(value, depth)
    case _           => Size.Null
  override def isNothing(a: Option[A]): Boolean = a eq None

/** Exactly `null`. */
final private class NullDecoder[A](nothing: A) extends Decoder[A]:
  def read(in: Reader): A = if in.readNull() then nothing else in.failUnexpected("null")
  override def missing(in: Reader): A = nothing

final private class FieldDecoder[A](decoder: Decoder[A]) extends Decoder[Field[A]]:
  def read(in: Reader): Field[A] = if in.readNull() then Field.Null else Field.Value(decoder.read(in))
  override def missing(in: Reader): Field[A] = Field.Absent

private object NoneEncoder extends Encoder[None.type]:
  def write(a: None.type, out: Writer): Unit = if a == null then out.failNull() else out.writeNull()
  override def size(a: None.type, depth: Int): Int = Size.Null
  override def isNothing(a: None.type): Boolean = a != null

final private class FieldEncoder[A](encoder: Encoder[A]) extends ContainerEncoder[Field[A]]:
  def write(a: Field[A], out: Writer): Unit = a match
    case Field.Value(value) => encoder.write(value, out)
    case null               => out.failNull()
    case _                  => out.writeNull()
  override def size(a: Field[A], depth: Int): Int = a match
    case Field.Value(value) => encoder.size(value, depth)
    case _                  => Size.Null
  override def isNothing(a: Field[A]): Boolean = a eq Field.Absent
