package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{Tools, TypeClass}

/** Where the instance of a type comes from. What it reads and writes is known only if it is derived. */
private[derive] enum Origin:
  /** There is no instance. */
  case Absent

  /** It is an instance of the library for one of its own types. */
  case Library

  /** All of it is derived, so that the shape of the type says what it does. */
  case Derived

  /** It is derived, with nothing added except conditions. */
  case Ensured

  /** It was written for the type in any other way. */
  case Written

  /** It was compiled before, so that its text can't be seen. */
  case Unseen

/** Finds out where instances come from.
  *
  * A macro can't see the body of a definition. It knows a `derives` clause by the name of its given. It reads the text
  * of other definitions, if they are in the files that are being compiled.
  */
final private[derive] class Origins[Q <: Quotes & Singleton](using val q: Q)(
    tools: Tools[q.type],
    selfReferences: SelfReferences[q.type]
):
  import q.reflect.*
  import tools.givens
  import tools.instances.search
  import tools.terms.function

  /** The origin of the instance for `tpe`. */
  def origin(typeClass: TypeClass, tpe: TypeRepr): Origin = search(typeClass, tpe) match
    case Left(_)     => Origin.Absent
    case Right(tree) =>
      val symbol = function(tree)
      if selfReferences.isSelf(tree) || symbol.name.startsWith("derived$") then Origin.Derived
      else if givens.isOwner(symbol.maybeOwner) then Origin.Library
      else if Origins.OfTrees(symbol.maybeOwner.fullName) || isObject(symbol) then Origin.Written
      else ofDefinition(symbol)

  private def isObject(symbol: Symbol): Boolean = symbol.flags.is(Flags.Module) || symbol.isClassDef

  /** Whether the instance for `tpe` may be made from that for `family`: its text says so, or can't be seen. */
  def mayLeadTo(typeClass: TypeClass, tpe: TypeRepr, family: TypeRepr): Boolean =
    search(typeClass, tpe).toOption.flatMap(tree => definition(function(tree))).forall: text =>
      val start = text.take(Origins.Glance)
      Set(family.typeSymbol.name, "narrow", "widen").exists(start.contains)

  /** The type that is read or written instead of `tpe`, if the instance visibly converts the library's own instance for
    * that type: `json.Codec[Int].xmap(…)(…)`. [[InstanceTerms.converted]] checks at run time that it does.
    */
  def convertedFrom(typeClass: TypeClass, tpe: TypeRepr): Option[TypeRepr] =
    for
      tree <- search(typeClass, tpe).toOption if origin(typeClass, tpe) == Origin.Written
      symbol = function(tree) if !isObject(symbol)
      text <- definition(symbol)
      body <- DefinitionText.body(text)
      name <- DefinitionText.converted(body)
      from <- scalars.find(_.typeSymbol.name == name) if origin(typeClass, from) == Origin.Library
    yield from

  private lazy val scalars: List[TypeRepr] = List(
    TypeRepr.of[Boolean],
    TypeRepr.of[Byte],
    TypeRepr.of[Short],
    TypeRepr.of[Int],
    TypeRepr.of[Long],
    TypeRepr.of[Float],
    TypeRepr.of[Double],
    TypeRepr.of[BigInt],
    TypeRepr.of[BigDecimal],
    TypeRepr.of[Char],
    TypeRepr.of[String],
    TypeRepr.of[java.util.UUID],
    TypeRepr.of[java.time.Instant],
    TypeRepr.of[java.time.LocalDate]
  )

  private def ofDefinition(symbol: Symbol): Origin = definition(symbol) match
    case None       => Origin.Unseen
    case Some(text) =>
      DefinitionText.body(text).flatMap(DefinitionText.afterDerived).map(DefinitionText.methods) match
        case None                                       => Origin.Written
        case Some(Nil)                                  => Origin.Derived
        case Some(calls) if calls.forall(_ == "ensure") => Origin.Ensured
        case Some(_)                                    => Origin.Written

  /** The text of a file, beginning with the name or type of a definition; none if it was compiled before. */
  private def definition(symbol: Symbol): Option[String] =
    symbol.pos.filter(_.start > 0).flatMap: position =>
      position.sourceFile.content.filter(_.length > position.start).map(_.substring(position.start))

private object Origins:
  /** The number of characters of a definition that are examined. */
  val Glance = 400

  /** The owners of instances of this library that may write any kind of value. */
  val OfTrees = Set("jzon.Raw$", "jzon.Json$")
