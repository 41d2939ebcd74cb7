package jzon.macros.derive

import scala.quoted.*
import jzon.Config

/** What annotations and a [[jzon.Config]] say about the type that is derived, its fields and its cases.
  *
  * @param target
  *   the type that is derived
  */
final private[derive] class Settings[Q <: Quotes & Singleton](using val q: Q)(
    annotations: AnnotationReader[q.type],
    target: q.reflect.TypeRepr,
    config: Option[Config]
):
  import q.reflect.*

  /** Reports annotations of those members of a class that are not in its JSON. */
  def checkMembers(symbol: Symbol): Unit = annotations.checkMembers(symbol)

  /** Whether a configuration takes the place of annotations. */
  def isConfigured: Boolean = config.nonEmpty

  /** What applies to a class: the target, or one of its cases.
    *
    * @param name
    *   the name of the class in the source
    */
  def ofClass(symbol: Symbol, name: String): Annotations =
    val own = annotations.read(symbol, name)
    config.filter(_ => appliesTo(symbol)).fold(own): choices =>
      val isTarget = symbol == target.typeSymbol
      val hasFields = isTarget || !symbol.isTerm && !symbol.flags.is(Flags.Module)
      val all = own.copy(
        hint = choices.hints.get(name).orElse(own.hint),
        noExtraFields = own.noExtraFields || hasFields && choices.noExtraFields,
        explicitNulls = own.explicitNulls || hasFields && choices.explicitNulls
      )
      if !isTarget then all
      else
        all.copy(
          discriminator = Option(choices.discriminator).filter(_.nonEmpty).orElse(own.discriminator),
          renameAll = choices.rename.orElse(own.renameAll),
          untagged = own.untagged || choices.untagged
        )

  /** What applies to a field of a class. */
  def ofField(owner: Symbol, parameter: Symbol): Annotations =
    val name = parameter.name
    val own = annotations.read(parameter, s"${owner.name}.$name")
    config.filter(_ => appliesTo(owner)).fold(own): choices =>
      own.copy(
        field = choices.fields.get(name).orElse(own.field),
        aliases = own.aliases ++ choices.aliases.getOrElse(name, Nil),
        stringified = own.stringified || choices.stringified(name),
        transient = own.transient || choices.transient(name),
        flatten = own.flatten || choices.flatten(name)
      )

  private def appliesTo(symbol: Symbol): Boolean =
    symbol == target.typeSymbol ||
      symbol.isTerm && symbol.maybeOwner == target.typeSymbol.companionModule.moduleClass ||
      symbol.isClassDef && symbol.typeRef.baseClasses.contains(target.typeSymbol)

  /** The names in the configuration that neither the fields nor the cases have. */
  def unknownNames(fields: Set[String], cases: Set[String]): List[String] = config.toList.flatMap: choices =>
    val named = choices.fields.keySet ++ choices.aliases.keySet ++ choices.stringified ++ choices.transient ++
      choices.flatten
    (named -- fields).toList.sorted ++ (choices.hints.keySet -- cases).toList.sorted
