package jzon.input

/** What a derived decoder does with the field of a name that its class does not have. */
private[jzon] object UnknownNames:
  /** The field is skipped. */
  inline val Skipped = 0

  /** The name is refused. */
  inline val Refused = 1

  /** The name is kept in [[jzon.Reader.keptName]], and the value is read with the others. */
  inline val Kept = 2
