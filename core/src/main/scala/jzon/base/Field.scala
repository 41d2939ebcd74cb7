package jzon

/** Contains [[Field]]. At the top level, its class file would differ from that of the annotation [[field]] only in
  * case, and some file systems would confuse the two.
  */
object patch:
  /** A field that can be absent, `null`, or have a value. Use it for the body of a PATCH request, which can leave,
    * clear or set a field (RFC 7396).
    *
    * {{{
    * case class Patch(nickname: json.Field[String] = json.Field.Absent) derives json.Codec
    * }}}
    */
  enum Field[+A]:
    /** The field is absent from its object. As an element of a collection, or on its own, it is written as `null`. */
    case Absent

    /** The field is `null`. */
    case Null

    /** The field has a value. */
    case Value(value: A)

    /** The value, if there is one. */
    def toOption: Option[A] = this match
      case Value(value) => Some(value)
      case _            => None

/** See [[patch.Field]]. */
type Field[+A] = patch.Field[A]

/** The cases of a [[patch.Field]]. */
val Field: patch.Field.type = patch.Field
