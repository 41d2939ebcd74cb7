package jzon.macros.derive

import jzon.runtime.Kind

/** Which kinds a type is written as. */
private[derive] trait Kinds extends Shapes:
  import q.reflect.*

  /** Empty where it is not known: an instance that is written by hand may write anything. */
  protected def kinds(tpe: TypeRepr): Set[Kind] =
    val widened = tpe.widen.dealias
    val name = widened.typeSymbol.fullName
    if Kinds.Numbers(name) then Set(Kind.Number)
    else if Kinds.Texts(name) || name.startsWith("java.time.") then Set(Kind.Text)
    else if name == "scala.Boolean" || name == "java.lang.Boolean" then Set(Kind.Bool)
    else if name == "scala.Option" then kinds(widened.typeArgs.head) + Kind.Null
    else if isAny(widened, "scala.collection.Map", "java.util.Map") || name == "scala.util.Either" then Set(Kind.Object)
    else if isAny(widened, "scala.collection.Iterable", "java.util.Collection") || Kinds.Arrays(name) then
      Set(Kind.Array)
    else if name.startsWith("scala.Tuple") then Set(Kind.Array)
    else if isAny(widened, "java.lang.Enum") then Set(Kind.Text)
    else ofShape(widened)

  /** The kinds that a derived instance reads and writes; empty for what can't be derived. */
  protected def ofShape(tpe: TypeRepr): Set[Kind] = shape(tpe) match
    case _: Shape.Product                 => Set(Kind.Object)
    case Shape.Sum(_, _, cases, _, marks) =>
      val singles = if cases.exists(_.isInstanceOf[Shape.Single]) then Set(Kind.Text) else Set.empty
      val isText = cases.forall(_.isInstanceOf[Shape.Single]) && (marks.untagged || marks.discriminator.isEmpty)
      if isText then singles else singles + Kind.Object
    case _: Shape.Single => Set(Kind.Text)
    case _               => Set.empty

  private def isAny(tpe: TypeRepr, names: String*): Boolean =
    names.exists(name => tpe.baseClasses.exists(_.fullName == name))

private object Kinds:
  val Numbers =
    Set("Byte", "Short", "Int", "Long", "Float", "Double", "math.BigInt", "math.BigDecimal").map("scala." + _) ++
      Set(
        "math.BigInteger",
        "math.BigDecimal",
        "lang.Byte",
        "lang.Short",
        "lang.Integer",
        "lang.Long",
        "lang.Float",
        "lang.Double"
      ).map("java." + _)

  val Texts =
    Set(
      "java.lang.String",
      "scala.Char",
      "java.lang.Character",
      "scala.Symbol",
      "java.util.UUID",
      "java.net.URI",
      "java.net.URL",
      "java.util.Locale",
      "java.util.Currency",
      "scala.concurrent.duration.FiniteDuration",
      "scala.concurrent.duration.Duration"
    )

  val Arrays = Set("scala.Array", "scala.IArray$package$.IArray", "scala.IArray", "scala.*:")
