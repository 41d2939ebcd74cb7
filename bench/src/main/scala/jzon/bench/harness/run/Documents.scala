package jzon.bench.harness.run

import java.io.{ByteArrayInputStream, ByteArrayOutputStream}
import org.openjdk.jmh.annotations.*
import jzon.bench.harness.*
import jzon.bench.harness.libraries.{Libraries, Way}
import jzon.bench.harness.model.Canonical
import jzon.bench.harness.documents.{Payload, Payloads}

/** A library and the documents it is timed with. What is timed is one document after another. */
final class Documents[A](way: Way[A], payloads: IndexedSeq[Payload]):
  private val bytes: Array[Array[Byte]] = payloads.map(_.bytes).toArray
  private lazy val texts: Array[String] = payloads.map(_.text).toArray
  private lazy val values: Array[AnyRef] = payloads.map(payload => own(payload.value)).toArray

  private def own(value: Canonical): AnyRef = way.model.fromCanonical(value).asInstanceOf[AnyRef]
  private def value(turn: Turn): A = values(turn.next(values.length)).asInstanceOf[A]

  private def read(input: Input): Turn => Any = input match
    case Input.Bytes  => turn => way.read(bytes(turn.next(bytes.length)))
    case Input.String =>
      texts: Unit
      turn => way.readText(texts(turn.next(texts.length)))
    case Input.Stream => turn => way.readStream(ByteArrayInputStream(bytes(turn.next(bytes.length))))

  private def write(output: Output): Turn => Any =
    values: Unit
    output match
      case Output.Bytes  => turn => way.write(value(turn))
      case Output.Stream =>
        turn =>
          turn.out.reset()
          way.writeStream(value(turn), turn.out)
          turn.out.size

  /** What is timed, as a function made once, so that nothing is asked anew for each operation. */
  def operation(lane: Lane): Turn => Any = lane match
    case input: Input   => read(input)
    case output: Output => write(output)

object Documents:
  def apply(cell: Cell, number: Int, seed: Long): Documents[?] =
    apply(cell, Payloads(cell.datatype, cell.size, cell.variant, seed).take(number))

  def apply(cell: Cell, payloads: IndexedSeq[Payload]): Documents[?] = new Documents(way(cell), payloads)

  /** The library's, for what the cell asks of it. */
  def way(cell: Cell): Way[?] =
    Libraries.find(cell.library).flatMap(_.way(cell.api, cell.datatype)).getOrElse:
      throw IllegalArgumentException(s"${cell.library} has no ${cell.api.label} API for ${cell.datatype.label}")

/** Whose document is next in this thread. */
@State(Scope.Thread)
class Turn:
  private var i: Int = 0

  /** Used again by all that write to a stream. */
  val out: ByteArrayOutputStream = ByteArrayOutputStream(1 << 16)

  def next(count: Int): Int =
    i = if i + 1 < count then i + 1 else 0
    i
