package jzon.bench

import java.util.concurrent.TimeUnit
import scala.compiletime.uninitialized
import org.openjdk.jmh.annotations.*
import org.openjdk.jmh.infra.BenchmarkParams
import jzon.bench.documents.Layout
import jzon.bench.model.GeoJson

/** Bytes to values, by each library; one subclass for each document. */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.Throughput))
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-Xss4m", "-XX:+UseParallelGC"))
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
abstract class Reading[A](subject: Subject[A]):
  @Param(Array("compact", "pretty"))
  var form: String = uninitialized

  protected var bytes: Array[Byte] = Array.empty

  @Setup
  def check(params: BenchmarkParams): Unit =
    Checked.orThrow(subject, params.getBenchmark)
    bytes = subject.document.in(Layout.named(form))

  @Benchmark def readJzon(): A = subject.jzon.read(bytes)
  @Benchmark def readJsoniter(): A = subject.jsoniter.read(bytes)
  @Benchmark def readCirce(): A = subject.circe.read(bytes)
  @Benchmark def readZio(): A = subject.zio.read(bytes)
  @Benchmark def readPlay(): A = subject.play.read(bytes)

/** With the seed's alternative decoder beside the derived one. */
abstract class GeoReading(subject: Subject[GeoJson]) extends Reading(subject):
  private val byHand = subject.byHand.get

  @Benchmark def readJzonByHand(): GeoJson = byHand.read(bytes)

class GoogleMapsReading extends Reading(Subject.googleMaps)
class GoogleMapsBeyondAsciiReading extends Reading(Subject.googleMapsBeyondAscii)
class TwitterReading extends Reading(Subject.twitter)
class TwitterBeyondAsciiReading extends Reading(Subject.twitterBeyondAscii)
class GeoJsonReading extends GeoReading(Subject.geoJson)
class GeoJsonTypeLastReading extends GeoReading(Subject.geoJsonTypeLast)
class GitHubReading extends Reading(Subject.gitHub)
class OpenRtbReading extends Reading(Subject.openRtb)
class NestedReading extends Reading(Subject.nested)
