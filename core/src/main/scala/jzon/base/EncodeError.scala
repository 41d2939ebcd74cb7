package jzon

import scala.collection.immutable.Nil

/** Says why a value could not be written, for example because of a lone surrogate, too much nesting, a fixed buffer
  * that is full, or an [[Encoder.size]] that is wrong. It has no stack trace. An IOException of the caller's stream is
  * not wrapped.
  */
final class EncodeError private[jzon] (val message: String) extends RuntimeException(null, null, false, false):
  private var parts: List[Path.Part] = Nil

  /** The path to the value that could not be written. */
  def path: Path = Path(parts)

  /** The path and the message, such as `.rows[0].value(lone surrogate)`. */
  def render: String = DecodeError.render(path.render, message, message)

  override def getMessage: String = render

  override def toString: String = "jzon.EncodeError: " + render

  /** Adds a field to the front of the path, and returns this error. */
  def in(name: String): EncodeError =
    parts = Path.Name(name) :: parts
    this

  /** Adds an element, counted from 0, to the front of the path, and returns this error. */
  def in(index: Int): EncodeError =
    parts = Path.Index(index) :: parts
    this

  /** The error of an element that has `before` others before it in a larger array. */
  private[jzon] def shifted(before: Int): EncodeError =
    parts = parts match
      case Path.Index(index) :: inner => Path.Index(index + before) :: inner
      case other                      => other
    this
