package jzon.macros.derive

import jzon.Shown
import jzon.macros.MissingInstance

/** Why an instance can't be derived: the text of a compile error.
  *
  * @param half
  *   the missing instance as one half of a codec, in case that the other half is missing too
  * @param more
  *   what else is wrong at the same place
  */
final private[derive] case class DeriveError(
    text: String,
    half: Option[DeriveError.Half] = None,
    more: List[DeriveError] = Nil
)

private[derive] object DeriveError:
  /** One half of a codec that is missing.
    *
    * @param place
    *   where, and for which type
    * @param reads
    *   whether it is the decoder
    * @param both
    *   what to write for both halves
    */
  final case class Half(instance: String, place: String, reads: Boolean, both: String)

  /** @param at
    *   what needs the instance
    */
  def missing(instance: MissingInstance, at: String): DeriveError =
    val half = instance.bothRemedy.map(Half(instance.instance, instance.place(at), instance.typeClass.reads, _))
    DeriveError(instance.text(at), half)

  /** All mistakes as one text, because the compiler shows one error at a place. If both halves of a codec are missing
    * for the same reason, that is one mistake.
    */
  def all(wrong: List[DeriveError], owner: String): String =
    joined(wrong.flatMap(flat).distinct) match
      case List(one) => one
      case several   => several.mkString(s"${several.size} mistakes in $owner:\n- ", "\n- ", "")

  private def flat(error: DeriveError): List[DeriveError] = error.copy(more = Nil) :: error.more.flatMap(flat)

  private def joined(wrong: List[DeriveError]): List[String] = wrong match
    case Nil           => Nil
    case first :: rest =>
      rest.find(other => first.half.zip(other.half).exists(belong)) match
        case Some(other) => s"${together(first.half.get, other.half.get)}" :: joined(rest.filterNot(_ == other))
        case None        => first.text :: joined(rest)

  private def belong(one: Half, other: Half): Boolean =
    one.reads != other.reads && one.place == other.place && one.both == other.both

  private def together(one: Half, other: Half): String =
    s"no ${one.instance} and no ${other.instance}${one.place}: ${one.both}"

  def ofSingleton(name: String, family: String): DeriveError =
    DeriveError(s"$name has an instance of its own, which $family would not use: it is written as its name")

  def notDerivable(tpe: String, why: String): DeriveError = DeriveError(s"can't derive for $tpe: $why")

  def sameName(name: String, fields: List[String], owner: String): DeriveError =
    DeriveError(s"two fields of $owner are read by the name ${Shown.quoted(name)}: ${fields.mkString(", ")}")

  def sameHint(hint: String, cases: List[String], owner: String): DeriveError =
    DeriveError(s"two cases of $owner have the hint ${Shown.quoted(hint)}: ${cases.mkString(", ")}")

  def clash(tag: String, field: String, owner: String): DeriveError =
    DeriveError(s"the discriminator ${Shown.quoted(tag)} is a name of $field, in $owner as well")

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

  /** @param isWritten
    *   whether there is an instance, which is not derived
    */
  def unknownKind(owner: String, tpe: String, isWritten: Boolean): DeriveError =
    val why = if isWritten then s": its instance is not derived. Derive it, or combine instances by `orElse`" else ""
    DeriveError(s"in $owner, the kind of JSON value of $tpe is not known, so that it can't be told apart$why")

  /** @param owner
    *   the family, as the beginning of a sentence
    * @param why
    *   what the cases have in common
    * @param remedy
    *   what would distinguish the cases
    */
  def untagged(owner: String, cases: List[String], why: String, remedy: String): DeriveError =
    DeriveError(s"$owner ${cases.init.mkString(", ")} and ${cases.last} can't be told apart: $why; $remedy")
