package jzon.bench.harness.run

import jzon.bench.harness.*

class CampaignSuite extends munit.FunSuite:
  test("libraries that are compared take turns"):
    def cell(library: String, size: Int) = Cell(library, Api.Databind, Datatype.Users, size, Variant.Plain, Input.Bytes)
    val turns = Campaign.turns(List(cell("a", 1), cell("b", 1), cell("a", 10)), 2)
    val expected = List(("a", 1, 1), ("b", 1, 1), ("a", 1, 2), ("b", 1, 2), ("a", 10, 1), ("a", 10, 2))
    assertEquals(turns.map((cell, round) => (cell.library, cell.size, round)), expected)
