package jzon.bench

import java.nio.charset.StandardCharsets.UTF_8
import java.util.concurrent.TimeUnit
import jzon.Writer
import jzon.bench.libraries.Literals
import org.openjdk.jmh.annotations.*

/** The document of typed-json (seed 001) with a number that changes: jzon's literal straight to a writer that is used
  * again, and as a value to an array of bytes, as those of the others.
  *
  * `./sbt "bench/Jmh/run Literal -prof gc"`; with `-jvmArgsAppend -XX:-DoEscapeAnalysis` as well.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"))
class Literal:
  private val writer = Writer()

  /** One digit. */
  private var i = 0

  private def next(): Int =
    i = if i == 9 then 0 else i + 1
    i

  @Setup
  def check(): Unit =
    for i <- 0 to 9 do
      val expected = Literals.document(i)
      def check(name: String, bytes: Array[Byte]): Unit =
        val text = new String(bytes, UTF_8)
        if text != expected then throw IllegalStateException(s"$name writes $text, not $expected")
      writer.reset()
      Literals.jzonDirect(writer, i)
      check("jzon straight to a writer", writer.toByteArray)
      check("jzon", Literals.jzon(i))
      check("circe", Literals.circe(i))
      check("play-json", Literals.play(i))
      check("ujson", Literals.ujson(i))
      check("Jackson", Literals.jackson(i))

  @Benchmark
  def directJzon(): Long =
    writer.reset()
    Literals.jzonDirect(writer, next())
    writer.size

  @Benchmark def bytesJzon(): Array[Byte] = Literals.jzon(next())
  @Benchmark def bytesCirce(): Array[Byte] = Literals.circe(next())
  @Benchmark def bytesPlay(): Array[Byte] = Literals.play(next())
  @Benchmark def bytesUjson(): Array[Byte] = Literals.ujson(next())
  @Benchmark def bytesJackson(): Array[Byte] = Literals.jackson(next())
