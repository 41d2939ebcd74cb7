package jzon

import jzon.ast.Trees

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
final class JsonCursor private (val json: Option[Json], val path: Path, isMissing: Boolean):
  /** The last field of that name, if there is an object that has one. */
  def /(name: String): JsonCursor =
    json match
      case Some(tree: Json.Obj) => step(tree.get(name), path / name)
      case _                    => new JsonCursor(None, path / name, isMissing)

  /** The element at `index`, counted from 0, if there is an array that is long enough. */
  def /(index: Int): JsonCursor =
    json match
      case Some(Json.Arr(elements)) => step(elements.lift(index), path / index)
      case _                        => new JsonCursor(None, path / index, isMissing)

  private def step(next: Option[Json], path: Path): JsonCursor = new JsonCursor(next, path, next.isEmpty)

  /** The value as an `A`, as [[Json.as]]; the path of an error is the whole one from where the cursor began. What an
    * object or array on the way lacks is what a missing field of a class is: None for an Option, an error for most
    * types.
    */
  def as[A](using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
    val result = json match
      case Some(tree) => tree.as[A]
      case None       => if isMissing then Trees.missing[A] else Left(JsonCursor.missing("missing"))
    result.left.map: error =>
      path.parts.foldRight(error):
        case (Path.Name(name), inner)   => inner.in(name)
        case (Path.Index(index), inner) => inner.in(index)

object JsonCursor:
  /** The root of a tree. */
  def apply(json: Json): JsonCursor = new JsonCursor(Some(json), Path.root, isMissing = false)

  /** The error of a value that is not there: it has no place in a text. */
  private[jzon] def missing(message: String): DecodeError =
    DecodeError(DecodeError.Kind.Data, Reason.Text(message), 0, 1, 1)
