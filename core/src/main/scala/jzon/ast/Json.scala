package jzon

import jzon.ast.{Merge, TreeDecoder, TreeEncoder, Trees}
import jzon.output.Outputs

/** A JSON value as a tree, for documents whose shape is not known when compiled.
  *
  * {{{
  * val tree = json.readOrThrow[json.Json](bytes)
  * (tree / "rows" / 0 / "name").as[String]
  * }}}
  *
  * Reading keeps the order of fields, fields of one name, and the text of numbers; writing gives them back. Neither
  * needs more stack for a deeper tree, nor does comparing; merging does.
  */
sealed abstract class Json:
  /** This tree as an `A`, read from its compact text: offset, line and column of an error count in that.
    *
    * @throws EncodeError
    *   if the tree can't be written: a lone surrogate, too deep
    */
  final def as[A](using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] = Trees.to[A](this)

  /** The place of the field `name` in this tree. */
  final def /(name: String): JsonCursor = JsonCursor(this) / name

  /** The place of the element `index`, counted from 0. */
  final def /(index: Int): JsonCursor = JsonCursor(this) / index

  /** What `pointer` points at. */
  final def at(pointer: JsonPointer): Option[Json] = pointer.get(this)

  /** The text of a string. */
  final def asString: Option[String] = this match
    case Json.Str(value) => Some(value)
    case _               => None

  final def asBoolean: Option[Boolean] = this match
    case Json.Bool(value) => Some(value)
    case _                => None

  /** A number without fraction and exponent that an Int can hold. */
  final def asInt: Option[Int] = Trees.number(this)(_.readInt())(using Limits.default)

  /** A number without fraction and exponent that a Long can hold. */
  final def asLong: Option[Long] = Trees.number(this)(_.readLong())(using Limits.default)

  /** The Double nearest to a number within the limits; none beyond the largest Double. */
  final def asDouble(using limits: Limits): Option[Double] = Trees.number(this)(_.readDouble())

  /** A number without fraction and exponent within the limits. */
  final def asBigInt(using limits: Limits): Option[BigInt] = Trees.number(this)(in => BigInt(in.readBigInteger()))

  /** A number within the limits, exactly. */
  final def asBigDecimal(using limits: Limits): Option[BigDecimal] =
    Trees.number(this)(in => new BigDecimal(in.readBigDecimal(), java.math.MathContext.UNLIMITED))

  /** This tree changed as `patch` says (RFC 7396): an object changes field by field, its nulls remove, anything else
    * replaces. Names that the patch touches stand once in the result.
    */
  final def mergePatch(patch: Json): Json = Merge.patch(this, patch)

  /** Objects merged field by field, however deep; of all else, and of null, that of `other`. */
  final def deepMerge(other: Json): Json = Merge.deep(this, other)

  /** The compact text, or why there is none. */
  override def toString: String =
    try Outputs.string(this)(using Json.encoder, WriteOptions.default, Limits.default)
    catch case error: EncodeError => error.toString

object Json:
  case object Null extends Json:
    override def toString: String = "null"

  final case class Bool(value: Boolean) extends Json:
    override def toString: String = value.toString

  /** A number by its text, which follows the grammar of RFC 8259. Two are equal if their texts are: `1` is not `1.0`.
    */
  final case class Num private[jzon] (text: String) extends Json:
    override def toString: String = text

  object Num:
    /** @throws java.lang.IllegalArgumentException
      *   if `text` is no JSON number, as it stands
      */
    def apply(text: String): Num =
      require(Trees.isNumber(text), s"not a JSON number: ${Shown.plain(Shown.shortened(text, 100))}")
      new Num(text)

    def apply(value: Int): Num = new Num(value.toString)
    def apply(value: Long): Num = new Num(value.toString)
    def apply(value: BigInt): Num = new Num(value.toString)
    def apply(value: BigDecimal): Num = new Num(value.bigDecimal.toString)

    /** A finite number, in the shortest digits that read back the same. */
    def apply(value: Double): Num =
      require(java.lang.Double.isFinite(value), s"$value is no JSON number")
      new Num(Outputs.string(value)(using Encoder.double, WriteOptions.default, Limits.default))

  final case class Str(value: String) extends Json:
    override def toString: String = super.toString

  /** An array. */
  final case class Arr(elements: IndexedSeq[Json]) extends Json:
    override def equals(that: Any): Boolean = that match
      case that: Arr => Trees.same(this, that)
      case _         => false

    override def hashCode: Int = Trees.hash(this)

    override def toString: String = super.toString

  object Arr:
    val empty: Arr = new Arr(IndexedSeq.empty)
    def apply(elements: Json*): Arr = new Arr(elements.toIndexedSeq)

  /** An object: its fields in their order. Where a name stands more than once, [[get]] finds the last.
    *
    * Two are equal if they have equal fields in any order (RFC 8259, section 4); only the order of fields of one name
    * counts. There is no hash table in here that colliding names could make slow: looking up is linear, comparing
    * sorts.
    */
  final case class Obj(fields: IndexedSeq[(String, Json)]) extends Json:
    /** The value of the last field of that name; takes time in proportion to the number of fields. */
    def get(name: String): Option[Json] =
      val at = fields.lastIndexWhere(_._1 == name)
      if at < 0 then None else Some(fields(at)._2)

    override def equals(that: Any): Boolean = that match
      case that: Obj => Trees.same(this, that)
      case _         => false

    override def hashCode: Int = Trees.hash(this)

    override def toString: String = super.toString

  object Obj:
    val empty: Obj = new Obj(IndexedSeq.empty)
    def apply(fields: (String, Json)*): Obj = new Obj(fields.toIndexedSeq)

  /** The tree of what `a` is written as.
    *
    * @throws EncodeError
    *   if it can't be written
    */
  def of[A](a: A)(using encoder: Encoder[A], limits: Limits): Json = Trees.from(a)

  given decoder: Decoder[Json] = TreeDecoder

  /** Writes the cases as well as the whole type. */
  given encoder[A <: Json]: Encoder[A] =
    TreeEncoder.asInstanceOf[Encoder[A]] // it takes any Json, and gives none
