package jzon.bench.harness.run

import scala.jdk.CollectionConverters.*

class PaceSuite extends munit.FunSuite:
  test("the pace of the iteration that ended last is kept beside its score"):
    Pace.ofIteration = 12.5
    val kept = Pace().afterIteration(null, null, null).asScala.toList
    assertEquals(kept.map(result => (result.getLabel, result.getScore)), List(("host.pace", 12.5)))
