package jzon.spark

/** What is refused in a record, with the place in the record. */
class StrictnessSuite extends SparkSuite:
  private def refuses(ddl: String, record: String, reason: String)(using munit.Location): Unit =
    val folder = java.nio.file.Files.createTempDirectory("jzon-spark")
    try
      val file = folder.file("a.json", record)
      assert(clue(reasonOf(read(schema(ddl))(file).collect())).endsWith(s"a.json:1: $reason"))
    finally SparkSuite.delete(folder)

  test("a field that is not nullable is required"):
    refuses("id INT NOT NULL", "{}", ".id(missing)")
    refuses("id INT NOT NULL", """{"id":null}""", ".id(expected a number, got n)")
    refuses("p STRUCT<x: INT NOT NULL>", """{"p":{}}""", ".p.x(missing)")
    refuses("p ARRAY<STRUCT<x: INT NOT NULL>>", """{"p":[{"x":1},{}]}""", ".p[1].x(missing)")

  test("values of another type"):
    refuses("a INT", """{"a":"1"}""", ".a(expected a number, got \")")
    refuses("a STRING", """{"a":1}""", ".a(expected a string, got 1)")
    refuses("a TINYINT", """{"a":128}""", ".a(expected a Byte) from -128 to 127, got 128")
    refuses("a ARRAY<INT>", """{"a":[1,"x"]}""", ".a[1](expected a number, got \")")
    refuses("a MAP<STRING, INT>", """{"a":{"k":true}}""", ".a.k(expected a number, got t)")
    refuses("a STRUCT<b: INT>", """{"a":[]}""", ".a(expected an object, got [)")
    refuses("a INT", "[1]", "(expected an object, got [)")

  test("decimals are not rounded"):
    refuses("a DECIMAL(5,2)", """{"a":1.234}""", ".a(expected a number that fits decimal(5,2))")
    refuses("a DECIMAL(5,2)", """{"a":1000}""", ".a(expected a number that fits decimal(5,2))")
    refuses("a DECIMAL(5,2)", """{"a":1e6000}""", ".a(expected a number that fits decimal(5,2))")

  test("dates and times"):
    refuses("a DATE", """{"a":"2026-02-30"}""", ".a(expected a date like 2026-11-22, got \"2026-02-30\")")
    refuses("a TIMESTAMP", """{"a":"now"}""", ".a(expected a timestamp like 2026-11-22T10:15:30Z, got \"now\")")
    refuses("a TIMESTAMP", """{"a":"+999999999-01-01T00:00:00Z"}""", ".a(the timestamp is out of range)")
    refuses(
      "a TIMESTAMP_NTZ",
      """{"a":"2026-11-22T10:15:30Z"}""",
      ".a(expected a timestamp like 2026-11-22T10:15:30, got \"2026-11-22T10:15:30Z\")"
    )

  test("a name that occurs twice"):
    refuses("a INT", """{"a":1,"a":2}""", ".a(duplicate)")
    refuses("a MAP<STRING, INT>", """{"a":{"k":1,"l":2,"\u006b":3}}""", ".a(the map has a key twice)")
    refuses("a MAP<INT, INT>", """{"a":{"1":1,"1":2}}""", ".a(the map has a key twice)")

  test("what is skipped is checked all the same"):
    refuses("a INT", """{"b":[1,}""", "(expected a value, got })")
    refuses("a INT", """{"a":1} x""", "(expected the end of input got 'x')")

  test("limits that the options set"):
    val folder = java.nio.file.Files.createTempDirectory("jzon-spark")
    try
      val file = folder.file("a.json", "{\"a\":1,\"b\":[[[]]]}\n{\"a\":2}          \n{\"a\":3,\"b\":\"long\"}\n")
      def kept(options: (String, String)*) =
        rows(read(schema("a INT"), ("mode" -> "DROPMALFORMED") +: options*)(file))
      assertEquals(kept(), List("[1]", "[2]", "[3]"))
      assertEquals(kept("depth" -> "3"), List("[2]", "[3]"))
      assertEquals(kept("stringBytes" -> "3"), List("[1]", "[2]"))
      assertEquals(kept("documentBytes" -> "17"), List("[2]"))
      assertEquals(kept("documentBytes" -> "18"), List("[1]", "[2]", "[3]"))
    finally SparkSuite.delete(folder)
