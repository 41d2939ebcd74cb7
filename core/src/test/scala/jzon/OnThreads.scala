package jzon

import java.util.concurrent.{Callable, ExecutorService, Executors}
import munit.FunSuite

/** Tests of what threads share, platform threads and virtual ones. */
trait OnThreads extends FunSuite:
  /** Runs `round` many times on each of many threads, every time with another number. */
  protected def onThreads(round: Int => Unit): Unit =
    test("platform threads"):
      run(Executors.newFixedThreadPool(16), threads = 16, rounds = 300)(round)

    test("virtual threads"):
      // Java 21 and newer; asked for by name, because the code is compiled for 17.
      val method = scala.util.Try(classOf[Executors].getMethod("newVirtualThreadPerTaskExecutor")).toOption
      assume(method.isDefined, "skipped: no virtual threads before Java 21")
      run(method.get.invoke(null).asInstanceOf[ExecutorService], threads = 2000, rounds = 3)(round)

  private def run(executor: ExecutorService, threads: Int, rounds: Int)(round: Int => Unit): Unit =
    try
      val tasks = (0 until threads).map: i =>
        executor.submit((() => for k <- 0 until rounds do round(i + k * threads)): Callable[Unit])
      tasks.foreach(_.get())
    finally executor.shutdown()
