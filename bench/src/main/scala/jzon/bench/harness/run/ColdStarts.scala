package jzon.bench.harness.run

import org.openjdk.jmh.infra.Blackhole
import jzon as json
import jzon.bench.harness.Cell
import jzon.bench.harness.documents.Payloads
import jzon.bench.harness.report.{ColdStart, Keys}

/** The first operations of fresh JVMs: what a program that starts often, or for one request, waits for. */
object ColdStarts:
  /** Milliseconds since just before the first operation, when it, the tenth and the hundredth were done. */
  final case class Times(first: Double, ten: Double, hundred: Double) derives json.Codec

  /** @return
    *   medians over so many JVMs, or what one of them failed with
    */
  def apply(cell: Cell, processes: Int, seed: Long): Either[String, ColdStart] =
    val all = List.fill(processes)(one(cell, seed))
    all.collectFirst { case Left(failure) => failure }.toLeft:
      val times = all.collect { case Right(times) => times }
      def median(part: Times => Double) = times.map(part).sorted.apply(times.size / 2)
      ColdStart(cell, median(_.first), median(_.ten), median(_.hundred), processes)

  private def one(cell: Cell, seed: Long): Either[String, Times] =
    Fresh[Times](
      "jzon.bench.harness.run.ColdStarts",
      Machine.flagsFor(cell),
      List(cell.key, seed.toString),
      minutes = 1
    )

  /** In the fresh JVM: its last line is the [[Times]]. */
  def main(arguments: Array[String]): Unit =
    val cell = Keys.parse(arguments(0)).fold(message => throw IllegalArgumentException(message), identity)
    val payloads = Payloads(cell.datatype, cell.size, cell.variant, arguments(1).toLong)
    val turn = Turn()
    val hole = Blackhole("Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.")
    val start = System.nanoTime()
    val operation = Documents(cell, payloads).operation(cell.lane) // starts the library
    def until(count: Int, from: Int): Double =
      for _ <- from until count do hole.consume(operation(turn))
      (System.nanoTime() - start) / 1e6
    val times = Times(until(1, 0), until(10, 1), until(100, 10))
    println(json.write(times))
