package jzon.spark

/** Records that are refused, in each mode. */
class ModesSuite extends SparkSuite:
  /** Lines of which some are bad; the numbers of those. */
  private def lines(count: Int): (String, Set[Int]) =
    val bad = Set(1, 7, 8, count / 2, count)
    val text = (1 to count).map: i =>
      if !bad(i) then s"""{"id":$i,"tags":["a","b"]}"""
      else if i % 2 == 0 then s"""{"id":$i,"tags":["a",$i]}"""
      else s"""{"id":"""
    (text.mkString("\n"), bad)

  private val byId = schema("id INT NOT NULL, tags ARRAY<STRING>")
  private val withErrors = schema("id INT NOT NULL, tags ARRAY<STRING>, _corrupt_record STRING, _error STRING")

  folder.test("FAILFAST, the default, names file, line and path"): folder =>
    val file = folder.file("a.json", "{\"id\":1}\n\n{\"id\":2,\"tags\":[\"a\",true]}\n")
    val error = intercept[Exception](read(byId)(file).collect())
    val refused = Iterator
      .iterate[Throwable](error)(_.getCause)
      .takeWhile(_ != null)
      .collectFirst { case refused: MalformedRecordException => refused }
      .get
    assert(clue(refused.file).endsWith("/a.json"))
    assertEquals(refused.line, 3L)
    assertEquals(refused.jq, ".tags[1]")
    assert(clue(refused.getMessage).endsWith("/a.json:3: .tags[1](expected a string, got t)"))

  folder.test("FAILFAST fails even if Spark is told to ignore corrupt files"): folder =>
    val file = folder.file("a.json", "{\"id\":1}\n{\"id\":true}\n")
    spark.conf.set("spark.sql.files.ignoreCorruptFiles", true)
    try assert(clue(reasonOf(read(byId)(file).collect())).endsWith("a.json:2: .id(expected a number, got t)"))
    finally spark.conf.unset("spark.sql.files.ignoreCorruptFiles")

  folder.test("PERMISSIVE: the text and the reason with file and line, at every size of split"): folder =>
    val (text, bad) = lines(60)
    val file = folder.file("a.json", text)
    val all = text.split("\n")
    for splits <- List(1, 3, 17) do
      val frame = split(text.length / splits):
        read(withErrors, "mode" -> "PERMISSIVE")(file).collect()
      assertEquals(frame.length, 60)
      val (refused, good) = frame.partition(_.getString(3) != null)
      assertEquals(good.map(_.getInt(0)).toSet, (1 to 60).toSet -- bad)
      assert(refused.forall(row => row.isNullAt(0) && row.isNullAt(1)))
      val found = refused.map: row =>
        row.getString(3).split(":", -1).apply(2).toInt -> row.getString(2)
      assertEquals(found.toMap, bad.map(i => i -> all(i - 1)).toMap)
      assert(refused.forall(_.getString(3).contains("/a.json:")))

  folder.test("DROPMALFORMED"): folder =>
    val (text, bad) = lines(60)
    val file = folder.file("a.json", text)
    val kept = split(100)(read(byId, "mode" -> "DROPMALFORMED")(file).collect())
    assertEquals(kept.map(_.getInt(0)).toSet, (1 to 60).toSet -- bad)

  folder.test("in a million lines all bad ones are found, in each mode"): folder =>
    val count = 1_000_000
    val bad = (1 to count by 24_391).toSet
    val text = StringBuilder(30_000_000)
    for i <- 1 to count do text.append(if bad(i) then s"{\"id\":$i,}\n" else s"{\"id\":$i}\n"): Unit
    val file = folder.file("a.json", text.result())
    def line(reason: String): Int = reason.split("a.json:", -1)(1).takeWhile(_.isDigit).toInt
    val permissive = read(withErrors, "mode" -> "PERMISSIVE")(file)
    val reasons = permissive.where("_error is not null").select("_error").collect().map(_.getString(0))
    assertEquals(reasons.map(line).toSet, bad)
    assertEquals(permissive.where("_error is null").count(), count.toLong - bad.size)
    val sum = read(byId, "mode" -> "DROPMALFORMED")(file).selectExpr("sum(id)").head().getLong(0)
    assertEquals(sum, (1L to count).sum - bad.map(_.toLong).sum)
    assert(bad(line(reasonOf(read(byId)(file).count()))))

  folder.test("the same records are refused whichever columns are asked for beside the error"): folder =>
    val file = folder.file("a.json", "{\"id\":1,\"tags\":[1]}\n{\"id\":2}\n{\"tags\":[]}\n")
    val frame = read(withErrors, "mode" -> "PERMISSIVE")(file)
    assertEquals(frame.select("_error").where("_error is not null").count(), 2L)
    assertEquals(
      rows(frame.select("_corrupt_record")),
      List("[null]", "[{\"id\":1,\"tags\":[1]}]", "[{\"tags\":[]}]").sorted
    )
    assertEquals(rows(frame.where("_error is null").select("id")), List("[2]"))
    val nested = folder.file("b.json", "{\"p\":{\"x\":1,\"y\":true}}\n")
    val points = read(schema("p STRUCT<x: INT, y: INT>, _error STRING"), "mode" -> "PERMISSIVE")(nested)
    assertEquals(points.select("p.x", "_error").where("_error is not null").count(), 1L)

  folder.test("the columns have the names that the options give, and are strings"): folder =>
    val file = folder.file("a.json", "{\"id\":1}\n{\"id\":true}\n")
    val renamed = schema("why STRING, id INT, what STRING")
    val options =
      Seq("mode" -> "PERMISSIVE", "columnNameOfCorruptRecord" -> "what", "columnNameOfError" -> "why")
    val frame = read(renamed, options*)(file).selectExpr("id", "what", "substring_index(why, ':', -1)")
    assertEquals(rows(frame), List("[1,null,null]", "[null,{\"id\":true}, .id(expected a number, got t)]"))
    val wrong = schema("id INT, what INT")
    val reason = "the column what must be a nullable string"
    assert(clue(reasonOf(read(wrong, options*)(file).collect())).contains(reason))
    val stream = spark.readStream.format("jzon").options(options.toMap).schema(wrong).load(folder.toString)
    val query = stream.writeStream.format("noop").start()
    try assert(clue(reasonOf(query.processAllAvailable())).contains(reason))
    finally query.stop()

  folder.test("arrays and documents"): folder =>
    val array = folder.file("array.json", "[{\"id\":1},\n {\"id\":\"x\", \"tags\": []},\n {\"id\":3}, {\"id\":4,}]")
    val frame = read(withErrors, "mode" -> "PERMISSIVE", "framing" -> "array")(array)
    val found = frame.selectExpr("id", "_corrupt_record", "substring_index(_error, '.json', -1)")
    assertEquals(
      rows(found),
      List(
        "[1,null,null]",
        "[3,null,null]",
        "[null,null,:3: [3](expected '\"' got '}')]",
        "[null,{\"id\":\"x\", \"tags\": []},:2: [1].id(expected a number, got \")]"
      )
    )
    val document = folder.file("document.json", "{\"id\":\n\n!}")
    val one = read(withErrors, "mode" -> "PERMISSIVE", "framing" -> "document")(document)
      .selectExpr("_corrupt_record", "substring_index(_error, '.json', -1)")
    assertEquals(rows(one), List("[{\"id\":\n\n!},:3: .id(expected a number, got !)]"))

  /** With splits of about so many bytes. */
  private def split[A](bytes: Int)(body: => A): A =
    val names = List("spark.sql.files.maxPartitionBytes", "spark.sql.files.openCostInBytes")
    val before = names.map(spark.conf.get(_))
    names.zip(List(bytes.toString, "1")).foreach(spark.conf.set(_, _))
    try body
    finally names.zip(before).foreach(spark.conf.set(_, _))
