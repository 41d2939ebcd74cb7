package jzon.instances

import scala.collection.immutable.ArraySeq
import scala.collection.mutable.ArrayBuilder
import scala.reflect.ClassTag
import jzon.{Decoder, Encoder, Reader, Size, Writer}
import jzon.output.{TextWriter, ValueWriter}
import jzon.wire.{Integers, PrintDouble}

/** Arrays. Arrays of primitives are read and written without a box for each element, if the instance of the element is
  * the one of this library.
  */
private[jzon] trait ArrayDecoders extends FactoryDecoders:
  given array[A](using element: Decoder[A], tag: ClassTag[A]): Decoder[Array[A]] = ArrayDecoding.of(element)
  given iarray[A](using array: Decoder[Array[A]]): Decoder[IArray[A]] = array.map(IArray.unsafeFromArray)
  given arraySeq[A](using array: Decoder[Array[A]]): Decoder[ArraySeq[A]] = array.map(ArraySeq.unsafeWrapArray)

private[jzon] trait ArrayEncoders:
  given array[A](using element: Encoder[A]): Encoder[Array[A]] = ArrayEncoding.of(element)

  /** An IArray is an Array that never changes. */
  given iarray[A](using array: Encoder[Array[A]]): Encoder[IArray[A]] = array.contramap(_.asInstanceOf[Array[A]])

private object ArrayDecoding:
  def of[A](element: Decoder[A])(using tag: ClassTag[A]): Decoder[Array[A]] =
    val special: Decoder[?] | Null = CommonTypes.of(element) match
      case CommonTypes.AnInt    => ints
      case CommonTypes.ALong    => longs
      case CommonTypes.ADouble  => doubles
      case CommonTypes.AByte    => bytes
      case CommonTypes.AFloat   => floats
      case CommonTypes.ABoolean => booleans
      case CommonTypes.AShort   => shorts
      case CommonTypes.AChar    => chars
      case _                    => null
    if special != null then special.asInstanceOf[Decoder[Array[A]]]
    else if tag.runtimeClass.isPrimitive then UnboxingDecoder(element)
    else ObjectArrayDecoder(element)

  private lazy val booleans = decoder(in => read(in)(new Array[Boolean](_))(in.readBoolean()))
  private lazy val bytes = decoder(in => readRuns(in)(new Array[Byte](_))(in.putBytes(_, _))(in.readByte()))
  private lazy val shorts = decoder(in => readRuns(in)(new Array[Short](_))(in.putShorts(_, _))(in.readShort()))
  private lazy val ints = decoder(in => readRuns(in)(new Array[Int](_))(in.putInts(_, _))(in.readInt()))
  private lazy val longs = decoder(in => readRuns(in)(new Array[Long](_))(in.putLongs(_, _))(in.readLong()))
  private lazy val floats = decoder(in => read(in)(new Array[Float](_))(in.readFloat()))
  private lazy val doubles = decoder(in => read(in)(new Array[Double](_))(in.readDouble()))
  private lazy val chars = decoder(in => read(in)(new Array[Char](_))(in.readChar()))

  /** A decoder that is a class. A lambda would be a class, too, which a fresh JVM would first have to make. */
  private inline def decoder[A](inline value: Reader => Array[A]): Decoder[Array[A]] = new Decoder[Array[A]]:
    def read(in: Reader): Array[A] = value(in)

  /** Reads into an array that doubles, and returns the part of it that was needed. */
  inline def read[A](in: Reader)(inline make: Int => Array[A])(inline next: => A): Array[A] =
    var array = make(FirstLength)
    val count = Elements.read(in): i =>
      if i == array.length then array = resized(array, i, doubled(i, in))(make)
      array(i) = next
    exactly(array, count)(make)

  /** [[read]] with the loop of [[Elements.readRuns]]. `putPlain` puts elements until the array is full. */
  private inline def readRuns[A](in: Reader)(inline make: Int => Array[A])(inline putPlain: (Array[A], Int) => Int)(
      inline next: => A
  ): Array[A] =
    var array = make(FirstLength)
    val count = Elements.readRuns(in)(putPlain(array, _)): i =>
      if i == array.length then array = resized(array, i, doubled(i, in))(make)
      array(i) = next
    exactly(array, count)(make)

  private inline def exactly[A](array: Array[A], count: Int)(inline make: Int => Array[A]): Array[A] =
    if count == array.length then array else resized(array, count, count)(make)

  private inline def resized[A](array: Array[A], count: Int, length: Int)(inline make: Int => Array[A]): Array[A] =
    val other = make(length)
    System.arraycopy(array, 0, other, 0, count)
    other

  private def doubled(length: Int, in: Reader): Int =
    if length > Int.MaxValue / 2 then in.failLimit("too many elements for an array")
    length * 2

  private inline val FirstLength = 16

final private class ObjectArrayDecoder[A](element: Decoder[A])(using tag: ClassTag[A]) extends Decoder[Array[A]]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): Array[A] =
    inline def next = CommonTypes.read(kind, element, in).asInstanceOf[AnyRef]
    ArrayDecoding.read(in)(tag.newArray(_).asInstanceOf[Array[AnyRef]])(next).asInstanceOf[Array[A]]

/** Reads an array of primitives with a decoder that is not of this library. */
final private class UnboxingDecoder[A](element: Decoder[A])(using ClassTag[A]) extends Decoder[Array[A]]:
  def read(in: Reader): Array[A] =
    val array = ArrayBuilder.make[A]
    Elements.read(in)(_ => array.addOne(element.read(in))): Unit
    array.result()

private object ArrayEncoding:
  def of[A](element: Encoder[A]): Encoder[Array[A]] =
    val special: Encoder[?] | Null = CommonTypes.of(element) match
      case CommonTypes.AnInt    => ints
      case CommonTypes.ALong    => longs
      case CommonTypes.ADouble  => doubles
      case CommonTypes.AByte    => bytes
      case CommonTypes.AFloat   => floats
      case CommonTypes.ABoolean => booleans
      case CommonTypes.AShort   => shorts
      case CommonTypes.AChar    => chars
      case _                    => null
    if special != null then special.asInstanceOf[Encoder[Array[A]]] else AnyArrayEncoder(element)

  private lazy val booleans =
    scalars[Boolean](5)((a, i, _, out, at) => ValueWriter.putBoolean(a(i), out, at))((a, i) => Size.boolean(a(i)))
  private lazy val bytes =
    scalars[Byte](4)((a, i, _, out, at) => Integers.putByte(a(i), out, at))((a, i) => Size.int(a(i)))
  private lazy val shorts =
    scalars[Short](6)((a, i, _, out, at) => Integers.putShort(a(i), out, at))((a, i) => Size.int(a(i)))
  private lazy val ints =
    scalars[Int](Integers.MaxInt)((a, i, _, out, at) => Integers.putInt(a(i), out, at))((a, i) => Size.int(a(i)))
  private lazy val longs =
    scalars[Long](Integers.MaxLong)((a, i, _, out, at) => Integers.putLong(a(i), out, at))((a, i) => Size.long(a(i)))
  private lazy val floats =
    scalars[Float](PrintDouble.MaxFloat)((a, i, writer, out, at) => writer.putFloat(a(i), out, at))((a, i) =>
      Size.float(a(i))
    )
  private lazy val doubles =
    scalars[Double](PrintDouble.MaxDouble)((a, i, writer, out, at) => writer.putDouble(a(i), out, at))((a, i) =>
      Size.double(a(i))
    )
  private lazy val chars =
    scalars[Char](TextWriter.MostOfChar)((a, i, writer, out, at) => writer.putChar(a(i), out, at)): (a, i) =>
      Size.char(a(i))

  /** The encoder of an array of scalars, see [[Encoding.scalar]]. */
  private inline def scalars[A](max: Int)(inline put: (Array[A], Int, Writer, Array[Byte], Int) => Int)(
      inline count: (Array[A], Int) => Int
  ): Encoder[Array[A]] = Encoding.reference[Array[A]] { (a, out) =>
    if out.isStraight then
      var next = 0
      out.writeScalars[Int](next < a.length) {
        next += 1
        next - 1
      }(_ => max)(put(a, _, out, _, _))(next - 1)
    else Elements.write(out, a.length)(i => out.writeScalar(max)(put(a, i, out, _, _)))
  }(a => Elements.size(a.length)(count(a, _)))

final private class AnyArrayEncoder[A](element: Encoder[A]) extends ContainerEncoder[Array[A]]:
  private val own = OwnWriteLoop.of(element)

  def write(array: Array[A], out: Writer): Unit =
    if array == null then out.failNull()
    val own = this.own
    if own != null then own.writeIndexed(ArraySeq.unsafeWrapArray(array), out)
    else Elements.write(out, array.length)(i => element.write(array(i), out))

  override def size(array: Array[A], depth: Int): Int =
    if array == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else Elements.size(array.length)(i => element.size(array(i), depth + 1))
