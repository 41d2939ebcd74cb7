package jzon.derive

/** Why an instance can't be derived: the text of a compile error. */
final private[derive] case class DeriveError(text: String)

private[derive] object DeriveError:
  /** @param kind
    *   Decoder or Encoder
    * @param innermost
    *   the type in `tpe` that has none, which may be all of it
    * @param remedy
    *   what to write, or what the compiler said, where that is more than that there is none
    */
  def missing(kind: String, tpe: String, innermost: String, at: String, remedy: String): DeriveError =
    val inside = if innermost == tpe then "" else s", in $tpe,"
    DeriveError(s"no json.$kind[$innermost]$inside for $at: $remedy")

  def ofSingleton(name: String, family: String): DeriveError =
    DeriveError(s"$name has an instance of its own, which $family would not use: it is written as its name")

  def notDerivable(tpe: String, why: String): DeriveError = DeriveError(s"can't derive for $tpe: $why")

  def sameName(name: String, fields: List[String], owner: String): DeriveError =
    DeriveError(s"two fields of $owner are read by the name \"$name\": ${fields.mkString(", ")}")

  def sameHint(hint: String, cases: List[String], owner: String): DeriveError =
    DeriveError(s"two cases of $owner have the hint \"$hint\": ${cases.mkString(", ")}")

  def clash(tag: String, field: String, owner: String): DeriveError =
    DeriveError(s"the discriminator \"$tag\" is a name of $field, in $owner as well")

  def misplaced(annotation: String, at: String): DeriveError =
    DeriveError(s"@$annotation does nothing on $at")

  def twice(annotation: String, at: String): DeriveError = DeriveError(s"@$annotation stands twice on $at")

  def beside(annotation: String, other: String, at: String): DeriveError =
    DeriveError(s"@$annotation does nothing beside @$other on $at")

  def transient(at: String): DeriveError = DeriveError(s"@transient on $at, which has no default")

  def notConstant(annotation: String, at: String): DeriveError =
    DeriveError(s"@$annotation on $at takes constants only")

  def stringified(at: String, tpe: String): DeriveError =
    DeriveError(s"@stringified on $at, which is neither a number nor a Boolean but a $tpe")

  def flatten(at: String, why: String): DeriveError = DeriveError(s"@flatten on $at $why")

  def unknownKind(owner: String, tpe: String): DeriveError =
    DeriveError(
      s"in $owner, the kind of JSON value of $tpe is not known, so that it can't be told apart: its instance was written " +
        "by hand. Derive it, or write the instance for all of it with `orElse`"
    )

  def untagged(owner: String, one: String, other: String, why: String): DeriveError =
    DeriveError(s"$owner is @untagged, and $one and $other can't be told apart: $why")
