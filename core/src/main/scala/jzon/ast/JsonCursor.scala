package jzon

import scala.util.Left
import jzon.ast.Trees

/** A place in a tree, or the path to a place that does not exist. Navigation never fails. The error appears when you
  * ask for the value, and names the missing step.
  *
  * {{{
  * (tree / "rows" / 0 / "name").as[String] // Left(.rows[0].name(missing)), if there is none
  * }}}
  *
  * @param json
  *   the value at the place
  * @param path
  *   the path to it from where the cursor began
  */
final class JsonCursor private (val json: Option[Json], val path: Path, isMissing: Boolean):
  /** The last field of that name, if this is an object that has one. */
  def /(name: String): JsonCursor =
    json match
      case Some(tree: Json.Obj) => step(tree.get(name), path / name)
      case _                    => new JsonCursor(None, path / name, isMissing)

  /** The element at `index`, counted from 0, if this is an array that is long enough. */
  def /(index: Int): JsonCursor =
    json match
      case Some(Json.Arr(elements)) => step(elements.lift(index), path / index)
      case _                        => new JsonCursor(None, path / index, isMissing)

  private def step(next: Option[Json], path: Path): JsonCursor = new JsonCursor(next, path, next.isEmpty)

  /** Decodes the value, as [[Json.as]] does. The path of an error begins where the cursor began. If an object or array
    * on the path lacks the step, the result is that of a missing field of a class: None for an Option, and an error for
    * most types.
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

  /** The error of a value that does not exist. It has no position in a text. */
  private[jzon] def missing(message: String): DecodeError =
    DecodeError(DecodeError.Kind.Data, Reason.Text(message), 0, 1, 1)
