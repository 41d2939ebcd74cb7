package jzon.spark

import jzon.spark.given
import jzon.spark.Models.*
import org.apache.spark.sql.functions.{col, lit}

/** Columns of JSON, and streams of them. */
class FunctionsSuite extends SparkSuite:
  private val documents = """{"street":"Main","zip":1}""" :: """{"street":"Side"}""" :: Nil

  private def column(values: String*) = spark.createDataset(values).toDF("value")

  test("decodeJson, of strings and of bytes"):
    for binary <- List(false, true) do
      val frame = column(documents*)
      val values = if binary then frame.select(col("value").cast("binary")) else frame
      val decoded = values.select(decodeJson[Address](col("value")).as("a"))
      assertEquals(
        decoded.select("a.*").as[Address].collect().toList,
        List(Address("Main", Some(1)), Address("Side", None))
      )
      val untyped = values.select(decodeJson(col("value"), schemaOf[Address]).as("a")).select("a.zip", "a.street")
      assertEquals(rows(untyped), List("[1,Main]", "[null,Side]"))

  test("timestamps without a zone are in that of the session"):
    val decoded =
      column("""{"at":"2026-07-01T10:15:30"}""").select(decodeJson(col("value"), schema("at TIMESTAMP")).as("a"))
    assertEquals(rows(decoded.selectExpr("unix_micros(a.at)")), List("[1782893730000000]"))

  test("null stays null"):
    val decoded = spark.range(1).select(decodeJson[Address](lit(null).cast("string")).as("a"))
    assertEquals(rows(decoded), List("[null]"))

  test("constant documents"):
    val byZip = schema("zip INT")
    val decoded = spark
      .range(2)
      .select(
        decodeJson(lit("{\"zip\":1}"), byZip).as("a"),
        tryDecodeJson(lit("{}"), schema("zip INT NOT NULL")).as("b"),
        decodeJson[Address](lit(documents.head)).as("c")
      )
    val expected = "[[1],[null,.zip(missing)],[Main,1]]"
    assertEquals(rows(decoded), List(expected, expected))

  test("decodeJson fails on a document that is refused; tryDecodeJson tells why"):
    val frame = column(documents.head, "{\"street\":1}", "{}", "")
    assert(
      clue(reasonOf(frame.select(decodeJson[Address](col("value"))).collect())).contains(".street(expected a string")
    )
    for decoded <- List(tryDecodeJson[Address](col("value")), tryDecodeJson(col("value"), schemaOf[Address])) do
      val tried = frame.select(decoded.as("a")).select("a.value.street", "a.error").collect().map(_.toSeq).toList
      assertEquals(
        tried,
        List(
          Seq("Main", null),
          Seq(null, ".street(expected a string, got 1)"),
          Seq(null, ".street(missing)"),
          Seq(null, "(unexpected end of input)")
        )
      )

  test("a column of another type is refused when the query is analyzed"):
    assert(clue(reasonOf(spark.range(1).select(decodeJson[Address](col("id"))))).contains("takes a string or bytes"))

  test("encodeJson"):
    val frame = spark.createDataset(users).toDF()
    val encoded =
      frame.select(encodeJson(org.apache.spark.sql.functions.struct(col("id"), col("address"), col("tags"))))
    assertEquals(
      encoded.as[String].collect().toList,
      List(
        """{"id":1,"address":{"street":"Main St","zip":1234},"tags":["a","b"]}""",
        """{"id":2,"tags":[]}""",
        """{"id":3,"address":{"street":""},"tags":[""]}"""
      )
    )
    val all = schema("a MAP<INT, DOUBLE>, b ARRAY<DATE>, c TIMESTAMP, d DECIMAL(10,2), e BINARY, f TIMESTAMP_NTZ")
    val text = """{"a":{"1":0.5},"b":["2026-11-22",null],"c":"2026-11-22T10:15:30.500Z",""" +
      """"d":1.50,"e":"YWI=","f":"2026-11-22T10:15:30"}"""
    val again = column(text).select(encodeJson(decodeJson(col("value"), all)))
    assertEquals(again.as[String].head(), text)

  folder.test("structured streaming: from messages to messages, as with Kafka"): folder =>
    val in = folder.resolve("in")
    folder.file("in/1.txt", documents.mkString("\n") + "\n{}\n"): Unit
    val messages = spark.readStream.text(in.toString).select(col("value").cast("binary").as("value"))
    val addresses = messages.select(tryDecodeJson[Address](col("value")).as("a"))
    val out = addresses.where("a.error is null").select(encodeJson(col("a.value")).as("value"))
    val query = out.writeStream
      .format("memory")
      .queryName("jzon_messages")
      .option("checkpointLocation", folder.resolve("checkpoint").toString)
      .start()
    try query.processAllAvailable()
    finally query.stop()
    assertEquals(rows(spark.table("jzon_messages")), documents.map(text => s"[$text]").sorted)

  folder.test("structured streaming from files"): folder =>
    folder.file("in/1.json", documents.mkString("\n")): Unit
    val stream = spark.readStream.format("jzon").schema(schemaOf[Address]).load(folder.resolve("in").toString)
    val query = stream.as[Address].map(_.street).writeStream.format("memory").queryName("jzon_files").start()
    try query.processAllAvailable()
    finally query.stop()
    assertEquals(rows(spark.table("jzon_files")), List("[Main]", "[Side]"))
