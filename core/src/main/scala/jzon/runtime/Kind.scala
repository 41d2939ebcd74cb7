package jzon.runtime

/** The kinds of JSON values, which distinguish types that have no hint.
  *
  * @param code
  *   what [[Derived.kind]] returns for a value of this kind
  * @param text
  *   the kind in an error message, after "expected"
  */
private[jzon] enum Kind(val code: Int, val text: String):
  case Text extends Kind(0, "a string")
  case Number extends Kind(1, "a number")
  case Bool extends Kind(2, "a Boolean")
  case Null extends Kind(3, "null")
  case Object extends Kind(4, "an object")
  case Array extends Kind(5, "an array")
