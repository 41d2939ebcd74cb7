package jzon

/** Holds [[Field]]: at the top its class file would differ from that of the annotation [[field]] in case only, which some
  * file systems take for the same file.
  */
object patch:
  /** What an object says of a field: nothing at all, `null`, or a value. For the body of a PATCH, where "leave it",
    * "clear it" and "set it" are three things (RFC 7396).
    *
    * {{{
    * case class Patch(nickname: json.Field[String] = json.Field.Absent) derives json.Codec
    * }}}
    */
  enum Field[+A]:
    /** The object lacks the field, and is written without it; as an element or on its own it is written `null`. */
    case Absent

    /** The field is `null`. */
    case Null

    /** The field has a value. */
    case Value(value: A)

    /** The value, if there is one. */
    def toOption: Option[A] = this match
      case Value(value) => Some(value)
      case _            => None

type Field[+A] = patch.Field[A]
val Field: patch.Field.type = patch.Field
