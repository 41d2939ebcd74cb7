package jzon.macros.derive

import scala.quoted.*
import jzon.patch
import jzon.runtime.Kind

/** The data that the stages of a derivation exchange. A [[Shape]] describes the parts of a type, and a [[Plan]]
  * describes the code that is emitted for it. The data is a class of its own because the compiler's types belong to one
  * `Quotes`.
  */
final private[derive] class Model(using val q: Quotes):
  import q.reflect.*

  /** A field of a class.
    *
    * @param get
    *   selects the field of a value of the class
    * @param default
    *   the value of the field if none is given
    */
  final case class Field(
      name: String,
      tpe: TypeRepr,
      get: Term => Term,
      default: Option[Term],
      isRepeated: Boolean,
      annotations: Annotations
  )

  enum Shape:
    /** A case class.
      *
      * @param make
      *   creates a value from the values of the fields
      */
    case Product(tpe: TypeRepr, name: String, fields: List[Field], make: List[Term] => Term, annotations: Annotations)

    /** A case object, or a case of an enum that takes no parameters. */
    case Single(tpe: TypeRepr, name: String, value: Term, annotations: Annotations)

    /** A sealed type.
      *
      * @param cases
      *   the leaves of the family: products, singletons, or types that can't be derived
      * @param inner
      *   the sealed types inside the family; their leaves are among the cases
      */
    case Sum(tpe: TypeRepr, name: String, cases: List[Shape], inner: List[Sum], annotations: Annotations)

    /** A type that can't be derived. */
    case Other(tpe: TypeRepr, why: String)

    def tpe: TypeRepr

    /** The name in the source. */
    def label: String = this match
      case Product(_, name, _, _, _) => name
      case Single(_, name, _, _)     => name
      case Sum(_, name, _, _, _)     => name
      case Other(tpe, _)             => tpe.typeSymbol.name

    /** The names of the fields and of the cases. */
    def names: (Set[String], Set[String]) = this match
      case Product(_, _, fields, _, _) => (fields.map(_.name).toSet, Set.empty)
      case Sum(_, _, cases, _, _)      => (cases.flatMap(_.names._1).toSet, cases.map(_.label).toSet)
      case _                           => (Set.empty, Set.empty)

  /** How a value is read or written. */
  enum Access:
    /** By a method of Reader or Writer. */
    case Primitive(method: String)

    /** An option, as the library's own instance for Option does it. */
    case Optional(element: TypeRepr, access: Access)

    /** A list, as the library's own instance does it, but in a loop of its own, which the JIT compiles for this
      * element.
      */
    case Listed(element: TypeRepr, access: Access)

    /** A tuple, as the library's own instance does it, but element by element, without boxes. */
    case Tupled(elements: List[(TypeRepr, Access)])

    /** By an instance that was found.
      *
      * @param isStrict
      *   whether no value is ever nothing, so that a field is missing if it is absent, and is never left out
      */
    case Instance(tree: Term, isStrict: Boolean)

    /** By the instance that was written for a case of a family. If there is a tag, the hint is among the case's fields.
      *
      * @param derived
      *   what replaces the instance if it leads back to the family's own instance
      */
    case OfCase(tree: Term, name: String, tag: Option[Tag], derived: Option[Access])

    /** `null`, which is a value. */
    case Null

    /** `null`, or a value of the other members of a union. */
    case OrNull(tpe: TypeRepr, access: Access)

    /** By the instance that is being derived. */
    case Recursive

    /** By an instance that is derived together with this one. */
    case Derived(plan: Plan)

    /** By its name, as a string: a singleton. */
    case ByName

    /** Neither, because this half of a codec is not derived. */
    case Unused

    /** The instance can't be emitted. */
    case Failed(error: DeriveError)

    /** How the parts of a value are read or written, if they are emitted in place. */
    def inner: List[Access] = this match
      case Optional(_, access) => List(access)
      case OrNull(_, access)   => List(access)
      case Listed(_, access)   => List(access)
      case Tupled(elements)    => elements.map(_._2)
      case _                   => Nil

    def errors: List[DeriveError] = this match
      case Failed(error) => List(error)
      case Derived(plan) => plan.errors
      case other         => other.inner.flatMap(_.errors)

    /** The instances that an emitted class fetches for it. */
    def fetched: List[Access] = this match
      case _: (Instance | Derived | OfCase) => List(this)
      case other                            => other.inner.flatMap(_.fetched)

  /** A field in the JSON object.
    *
    * @param owner
    *   the class that has it
    * @param get
    *   selects the field of a value of the class that is derived
    */
  final case class FieldPlan(
      name: String,
      aliases: List[String],
      owner: String,
      field: String,
      tpe: TypeRepr,
      get: Term => Term,
      default: Option[Term],
      read: Access,
      write: Access,
      hasExplicitNulls: Boolean
  ):
    /** Whether its type is [[jzon.Field]]. Such a field is left out even if nulls are explicit. */
    def mayBeAbsent: Boolean = tpe <:< TypeRepr.of[patch.Field[Any]]

  /** How a value is created from what was read. */
  enum Build:
    /** The value of the field of this index. */
    case FromField(index: Int, isRepeated: Boolean)
    case Fixed(value: Term)
    case FromRest(rest: Remainder)
    case Make(tpe: TypeRepr, make: List[Term] => Term, parts: List[Build])

    def remainders: List[Remainder] = this match
      case FromRest(rest)    => List(rest)
      case Make(_, _, parts) => parts.flatMap(_.remainders)
      case _                 => Nil

  /** The flattened field that takes the fields which the class does not have: a tree or a map.
    *
    * @param element
    *   the type of their values
    * @param at
    *   the name of the field in errors
    * @param get
    *   selects the field of a value of the class that is derived
    * @param read
    *   how their values are read
    */
  final case class Remainder(
      tpe: TypeRepr,
      element: TypeRepr,
      isTree: Boolean,
      at: String,
      get: Term => Term,
      default: Option[Term],
      read: Access,
      write: Access
  )

  /** The field that holds the hint, which is not a field of the class. */
  final case class Tag(name: String, hint: String)

  /** A case of a family.
    *
    * @param value
    *   the value of a singleton
    */
  final case class Case(hint: String, tpe: TypeRepr, value: Option[Term], read: Access, write: Access):
    def errors: List[DeriveError] = read.errors ++ write.errors

  /** How the cases of a family are distinguished, as its annotations say. */
  enum Tagging:
    /** All cases are singletons. */
    case Names

    /** The hint is the only name of an object around the case. */
    case Wrapped

    /** The hint is the value of a field of the case. */
    case Tagged(name: String)

    /** There is no hint. */
    case Untagged

  /** How the cases of a family are distinguished. */
  enum Layout:
    case Names
    case Wrapped
    case Tagged(name: String)

    /** By the kind of the value. */
    case Untagged(branches: List[(Kind, Branch)])

  /** How the cases of one kind are distinguished. */
  enum Branch:
    /** There is only one case of this kind. */
    case Only(index: Int)

    /** A string is the name of a singleton. */
    case Named

    /** The first of these names that is in the object determines the case. If there is none, the case is `rest`. */
    case Objects(names: List[(String, Int)], rest: Option[Int])

  enum Plan:
    case Product(tpe: TypeRepr, fields: List[FieldPlan], build: Build, hasNoExtraFields: Boolean, tag: Option[Tag])
    case Sum(tpe: TypeRepr, cases: List[Case], layout: Layout)
    case Failed(wrong: List[DeriveError])

    /** The type that is read or written. */
    def of: TypeRepr = this match
      case Product(tpe, _, _, _, _) => tpe
      case Sum(tpe, _, _)           => tpe
      case Failed(_)                => TypeRepr.of[Nothing]

    /** The field that takes the fields which the class does not have. */
    def remainder: Option[Remainder] = this match
      case product: Product => product.build.remainders.headOption
      case _                => None

    /** All mistakes in it. */
    def errors: List[DeriveError] = this match
      case Product(_, fields, build, _, _) =>
        fields.flatMap(field => field.read.errors ++ field.write.errors) ++
          build.remainders.flatMap(rest => rest.read.errors ++ rest.write.errors)
      case Sum(_, cases, _) => cases.flatMap(_.errors)
      case Failed(wrong)    => wrong

    /** The decoders that the emitted class fetches. */
    def decoders: Instances = this match
      case Product(_, fields, build, _, _) => Instances(fields.map(_.read) ++ build.remainders.map(_.read))
      case Sum(_, cases, _)                => Instances(cases.map(_.read))
      case Failed(_)                       => Instances(Nil)

    /** The encoders that the emitted class fetches. */
    def encoders: Instances = this match
      case Product(_, fields, build, _, _) => Instances(fields.map(_.write) ++ build.remainders.map(_.write))
      case Sum(_, cases, _)                => Instances(cases.map(_.write))
      case Failed(_)                       => Instances(Nil)

  /** The instances that an emitted class fetches, each once. */
  final class Instances(accesses: List[Access]):
    val all: List[Access] = accesses
      .flatMap(_.fetched)
      .foldLeft(List.empty[Access]): (kept, access) =>
        if kept.exists(isSame(_, access)) then kept else access :: kept
      .reverse

    def index(access: Access): Int = all.indexWhere(isSame(_, access))

    private def isSame(one: Access, other: Access): Boolean = (one, other) match
      case (Access.Instance(a, _), Access.Instance(b, _)) => a eq b
      case (Access.Derived(a), Access.Derived(b))         => a eq b
      case (a: Access.OfCase, b: Access.OfCase)           => a eq b
      case _                                              => false
