package jzon.bench

import java.util.concurrent.TimeUnit
import scala.compiletime.uninitialized
import org.openjdk.jmh.annotations.*
import jzon.bench.documents.SearchDocument
import jzon.bench.libraries.SearchPages
import jzon.bench.model.SearchPage

/** Pages of stories to an array of bytes: counted first, beside libraries that write to a buffer and copy it, as jzon
  * does, too, in `bufferedJzon`. The seed's Haskell original took 1.60, 10.5, 99.8, 1,540 and 19,600 microseconds for
  * its own documents of as many.
  */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"))
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
class ExactSize:
  @Param(Array("1", "10", "100", "1000", "10000"))
  var stories: Int = uninitialized

  private var page: SearchPage = uninitialized

  @Setup
  def prepare(): Unit = page = SearchDocument(stories)

  @Benchmark def writeJzon(): Array[Byte] = SearchPages.jzonExact(page)
  @Benchmark def bufferedJzon(): Array[Byte] = SearchPages.jzonBuffered(page)
  @Benchmark def writeJsoniter(): Array[Byte] = SearchPages.jsoniter(page)
  @Benchmark def writeCirce(): Array[Byte] = SearchPages.circe(page)
  @Benchmark def writeUpickle(): Array[Byte] = SearchPages.upickle(page)
