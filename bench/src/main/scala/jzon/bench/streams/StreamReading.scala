package jzon.bench.streams

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import io.bullet.borer.Decoder as BorerDecoder
import io.bullet.borer.derivation.MapBasedCodecs
import java.nio.file.{Files, Path}
import java.util.concurrent.TimeUnit
import jzon as json
import jzon.async.Framing
import jzon.bench.documents.GoogleMapsDocument
import jzon.bench.model.{DistanceMatrix, Elements, Rows, Value}
import org.openjdk.jmh.annotations.*
import scala.compiletime.uninitialized

/** Many values from a file on disk, which the page cache holds after the first time. */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"))
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
abstract class StreamReading[A](ways: Ways[A])(using BorerDecoder[A]):
  protected var file: Path = uninitialized
  private var expected = 0L

  /** Writes the file: the sum of the weights. */
  protected def fill(file: Path): Long

  @Setup
  def write(): Unit =
    file = Files.createTempFile("streams", ".ndjson")
    expected = fill(file)

  @TearDown
  def delete(): Unit = Files.delete(file)

  protected def checked(sum: Long): Long =
    if sum != expected then throw IllegalStateException(s"read $sum, not $expected")
    sum

  @Benchmark def jzonAtOnce(): Long = checked(ways.jzonAtOnce(file))
  @Benchmark def jzonLines(): Long = checked(ways.jzonLines(file))
  @Benchmark def jzonAll(): Long = checked(ways.jzonAll(file))
  @Benchmark def jzonParallel(): Long = checked(ways.jzonParallel(file))
  @Benchmark def jzonPushedLines(): Long = checked(ways.jzonPushed(file, Framing.Lines, 64 * 1024))
  @Benchmark def jzonPushedAll(): Long = checked(ways.jzonPushed(file, Framing.Concatenated, 64 * 1024))
  @Benchmark def jzonPushedPackets(): Long = checked(ways.jzonPushed(file, Framing.Concatenated, 1448))
  @Benchmark def jsoniter(): Long = checked(ways.jsoniter(file))
  @Benchmark def circeAsync(): Long = checked(ways.circeAsync(file))
  @Benchmark def circeFs2(): Long = checked(ways.circeFs2(file))
  @Benchmark def zioStream(): Long = checked(ways.zioStream(file))
  @Benchmark def borer(): Long = checked(ways.borer(file))

/** 1,000 payloads of Google Maps, compact, 12 KB each: what the asynchronous table of the original jzon measures. */
class PayloadStreams
    extends StreamReading[DistanceMatrix](PayloadStreams.ways)(using PayloadStreams.borerMatrix):
  @Benchmark def jackson(): Long =
    checked(PayloadStreams.ways.jackson(file, classOf[MatrixBean])(_.rows.size.toLong))

  protected def fill(file: Path): Long =
    val payload = GoogleMapsDocument().compact
    json.writeLines(Iterator.fill(1000)(json.Raw.trusted(payload)), file): Unit
    1000 * PayloadStreams.weigh(json.readOrThrow[DistanceMatrix](payload))

object PayloadStreams:
  def weigh(matrix: DistanceMatrix): Long = matrix.rows.size

  /** Its macro takes the names of fields from annotations of its own. */
  val borerMatrix: BorerDecoder[DistanceMatrix] =
    given BorerDecoder[Value] = MapBasedCodecs.deriveDecoder[BorerValue].map(value => Value(value.text, value.value))
    given BorerDecoder[Elements] = MapBasedCodecs.deriveDecoder
    given BorerDecoder[Rows] = MapBasedCodecs.deriveDecoder
    MapBasedCodecs.deriveDecoder

  final private case class BorerValue(text: String, value: Int)

  val ways: Ways[DistanceMatrix] =
    given JsonValueCodec[DistanceMatrix] =
      JsonCodecMaker.make(CodecMakerConfig.withCheckFieldDuplication(false).withFieldNameMapper {
        case "v"  => "value"
        case name => name
      })
    given io.circe.Codec[Value] =
      io.circe.Codec.forProduct2("text", "value")(Value.apply)(value => (value.text, value.v))
    given io.circe.Codec[Elements] = io.circe.Codec.AsObject.derived
    given io.circe.Codec[Rows] = io.circe.Codec.AsObject.derived
    given circe: io.circe.Codec[DistanceMatrix] = io.circe.Codec.AsObject.derived
    given zio.json.JsonDecoder[Value] = zio.json.DeriveJsonDecoder.gen
    given zio.json.JsonDecoder[Elements] = zio.json.DeriveJsonDecoder.gen
    given zio.json.JsonDecoder[Rows] = zio.json.DeriveJsonDecoder.gen
    given zio.json.JsonDecoder[DistanceMatrix] = zio.json.DeriveJsonDecoder.gen
    Ways(weigh)

/** 100 MB of a log, one entry to a line. */
class LogStreams extends StreamReading[LogEntry](LogStreams.ways):
  protected def fill(file: Path): Long =
    val count = 100 * 1000 * 1000 / (json.writeBytes(LogEntry(500000)).length + 1)
    json.writeLines(Iterator.range(0, count).map(LogEntry(_)), file): Unit
    Iterator.range(0, count).map(i => LogStreams.weigh(LogEntry(i))).sum

  @Benchmark def jackson(): Long =
    checked(LogStreams.ways.jackson(file, classOf[LogBean])(bean => bean.id + bean.tags.size))

object LogStreams:
  def weigh(entry: LogEntry): Long = entry.id + entry.tags.size

  val ways: Ways[LogEntry] = Ways(weigh)(using summon, LogEntry.jsoniter)
