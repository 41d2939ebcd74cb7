package jzon

/** The choices of the annotations, for classes that can't be annotated: `json.Codec.configured[A](json.Config(…))`.
  *
  * It is read when compiled, so it has to be written out in the call: constants, no variables.
  *
  * @param rename
  *   as [[rename_all]]
  * @param fields
  *   names of fields in JSON by their names in the class, as [[field]]
  * @param aliases
  *   further names by names in the class, as [[jzon.aliases]]
  * @param hints
  *   hints by the names of cases, as [[hint]]
  * @param discriminator
  *   as [[jzon.discriminator]]; empty for none
  * @param noExtraFields
  *   as [[no_extra_fields]]
  * @param explicitNulls
  *   as [[explicit_nulls]]
  * @param stringified
  *   names in the class of fields that are [[jzon.stringified]]
  * @param transient
  *   names in the class of fields that are [[jzon.transient]]
  * @param flatten
  *   names in the class of fields that are [[jzon.flatten]]
  * @param untagged
  *   as [[jzon.untagged]]
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
