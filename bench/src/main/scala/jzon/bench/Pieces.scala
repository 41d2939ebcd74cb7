package jzon.bench

import java.util.concurrent.TimeUnit
import scala.compiletime.uninitialized
import scala.util.Random
import org.openjdk.jmh.annotations.*
import jzon as json
import jzon.bench.documents.Layout

/** The hot pieces of jzon's reader and writer by themselves: arrays of 512 values of one kind, on the expert tier, so
  * that neither derivation nor collections have a part in it.
  */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.Throughput))
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"))
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
abstract class Pieces:
  protected var bytes: Array[Byte] = Array.empty
  protected val out: json.Writer = new json.Writer()

  /** An array of what `write` writes 512 times, which is what will be read. */
  protected def prepare(write: Int => Unit): Unit =
    writeAll(write)
    bytes = out.toByteArray

  protected inline def writeAll(inline write: Int => Unit): Long =
    out.reset()
    out.beginArray()
    var i = 0
    while i < Pieces.Count do
      out.element()
      write(i)
      i += 1
    out.endArray()
    out.size

  protected inline def readAll(inline read: json.Reader => Long): Long =
    val in = json.Reader(bytes, 0, bytes.length)
    in.beginArray()
    var sum = 0L
    while in.hasElement() do sum += read(in)
    sum

object Pieces:
  val Count = 512

class StringPieces extends Pieces:
  @Param(Array("ascii", "escaped", "latin1", "other"))
  var letters: String = uninitialized

  @Param(Array("10", "100"))
  var length: Int = 0

  private val values = new Array[String](Pieces.Count)

  @Setup
  def prepare(): Unit =
    val random = Random(4)
    val special = letters match
      case "ascii"   => 'x'
      case "escaped" => '"'
      case "latin1"  => 'é'
      case "other"   => '€'
    for i <- values.indices do
      values(i) =
        random.alphanumeric.take(length).map(char => if random.nextInt(8) == 0 then special else char).mkString
    prepare(i => out.writeString(values(i)))

  @Benchmark def readJzon(): Long = readAll(_.readString().length)
  @Benchmark def writeJzon(): Long = writeAll(i => out.writeString(values(i)))

  @Benchmark def skipJzon(): Long = readAll: in =>
    in.skip()
    1

class IntPieces extends Pieces:
  @Param(Array("small", "large"))
  var size: String = uninitialized

  private val values = new Array[Int](Pieces.Count)

  @Setup
  def prepare(): Unit =
    val random = Random(5)
    for i <- values.indices do values(i) = if size == "small" then random.nextInt(1000) else random.nextInt()
    prepare(i => out.writeInt(values(i)))

  @Benchmark def readJzon(): Long = readAll(_.readInt())
  @Benchmark def writeJzon(): Long = writeAll(i => out.writeInt(values(i)))

class DoublePieces extends Pieces:
  @Param(Array("degrees", "any"))
  var kind: String = uninitialized

  private val values = new Array[Double](Pieces.Count)

  @Setup
  def prepare(): Unit =
    val random = Random(6)
    for i <- values.indices do
      values(i) = if kind == "degrees" then random.nextInt(180000000) / 1e6 else anyFinite(random)
    prepare(i => out.writeDouble(values(i)))

  private def anyFinite(random: Random): Double =
    Iterator.continually(java.lang.Double.longBitsToDouble(random.nextLong())).find(_.isFinite).get

  @Benchmark def readJzon(): Long = readAll(_.readDouble().toLong)
  @Benchmark def writeJzon(): Long = writeAll(i => out.writeDouble(values(i)))

/** Passing a whole document that nobody asked for, checked. */
class SkipPieces extends Pieces:
  @Param(Array("GoogleMaps", "Twitter", "GeoJson"))
  var document: String = uninitialized

  @Param(Array("compact", "pretty"))
  var form: String = uninitialized

  @Setup
  def prepare(): Unit =
    bytes = Subject.all.find(_.document.name == document).get.document.in(Layout.named(form))

  @Benchmark def skipJzon(): Int =
    val in = json.Reader(bytes, 0, bytes.length)
    in.skip()
    bytes.length
