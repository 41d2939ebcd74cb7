package jzon.bench

import java.util.concurrent.TimeUnit
import org.openjdk.jmh.annotations.*
import org.openjdk.jmh.infra.BenchmarkParams

/** Values to an array of bytes, compact, by each library; one subclass for each document. */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.Throughput))
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-Xss4m", "-XX:+UseParallelGC"))
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
abstract class Writing[A](subject: Subject[A]):
  private val value = subject.document.value

  @Setup
  def check(params: BenchmarkParams): Unit = Checked.orThrow(subject, params.getBenchmark)

  @Benchmark def writeJzon(): Array[Byte] = subject.jzon.write(value)
  @Benchmark def writeJsoniter(): Array[Byte] = subject.jsoniter.write(value)
  @Benchmark def writeCirce(): Array[Byte] = subject.circe.write(value)
  @Benchmark def writeZio(): Array[Byte] = subject.zio.write(value)
  @Benchmark def writePlay(): Array[Byte] = subject.play.write(value)

class GoogleMapsWriting extends Writing(Subject.googleMaps)
class GoogleMapsBeyondAsciiWriting extends Writing(Subject.googleMapsBeyondAscii)
class TwitterWriting extends Writing(Subject.twitter)
class TwitterBeyondAsciiWriting extends Writing(Subject.twitterBeyondAscii)
class GeoJsonWriting extends Writing(Subject.geoJson)
class GitHubWriting extends Writing(Subject.gitHub)
class OpenRtbWriting extends Writing(Subject.openRtb)
class NestedWriting extends Writing(Subject.nested)
