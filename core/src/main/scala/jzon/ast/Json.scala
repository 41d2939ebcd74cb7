package jzon

import scala.collection.immutable.IndexedSeq
import scala.math.BigInt
import jzon.ast.{Merge, TreeDecoder, TreeEncoder, Trees}
import jzon.output.Outputs

/** A JSON value as a tree, for documents whose shape is not known at compile time.
  *
  * {{{
  * val tree = json.readOrThrow[json.Json](bytes)
  * (tree / "rows" / 0 / "name").as[String]
  * }}}
  *
  * Reading keeps the order of the fields, duplicate fields, and the text of numbers. Writing writes them as they were.
  * Reading, writing and comparing need no more stack for a deeper tree. Merging does.
  */
sealed abstract class Json:
  /** Decodes this tree. It is written to compact text first, in which offset, line and column of an error count.
    *
    * @throws EncodeError
    *   if the tree can't be written, because it has a lone surrogate or is nested too deeply
    */
  final def as[A](using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] = Trees.to[A](this)

  /** A cursor at the field `name` of this tree. */
  final def /(name: String): JsonCursor = JsonCursor(this) / name

  /** A cursor at the element `index`, counted from 0. */
  final def /(index: Int): JsonCursor = JsonCursor(this) / index

  /** The value that `pointer` points at, if there is one. */
  final def at(pointer: JsonPointer): Option[Json] = pointer.get(this)

  /** The text, if this is a string. */
  final def asString: Option[String] = this match
    case Json.Str(value) => Some(value)
    case _               => None

  /** The value, if this is `true` or `false`. */
  final def asBoolean: Option[Boolean] = this match
    case Json.Bool(value) => Some(value)
    case _                => None

  /** The value, if this is a number without fraction and exponent that an Int can hold. */
  final def asInt: Option[Int] = Trees.number(this)(_.readInt())(using Limits.default)

  /** The value, if this is a number without fraction and exponent that a Long can hold. */
  final def asLong: Option[Long] = Trees.number(this)(_.readLong())(using Limits.default)

  /** The nearest Double, if this is a number within the limits, and not beyond the largest Double. */
  final def asDouble(using limits: Limits): Option[Double] = Trees.number(this)(_.readDouble())

  /** The value, if this is a number without fraction and exponent, and within the limits. */
  final def asBigInt(using limits: Limits): Option[BigInt] = Trees.number(this)(in => BigInt(in.readBigInteger()))

  /** The exact value, if this is a number within the limits. */
  final def asBigDecimal(using limits: Limits): Option[BigDecimal] =
    Trees.number(this)(in => new BigDecimal(in.readBigDecimal(), java.math.MathContext.UNLIMITED))

  /** Applies a merge patch (RFC 7396): an object changes this tree field by field, and its nulls remove fields.
    * Anything else replaces this tree. A name that the patch has occurs once in the result.
    */
  final def mergePatch(patch: Json): Json = Merge.patch(this, patch)

  /** Merges two objects field by field, at every depth. For all other values, and for null, the result has that of
    * `other`.
    */
  final def deepMerge(other: Json): Json = Merge.deep(this, other)

  /** The compact text, or the text of the error if it can't be written. */
  override def toString: String =
    try Outputs.string(this)(using Json.encoder, WriteOptions.default, Limits.default)
    catch case error: EncodeError => error.toString

object Json:
  /** The value `null`. */
  case object Null extends Json:
    override def toString: String = "null"

  /** The value `true` or `false`. */
  final case class Bool(value: Boolean) extends Json:
    override def toString: String = value.toString

  /** A number, as its text, which follows the grammar of RFC 8259. Two numbers are equal if their texts are equal: `1`
    * is not `1.0`.
    */
  final case class Num private[jzon] (text: String) extends Json:
    override def toString: String = text

  object Num:
    /** A number with this text.
      *
      * @throws java.lang.IllegalArgumentException
      *   if `text` is not exactly one JSON number
      */
    def apply(text: String): Num =
      require(Trees.isNumber(text), s"not a JSON number: ${Shown.plain(Shown.shortened(text, 100))}")
      new Num(text)

    /** A number with this value. */
    def apply(value: Int): Num = new Num(value.toString)

    /** A number with this value. */
    def apply(value: Long): Num = new Num(value.toString)

    /** A number with this value. */
    def apply(value: BigInt): Num = new Num(value.toString)

    /** A number with this value. */
    def apply(value: BigDecimal): Num = new Num(value.bigDecimal.toString)

    /** A number with the shortest digits that read back as the same Double.
      *
      * @throws java.lang.IllegalArgumentException
      *   if `value` is NaN or infinite
      */
    def apply(value: Double): Num =
      require(java.lang.Double.isFinite(value), s"$value is no JSON number")
      new Num(Outputs.string(value)(using Encoder.double, WriteOptions.default, Limits.default))

  /** A string. */
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
    /** The array `[]`. */
    val empty: Arr = new Arr(IndexedSeq.empty)

    /** An array of these elements. */
    def apply(elements: Json*): Arr = new Arr(elements.toIndexedSeq)

  /** An object, with its fields in their order. If a name occurs more than once, [[get]] finds the last.
    *
    * Two objects are equal if they have equal fields in any order (RFC 8259, section 4). Only the order of fields of
    * the same name matters. There is no hash table that colliding names could make slow: a lookup is linear, and a
    * comparison sorts the fields.
    */
  final case class Obj(fields: IndexedSeq[(String, Json)]) extends Json:
    /** The value of the last field of that name, if there is one. It takes time in proportion to the number of fields.
      */
    def get(name: String): Option[Json] =
      val at = fields.lastIndexWhere(_._1 == name)
      if at < 0 then None else Some(fields(at)._2)

    override def equals(that: Any): Boolean = that match
      case that: Obj => Trees.same(this, that)
      case _         => false

    override def hashCode: Int = Trees.hash(this)

    override def toString: String = super.toString

  object Obj:
    /** The object `{}`. */
    val empty: Obj = new Obj(IndexedSeq.empty)

    /** An object of these fields, in this order. */
    def apply(fields: (String, Json)*): Obj = new Obj(fields.toIndexedSeq)

  /** The tree of the JSON that `a` is written as.
    *
    * @throws EncodeError
    *   if `a` can't be written
    */
  def of[A](a: A)(using encoder: Encoder[A], limits: Limits): Json = Trees.from(a)

  given decoder: Decoder[Json] = TreeDecoder

  /** The encoder of a tree, and of each of its cases. */
  given encoder[A <: Json]: Encoder[A] =
    TreeEncoder.asInstanceOf[Encoder[A]] // it takes any Json, and gives none
