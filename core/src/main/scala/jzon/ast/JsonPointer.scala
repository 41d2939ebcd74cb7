package jzon

import scala.annotation.tailrec
import scala.collection.immutable.Nil
import scala.util.{Left, Right}
import jzon.input.Inputs

/** A JSON Pointer (RFC 6901) to a place in a tree, such as `/rows/0/a~1b`. The empty pointer is the whole document.
  *
  * @param tokens
  *   the names, or the indices of elements, from the root on, without the escapes `~0` and `~1`
  */
final case class JsonPointer(tokens: List[String]):
  /** The value at this place, if there is one. Of several fields of one name it is the last. `-`, the place after the
    * last element, has none.
    */
  def get(json: Json): Option[Json] = find(json, tokens)

  @tailrec
  private def find(json: Json, rest: List[String]): Option[Json] = rest match
    case Nil           => Some(json)
    case token :: next =>
      val child = json match
        case tree: Json.Obj     => tree.get(token)
        case Json.Arr(elements) => JsonPointer.index(token).flatMap(elements.lift)
        case _                  => None
      child match
        case Some(value) => find(value, next)
        case None        => None

  override def toString: String = tokens.map(token => "/" + JsonPointer.escaped(token)).mkString

object JsonPointer:
  /** Parses a pointer. A `Left` says what is wrong with `text`.
    *
    * @throws java.lang.IllegalArgumentException
    *   if `text` is null
    */
  def parse(text: String): Either[String, JsonPointer] =
    if text == null then Inputs.failNull()
    else if text.isEmpty then Right(JsonPointer(Nil))
    else if text.charAt(0) != '/' then Left("a JSON pointer is empty or begins with '/'")
    else if hasStrayTilde(text) then Left("a '~' in a JSON pointer is followed by 0 or 1")
    else Right(JsonPointer(text.substring(1).split("/", -1).toList.map(_.replace("~1", "/").replace("~0", "~"))))

  private[jzon] def escaped(token: String): String = token.replace("~", "~0").replace("/", "~1")

  private def hasStrayTilde(text: String): Boolean =
    text.indices.exists: i =>
      text.charAt(i) == '~' && (i + 1 == text.length || (text.charAt(i + 1) != '0' && text.charAt(i + 1) != '1'))

  /** The index that `token` is: digits without a leading zero (RFC 6901, section 4), if an Int can hold it. */
  private[jzon] def index(token: String): Option[Int] =
    val isIndex = token == "0" ||
      (token.nonEmpty && token.charAt(0) != '0' && token.forall(c => c >= '0' && c <= '9'))
    if isIndex then token.toIntOption else None
