package jzon.instances

import scala.collection.IndexedSeq
import scala.collection.immutable.Nil
import jzon.{Encoder, KeyEncoder, Size, Writer}

/** Encoders of values that contain no others, one per line: how the value is written, and its size. They are inlined,
  * so that each is a class of its own, which takes primitives without boxes and which the JIT specialises.
  */
private[jzon] object Encoding:
  inline def of[A](inline put: (A, Writer) => Unit)(inline count: A => Int): Encoder[A] =
    common[A](CommonTypes.Other)(put)(count)

  /** Like [[of]], for values of one of the [[CommonTypes]]. */
  inline def common[A](inline kind: Int)(inline put: (A, Writer) => Unit)(
      inline count: A => Int
  ): Encoder[A] = new OwnWriteLoop[A]:
    override def commonType: Int = kind
    def write(a: A, out: Writer): Unit = put(a, out)
    def writeList(elements: List[A], out: Writer): Unit = Elements.writeList(elements, out)(write(_, out))
    def writeAll(elements: Iterator[A], out: Writer): Unit = Elements.writeAll(elements, out)(write(_, out))
    def writeIndexed(elements: IndexedSeq[A], out: Writer): Unit = Elements.writeIndexed(elements, out)(write(_, out))
    override def size(a: A, depth: Int): Int = count(a)

  /** Like [[of]], for references. Null is refused. */
  inline def reference[A <: AnyRef](inline put: (A, Writer) => Unit)(inline count: A => Int): Encoder[A] =
    of[A]((a, out) => if a == null then out.failNull() else put(a, out))(a => if a == null then Size.Null else count(a))

  /** A value of few bytes, of one of the [[CommonTypes]].
    *
    * @param max
    *   the largest number of bytes that `put` writes for the value
    * @param put
    *   puts the value into the buffer of the writer, see [[jzon.Writer.writeScalars]]
    */
  inline def scalar[A](inline kind: Int)(inline max: (A, Writer) => Int)(
      inline put: (A, Writer, Array[Byte], Int) => Int
  )(inline count: A => Int): Encoder[A] = new OwnWriteLoop[A]:
    override def commonType: Int = kind
    def write(a: A, out: Writer): Unit = out.writeScalar(max(a, out))(put(a, out, _, _))

    def writeList(elements: List[A], out: Writer): Unit = scalars[A](elements, out)(max(_, out))(put(_, out, _, _))

    def writeAll(elements: Iterator[A], out: Writer): Unit =
      if out.isStraight then
        var last = -1
        out.writeScalars[A](elements.hasNext) {
          last += 1
          elements.next()
        }(max(_, out))(put(_, out, _, _))(last)
      else Elements.writeAll(elements, out)(write(_, out))

    def writeIndexed(elements: IndexedSeq[A], out: Writer): Unit =
      if out.isStraight then
        val count = elements.length
        var i = 0
        out.writeScalars[A](i < count) {
          i += 1
          elements(i - 1)
        }(max(_, out))(put(_, out, _, _))(i - 1)
      else Elements.writeIndexed(elements, out)(write(_, out))

    override def size(a: A, depth: Int): Int = count(a)

  /** Writes an array of the elements of a list, each of them as [[scalar]] does. */
  inline def scalars[A](elements: List[A], out: Writer)(inline max: A => Int)(
      inline put: (A, Array[Byte], Int) => Int
  ): Unit =
    if out.isStraight then
      var rest = elements
      out.writeScalars[A](rest.nonEmpty) {
        val head = rest.head
        rest = rest.tail
        head
      }(max)(put)(Elements.indexOf(rest, elements) - 1)
    else Elements.writeList(elements, out)(a => out.writeScalar(max(a))(put(a, _, _)))

  /** Writes an array of the strings of a list. */
  def strings(elements: List[String], out: Writer): Unit =
    if out.isStraight then
      var rest = elements
      out.writeStrings(rest.nonEmpty) {
        val head = rest.head
        rest = rest.tail
        head
      }(Elements.indexOf(rest, elements) - 1)
    else Elements.writeList(elements, out)(out.writeString(_))

  /** A reference in quotes, as [[scalar]]: `put` writes at most `max` bytes, all of them ASCII that needs no escape. */
  inline def quoted[A <: AnyRef](inline max: A => Int)(inline put: (A, Array[Byte], Int) => Int)(
      inline count: A => Int
  ): Encoder[A] = new OwnWriteLoop[A]:
    def write(a: A, out: Writer): Unit =
      if a == null then out.failNull()
      out.writeText(max(a))(put(a, _, _))

    def writeList(elements: List[A], out: Writer): Unit =
      if out.isStraight then
        var rest = elements
        out.writeQuoted[A](rest ne Nil) {
          val head = rest.head
          rest = rest.tail
          head
        }(a => if a == null then out.failNull() else max(a))(put(_, _, _))(Elements.indexOf(rest, elements) - 1)
      else Elements.writeList(elements, out)(write(_, out))

    def writeAll(elements: Iterator[A], out: Writer): Unit =
      if out.isStraight then
        var last = -1
        out.writeQuoted[A](elements.hasNext) {
          last += 1
          elements.next()
        }(a => if a == null then out.failNull() else max(a))(put(_, _, _))(last)
      else Elements.writeAll(elements, out)(write(_, out))

    def writeIndexed(elements: IndexedSeq[A], out: Writer): Unit =
      if out.isStraight then
        val count = elements.length
        var i = 0
        out.writeQuoted[A](i < count) {
          i += 1
          elements(i - 1)
        }(a => if a == null then out.failNull() else max(a))(put(_, _, _))(i - 1)
      else Elements.writeIndexed(elements, out)(write(_, out))

    override def size(a: A, depth: Int): Int = if a == null then Size.Null else count(a)

  /** Like [[quoted]], but printed to be counted. */
  inline def text[A <: AnyRef](inline max: A => Int)(inline put: (A, Array[Byte], Int) => Int): Encoder[A] =
    quoted[A](max)(put)(a => 2 + Size.printed(put(a, _, _)))

  /** A value that is written as a string. */
  inline def string[A <: AnyRef](inline text: A => String): Encoder[A] =
    reference[A]((a, out) => out.writeString(text(a)))(a => Size.string(text(a)))

  inline def key[A](inline put: (A, Writer) => Unit)(inline count: A => Int): KeyEncoder[A] = new KeyEncoder[A]:
    def write(a: A, out: Writer): Unit = put(a, out)
    override def size(a: A): Int = count(a)

/** An encoder of values that contain others, which may contain such values again. The compiler copies forwarders to
  * [[jzon.Encoder.writeAt]] into each class of a trait; a class has it in one frame of the stack instead of three.
  */
abstract private[jzon] class ContainerEncoder[A] extends Encoder[A]:
  final override def writeAt(a: A, out: Writer, at: Int): Int =
    out.at = at
    write(a, out)
    out.at

/** An encoder of names that writes them as values. */
final private class KeyOf[A](encoder: Encoder[A]) extends KeyEncoder[A]:
  def write(a: A, out: Writer): Unit = encoder.write(a, out)
  override def size(a: A): Int = encoder.size(a, 0)

/** The encoder of a type without values: the type of the elements of an empty collection. */
private object NothingEncoder extends Encoder[Nothing]:
  def write(a: Nothing, out: Writer): Unit = a

  /** The encoder of a type that has no values. */
  def of[A]: Encoder[A] = this.asInstanceOf[Encoder[A]]
