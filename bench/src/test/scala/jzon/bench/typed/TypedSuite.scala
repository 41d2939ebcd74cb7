package jzon.bench.typed

/** What is compared with other languages. */
class TypedSuite extends munit.FunSuite:
  for document <- TypedDocument.all do test(s"jzon writes what it reads: ${document.name}")(assert(document.isRight))

  test("the table has the least time of all rounds, the median of medians, and ratios to jzon"):
    val lines = List(
      "Twitter\tread\trust\t9.0\t12.0",
      "Twitter\tread\tjzon\t5.0\t6.0",
      "Twitter\tread\tjzon\t4.0\t8.0",
      "Twitter\tread\tjzon\t4.5\t7.0"
    )
    assertEquals(
      TypedTable.table(lines).drop(2),
      List(
        "| Twitter | read | jzon | 4.00 | 1.00 | 7.00 | 1.00 |",
        "| Twitter | read | rust | 9.00 | 2.25 | 12.00 | 1.71 |"
      )
    )
