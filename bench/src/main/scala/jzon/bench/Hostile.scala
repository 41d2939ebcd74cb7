package jzon.bench

import java.util.concurrent.TimeUnit
import scala.compiletime.uninitialized
import scala.util.control.NonFatal
import org.openjdk.jmh.annotations.*
import jzon.bench.documents.Attack
import jzon.bench.libraries.{Library, Strict}
import jzon.bench.model.DistanceMatrix

/** The seed's attacks on the Google Maps document beside the honest one. Libraries that refuse an attack are timed as
  * well: what counts is what the attack costs. The strict ones refuse fields that the class does not have.
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

  @Benchmark def readJsoniter(): AnyRef = outcome(subject.jsoniter)
  @Benchmark def readCirce(): AnyRef = outcome(subject.circe)
  @Benchmark def readZio(): AnyRef = outcome(subject.zio)
  @Benchmark def readPlay(): AnyRef = outcome(subject.play)

  @Benchmark def readJzonStrict(): AnyRef = Strict.byJzon(bytes)
  @Benchmark def readJsoniterStrict(): AnyRef = Strict.byJsoniter(bytes)
  @Benchmark def readCirceStrict(): AnyRef = Strict.byCirce(bytes)
  @Benchmark def readZioStrict(): AnyRef = Strict.byZio(bytes)
