package jzon.derive

import jzon.NameStyle

/** What the annotations of one class or field say, or a [[jzon.Config]] in their place. */
final private[derive] case class Marks(
    field: Option[String] = None,
    aliases: List[String] = Nil,
    hint: Option[String] = None,
    discriminator: Option[String] = None,
    renameAll: Option[NameStyle] = None,
    noExtraFields: Boolean = false,
    explicitNulls: Boolean = false,
    stringified: Boolean = false,
    transient: Boolean = false,
    flatten: Boolean = false,
    untagged: Boolean = false
):
  /** The annotations of this kind of thing that are there and say nothing about it. */
  def misplaced(allowed: Set[String]): List[String] =
    val present = List(
      "field" -> field.nonEmpty,
      "aliases" -> aliases.nonEmpty,
      "hint" -> hint.nonEmpty,
      "discriminator" -> discriminator.nonEmpty,
      "rename_all" -> renameAll.nonEmpty,
      "no_extra_fields" -> noExtraFields,
      "explicit_nulls" -> explicitNulls,
      "stringified" -> stringified,
      "transient" -> transient,
      "flatten" -> flatten,
      "untagged" -> untagged
    )
    present.collect { case (name, true) if !allowed(name) => name }

private[derive] object Marks:
  /** What may stand on each kind of thing. */
  val OnField = Set("field", "aliases", "stringified", "transient", "flatten", "explicit_nulls")
  val OnClass = Set("hint", "no_extra_fields", "rename_all", "explicit_nulls")
  val OnSingleton = Set("hint")
  val OnSum = Set("discriminator", "rename_all", "untagged", "no_extra_fields", "explicit_nulls")
