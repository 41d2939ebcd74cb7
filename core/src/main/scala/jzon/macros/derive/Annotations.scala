package jzon.macros.derive

import jzon.NameStyle

/** What the annotations of one class or field say, or a [[jzon.Config]] instead of them. */
final private[derive] case class Annotations(
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
  /** The annotations that are present and have no effect, if only those in `allowed` have one. */
  def misplaced(allowed: Set[String]): List[String] = present.filterNot(allowed)

  /** The annotations that are present and say something else than `other`. */
  def beyond(other: Annotations): List[String] =
    val same = List(
      "discriminator" -> (discriminator == other.discriminator),
      "rename_all" -> (renameAll == other.renameAll),
      "no_extra_fields" -> other.noExtraFields,
      "explicit_nulls" -> other.explicitNulls,
      "untagged" -> other.untagged
    ).collect { case (name, true) => name }
    misplaced(same.toSet)

  /** The annotations that are present. */
  def present: List[String] =
    val all = List(
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
    all.collect { case (name, true) => name }

private[derive] object Annotations:
  // The annotations that have an effect on each kind of definition.

  val OnField = Set("field", "aliases", "stringified", "transient", "flatten", "explicit_nulls")
  val OnClass = Set("hint", "no_extra_fields", "rename_all", "explicit_nulls")
  val OnSingleton = Set("hint")
  val OnSum = Set("discriminator", "rename_all", "untagged", "no_extra_fields", "explicit_nulls")
