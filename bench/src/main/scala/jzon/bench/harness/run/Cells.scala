package jzon.bench.harness.run

import java.util.concurrent.TimeUnit
import scala.compiletime.uninitialized
import org.openjdk.jmh.annotations.*
import jzon.bench.harness.*
import jzon.bench.harness.report.Keys

/** One cell, by JMH's parameters: those of a [[Cell.key]], and which documents. */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.Throughput))
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1) // with the flags that Timing gives
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
abstract class Cells(operation: Operation):
  @Param(Array("jzon"))
  var library: String = uninitialized

  @Param(Array("databind"))
  var api: String = uninitialized

  @Param(Array("users"))
  var datatype: String = uninitialized

  /** KB of 1,000 bytes. */
  @Param(Array("1"))
  var size: String = uninitialized

  @Param(Array("plain"))
  var variant: String = uninitialized

  @Param(Array("bytes"))
  var lane: String = uninitialized

  /** How many documents. */
  @Param(Array("8"))
  var number: Int = uninitialized

  @Param(Array("20261122"))
  var seed: Long = uninitialized

  /** Of the rounds in which the JVMs of libraries that are compared take turns; it tells their results apart. */
  @Param(Array("1"))
  var round: Int = uninitialized

  protected var timed: Turn => Any = uninitialized

  protected def cell: Cell =
    val key = List(operation.label, library, api, datatype, size, variant, lane).mkString("/")
    Keys.parse(key).fold(message => throw IllegalArgumentException(message), identity)

  @Setup
  def prepare(): Unit = timed = Documents(cell, number, seed).operation(cell.lane)

  private var paceBefore: Double = uninitialized

  /** In the thread that is timed. */
  @Setup(Level.Iteration)
  def beforeIteration(): Unit = paceBefore = Pace.now()

  @TearDown(Level.Iteration)
  def afterIteration(): Unit = Pace.ofIteration = (paceBefore + Pace.now()) / 2

/** JSON to values. */
class Deser extends Cells(Operation.Deser):
  @Benchmark def deser(turn: Turn): Any = timed(turn)

/** Values to JSON. */
class Ser extends Cells(Operation.Ser):
  @Benchmark def ser(turn: Turn): Any = timed(turn)
