package jzon.spark

import java.time.{Duration, Instant, LocalDate, LocalDateTime, OffsetDateTime, Period, Year, YearMonth}
import java.util.UUID
import jzon as json
import jzon.spark.given
import jzon.spark.Models.*
import org.apache.spark.sql.Dataset
import org.apache.spark.sql.types.StructType

/** Datasets whose columns come from a type, and whose records its codec reads and writes. */
class TypedSuite extends SparkSuite:
  private def ddl(schema: StructType): String = schema.fields.map(_.toDDL).mkString(", ")

  test("columns: only options are nullable"):
    assertNoDiff(
      ddl(schemaOf[User]),
      "id BIGINT NOT NULL, firstName STRING NOT NULL, address STRUCT<street: STRING NOT NULL, zip: INT>, " +
        "tags ARRAY<STRING> NOT NULL, scores MAP<STRING, DOUBLE> NOT NULL, " +
        "shapes ARRAY<STRUCT<type: STRING NOT NULL, Circle: STRUCT<radius: DOUBLE NOT NULL>, " +
        "Square: STRUCT<side: DOUBLE NOT NULL, color: STRING>>> NOT NULL, color STRING NOT NULL"
    )
    assertNoDiff(
      ddl(schemaOf[Times]),
      "day DATE NOT NULL, at TIMESTAMP NOT NULL, local TIMESTAMP_NTZ NOT NULL, offset STRING NOT NULL, " +
        "span INTERVAL DAY TO SECOND NOT NULL, months INTERVAL YEAR TO MONTH NOT NULL"
    )
    assertNoDiff(ddl(schemaOf[Box[Int]]), "value INT NOT NULL, others ARRAY<INT> NOT NULL")

  private def roundTrip[A: json.Codec](values: A*)(using
      org.apache.spark.sql.Encoder[A]
  )(
      read: String => Dataset[A]
  )(using munit.Location): Unit =
    val folder = java.nio.file.Files.createTempDirectory("jzon-spark")
    try
      val out = folder.resolve("out").toString
      spark.createDataset(values).writeJson.save(out)
      val back = read(out)
      assertEquals(back.collect().toSet, values.toSet)
      assertEquals(back.map(identity).collect().toSet, values.toSet)
    finally SparkSuite.delete(folder)

  test("what is written is read again"):
    roundTrip(users*)(spark.readJson[User](_))
    roundTrip(
      Times(
        LocalDate.of(2026, 11, 22),
        Instant.parse("2026-11-22T10:15:30.123456Z"),
        LocalDateTime.of(1969, 12, 31, 23, 59),
        OffsetDateTime.parse("2026-11-22T10:15:30+05:30"),
        Duration.ofMillis(1500),
        Period.of(1, 2, 0)
      )
    )(spark.readJson[Times](_))
    roundTrip(
      Numbers(
        -1,
        300,
        70000,
        0.1f,
        BigDecimal("1.500000000000000000"),
        java.math.BigDecimal("-2.000000000000000001"),
        BigInt("12345678901234567890"),
        true,
        None
      )
    )(spark.readJson[Numbers](_))
    roundTrip(
      Owned(UserId("u"), Count(1), List(Count(2)), Some(UserId("v"))),
      Owned(UserId("w"), Count(0), Nil, None)
    )(spark.readJson[Owned](_))
    roundTrip(Box("a", List("b")), Box("", Nil))(spark.readJson[Box[String]](_))
    roundTrip[Shape](Circle(1), Empty, Square(2, None))(spark.readJson[Shape](_))

  test("containers"):
    val folder = java.nio.file.Files.createTempDirectory("jzon-spark")
    val all = Containers(
      List(Some(1), None),
      Array(0.5, 1),
      Set("a", "b"),
      Seq(List(Address("x", None)), Nil),
      Map(1 -> List(Address("y", Some(2)))),
      (3, "z"),
      UUID(1, 2),
      'c'
    )
    try
      val out = folder.resolve("out").toString
      spark.createDataset(Seq(all)).writeJson.save(out)
      val back = spark.readJson[Containers](out).head()
      assertEquals(back.array.toList, all.array.toList)
      assertEquals(back.copy(array = all.array), all)
    finally SparkSuite.delete(folder)

  folder.test("the decoder decides: names, sums, required fields"): folder =>
    val file = folder.file(
      "a.json",
      """{"id":1,"first_name":"Ada","tags":[],"scores":{},"shapes":[{"Circle":{"radius":2}},"Empty"],"color":"Red"}
        |{"id":2}""".stripMargin
    )
    val kept = spark.readJsonWith[User]("mode" -> "DROPMALFORMED")(file)
    assertEquals(kept.collect().toList.map(_.shapes), List(Vector[Shape](Circle(2), Empty)))
    assert(clue(reasonOf(spark.readJson[User](file).collect())).endsWith("a.json:2: .first_name(missing)"))
    val refused = intercept[IllegalArgumentException](spark.readJsonWith[User]("mode" -> "PERMISSIVE")(file))
    assert(clue(refused.getMessage).contains("the mode is FAILFAST or DROPMALFORMED"))

  folder.test("a number that its column does not hold is refused"): folder =>
    val file = folder.file("a.json", """{"value":1,"others":[]}""" + "\n" + """{"value":1e30,"others":[]}""")
    assertEquals(spark.readJsonWith[Box[BigDecimal]]("mode" -> "DROPMALFORMED")(file).collect().length, 1)
    val boxes = spark.readJson[Box[BigDecimal]](file)
    assert(clue(reasonOf(boxes.collect())).contains("a.json:2: (it does not fit its column"))

  folder.test("nothing is rounded, cut off or made null on the way to a column"): folder =>
    def refuses(value: String, why: String)(read: String => Dataset[?])(using munit.Location): Unit =
      val file = folder.file("a.json", s"""{"value":$value,"others":[]}""")
      for ansi <- List(true, false) do
        spark.conf.set("spark.sql.ansi.enabled", ansi)
        try assert(clue(reasonOf(read(file).collect())).endsWith(s"a.json:1: (it does not fit its column: $why)"))
        finally spark.conf.unset("spark.sql.ansi.enabled")
    refuses("0.1234567890123456789", "0.1234567890123456789 has more digits than decimal(38,18)")(
      spark.readJson[Box[BigDecimal]](_)
    )
    refuses("123456789012345678901", "123456789012345678901 has more digits than decimal(38,18)")(
      spark.readJson[Box[java.math.BigDecimal]](_)
    )
    val large = "1" + "0" * 38
    refuses(large, s"$large has more digits than decimal(38,0)")(spark.readJson[Box[BigInt]](_))
    refuses("\"P1Y2M3D\"", "P1Y2M3D has days")(spark.readJson[Box[Period]](_))

  test("years of any number of digits"):
    def years(year: Int) = Box((Year.of(year), YearMonth.of(year, 2)), Nil)
    roundTrip(List(5, -5, 0, 2026, 12345, -12345).map(years)*)(spark.readJson[Box[(Year, YearMonth)]](_))

  folder.test("ready JSON with line feeds is written on one line"): folder =>
    given ColumnEncoder[json.Raw] = ColumnEncoder[String].imap(json.Raw.trusted(_))(_.toString)
    val file = folder.file("a.json", "{\"value\":{\n \"x\": [1,\n2]},\"others\":[]}")
    val out = folder.resolve("out").toString
    spark.readJsonWith[Box[json.Raw]]("framing" -> "document")(file).writeJson.save(out)
    assertEquals(spark.readJson[Box[json.Raw]](out).collect().toList.map(_.value.toString), List("{  \"x\": [1, 2]}"))

  folder.test("limits of collections, which the options set"): folder =>
    val file = folder.file("a.json", """{"value":{"k":1,"k":2},"others":[]}""")
    def kept(options: (String, String)*) =
      spark.readJsonWith[Box[Map[String, Int]]](("mode" -> "DROPMALFORMED") +: options*)(file).count()
    assertEquals(kept(), 1L)
    assertEquals(kept("uniqueKeys" -> "true"), 0L)
    assert(clue(reasonOf(kept("uniqueKeys" -> "yes"))).contains("uniqueKeys is true or false, not yes"))
    assert(clue(reasonOf(kept("depth" -> "3000000000"))).contains("depth is at most 2147483647, not 3000000000"))

  folder.test("some columns of a type, and partitions beside it"): folder =>
    val line = json.write(users.head)
    folder.file("day=1/a.json", line): Unit
    folder.file("day=2/a.json", line): Unit
    val dataset = spark.readJson[User](folder.toString)
    assertEquals(dataset.collect().toList, List(users.head, users.head))
    assertEquals(rows(dataset.toDF().select("day", "address.zip")), List("[1,1234]", "[2,1234]"))
    assertEquals(rows(dataset.toDF().where("day = 2").select("firstName")), List("[Ada]"))

  folder.test("rows by the schema of a type, as the type"): folder =>
    val file = folder.file("a.json", """{"zip":null,"street":"x"}""" + "\n" + """{"street":"y","zip":7}""")
    val addresses = read(schemaOf[Address])(file).as[Address]
    assertEquals(addresses.collect().toSet, Set(Address("x", None), Address("y", Some(7))))

  test("types that can't be kept are refused with all reasons"):
    def refuses(errors: String, parts: String*)(using munit.Location): Unit =
      for part <- parts do assert(clue(errors).contains(part))
    refuses(
      compileErrors("case class Tree(children: List[Tree], thread: Thread); schemaOf[Tree]"),
      "Spark can't keep Tree in columns: Tree: Tree is defined within a class or a method"
    )
    refuses(
      compileErrors("schemaOf[jzon.spark.Unkept.Tree]"),
      "Spark can't keep Tree in columns:",
      "- Tree.children[]: Tree contains itself",
      "- Tree.thread: no ColumnEncoder[Thread]; make one by imap of another",
      "- Tree.twice: an option of an option"
    )
    refuses(compileErrors("schemaOf[jzon.spark.Unkept.Wrapped]"), "Wrapped is a value class")

object Unkept:
  case class Tree(children: List[Tree], thread: Thread, twice: Option[Option[Int]])
  case class Wrapped(value: Int) extends AnyVal
