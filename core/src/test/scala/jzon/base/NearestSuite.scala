package jzon

import munit.{FunSuite, Location}

class NearestSuite extends FunSuite:
  private val names = Array("id", "price", "unitCount", "Info", "x")

  private def nearest(meant: String, expected: String | Null)(using Location): Unit =
    assertEquals(Nearest.of(meant, names), expected, meant)

  test("a letter replaced, left out, too many, two swapped"):
    for meant <- List("prise", "pric", "priices", "rpice", "PRICE") do nearest(meant, "price")

  test("styles of names don't differ"):
    for meant <- List("unit_count", "unit-count", "UNIT_COUNT", "UnitCount", "unit count") do
      nearest(meant, "unitCount")
    nearest("INFO", "Info")

  test("what is far from all is near to none"):
    for meant <- List("", "a", "ix", "weight", "counter", "q" * 64, "price" * 100) do nearest(meant, null)
    nearest("X", "x")

  test("the nearest first, the others in order"):
    assertEquals(Nearest.sorted("prices", names).toList, List("price", "id", "unitCount", "Info", "x"))

  test("names that are too long are compared with none"):
    val long = "x" * (Nearest.MaxLength + 1)
    assertEquals(Nearest.of(long, Array(long)), null)
    assertEquals(Nearest.of(long.drop(1), Array(long, long.drop(1))), long.drop(1))
