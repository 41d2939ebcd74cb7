package jzon.spark

/** What `format("jzon")` reads, by a schema. */
class ReadingSuite extends SparkSuite:
  folder.test("lines: any order, blank lines, CRLF, unknown fields, no feed at the end"): folder =>
    val file =
      folder.file(
        "a.json",
        "{\"id\":1,\"name\":\"Ada\"}\n\n \t\r\n{\"name\":\"Zoë\",\"more\":[1],\"id\":2}\r\n{\"id\":3}"
      )
    assertEquals(rows(read(schema("id INT, name STRING"))(file)), List("[1,Ada]", "[2,Zoë]", "[3,null]"))

  folder.test("an array, at the root or inside a document"): folder =>
    val root = folder.file("root.json", """[{"id":1}, {"id":2}]""")
    val inside = folder.file("inside.json", """{"took": 3, "result": {"rows": [{"id":3},{"id":4}]}, "more": false}""")
    val byId = schema("id INT")
    assertEquals(rows(read(byId, "framing" -> "array")(root)), List("[1]", "[2]"))
    assertEquals(rows(read(byId, "framing" -> "array", "pointer" -> "/result/rows")(inside)), List("[3]", "[4]"))

  folder.test("one document per file, over many lines"): folder =>
    folder.file("a.json", "{\n  \"id\": 1\n}\n"): Unit
    folder.file("b.json", "{\"id\": 2}"): Unit
    assertEquals(rows(read(schema("id INT"), "framing" -> "document")(folder.toString)), List("[1]", "[2]"))

  folder.test("a byte order mark at the beginning of a file is passed"): folder =>
    val byId = schema("id INT")
    for (framing, text) <- List("lines" -> "{\"id\":1}\n", "document" -> "{\"id\":1}", "array" -> "[{\"id\":1}]") do
      val file = folder.file(s"$framing.json", "\ufeff" + text)
      assertEquals(rows(read(byId, "framing" -> framing)(file)), List("[1]"), framing)

  folder.test("empty files have no records"): folder =>
    val file = folder.file("a.json", "")
    assertEquals(rows(read(schema("id INT"))(file)), Nil)
    assertEquals(rows(read(schema("id INT"))(folder.file("b.json", "\n\n"))), Nil)

  folder.test("scalars of all types"): folder =>
    val all = schema(
      "a BOOLEAN, b TINYINT, c SMALLINT, d INT, e BIGINT, f FLOAT, g DOUBLE, h STRING, i BINARY, j DECIMAL(10,2), " +
        "k DECIMAL(38,0), l INTERVAL DAY TO SECOND, m INTERVAL YEAR TO MONTH"
    )
    val file = folder.file(
      "a.json",
      """{"a":true,"b":-128,"c":32767,"d":-2147483648,"e":9223372036854775807,"f":0.1,"g":"NaN",""" +
        """"h":"a\u00e4\n\ud83d\ude00","i":"YWI=","j":1.5,""" +
        """"k":12345678901234567890123456789012345678,"l":"PT1H30M","m":"P1Y2M"}"""
    )
    val row = read(all)(file).collect().head
    assertEquals(
      row.toSeq.take(8),
      Seq[Any](true, (-128).toByte, 32767.toShort, Int.MinValue, Long.MaxValue, 0.1f, row.get(6), "aä\n😀")
    )
    assert(row.getDouble(6).isNaN)
    assertEquals(row.getAs[Array[Byte]](8).toSeq, Seq[Byte]('a', 'b'))
    assertEquals(row.getDecimal(9), java.math.BigDecimal("1.50"))
    assertEquals(row.getDecimal(10), java.math.BigDecimal("12345678901234567890123456789012345678"))
    assertEquals(row.getAs[Any](11), java.time.Duration.ofMinutes(90))
    assertEquals(row.getAs[Any](12), java.time.Period.of(1, 2, 0))

  folder.test("dates and timestamps, with and without a zone"): folder =>
    val times = schema("day DATE, at TIMESTAMP, local TIMESTAMP_NTZ")
    val file = folder.file(
      "a.json",
      """{"day":"2026-11-22","at":"2026-11-22T10:15:30.123456789Z","local":"2026-11-22T10:15:30"}
        |{"day":"0001-01-01","at":"2026-11-22T10:15:30+05:30","local":"1969-12-31T23:59:59.999999"}
        |{"at":"2026-07-01T10:15:30"}""".stripMargin
    )
    val frame = read(times)(file).selectExpr("cast(day as string)", "unix_micros(at)", "cast(local as string)")
    assertEquals(
      rows(frame),
      List(
        "[0001-01-01,1795322730000000,1969-12-31 23:59:59.999999]",
        "[2026-11-22,1795342530123456,2026-11-22 10:15:30]",
        "[null,1782893730000000,null]" // 08:15:30 UTC: summer time in the session's zone
      ).sorted
    )
    val inOslo = read(times, "timeZone" -> "UTC")(file).selectExpr("unix_micros(at)").where("day is null")
    assertEquals(rows(inOslo), List("[1782900930000000]"))

  folder.test("arrays, maps and structs in one another, with nulls"): folder =>
    val nested = schema(
      "list ARRAY<INT>, names MAP<STRING, ARRAY<STRING>>, points ARRAY<STRUCT<x: INT, y: STRUCT<z: STRING>>>, " +
        "byNumber MAP<INT, DOUBLE>, byDay MAP<DATE, BOOLEAN>"
    )
    val file = folder.file(
      "a.json",
      """{"list":[1,null,3],"names":{"a":["x",null],"b":null},"points":[{"x":1,"y":{"z":"p"}},null,{"y":{}}]}
        |{"list":[],"names":{},"points":[],"byNumber":{"1":0.5,"-2":null},"byDay":{"2026-11-22":true}}
        |{"list":null,"names":null}""".stripMargin
    )
    assertEquals(
      rows(read(nested)(file)),
      List(
        "[ArraySeq(),Map(),ArraySeq(),Map(1 -> 0.5, -2 -> null),Map(2026-11-22 -> true)]",
        "[ArraySeq(1, null, 3),Map(a -> ArraySeq(x, null), b -> null)," +
          "ArraySeq([1,[p]], null, [null,[null]]),null,null]",
        "[null,null,null,null,null]"
      )
    )

  folder.test("rows that are kept do not change when the next one is read"): folder =>
    val file = folder.file("a.json", (1 to 200).map(i => s"""{"a":"text $i","b":["x$i",{}],"c":$i}""").mkString("\n"))
    val frame = read(schema("a STRING, c INT"))(file)
    val last = frame.orderBy(frame("c").desc).head(2).map(_.getString(0))
    assertEquals(last.toList, List("text 200", "text 199"))
    assertEquals(frame.groupBy().agg(Map("a" -> "max")).head().getString(0), "text 99")
    assertEquals(frame.repartition(3).distinct().count(), 200L)

  folder.test("a schema is needed"): folder =>
    val file = folder.file("a.json", "{}")
    assert(clue(reasonOf(spark.read.format("jzon").load(file))).contains("schema"))

  folder.test("types that jzon does not read are refused by name"): folder =>
    val file = folder.file("a.json", "{}")
    assert(clue(reasonOf(read(schema("a VARIANT"))(file).collect())).contains("VARIANT"))

  test("options without a meaning are refused"):
    def refused(options: (String, String)*)(part: String)(using munit.Location): Unit =
      assert(clue(reasonOf(read(schema("a INT"), options*)("/").schema)).contains(part))
    refused("mode" -> "STRICT")("mode is FAILFAST, PERMISSIVE or DROPMALFORMED, not STRICT")
    refused("framing" -> "csv")("framing is lines, array or document, not csv")
    refused("framing" -> "array", "pointer" -> "rows")("begins with '/'")
    refused("depth" -> "deep")("depth is a number, not deep")
