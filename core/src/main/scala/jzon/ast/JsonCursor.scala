package jzon

/** A place in a tree, or the way to one that is not there: steps never fail, what asks for the value does.
  *
  * {{{
  * (tree / "rows" / 0 / "name").as[String] // Left(.rows[0].name(missing)), if there is none
  * }}}
  *
  * @param json
  *   the value at the place
  * @param path
  *   the way to it from where the cursor began
  */
final class JsonCursor private (val json: Option[Json], val path: Path):
  /** The last field of that name, if there is an object that has one. */
  def /(name: String): JsonCursor =
    val next = json match
      case Some(tree: Json.Obj) => tree.get(name)
      case _                    => None
    new JsonCursor(next, path / name)

  /** The element at `index`, counted from 0, if there is an array that is long enough. */
  def /(index: Int): JsonCursor =
    val next = json match
      case Some(Json.Arr(elements)) => elements.lift(index)
      case _                        => None
    new JsonCursor(next, path / index)

  /** The value as an `A`, as [[Json.as]]; the path of an error is the whole one from where the cursor began. */
  def as[A](using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
    val result = json match
      case Some(tree) => tree.as[A]
      case None       => Left(DecodeError(DecodeError.Kind.Data, Reason.Text("missing"), 0, 1, 1))
    result.left.map: error =>
      path.parts.foldRight(error):
        case (Path.Name(name), inner)   => inner.in(name)
        case (Path.Index(index), inner) => inner.in(index)

object JsonCursor:
  /** The root of a tree. */
  def apply(json: Json): JsonCursor = new JsonCursor(Some(json), Path.root)
