package jzon.runtime

import scala.collection.immutable.Nil
import jzon.{Codec, DecodeError, Decoder, EncodeError, Encoder, FieldTable, Reader, Writer}
import jzon.instances.Elements

/** The base class of every instance that the macro emits. For emitted code only. It is public because emitted code lies
  * in the packages of users, and can name public members only.
  */
abstract class Derived(decoders: Int, encoders: Int) extends Fetched(decoders, encoders):
  // Members that the library hides. Emitted code calls them through this class, because a quote can name public members
  // only.

  /** The error with the name of field `i` before its path, or the error as it is if `i` is -1 (the object itself). */
  final def at(error: DecodeError, i: Int, fields: FieldTable): DecodeError =
    if i < 0 then error else error.in(fields.name(i))

  final def at(error: EncodeError, i: Int, fields: FieldTable): EncodeError =
    if i < 0 then error else error.in(fields.name(i))

  /** The error with the index `i` before its path, or the error as it is if `i` is -1 (the array itself). */
  final def at(error: DecodeError, i: Int): DecodeError = if i < 0 then error else error.in(i)

  final def at(error: EncodeError, i: Int): EncodeError = if i < 0 then error else error.in(i)

  /** Reads the `{` of an object, and returns whether a field follows. */
  final def beginFields(in: Reader): Boolean = in.beginFields()

  /** Whether another field follows the one that was read. */
  final def hasNextField(in: Reader): Boolean = in.hasNextField()

  /** See [[jzon.Reader.firstField1]]. */
  final def firstField1(in: Reader, word: Long, length: Int, fields: FieldTable, i: Int, unknown: Int): Int =
    in.firstField1(word, length, fields, i, unknown)

  /** See [[jzon.Reader.firstField2]]. */
  final def firstField2(
      in: Reader,
      head: Long,
      tail: Long,
      length: Int,
      fields: FieldTable,
      i: Int,
      unknown: Int
  ): Int = in.firstField2(head, tail, length, fields, i, unknown)

  /** See [[jzon.Reader.firstField]]. */
  final def firstField(in: Reader, fields: FieldTable, i: Int, unknown: Int): Int = in.firstField(fields, i, unknown)

  /** See [[jzon.Reader.nextField1]]. */
  final def nextField1(in: Reader, word: Long, length: Int, fields: FieldTable, i: Int, unknown: Int): Int =
    in.nextField1(word, length, fields, i, unknown)

  /** See [[jzon.Reader.nextField2]]. */
  final def nextField2(
      in: Reader,
      head: Long,
      tail: Long,
      length: Int,
      fields: FieldTable,
      i: Int,
      unknown: Int
  ): Int = in.nextField2(head, tail, length, fields, i, unknown)

  /** See [[jzon.Reader.nextField3]]. */
  final def nextField3(
      in: Reader,
      head: Long,
      middle: Long,
      tail: Long,
      length: Int,
      fields: FieldTable,
      i: Int,
      unknown: Int
  ): Int = in.nextField3(head, middle, tail, length, fields, i, unknown)

  /** See [[jzon.Reader.nextFieldLong]]. */
  final def nextFieldLong(in: Reader, head: Long, length: Int, fields: FieldTable, i: Int, unknown: Int): Int =
    in.nextFieldLong(head, length, fields, i, unknown)

  /** See [[jzon.Reader.otherField]]. */
  final def otherField(in: Reader, fields: FieldTable, i: Int, unknown: Int): Int = in.otherField(fields, i, unknown)

  /** The next field after an unknown one. The one after the last that was `seen` is expected. */
  final def fieldAfterUnknown(in: Reader, fields: FieldTable, seen: Long, unknown: Int): Int =
    in.fieldAfterUnknown(fields, 64 - java.lang.Long.numberOfLeadingZeros(seen), unknown)

  /** Reads the `[` of an array, and returns whether an element follows. */
  final def beginElements(in: Reader): Boolean = in.beginElements()

  /** Whether another element follows the one that was read. */
  final def hasNext(in: Reader): Boolean = in.hasNext()

  /** Reads the `[` of an array. Fails if no element follows. */
  final def firstElement(in: Reader): Unit = if !in.beginElements() then Elements.failMissing(in, 0)

  /** Fails unless element `i` follows. */
  final def nextElement(in: Reader, i: Int): Unit = if !in.hasNext() then Elements.failMissing(in, i)

  /** Fails if there is an element `i`. */
  final def endElements(in: Reader, i: Int): Unit = if in.hasNext() then Elements.failExtra(in, i)

  /** Refuses to write null in the place of a value. */
  final def failNull(out: Writer): Nothing = out.failNull()

  final def isDefined(option: Option[?], out: Writer): Boolean =
    if option == null then out.failNull()
    option.isDefined

  // These never fail: if a value can't be written, its size may be any number.
  final def hasSome(option: Option[?]): Boolean = option != null && option.isDefined
  final def orNil[A](list: List[A]): List[A] = if list == null then Nil else list

  // A pair of the same primitives is specialised, and holds them without boxes, if the compiler creates it from source.
  // It does not specialise what a macro emits.
  final def pairOfInt(a: Int, b: Int): (Int, Int) = (a, b)
  final def pairOfLong(a: Long, b: Long): (Long, Long) = (a, b)
  final def pairOfDouble(a: Double, b: Double): (Double, Double) = (a, b)

  /** The decoder for a case of a family that has an instance of its own.
    *
    * @param own
    *   the instance that was written for the case
    * @param tag
    *   the field of the case that holds the hint, or null if the hint is elsewhere
    * @param name
    *   the name of the case, or its hint if there is a tag
    * @param derived
    *   reads the case if `own` leads back to this instance; null if nothing could be derived
    */
  final def decoderOfCase(own: Decoder[?], tag: String, name: String, derived: => Decoder[?]): Decoder[?] =
    if OwnCases.leads(own, this) then orRefusing(derived, "Decoder", name)
    else if tag == null then own
    else DecoderBesideTag(own.asInstanceOf[Decoder[Any]])

  /** The encoder for a case of a family that has an instance of its own: see [[decoderOfCase]]. */
  final def encoderOfCase(own: Encoder[?], tag: String, name: String, derived: => Encoder[?]): Encoder[?] =
    if OwnCases.leads(own, this) then orRefusing(derived, "Encoder", name)
    else if tag == null then own
    else EncoderBesideTag(own.asInstanceOf[Encoder[Any]], tag, name)

  private def orRefusing[I](derived: I, half: String, name: String): I | Refusing =
    if derived != null then derived else Refusing(s"the $half of $name is made from that of its family")

  /** Reads the name of a field in a class with a field that takes the unknown ones. */
  final def fieldOrRest(in: Reader, fields: FieldTable, expected: Int): Int = in.fieldOrRest(fields, expected)

  /** Reads a string that is the name of a case, and returns its index. */
  final def readCase(in: Reader, hints: FieldTable): Int = in.readCase(hints)

  /** Refuses the string that was just read, because its case is an object. */
  final def failCase(in: Reader): Nothing = in.failCase()

  /** Refuses the object that comes next, because it has the fields of no case. */
  final def failObject(in: Reader, fields: FieldTable): Nothing = in.failObject(fields)

  /** Looks ahead in the object that comes next for its first field that is in `table`, and returns the index of the
    * field, or -1.
    */
  final def findField(in: Reader, table: FieldTable): Int = in.findField(table)

  /** Looks ahead in the object that comes next for the field `name`, and returns the index of its value among `hints`.
    */
  final def findHint(in: Reader, name: FieldTable, hints: FieldTable): Int = in.findHint(name, hints)

  /** Reads the `{` and the name of an object around one case, and returns the index of the case. */
  final def beginCase(in: Reader, hints: FieldTable): Int = in.beginCase(hints)

  /** Reads the `}` of an object around one case. */
  final def endCase(in: Reader): Unit = in.endCase()

  /** The code of the [[Kind]] of the value that comes next, or -1 if no value begins here. */
  final def kind(in: Reader): Int = in.next() match
    case '"'                                     => Kind.Text.code
    case 't' | 'f'                               => Kind.Bool.code
    case 'n'                                     => Kind.Null.code
    case '{'                                     => Kind.Object.code
    case '['                                     => Kind.Array.code
    case b if b == '-' || (b >= '0' && b <= '9') => Kind.Number.code
    case _                                       => -1

  /** Refuses the field whose name was just read, because the object has it already. */
  final def failDuplicate(in: Reader): Nothing = in.failDuplicate()

  /** Refuses the tag, whose name was just read, because the object has it already.
    *
    * @param tag
    *   the index of the tag in `fields`
    */
  final def failDuplicateTag(in: Reader, fields: FieldTable, tag: Int): Nothing =
    throw in.duplicateTag(fields.name(tag))

  /** `seen` with bit `i`, which marks field `i` as read. Fails if it was read before. */
  final def seenOnce(seen: Long, i: Int, in: Reader): Long =
    val bit = 1L << i
    if (seen & bit) != 0 then in.failDuplicate()
    seen | bit

  /** Like [[seenOnce]], for a class whose field `tag` holds the hint. */
  final def seenOnceOrTag(seen: Long, i: Int, in: Reader, tag: Int, fields: FieldTable): Long =
    if i == tag && (seen & (1L << i)) != 0 then failDuplicateTag(in, fields, tag)
    seenOnce(seen, i, in)

  /** Whether bit `i` of `seen` is clear, so that field `i` was not in the object. */
  final def lacks(seen: Long, i: Int): Boolean = (seen & (1L << i)) == 0

  /** The index of the first bit that is in `required` and not in `seen`, or -1. */
  final def firstMissing(seen: Long, required: Long): Int =
    val missing = required & ~seen
    if missing == 0 then -1 else java.lang.Long.numberOfTrailingZeros(missing)

/** For emitted code only. Checks of instances whose code the macro did not see. It assumed that they are derived, or
  * that they convert other instances. An instance that is neither is replaced by one that refuses every value.
  */
object Derived:
  /** `decoder` if it is derived; otherwise one that refuses every value. */
  def expected[A](decoder: Decoder[A], tpe: String): Decoder[A] =
    if OwnCases.isDerived(decoder) then decoder else refusing("Decoder", tpe).asInstanceOf[Decoder[A]]

  /** `encoder` if it is derived; otherwise one that refuses every value. */
  def expected[A](encoder: Encoder[A], tpe: String): Encoder[A] =
    if OwnCases.isDerived(encoder) then encoder else refusing("Encoder", tpe).asInstanceOf[Encoder[A]]

  /** `decoder` if it converts what `from` reads; otherwise one that refuses every value. */
  def converted[A](decoder: Decoder[A], from: Decoder[?], tpe: String): Decoder[A] =
    if OwnCases.converts(decoder, from) then decoder else unlike("Decoder", tpe).asInstanceOf[Decoder[A]]

  /** `encoder` if it converts to what `from` writes; otherwise one that refuses every value. */
  def converted[A](encoder: Encoder[A], from: Encoder[?], tpe: String): Encoder[A] =
    if OwnCases.converts(encoder, from) then encoder else unlike("Encoder", tpe).asInstanceOf[Encoder[A]]

  private def unlike(half: String, tpe: String): Refusing =
    Refusing(
      s"the $half of $tpe is not what its text looks like, so that it is not known what kind of JSON value it is for"
    )

  /** Throws if the class of a flattened field has an instance that is not derived, because flattening would ignore it.
    */
  def flattens(instance: Decoder[?] | Encoder[?], tpe: String): Unit =
    if !OwnCases.isPlain(instance) then
      throw IllegalStateException(s"$tpe is flattened, and has an instance that is not derived")

  /** An instance that was created where the compiler does not warn of deprecated definitions. */
  def made[F[_], A](instance: Any): F[A] = instance.asInstanceOf[F[A]]

  private def refusing(half: String, tpe: String): Refusing =
    Refusing(s"the $half of $tpe is not derived, so that it is not known what kind of JSON value it is for")

  /** Separates the names in one constant. No name in such a constant contains it. */
  private[jzon] val Separator = "\n"

  /** The names in one constant, which takes less code than one constant for each name. */
  def names(constant: String): Seq[String] = constant.split(Separator).toSeq

  /** The table of the names in one constant. It needs no sequence of them, whose classes a fresh JVM would load. */
  def table(constant: String): FieldTable = FieldTable.of(constant.split(Separator))

// For emitted code only. Emitted classes extend these classes, so that the compiler does not copy the forwarders to the
// members of the traits into each of them.

abstract class DerivedDecoder[A](decoders: Int) extends Derived(decoders, 0), Decoder[A]
abstract class DerivedEncoder[A](encoders: Int) extends Derived(0, encoders), Encoder[A]:
  /** Emitted code overrides it. */
  override def writeAt(a: A, out: Writer, at: Int): Int = throw AbstractMethodError("writeAt")
  final def write(a: A, out: Writer): Unit = out.end(writeAt(a, out, out.begin()))

abstract class DerivedCodec[A](decoders: Int, encoders: Int) extends Derived(decoders, encoders), Codec[A]:
  /** Emitted code overrides it. */
  override def writeAt(a: A, out: Writer, at: Int): Int = throw AbstractMethodError("writeAt")
  final def write(a: A, out: Writer): Unit = out.end(writeAt(a, out, out.begin()))
