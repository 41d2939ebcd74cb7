package jzon.instances

import jzon.{DecodeError, Decoder, EncodeError, Encoder, Reader, Size, Writer}

/** Tuples of any arity, as arrays of exactly that many elements. */
private[jzon] trait TupleDecoders:
  given emptyTuple: Decoder[EmptyTuple] = TupleDecoder[EmptyTuple](Array.empty)
  given tuple[H, T <: Tuple](using elements: ElementDecoders[H *: T]): Decoder[H *: T] =
    TupleDecoder(elements.decoders.toArray)

private[jzon] trait TupleEncoders:
  given emptyTuple: Encoder[EmptyTuple] = TupleEncoder[EmptyTuple](Array.empty)
  given tuple[H, T <: Tuple](using elements: ElementEncoders[H *: T]): Encoder[H *: T] =
    TupleEncoder(elements.encoders.toArray)

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
    val tuple = if decoders.length == 2 then readPair(in) else readAny(in)
    tuple.asInstanceOf[T]

  def readList(in: Reader): List[T] = Elements.list(in)(read(in))

  private def readPair(in: Reader): Tuple =
    if !in.beginElements() then Elements.failMissing(in, 0)
    val first = readInPair(0, in)
    if !in.hasNext() then Elements.failMissing(in, 1)
    val second = readInPair(1, in)
    if in.hasNext() then Elements.failExtra(in, 2)
    (first, second)

  private def readInPair(i: Int, in: Reader): Any =
    try readElement(i, in)
    catch case error: DecodeError => throw error.in(i)

  private def readAny(in: Reader): Tuple =
    val elements = new Array[Object](decoders.length)
    val count = Elements.read(in): i =>
      if i == decoders.length then in.fail("invalid extra element")
      elements(i) = readElement(i, in).asInstanceOf[Object]
    if count < decoders.length then Elements.failMissing(in, count)
    Tuple.fromArray(elements)

  private def readElement(i: Int, in: Reader): Any =
    CommonTypes.read(kinds(i), decoders(i).asInstanceOf[Decoder[Any]], in)

final private class TupleEncoder[T <: Tuple](encoders: Array[Encoder[?]]) extends OwnWriteLoop[T]:
  private val kinds = encoders.map(CommonTypes.of)

  def write(tuple: T, out: Writer): Unit =
    if tuple == null then out.failNull()
    tuple match
      case (first, second) => writePair(first, second, out)
      case _               => Elements.write(out, encoders.length)(i => writeElement(i, tuple.productElement(i), out))

  private def writePair(first: Any, second: Any, out: Writer): Unit =
    out.beginArray()
    out.element()
    writeInPair(0, first, out)
    out.element()
    writeInPair(1, second, out)
    out.endArray()

  private def writeInPair(i: Int, element: Any, out: Writer): Unit =
    try writeElement(i, element, out)
    catch case error: EncodeError => throw error.in(i)

  private def writeElement(i: Int, element: Any, out: Writer): Unit =
    CommonTypes.write(kinds(i), encoders(i).asInstanceOf[Encoder[Any]], element, out)

  def writeList(elements: List[T], out: Writer): Unit =
    Elements.writeList(elements, out)(write(_, out))

  def writeAll(elements: Iterator[T], out: Writer): Unit =
    Elements.writeAll(elements, out)(write(_, out))

  override def size(tuple: T, depth: Int): Int =
    if tuple == null then Size.Null
    else if Size.isTooDeep(depth) then 0
    else
      Elements.size(encoders.length): i =>
        encoders(i).asInstanceOf[Encoder[Any]].size(tuple.productElement(i), depth + 1)
