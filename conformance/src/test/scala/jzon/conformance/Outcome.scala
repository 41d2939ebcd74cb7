package jzon.conformance

import jzon.{DecodeError, Decoder, FieldTable, Json, Limits, Reader}

/** What became of a document: the value, or all that an error says. */
enum Outcome:
  case Accepted(value: Any)
  case Refused(kind: DecodeError.Kind, message: String, path: String, offset: Long, line: Int, column: Int)

  def isAccepted: Boolean = this match
    case _: Accepted => true
    case _           => false

  /** Without the path, in which a value that is skipped has no part, and without the value. */
  def place: Any = this match
    case Accepted(_)                                  => true
    case Refused(kind, message, _, offset, line, col) => (kind, message, offset, line, col)

object Outcome:
  def of(result: Either[DecodeError, Any]): Outcome = result match
    case Right(value) => Accepted(value)
    case Left(error)  =>
      Refused(error.kind, error.message, error.jq, error.offset, error.line, error.column)

  def apply[A](in: jzon.Input)(using Decoder[A], Limits): Outcome = of(jzon.read[A](in))

/** Ways to read any JSON. */
object Anything:
  /** Passes a value, which is checked as strictly as one that is read. */
  val skipped: Decoder[Unit] = in => in.skip()

  /** As a tree. */
  val tree: Decoder[Json] = Json.decoder

  /** As the value of a field that its class does not know: `{"known":…}` has been read before. */
  val unknown: Decoder[Int] = new Decoder[Int]:
    private val table = FieldTable("known", "other")
    def read(in: Reader): Int =
      var known = 0
      in.beginObject()
      while in.hasField() do
        in.field(table, 0) match
          case 0 => known = in.readInt()
          case _ => in.skip()
      known

  /** `document` as the value of such a field. */
  def around(document: Array[Byte]): Array[Byte] = Before ++ document ++ After

  private val Before = "{\"known\":1,\"unknown\":".getBytes
  private val After = ",\"other\":2}".getBytes

  /** Where the document begins in it. */
  val offset: Int = Before.length
