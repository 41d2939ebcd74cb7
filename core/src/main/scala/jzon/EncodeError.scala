package jzon

/** Why a value could not be written: a lone surrogate, too deep a value, a fixed buffer that is full, a size that does
  * not agree with what was written. It carries no stack trace; an IOException of the caller's stream passes through as
  * it is.
  */
final class EncodeError private[jzon] (val message: String) extends RuntimeException(null, null, false, false):
  private var parts: List[Path.Part] = Nil

  /** The way to the value that could not be written. */
  def path: Path = Path(parts)

  /** `.rows[0].value(lone surrogate)` */
  def render: String = DecodeError.render(path.render, message, message)

  override def getMessage: String = render

  override def toString: String = "jzon.EncodeError: " + render

  /** Adds the field that was being written to the path, and gives this error, as [[DecodeError.in]]. */
  def in(name: String): EncodeError =
    parts = Path.Name(name) :: parts
    this

  /** Adds the element that was being written, counted from 0. */
  def in(index: Int): EncodeError =
    parts = Path.Index(index) :: parts
    this

  /** The error of an element that has `before` others before it in a larger array. */
  private[jzon] def shifted(before: Int): EncodeError =
    parts = parts match
      case Path.Index(index) :: inner => Path.Index(index + before) :: inner
      case other                      => other
    this
