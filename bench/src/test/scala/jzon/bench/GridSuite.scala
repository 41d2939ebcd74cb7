package jzon.bench

class GridSuite extends munit.FunSuite:
  test("rows and columns keep their order, figures are medians"):
    val lines = List("b\tns\t3.0", "b\tns\t1.0", "b\tns\t2.0", "a\tms\t1234.5", "a\tns\t0.12345", "a\tns\t0.12345")
    assertEquals(
      Grid.table(lines),
      List("|  | ns | ms |", "| --- | ---: | ---: |", "| b | 2.00 |  |", "| a | 0.123 | 1,235 |")
    )
