package jzon.bench.harness.run

import java.io.ByteArrayOutputStream
import scala.compiletime.uninitialized
import org.openjdk.jmh.annotations.*
import org.openjdk.jmh.infra
import jzon.bench.harness.*
import jzon.bench.harness.libraries.Way
import jzon.bench.harness.documents.{Payload, Payloads}

/** A file of more than a megabyte with a document on each line. Lines are found by the harness, alike for all
  * libraries: each is given to the library as an array of its own, as from a reader of lines.
  */
final class Ndjson[A](way: Way[A], payloads: IndexedSeq[Payload]):
  private val documents: IndexedSeq[Payload] =
    val once = payloads.map(_.bytes.length + 1).sum
    IndexedSeq.fill(Ndjson.Bytes / once + 1)(payloads).flatten

  private val values: Array[AnyRef] =
    documents.map(payload => way.model.fromCanonical(payload.value).asInstanceOf[AnyRef]).toArray

  /** All lines, each with its end. */
  val file: Array[Byte] =
    val out = ByteArrayOutputStream(2 * Ndjson.Bytes)
    documents.foreach: payload =>
      out.write(payload.bytes)
      out.write('\n')
    out.toByteArray

  /** Reads all lines, each into `take`. */
  def read(take: A => Unit): Unit =
    var from = 0
    while from < file.length do
      var end = from
      while file(end) != '\n' do end += 1
      take(way.read(java.util.Arrays.copyOfRange(file, from, end)))
      from = end + 1

  /** Writes all values, a line for each. */
  def write(out: ByteArrayOutputStream): Unit =
    out.reset()
    var i = 0
    while i < values.length do
      way.writeStream(values(i).asInstanceOf[A], out)
      out.write('\n')
      i += 1

object Ndjson:
  /** The file has more. */
  val Bytes: Int = 1_000_000

  def apply(cell: Cell, number: Int, seed: Long): Ndjson[?] =
    new Ndjson(Documents.way(cell), Payloads(cell.datatype, cell.size, cell.variant, seed).take(number))

/** Lines to values. */
class NdjsonDeser extends Cells(Operation.Deser):
  private var lines: Ndjson[?] = uninitialized

  @Setup
  override def prepare(): Unit = lines = Ndjson(cell, number, seed)

  @Benchmark def deser(hole: infra.Blackhole): Unit = lines.read(hole.consume(_))

/** Values to lines. */
class NdjsonSer extends Cells(Operation.Ser):
  private var lines: Ndjson[?] = uninitialized

  @Setup
  override def prepare(): Unit = lines = Ndjson(cell, number, seed)

  @Benchmark def ser(turn: Turn): Int =
    lines.write(turn.out)
    turn.out.size
