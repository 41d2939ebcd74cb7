package jzon.macros.derive

import jzon.runtime.Kind

/** Finds out as which kinds of JSON values a type is written. */
final private[derive] class Kinds[M <: Model & Singleton](val model: M)(shapes: Shapes[model.type]):
  import model.{*, given}
  import q.reflect.*

  /** The kinds of a type that the library has an instance for, or that is derived. Empty if they are not known, because
    * an instance that is written by hand may write anything.
    */
  def of(tpe: TypeRepr): Set[Kind] =
    val widened = tpe.widen.dealias
    val name = widened.typeSymbol.fullName
    if Kinds.Numbers(name) then Set(Kind.Number)
    else if Kinds.Texts(name) || name.startsWith("java.time.") then Set(Kind.Text)
    else if name == "scala.Boolean" || name == "java.lang.Boolean" then Set(Kind.Bool)
    else if name == "scala.Option" then of(widened.typeArgs.head) + Kind.Null
    else if isAny(widened, "scala.collection.Map", "java.util.Map") || name == "scala.util.Either" then Set(Kind.Object)
    else if isAny(widened, "scala.collection.Iterable", "java.util.Collection") || Kinds.Arrays(name) then
      Set(Kind.Array)
    else if name.startsWith("scala.Tuple") then Set(Kind.Array)
    else if isAny(widened, "java.lang.Enum") then Set(Kind.Text)
    else ofShape(widened)

  /** The kinds that a derived instance reads and writes. Empty for a type that can't be derived. */
  def ofShape(tpe: TypeRepr): Set[Kind] = shapes.shape(tpe) match
    case _: Shape.Product                       => Set(Kind.Object)
    case Shape.Sum(_, _, cases, _, annotations) =>
      val singles = if cases.exists(_.isInstanceOf[Shape.Single]) then Set(Kind.Text) else Set.empty
      val isUntagged = annotations.untagged || annotations.discriminator.isEmpty
      val isText = cases.forall(_.isInstanceOf[Shape.Single]) && isUntagged
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
