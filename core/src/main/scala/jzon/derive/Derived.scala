package jzon.derive

import java.io.ObjectInputStream
import jzon.{Codec, DecodeError, Decoder, EncodeError, Encoder, FieldTable, Reader, Size, Writer}
import jzon.instances.Elements

/** For emitted code only, which stands in packages of users and can name public classes only. What every emitted
  * instance extends: the instances for the types of its fields, each fetched when it is first needed.
  *
  * They can't be fetched earlier: the instances of a recursive type ask for the one that is being made. Two threads may
  * both fetch one; which of the equal results stays does not matter.
  *
  * @param decoders
  *   how many decoders [[findDecoder]] knows
  * @param encoders
  *   how many encoders [[findEncoder]] knows
  */
abstract class Derived(decoders: Int, encoders: Int) extends Serializable:
  @scala.transient
  private var foundDecoders = new Array[Decoder[Any]](decoders)
  @scala.transient
  private var foundEncoders = new Array[Encoder[Any]](encoders)

  /** Deserialized, the instance fetches the others again. */
  private def readObject(in: ObjectInputStream): Unit =
    in.defaultReadObject()
    foundDecoders = new Array[Decoder[Any]](decoders)
    foundEncoders = new Array[Encoder[Any]](encoders)

  /** Decoder `i`, as the implicit search found it; emitted. */
  def findDecoder(i: Int): Decoder[?] = throw IndexOutOfBoundsException(i)

  /** Encoder `i`, as the implicit search found it; emitted. */
  def findEncoder(i: Int): Encoder[?] = throw IndexOutOfBoundsException(i)

  final def decoder(i: Int): Decoder[Any] =
    val known = foundDecoders(i)
    if known != null then known else fetchDecoder(i)

  final def encoder(i: Int): Encoder[Any] =
    val known = foundEncoders(i)
    if known != null then known else fetchEncoder(i)

  private def fetchDecoder(i: Int): Decoder[Any] =
    val found = findDecoder(i).asInstanceOf[Decoder[Any]]
    foundDecoders(i) = found
    found

  private def fetchEncoder(i: Int): Encoder[Any] =
    val found = findEncoder(i).asInstanceOf[Encoder[Any]]
    foundEncoders(i) = found
    found

  // What emitted code calls of the library where the library hides it: a quote can name public members only.

  /** The error, with the name of field `i` before its path; -1 for the object itself. */
  final def at(error: DecodeError, i: Int, fields: FieldTable): DecodeError =
    if i < 0 then error else error.in(fields.name(i))

  final def at(error: EncodeError, i: Int, fields: FieldTable): EncodeError =
    if i < 0 then error else error.in(fields.name(i))

  /** The error, with the index of element `i` before its path; -1 for the array itself. */
  final def at(error: DecodeError, i: Int): DecodeError = if i < 0 then error else error.in(i)

  final def at(error: EncodeError, i: Int): EncodeError = if i < 0 then error else error.in(i)

  /** The `{` of an object: whether it has a field. */
  final def beginFields(in: Reader): Boolean = in.beginFields()

  /** Whether the object, of which a field was read, has another one. */
  final def hasNextField(in: Reader): Boolean = in.hasNextField()

  /** The `[` of an array: whether it has an element. */
  final def beginElements(in: Reader): Boolean = in.beginElements()

  /** Whether the array, of which an element was read, has another one. */
  final def hasNext(in: Reader): Boolean = in.hasNext()

  /** An array must begin, and have an element. */
  final def firstElement(in: Reader): Unit = if !in.beginElements() then Elements.failMissing(in, 0)

  /** There must be another element, `i`. */
  final def nextElement(in: Reader, i: Int): Unit = if !in.hasNext() then Elements.failMissing(in, i)

  /** There must be no element `i`. */
  final def endElements(in: Reader, i: Int): Unit = if in.hasNext() then Elements.failExtra(in, i)

  /** Refuses to write null where a value is due. */
  final def failNull(out: Writer): Unit = out.failNull()

  final def notNull[A](a: A, out: Writer): A =
    if a == null then out.failNull()
    a

  final def isDefined(option: Option[?], out: Writer): Boolean =
    if option == null then out.failNull()
    option.isDefined

  // The size of what can't be written is any number.
  final def hasSome(option: Option[?]): Boolean = option != null && option.isDefined
  final def orNil[A](list: List[A]): List[A] = if list == null then Nil else list

  // Pairs of the same primitive hold them without boxes where the compiler knows the type: not in what macros emit.
  final def pairOfInt(a: Int, b: Int): (Int, Int) = (a, b)
  final def pairOfLong(a: Long, b: Long): (Long, Long) = (a, b)
  final def pairOfDouble(a: Double, b: Double): (Double, Double) = (a, b)

  /** What reads the case `name` (or with the hint `name`, which is in its field `tag`) where `own` was written for it.
    *
    * @param tag
    *   null where the hint stands elsewhere
    * @param derived
    *   reads the case if `own` leads back to this instance; null for none
    */
  final def decoderOfCase(own: Decoder[?], tag: String, name: String, derived: => Decoder[?]): Decoder[?] =
    if OwnCases.leads(own, this) then orRefusing(derived, "Decoder", name)
    else if tag == null then own
    else DecoderBesideTag(own.asInstanceOf[Decoder[Any]])

  /** The same for writing. */
  final def encoderOfCase(own: Encoder[?], tag: String, name: String, derived: => Encoder[?]): Encoder[?] =
    if OwnCases.leads(own, this) then orRefusing(derived, "Encoder", name)
    else if tag == null then own
    else EncoderBesideTag(own.asInstanceOf[Encoder[Any]], tag, name)

  private def orRefusing[I](derived: I, kind: String, name: String): I | Refusing =
    if derived != null then derived else Refusing(s"the $kind of $name is made from that of its family")

  /** Reads a name where the rest takes the unknown ones. */
  final def fieldOrRest(in: Reader, fields: FieldTable, expected: Int): Int = in.fieldOrRest(fields, expected)

  final def readCase(in: Reader, hints: FieldTable): Int = in.readCase(hints)

  /** Refuses the string that was just read: its case is an object. */
  final def failCase(in: Reader): Nothing = in.failCase()

  /** Refuses the object that comes next, which has the fields of no case. */
  final def failObject(in: Reader, fields: FieldTable): Nothing = in.failObject(fields)

  final def beginCase(in: Reader, hints: FieldTable): Int = in.beginCase(hints)

  final def endCase(in: Reader): Unit = in.endCase()

  /** The code of the [[Kind]] of value that comes next; -1 for what begins none. */
  final def kind(in: Reader): Int = in.next() match
    case '"'                                     => Kind.Text.code
    case 't' | 'f'                               => Kind.Bool.code
    case 'n'                                     => Kind.Null.code
    case '{'                                     => Kind.Object.code
    case '['                                     => Kind.Array.code
    case b if b == '-' || (b >= '0' && b <= '9') => Kind.Number.code
    case _                                       => -1

  /** `seen` with bit `i`, for field `i` is to be read, which must not have been read before. */
  final def marked(seen: Long, i: Int, in: Reader): Long =
    val bit = 1L << i
    if (seen & bit) != 0 then in.failDuplicate()
    seen | bit

  /** The same, where field `tag` holds the hint. */
  final def markedOrTag(seen: Long, i: Int, in: Reader, tag: Int, fields: FieldTable): Long =
    if i == tag && (seen & (1L << i)) != 0 then throw in.duplicateTag(fields.name(i))
    marked(seen, i, in)

  /** Whether bit `i` of `seen` is clear: field `i` was not in the object. */
  final def lacks(seen: Long, i: Int): Boolean = (seen & (1L << i)) == 0

  /** The first field that is in `required` and not in `seen`, or -1. */
  final def firstMissing(seen: Long, required: Long): Int =
    val missing = required & ~seen
    if missing == 0 then -1 else java.lang.Long.numberOfTrailingZeros(missing)

/** For emitted code only. Instances whose code the macro did not see: they are taken for derived ones, or for
  * conversions of others. If they are not, they refuse every value.
  */
object Derived:
  def expected[A](decoder: Decoder[A], tpe: String): Decoder[A] =
    if OwnCases.isDerived(decoder) then decoder else refusing("Decoder", tpe).asInstanceOf[Decoder[A]]

  def expected[A](encoder: Encoder[A], tpe: String): Encoder[A] =
    if OwnCases.isDerived(encoder) then encoder else refusing("Encoder", tpe).asInstanceOf[Encoder[A]]

  def converted[A](decoder: Decoder[A], from: Decoder[?], tpe: String): Decoder[A] =
    if OwnCases.converts(decoder, from) then decoder else unlike("Decoder", tpe).asInstanceOf[Decoder[A]]

  def converted[A](encoder: Encoder[A], from: Encoder[?], tpe: String): Encoder[A] =
    if OwnCases.converts(encoder, from) then encoder else unlike("Encoder", tpe).asInstanceOf[Encoder[A]]

  private def unlike(kind: String, tpe: String): Refusing =
    Refusing(
      s"the $kind of $tpe is not what its text looks like, so that it is not known what kind of JSON value it is for"
    )

  /** Throws if the class of a flattened field has an instance that is not derived, which flattening would pass by. */
  def flattens(instance: Decoder[?] | Encoder[?], tpe: String): Unit =
    if !OwnCases.isPlain(instance) then
      throw IllegalStateException(s"$tpe is flattened, and has an instance that is not derived")

  /** What was made where the compiler does not warn of what is deprecated. */
  def made[F[_], A](instance: Any): F[A] = instance.asInstanceOf[F[A]]

  private def refusing(kind: String, tpe: String): Refusing =
    Refusing(s"the $kind of $tpe is not derived, so that it is not known what kind of JSON value it is for")

  /** Between the names of one long constant; in no name. */
  private[derive] val Separator = "\n"

  /** The names in one long constant: a shorter way to write them down than one by one. */
  def names(constant: String): Seq[String] = constant.split(Separator).toSeq

// For emitted code only: what emitted classes extend, so that none of them carries what the traits give to classes.

abstract class DerivedDecoder[A](decoders: Int) extends Derived(decoders, 0), Decoder[A]
abstract class DerivedEncoder[A](encoders: Int) extends Derived(0, encoders), Encoder[A]
abstract class DerivedCodec[A](decoders: Int, encoders: Int) extends Derived(decoders, encoders), Codec[A]

/** For emitted code only. What stands for a case object beside cases that have fields: an object with none, but for the
  * tag if there is one.
  *
  * @param tag
  *   name of the field that holds the hint, or null
  * @param hasNoExtraFields
  *   whether other fields are refused
  */
final class SingletonCodec[A](a: A, tag: String | Null, hint: String, hasNoExtraFields: Boolean) extends Decoder[A],
      Encoder[A]:
  private val fields = if tag == null then FieldTable() else FieldTable(tag)

  def read(in: Reader): A =
    var hasTag = false
    in.beginObject()
    while in.hasField() do
      val i = if hasNoExtraFields then in.knownField(fields, 0) else in.field(fields, 0)
      if i == 0 then
        if hasTag then throw in.duplicateTag(fields.name(0)).in(fields.name(0))
        hasTag = true
      in.skip()
    a

  def write(a: A, out: Writer): Unit =
    out.beginObject()
    if tag != null then
      out.key(tag)
      out.writeString(hint)
    out.endObject()

  override def size(a: A, depth: Int): Int =
    Size.container(if tag == null then 0 else Size.entry(tag) + Size.string(hint))
