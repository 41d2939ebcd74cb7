package jzon

/** What annotations would say, for classes that can't be annotated: `json.Codec.configured[A](json.Config(…))`.
  *
  * The macro reads it at compile time. Write it out in the call, with constants and without variables.
  *
  * @param rename
  *   the style of all names, see [[rename_all]]
  * @param fields
  *   names in JSON by the names of the fields, see [[field]]
  * @param aliases
  *   further names by the names of the fields, see [[jzon.aliases]]
  * @param hints
  *   hints by the names of the cases, see [[hint]]
  * @param discriminator
  *   the name of the field with the hint, or an empty string, see [[jzon.discriminator]]
  * @param noExtraFields
  *   whether unknown fields are refused, see [[no_extra_fields]]
  * @param explicitNulls
  *   whether empty fields are written as `null`, see [[explicit_nulls]]
  * @param stringified
  *   the names of fields that are [[jzon.stringified]]
  * @param transient
  *   the names of fields that are [[jzon.transient]]
  * @param flatten
  *   the names of fields that are [[jzon.flatten]]
  * @param untagged
  *   whether cases have no hints, see [[jzon.untagged]]
  */
final case class Config(
    rename: Option[NameStyle] = None,
    fields: Map[String, String] = Map.empty,
    aliases: Map[String, List[String]] = Map.empty,
    hints: Map[String, String] = Map.empty,
    discriminator: String = "",
    noExtraFields: Boolean = false,
    explicitNulls: Boolean = false,
    stringified: Set[String] = Set.empty,
    transient: Set[String] = Set.empty,
    flatten: Set[String] = Set.empty,
    untagged: Boolean = false
)
