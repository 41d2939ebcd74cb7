package jzon.bench

import java.util.concurrent.TimeUnit
import scala.compiletime.uninitialized
import scala.util.control.NonFatal
import org.openjdk.jmh.annotations.*
import jzon as json
import jzon.bench.documents.Attack
import jzon.bench.libraries.Library
import jzon.bench.model.{DistanceMatrix, Rows}

/** The seed's attacks on the Google Maps document beside the honest one. Libraries that refuse an attack are timed as
  * well: what counts is what the attack costs.
  */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.Throughput))
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = Array("-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"))
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
class Hostile:
  @Param(Array("honest", "blanks", "redundant", "collisions", "zeros"))
  var attack: String = uninitialized

  private val subject = Subject.googleMaps
  private var bytes: Array[Byte] = Array.empty

  @Setup
  def prepare(): Unit = bytes = Attack(attack)

  private def outcome(library: Library[DistanceMatrix]): AnyRef =
    try library.read(bytes)
    catch case NonFatal(refusal) => refusal

  @Benchmark def readJzon(): AnyRef = outcome(subject.jzon)

  /** The same class with `no_extra_fields`. */
  @Benchmark def readJzonStrict(): AnyRef = json.read[Hostile.Strict](bytes)

  @Benchmark def readJsoniter(): AnyRef = outcome(subject.jsoniter)
  @Benchmark def readCirce(): AnyRef = outcome(subject.circe)
  @Benchmark def readZio(): AnyRef = outcome(subject.zio)
  @Benchmark def readPlay(): AnyRef = outcome(subject.play)

object Hostile:
  @json.no_extra_fields
  final case class Strict(
      destination_addresses: List[String],
      origin_addresses: List[String],
      rows: List[Rows],
      status: String
  ) derives json.Decoder
