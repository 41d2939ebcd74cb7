package jzon.bench

import com.fasterxml.jackson.core.{JsonFactory, JsonGenerator}
import com.google.gson.stream.JsonWriter as GsonWriter
import com.squareup.moshi.JsonWriter as MoshiWriter
import java.io.{ByteArrayOutputStream, OutputStreamWriter}
import java.nio.charset.StandardCharsets.UTF_8
import java.util.concurrent.TimeUnit
import jzon.{BufferPool, Writer}
import jzon.bench.documents.FluentDocument
import okio.Buffer
import org.openjdk.jmh.annotations.*

/** The documents of fson (seed 003) written call by call into a buffer that is used again: by jzon's fluent writer,
  * Jackson's JsonGenerator, Gson's JsonWriter and Moshi's.
  *
  * `./sbt "bench/Jmh/run Fluent -prof gc"`; with `-jvmArgsAppend -XX:-DoEscapeAnalysis` as well.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"))
class Fluent:
  @Param(Array("Simple", "Complex", "Large"))
  var of: String = ""

  private var document: FluentDocument = FluentDocument.Simple
  private val writer = Writer()
  private val pool = BufferPool()
  private val bytes = ByteArrayOutputStream(32 * 1024)
  private val factory = JsonFactory().enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
  private val okio = Buffer()

  @Setup
  def prepare(): Unit =
    document = FluentDocument.all(of)
    val expected = document.text
    writeJzon(): Unit
    check("jzon", writer.toString, expected)
    writeJackson(): Unit
    check("Jackson", bytes.toString(UTF_8), expected)
    writeGson(): Unit
    check("Gson", bytes.toString(UTF_8), expected)
    check("Moshi", moshiText(), expected)

  private def check(name: String, text: String, expected: String): Unit =
    if text != expected then
      throw IllegalStateException(s"$name writes ${text.take(1000)}, not ${expected.take(1000)}")

  @Benchmark
  def writeJzon(): Long =
    writer.reset()
    document.write(writer)
    writer.size

  @Benchmark
  def poolJzon(): Long = pool.use: w =>
    document.write(w)
    w.size

  @Benchmark
  def writeJackson(): Int =
    bytes.reset()
    val out: JsonGenerator = factory.createGenerator(bytes)
    document.write(out)
    out.close()
    bytes.size

  @Benchmark
  def writeGson(): Int =
    bytes.reset()
    val out = GsonWriter(OutputStreamWriter(bytes, UTF_8))
    out.setHtmlSafe(false)
    document.write(out)
    out.close()
    bytes.size

  @Benchmark
  def writeMoshi(): Long =
    okio.clear()
    val out = MoshiWriter.of(okio)
    out.setSerializeNulls(true)
    document.write(out)
    okio.size

  private def moshiText(): String =
    writeMoshi(): Unit
    okio.readUtf8()
