package jzon.bench

import java.lang.management.ManagementFactory
import java.util.{Collection, Collections}
import com.sun.management.OperatingSystemMXBean
import org.openjdk.jmh.infra.{BenchmarkParams, IterationParams}
import org.openjdk.jmh.profile.InternalProfiler
import org.openjdk.jmh.results.{AggregationPolicy, IterationResult, Result, ScalarResult}

/** A profiler for JMH (`-prof jzon.bench.ProcessorTime`): microseconds that the whole JVM, its garbage collector
  * included, was on a processor for one operation.
  *
  * Unlike throughput, it hardly depends on what else the machine does.
  */
final class ProcessorTime extends InternalProfiler:
  private val system = ManagementFactory.getPlatformMXBean(classOf[OperatingSystemMXBean])
  private var begin = 0L

  override def getDescription: String = "Processor time of the JVM for one operation"

  override def beforeIteration(benchmark: BenchmarkParams, iteration: IterationParams): Unit =
    begin = system.getProcessCpuTime

  override def afterIteration(
      benchmark: BenchmarkParams,
      iteration: IterationParams,
      result: IterationResult
  ): Collection[? <: Result[?]] =
    val nanoseconds = system.getProcessCpuTime - begin
    val operations = math.max(1, result.getMetadata.getAllOps)
    Collections.singletonList(
      ScalarResult(ProcessorTime.name, nanoseconds / 1e3 / operations.toDouble, "us/op", AggregationPolicy.AVG)
    )

object ProcessorTime:
  val name = "processor.time"
