package jzon.macros.derive

import scala.quoted.*
import jzon.Decoder
import jzon.runtime.{Constants, Kind}

/** Families without a hint, unions and literal types: the case is told by the kind of the value and, among objects, by
  * names that one case has and requires, and no other has.
  */
private[derive] trait Untagged extends Planner:
  import q.reflect.*

  protected def unionPlan(tpe: TypeRepr): Plan =
    val name = shown(tpe)
    val (literals, types) = members(tpe).partition(literal(_).nonEmpty)
    val cases =
      types.map(t => Case(shown(t), t, None, union("Decoder", reads, t, name), union("Encoder", writes, t, name)))
    val constants = literals.groupBy(t => shown(t.widen)).toList.sortBy(_._1).map: (name, same) =>
      val base = same.head.widen
      Case(name, base, None, if reads then constant(base, same) else Access.Own, union("Encoder", writes, base, name))
    toldApart(tpe, name, cases ++ constants, member => converted(member).getOrElse(written(member)))

  private def union(kind: String, isWanted: Boolean, tpe: TypeRepr, name: String): Access =
    if !isWanted then Access.Own
    else if isNull(tpe) then Access.Null
    else if origin(kind, tpe) == Origin.Unseen then Access.Instance(expected(kind, tpe), isStrict = true)
    else if search(kind, tpe).exists(isAround) then Access.Derived(derivable(tpe)) // A and A | Null may be one type
    else
      convertedFrom(kind, tpe) match
        case Some(from) => Access.Instance(converted(kind, tpe, from), isStrict = true)
        case None       => how(kind, tpe, name)

  /** The kinds of a type whose instances were written by hand, but convert others of a known kind. */
  private def converted(tpe: TypeRepr): Option[Set[Kind]] =
    val all = halves.map: kind =>
      origin(kind, tpe) match
        case Origin.Written => convertedFrom(kind, tpe).fold(Set.empty)(kinds)
        case Origin.Library => kinds(tpe)
        case _              => ofShape(tpe)
    Option.when(halves.exists(origin(_, tpe) == Origin.Written) && all.distinct.size == 1)(all.head)

  /** Whether an instance is the definition in which this one is derived. */
  private def isAround(instance: Term): Boolean = owners(Symbol.spliceOwner).contains(parts(instance)._1.symbol)

  private def literal(tpe: TypeRepr): Option[Constant] = tpe match
    case ConstantType(constant) => Some(constant)
    case _                      => None

  private def constant(base: TypeRepr, types: List[TypeRepr]): Access =
    how("Decoder", base, shown(base)) match
      case Access.Failed(error) => Access.Failed(error)
      case _                    =>
        base.asType match
          case '[a] =>
            val decoder = search("Decoder", base).toOption.get.asExprOf[Decoder[a]]
            val values = Varargs(types.flatMap(literal).map(c => Literal(c).asExprOf[a]))
            Access.Instance('{ new Constants[a]($decoder, Seq($values*)) }.asTerm, isStrict = true)

  /** The plan of these cases, if they can be told apart. */
  protected def untaggedPlan(tpe: TypeRepr, name: String, cases: List[Case]): Plan =
    toldApart(tpe, name, cases, written)

  /** @param kindsOf
    *   the kinds of what the instances for a type read and write; empty if that is not known
    */
  private def toldApart(tpe: TypeRepr, name: String, cases: List[Case], kindsOf: TypeRepr => Set[Kind]): Plan =
    val numbered = cases.zipWithIndex
    val ofKinds = numbered.map((c, i) => (c, i, if c.value.nonEmpty then Set(Kind.Text) else kindsOf(c.tpe)))
    val unknown = ofKinds.collect:
      case (c, _, kinds) if kinds.isEmpty =>
        DeriveError.unknownKind(name, shown(c.tpe), halves.exists(origin(_, c.tpe) == Origin.Written))
    val branches = Kind.values.toList.flatMap: kind =>
      ofKinds.collect { case (c, i, kinds) if kinds(kind) => (c, i) } match
        case Nil                                        => None
        case named if named.forall(_._1.value.nonEmpty) => Some(kind -> Right(Branch.Named))
        case List((_, i))                               => Some(kind -> Right(Branch.Only(i)))
        case several if kind == Kind.Object             => Some(kind -> objects(name, several))
        case several                                    =>
          val both = if several.size == 2 then "both" else "all"
          Some(kind -> Left(alike(name, several.map(_._1), s"$both are ${kind.text}", "")))
    val wrong = unknown ++ branches.collect { case (_, Left(error)) => error }
    if wrong.nonEmpty then Plan.Failed(wrong ++ errors(Plan.Sum(tpe, cases, Layout.Untagged(Nil))))
    else Plan.Sum(tpe, cases, Layout.Untagged(branches.collect { case (kind, Right(branch)) => (kind, branch) }))

  /** The kinds of what the instances for `tpe` read and write; empty if that is not known. */
  private def written(tpe: TypeRepr): Set[Kind] = tpe.dealias match
    case AppliedType(option, List(element)) if option.typeSymbol.fullName == "scala.Option" =>
      if halves.forall(origin(_, tpe) == Origin.Library) then
        val some = written(element)
        if some.isEmpty then some else some + Kind.Null
      else Set.empty
    case other if isNull(other) => Set(Kind.Null)
    case other                  =>
      val origins = halves.map(origin(_, other)).toSet
      if origins(Origin.Written) then Set.empty
      else if origins(Origin.Library) then kinds(other)
      else ofShape(other)

  private def objects(name: String, cases: List[(Case, Int)]): Either[DeriveError, Branch] =
    val leaves = cases.map((c, i) => (c, i, leavesOf(c)))
    def names(leaf: FieldPlan) = leaf.name :: leaf.aliases
    val own = leaves.map: (c, i, mine) =>
      val others = leaves.filter(_._2 != i).flatMap(_._3.toList.flatten).flatMap(names).toSet
      (c, i, mine.toList.flatten.filter(isAlwaysThere).map(names).filterNot(_.exists(others)).flatten)
    leaves.collectFirst { case (c, _, None) => c } match
      case Some(opaque) =>
        val why = s"they are objects, and the fields of ${shown(opaque.tpe)} are not known"
        Left(alike(name, cases.map(_._1), why, ""))
      case None =>
        own.filter(_._3.isEmpty) match
          case several @ (_ :: _ :: _) =>
            val none = if several.size == 2 then "neither" else "none of them"
            val why =
              s"$none requires a field that no other case has (one with a default, an Option or one of a type " +
                "parameter is not required)"
            Left(alike(name, several.map(_._1), why, "give all of them but one such a field, or "))
          case rest => Right(Branch.Objects(own.flatMap((_, i, names) => names.map(_ -> i)), rest.headOption.map(_._2)))

  private def alike(name: String, cases: List[Case], why: String, remedy: String): DeriveError =
    val (owner, tag) = target.dealias match
      case _: OrType => (s"in $name,", "make them cases of a sealed trait")
      case _ => (s"$name is @untagged, and", "write `@json.discriminator(\"type\")` instead of `@json.untagged`")
    DeriveError.untagged(owner, cases.map(c => shown(c.tpe)), why, remedy + tag)

  /** The fields of a case whose names are known: those of classes that are derived along, or by this library. */
  private def leavesOf(c: Case): Option[List[FieldPlan]] = List(c.read, c.write).collectFirst {
    case Access.Derived(Plan.Product(_, leaves, _, _, _)) => leaves
  } orElse:
    shape(c.tpe) match
      case product: Shape.Product =>
        productPlan(product, None, Annotations()) match
          case Plan.Product(_, leaves, _, _, _) => Some(leaves)
          case _                                => None
      case _ => None

  private def isAlwaysThere(leaf: FieldPlan): Boolean =
    leaf.default.isEmpty && kinds(leaf.tpe).nonEmpty && !kinds(leaf.tpe)(Kind.Null)
