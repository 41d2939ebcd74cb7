package jzon.spark

import org.apache.spark.sql.DataFrame
import org.apache.spark.sql.execution.datasources.v2.BatchScanExec
import org.apache.spark.sql.execution.adaptive.AdaptiveSparkPlanExec
import org.apache.spark.sql.functions.col

/** Files in folders: compression, partitions, what is pushed to the source, and metrics. */
class FilesSuite extends SparkSuite:
  private val byId = schema("id INT, name STRING")
  private val people = (1 to 100).map(i => s"""{"id":$i,"name":"n$i"}""").mkString("\n")

  /** The scan of a query that was run. */
  private def scan(frame: DataFrame): BatchScanExec =
    frame.collect(): Unit
    val plan = frame.queryExecution.executedPlan match
      case adaptive: AdaptiveSparkPlanExec => adaptive.executedPlan
      case other                           => other
    plan.collectFirst { case scan: BatchScanExec => scan }.get

  private def metric(frame: DataFrame, name: String): Long = scan(frame).metrics(name).value

  for codec <- List("gzip", "bzip2", "deflate", "zstd") do
    folder.test(s"compressed by $codec"): folder =>
      val plain = folder.file("a/a.json", people)
      val out = folder.resolve("out").toString
      if codec == "zstd" then
        val stream = com.github.luben.zstd.ZstdOutputStream(java.io.FileOutputStream(folder.file("z.json.zst", "")))
        stream.write(people.getBytes)
        stream.close()
        assertEquals(read(byId)(folder.resolve("z.json.zst").toString).count(), 100L)
      else
        read(byId)(plain).write.format("jzon").option("compression", codec).save(out)
        val files = java.nio.file.Path.of(out).toFile.list.filter(_.startsWith("part")).toList
        assert(clue(files).forall(name => !name.endsWith(".json")))
        assertEquals(rows(read(byId)(out)), rows(read(byId)(plain)))

  folder.test("globs and many files"): folder =>
    for i <- 1 to 5 do folder.file(s"in/$i.json", s"{\"id\":$i}"): Unit
    assertEquals(
      rows(read(schema("id INT"))(s"$folder/in/{1,3}.json", s"$folder/in/5.json")),
      List("[1]", "[3]", "[5]")
    )

  folder.test("partitioned folders: values from the path, and only those folders that a filter leaves"): folder =>
    for day <- List("2026-11-21", "2026-11-22"); kind <- List("a", "b") do
      folder.file(s"day=$day/kind=$kind/x.json", s"{\"id\":${day.last.asDigit}}"): Unit
    val frame = read(schema("id INT"))(folder.toString)
    assertEquals(
      rows(frame),
      List("[1,2026-11-21,a]", "[1,2026-11-21,b]", "[2,2026-11-22,a]", "[2,2026-11-22,b]")
    )
    val filtered = frame.where("day = '2026-11-22' and kind = 'b'").select("kind", "id")
    assertEquals(rows(filtered), List("[b,2]"))
    assertEquals(metric(filtered, "jzonRecords"), 1L)

  folder.test("written in partitions"): folder =>
    val out = folder.resolve("out").toString
    val in = folder.file("a.json", people)
    read(byId)(in).withColumn("even", col("id") % 2 === 0).write.partitionBy("even").format("jzon").save(out)
    val back = read(schema("id INT, name STRING, even BOOLEAN"))(out)
    assertEquals(back.where("even").count(), 50L)
    assertEquals(back.where("even = (id % 2 = 0)").count(), 100L)

  folder.test("only the columns and fields that are asked for are decoded; others are checked"): folder =>
    val file = folder.file("a.json", "{\"id\":1,\"p\":{\"x\":1,\"y\":\"no number\"},\"name\":5}\n")
    val frame = read(schema("id INT, p STRUCT<x: INT, y: INT>, name STRING"))(file)
    val pruned = frame.select("id", "p.x")
    assertEquals(rows(pruned), List("[1,1]"))
    assertEquals(scan(pruned).scan.readSchema(), schema("id INT, p STRUCT<x: INT>"))
    assertEquals(frame.count(), 1L)
    val broken = folder.file("b.json", "{\"id\":1,\"name\":[}\n")
    assert(
      clue(reasonOf(read(byId)(broken).select("id").collect())).endsWith("b.json:1: .name(expected a value, got })")
    )
    assert(clue(reasonOf(read(byId)(broken).count())).endsWith("b.json:1: .name(expected a value, got })"))

  folder.test("a limit ends the reading of a file"): folder =>
    val file = folder.file("a.json", people + "\n!")
    val few = read(byId)(file).limit(3)
    assertEquals(few.collect().length, 3)
    assertEquals(metric(few, "jzonRecords"), 3L)
    assert(clue(scan(few).scan.description()).contains("PushedLimit: 3"))
    assert(reasonOf(read(byId)(file).collect()).nonEmpty)

  folder.test("a limit counts each row once, also where a task reads many files"): folder =>
    for i <- 1 to 9 do folder.file(s"in/$i.json", s"{\"id\":$i}\n"): Unit
    spark.conf.set("spark.sql.files.minPartitionNum", 1)
    try
      val all = read(byId)(folder.resolve("in").toString)
      assertEquals(all.rdd.getNumPartitions, 1)
      for limit <- List(0, 1, 2, 5, 9, 12) do
        assertEquals(all.limit(limit).collect().map(_.getInt(0)).distinct.length, math.min(limit, 9))
    finally spark.conf.unset("spark.sql.files.minPartitionNum")

  folder.test("metrics count records, bytes and malformed records"): folder =>
    val text = people + "\n{\"id\":true}\n{\n"
    val file = folder.file("a.json", text)
    val frame = read(byId, "mode" -> "DROPMALFORMED")(file)
    assertEquals(metric(frame, "jzonRecords"), 100L)
    assertEquals(metric(frame, "jzonMalformedRecords"), 2L)
    assertEquals(metric(frame, "jzonBytes"), text.length.toLong)

  folder.test("Spark splits a file, and every record comes once"): folder =>
    val file = folder.file("a.json", (1 to 1000).map(i => s"""{"id":$i,"name":"${"ü" * (i % 9)}"}""").mkString("\r\n"))
    for size <- List(100, 1000, 7777) do
      spark.conf.set("spark.sql.files.maxPartitionBytes", size)
      try
        val frame = read(byId)(file)
        assert(clue(frame.rdd.getNumPartitions) > 1)
        assertEquals(frame.collect().map(_.getInt(0)).sorted.toList, (1 to 1000).toList)
      finally spark.conf.unset("spark.sql.files.maxPartitionBytes")

  folder.test("scans are equal if they give the same rows, so that Spark runs them once"): folder =>
    val file = folder.file("a.json", people)
    def one(options: (String, String)*)(column: String) = scan(read(byId, options*)(file).select(column)).scan
    assertEquals(one()("id"), one()("id"))
    assertNotEquals(one()("id"), one()("name"))
    assertNotEquals(one()("id"), one("mode" -> "DROPMALFORMED")("id"))

  folder.test("tables of the catalog"): folder =>
    folder.file("t/a.json", people): Unit
    spark.sql(s"CREATE TABLE jzon_people (id INT, name STRING) USING jzon LOCATION '$folder/t'"): Unit
    try
      assertEquals(spark.sql("SELECT name FROM jzon_people WHERE id = 7").head().getString(0), "n7")
      spark.sql("INSERT INTO jzon_people VALUES (101, 'new')"): Unit
      assertEquals(spark.table("jzon_people").count(), 101L)
    finally spark.sql("DROP TABLE jzon_people"): Unit
