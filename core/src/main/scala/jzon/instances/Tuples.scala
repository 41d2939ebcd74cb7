package jzon.instances

import scala.collection.IndexedSeq
import scala.collection.immutable.Nil
import jzon.{DecodeError, Decoder, EncodeError, Encoder, Reader, Size, Writer}

/** Tuples of any arity, as arrays of exactly that many elements. */
private[jzon] trait TupleDecoders:
  given emptyTuple: Decoder[EmptyTuple] = TupleDecoder[EmptyTuple](Array.empty)
  given tuple[H, T <: Tuple](using elements: ElementDecoders[H *: T]): Decoder[H *: T] =
    elements.decoders match
      case first :: second :: Nil => PairDecoder(first, second).asInstanceOf[Decoder[H *: T]]
      case decoders               => TupleDecoder(decoders.toArray)

private[jzon] trait TupleEncoders:
  given emptyTuple: Encoder[EmptyTuple] = TupleEncoder[EmptyTuple](Array.empty)
  given tuple[H, T <: Tuple](using elements: ElementEncoders[H *: T]): Encoder[H *: T] =
    elements.encoders match
      case first :: second :: Nil => PairEncoder(first, second).asInstanceOf[Encoder[H *: T]]
      case encoders               => TupleEncoder(encoders.toArray)

/** The decoders of the elements of a tuple. This is a type of its own, because the decoder that a user has for a pair
  * is not that of the last two elements of a triple.
  */
final class ElementDecoders[T <: Tuple] private (private[jzon] val decoders: List[Decoder[?]])

object ElementDecoders:
  given none: ElementDecoders[EmptyTuple] = new ElementDecoders(Nil)
  given some[H, T <: Tuple](using head: Decoder[H], tail: ElementDecoders[T]): ElementDecoders[H *: T] =
    new ElementDecoders(head :: tail.decoders)

/** The encoders of the elements of a tuple. */
final class ElementEncoders[T <: Tuple] private (private[jzon] val encoders: List[Encoder[?]])

object ElementEncoders:
  given none: ElementEncoders[EmptyTuple] = new ElementEncoders(Nil)
  given some[H, T <: Tuple](using head: Encoder[H], tail: ElementEncoders[T]): ElementEncoders[H *: T] =
    new ElementEncoders(head :: tail.encoders)

/** An array that is too short lacks its next element, and one that is too long has an extra one, as with fields. */
final private class TupleDecoder[T <: Tuple](decoders: Array[Decoder[?]]) extends OwnReadLoop[T]:
  private val kinds = decoders.map(CommonTypes.of)

  def read(in: Reader): T =
    val elements = new Array[Object](decoders.length)
    val count = Elements.read(in): i =>
      if i == decoders.length then in.fail("invalid extra element")
      elements(i) = readElement(i, in).asInstanceOf[Object]
    if count < decoders.length then Elements.failMissing(in, count)
    Tuple.fromArray(elements).asInstanceOf[T]

  private def readElement(i: Int, in: Reader): Any =
    CommonTypes.read(kinds(i), decoders(i).asInstanceOf[Decoder[Any]], in)

  def readList(in: Reader): List[T] = Elements.list(in)(read(in))

/** [[TupleDecoder]] for the most common tuple, without an array of its elements. */
final private class PairDecoder[A, B](first: Decoder[A], second: Decoder[B]) extends OwnReadLoop[(A, B)]:
  private val kindOfFirst = CommonTypes.of(first)
  private val kindOfSecond = CommonTypes.of(second)

  def read(in: Reader): (A, B) =
    if !in.beginElements() then Elements.failMissing(in, 0)
    val a = element(0)(CommonTypes.read(kindOfFirst, first, in))
    if !in.hasNext() then Elements.failMissing(in, 1)
    val b = element(1)(CommonTypes.read(kindOfSecond, second, in))
    if in.hasNext() then Elements.failExtra(in, 2)
    (a, b)

  private inline def element[C](i: Int)(inline value: C): C =
    try value
    catch case error: DecodeError => throw error.in(i)

  def readList(in: Reader): List[(A, B)] = Elements.list(in)(read(in))

final private class TupleEncoder[T <: Tuple](encoders: Array[Encoder[?]]) extends ContainerEncoder[T], OwnWriteLoop[T]:
  private val kinds = encoders.map(CommonTypes.of)

  def write(tuple: T, out: Writer): Unit =
    if tuple == null then out.failNull()
    Elements.write(out, encoders.length)(i => CommonTypes.write(kinds(i), encoder(i), tuple.productElement(i), out))

  def writeList(elements: List[T], out: Writer): Unit =
    Elements.writeList(elements, out)(write(_, out))

  def writeAll(elements: Iterator[T], out: Writer): Unit =
    Elements.writeAll(elements, out)(write(_, out))

  def writeIndexed(elements: IndexedSeq[T], out: Writer): Unit =
    Elements.writeIndexed(elements, out)(write(_, out))

  override def size(tuple: T, depth: Int): Int =
    if tuple == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else Elements.size(encoders.length)(i => encoder(i).size(tuple.productElement(i), depth + 1))

  private def encoder(i: Int): Encoder[Any] = encoders(i).asInstanceOf[Encoder[Any]]

/** [[TupleEncoder]] for the most common tuple. */
final private class PairEncoder[A, B](first: Encoder[A], second: Encoder[B]) extends ContainerEncoder[(A, B)],
      OwnWriteLoop[(A, B)]:
  private val kindOfFirst = CommonTypes.of(first)
  private val kindOfSecond = CommonTypes.of(second)

  def write(pair: (A, B), out: Writer): Unit =
    if pair == null then out.failNull()
    val isStraight = out.isStraight
    out.beginArray()
    if !isStraight then out.element()
    element(0)(CommonTypes.write(kindOfFirst, first, pair._1, out))
    out.nextElement()
    element(1)(CommonTypes.write(kindOfSecond, second, pair._2, out))
    out.endArray()

  private inline def element(i: Int)(inline write: Unit): Unit =
    try write
    catch case error: EncodeError => throw error.in(i)

  def writeList(elements: List[(A, B)], out: Writer): Unit =
    Elements.writeList(elements, out)(write(_, out))

  def writeAll(elements: Iterator[(A, B)], out: Writer): Unit =
    Elements.writeAll(elements, out)(write(_, out))

  def writeIndexed(elements: IndexedSeq[(A, B)], out: Writer): Unit =
    Elements.writeIndexed(elements, out)(write(_, out))

  override def size(pair: (A, B), depth: Int): Int =
    if pair == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else
      val entries = Size.sum(first.size(pair._1, depth + 1) + 1, second.size(pair._2, depth + 1) + 1)
      Size.container(entries)
