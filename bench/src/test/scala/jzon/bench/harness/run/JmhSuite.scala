package jzon.bench.harness.run

import munit.FunSuite

class JmhSuite extends FunSuite:
  test("of what JMH tells of a failure, the cause"):
    val told =
      """# Warmup Iteration   1: <failure>
        |
        |<failure>
        |
        |java.lang.IllegalStateException: outer
        |	at a.b.c(d:1)
        |Caused by: java.io.IOException: inner
        |""".stripMargin
    assertEquals(Jmh.failure(told), "java.io.IOException: inner")

  test("without a cause, the failure"):
    assertEquals(Jmh.failure("<failure>\n\njava.lang.StackOverflowError\n\tat x\n"), "java.lang.StackOverflowError")

  test("without either, JMH's own words"):
    assertEquals(Jmh.failure("# Run\nERROR: no such benchmark\n"), "ERROR: no such benchmark")
    assertEquals(Jmh.failure(""), "no result")
