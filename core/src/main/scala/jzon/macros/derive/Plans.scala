package jzon.macros.derive

import jzon.runtime.Kind

/** What is to be emitted, as data: made by [[Planner]], turned into code by [[EmitDecoder]] and [[EmitEncoder]]. */
private[derive] trait Plans extends Kinds:
  import q.reflect.*

  /** How a value is read or written. */
  protected enum Access:
    /** By a method of Reader or Writer. */
    case Primitive(method: String)

    /** Nothing or a value, by the library's own instance for Option. */
    case Optional(element: TypeRepr, how: Access)

    /** A list, by the library's own instance for lists and sequences: in a loop of its own, which the JIT compiles for
      * this element.
      */
    case Listed(element: TypeRepr, how: Access)

    /** A tuple, by the library's own instance: element by element, without boxes. */
    case Tupled(elements: List[(TypeRepr, Access)])

    /** By an instance that was found.
      *
      * @param isStrict
      *   nothing is never a value: a field that is absent is missing, and none is left out
      */
    case Instance(tree: Term, isStrict: Boolean)

    /** By the instance that a case of a family has, among the fields of which the hint stands if there is a tag.
      *
      * @param derived
      *   what takes its place if it leads back to the family's own instance
      */
    case OfCase(tree: Term, name: String, tag: Option[Tag], derived: Option[Access])

    /** `null`, which is a value. */
    case Null

    /** `null`, or a value of the other types of a union. */
    case OrNull(tpe: TypeRepr, how: Access)

    /** By the instance that is being made. */
    case Own

    /** By an instance that is made along with this one. */
    case Derived(plan: Plan)
    case Failed(error: DeriveError)

  /** A field in the JSON object.
    *
    * @param owner
    *   the class that has it
    * @param get
    *   the field of a value of the class that is derived
    */
  final protected case class FieldPlan(
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
  )

  /** How the value is made from what was read. */
  protected enum Build:
    case FromLeaf(index: Int, isRepeated: Boolean)
    case Fixed(value: Term)
    case FromRest(rest: Remainder)
    case Make(tpe: TypeRepr, make: List[Term] => Term, parts: List[Build])

  /** The flattened field that takes the fields which the class does not have: a tree, or a map.
    *
    * @param element
    *   the type of their values
    * @param get
    *   the field of a value of the class that is derived
    * @param at
    *   what errors call it
    * @param read
    *   how their values are read
    */
  final protected case class Remainder(
      tpe: TypeRepr,
      element: TypeRepr,
      isTree: Boolean,
      at: String,
      get: Term => Term,
      default: Option[Term],
      read: Access,
      write: Access
  )

  protected def remainder(plan: Plan.Product): Option[Remainder] = remainders(plan.build).headOption

  protected def remainders(build: Build): List[Remainder] = build match
    case Build.FromRest(rest)    => List(rest)
    case Build.Make(_, _, parts) => parts.flatMap(remainders)
    case _                       => Nil

  /** The field that holds the hint, and the hint. */
  final protected case class Tag(name: String, hint: String)

  /** A case of a family.
    *
    * @param value
    *   the case itself where it is a singleton
    */
  final protected case class Case(hint: String, tpe: TypeRepr, value: Option[Term], read: Access, write: Access)

  /** How the cases of a family are told apart. */
  protected enum Layout:
    case Names
    case Wrapped
    case Tagged(name: String)

    /** By the kind of the value. */
    case Untagged(branches: List[(Kind, Branch)])

  /** How the cases of one kind are told apart. */
  protected enum Branch:
    /** There is but this one. */
    case Only(index: Int)

    /** A string is the name of a singleton. */
    case Named

    /** The case is that of the first of these names that is in the object, or else `rest`. */
    case Objects(names: List[(String, Int)], rest: Option[Int])

  protected enum Plan:
    case Product(tpe: TypeRepr, leaves: List[FieldPlan], build: Build, hasNoExtraFields: Boolean, tag: Option[Tag])
    case Sum(tpe: TypeRepr, cases: List[Case], layout: Layout)
    case Failed(errors: List[DeriveError])

  /** All that is wrong in a plan. */
  protected def errors(plan: Plan): List[DeriveError] = plan match
    case Plan.Product(_, leaves, build, _, _) =>
      leaves.flatMap(leaf => errors(leaf.read) ++ errors(leaf.write)) ++
        remainders(build).flatMap(rest => errors(rest.read) ++ errors(rest.write))
    case Plan.Sum(_, cases, _) => cases.flatMap(c => errors(c.read) ++ errors(c.write))
    case Plan.Failed(errors)   => errors

  protected def errors(how: Access): List[DeriveError] = how match
    case Access.Failed(error) => List(error)
    case Access.Derived(plan) => errors(plan)
    case other                => inner(other).flatMap(errors)

  /** How the parts of a value are read or written that are emitted in place. */
  protected def inner(how: Access): List[Access] = how match
    case Access.Optional(_, how) => List(how)
    case Access.OrNull(_, how)   => List(how)
    case Access.Listed(_, how)   => List(how)
    case Access.Tupled(elements) => elements.map(_._2)
    case _                       => Nil
