package jzon.ast

import munit.{FunSuite, Location}
import jzon as json
import jzon.{DecodeError, Json, Limits, WriteOptions}

class JsonSuite extends FunSuite:
  private def tree(text: String): Json = json.readOrThrow[Json](text)

  private def refused(text: String)(using Limits): DecodeError = json.read[Json](text).swap.toOption.get

  test("every kind of value"):
    assertEquals(
      tree("""{"a":[null,true,false,1.50,"é\n"],"b":{},"c":[]}"""),
      Json.Obj(
        "a" -> Json.Arr(Json.Null, Json.Bool(true), Json.Bool(false), Json.Num("1.50"), Json.Str("é\n")),
        "b" -> Json.Obj.empty,
        "c" -> Json.Arr.empty
      )
    )

  private def kept(text: String)(using Location): Unit =
    assertEquals(json.write(tree(text)), text)
    assertEquals(tree(text).toString, text)

  test("order, names that stand twice and the text of numbers are kept"):
    kept("""{"b":1,"a":2,"b":3}""")
    kept("""[-0,0.0,1E+2,1e-999999999999,100000000000000000000000000000000000000000000000000000000000000000000]""")
    kept("\"\\\"\"")
    kept("null")

  test("a name that stands twice: the last is found, and it is refused where names are unique"):
    assertEquals(tree("""{"a":1,"a":2}""").asInstanceOf[Json.Obj].get("a"), Some(Json.Num(2)))
    val error = refused("""{"b":[{"a":1,"\u0061":2}]}""")(using Limits(uniqueKeys = true))
    assertEquals((error.render, error.offset), (".b[0].a(duplicate)", 13L))

  test("errors have paths"):
    assertEquals(refused("""{"a":[1,{"b c":tru}]}""").render, """.a[1]."b c"(expected true got })""")
    assertEquals(refused("""[1,]""").render, "[1](expected a value, got ])")
    assertEquals(refused("""{"a":}""").render, ".a(expected a value, got })")
    assertEquals(refused("""[1 2]""").render, "(expected ',' or ']' got '2')")
    assertEquals(refused("""[[1""").render, "[0](unexpected end of input)")
    assertEquals(refused("").render, "(unexpected end of input)")

  test("depth: N is taken, N + 1 refused, in reading and writing"):
    for (open, close) <- Seq("[" -> "]", "{\"a\":" -> "}") do
      def nested(n: Int) = open * n + (if open == "[" then "" else "1") + close * n
      assertEquals(json.write(tree(nested(512))), nested(512))
      assertEquals(refused(nested(513)).kind, DecodeError.Kind.Limit)
      val deep = json.readOrThrow[Json](nested(600))(using Json.decoder, Limits(depth = 600))
      intercept[json.EncodeError](json.write(deep)): Unit
      assertEquals(json.write(deep)(using Json.encoder, WriteOptions.default, Limits(depth = 600)), nested(600))

  test("objects are equal in any order of fields, except of fields of one name"):
    assertEquals(tree("""{"a":1,"b":{"c":[1],"d":2}}"""), tree("""{"b":{"d":2,"c":[1]},"a":1}"""))
    assertEquals(tree("""{"a":1,"b":2}""").hashCode, tree("""{"b":2,"a":1}""").hashCode)
    assertNotEquals(tree("""{"a":1,"a":2}"""), tree("""{"a":2,"a":1}"""))
    assertNotEquals(tree("""{"a":1}"""), tree("""{"a":1,"a":1}"""))
    assertNotEquals(tree("[1,2]"), tree("[2,1]"))
    assertNotEquals(tree("1"), tree("1.0"))

  test("comparing takes linear time however deep objects of another order nest"):
    def nested(open: String, close: String) = tree(open * 500 + "1" + close * 500)
    assertEquals(nested("""{"a":""", ""","b":2}"""), nested("""{"b":2,"a":""", "}"))

  test("numbers are checked when made"):
    for text <- Seq("", "01", "1.", "+1", " 1", "1 ", "NaN", "1,", "--1") do
      intercept[IllegalArgumentException](Json.Num(text)): Unit
    assertEquals(Json.Num(0.1).text, "0.1")
    assertEquals(Json.Num(1L << 60).text, "1152921504606846976")
    assertEquals(Json.Num(BigDecimal("1E+3")).text, "1E+3")
    intercept[IllegalArgumentException](Json.Num(Double.NaN)): Unit

  test("access to scalars"):
    assertEquals(tree("12").asInt, Some(12))
    assertEquals(tree("12.0").asInt, None)
    assertEquals(tree("2147483648").asInt, None)
    assertEquals(tree("2147483648").asLong, Some(2147483648L))
    assertEquals(tree("1e400").asDouble, None)
    assertEquals(tree("2.5").asDouble, Some(2.5))
    assertEquals(tree("\"NaN\"").asDouble, None)
    assertEquals(tree("1e99999").asBigDecimal, None)
    assertEquals(tree("1.10").asBigDecimal, Some(BigDecimal("1.10")))
    assertEquals(tree("1" + "0" * 40).asBigInt, Some(BigInt(10).pow(40)))
    assertEquals(tree("\"x\"").asString, Some("x"))
    assertEquals(tree("true").asBoolean, Some(true))
    assertEquals(tree("null").asString, None)

  test("the way to a place and into a type"):
    val rows = tree("""{"rows":[{"n":1},{"n":"x"}]}""")
    assertEquals((rows / "rows" / 0 / "n").as[Int], Right(1))
    assertEquals((rows / "rows" / 1 / "n").as[Int].left.map(_.render), Left(".rows[1].n(expected a number, got \")"))
    assertEquals((rows / "rows" / 2 / "n").as[Int].left.map(_.render), Left(".rows[2].n(missing)"))
    assertEquals((rows / "rows" / -1).json, None)
    assertEquals(tree("3").as[Int], Right(3))
    assertEquals(Json.of("x"), Json.Str("x"))
    assertEquals(Json.of(0.5), Json.Num("0.5"))

  test("what can't be written says where"):
    val error = intercept[json.EncodeError](json.write(Json.Obj("a" -> Json.Arr(Json.Null, Json.Str("\ud800")))))
    assertEquals(error.render, ".a[1](lone surrogate)")
    assertEquals(Json.Str("\ud800").toString, "jzon.EncodeError: (lone surrogate)")

  test("a missing field is what a class has in its place"):
    final case class Has(o: Option[Int], f: json.Field[Int]) derives json.Decoder
    assertEquals(json.readOrThrow[Has]("{}"), Has(None, json.Field.Absent))
    val root = tree("""{"a":{},"n":null,"i":1,"l":[1]}""")
    assertEquals((root / "o").as[Option[Int]], Right(None))
    assertEquals((root / "o").as[json.Field[Int]], Right(json.Field.Absent))
    assertEquals((root / "a" / "o" / "more").as[Option[Int]], Right(None))
    assertEquals((root / "l" / 1).as[Option[Int]], Right(None))
    assertEquals((root / "n").as[Option[Int]], Right(None))
    assertEquals((root / "i").as[Option[Int]], Right(Some(1)))
    assertEquals((root / "o").as[Int].left.map(_.render), Left(".o(missing)"))
    assertEquals((root / "a" / "o").as[Int].left.map(e => (e.render, e.offset, e.line)), Left((".a.o(missing)", 0L, 1)))
    // Steps into what has no fields or elements are mistakes, not gaps.
    assertEquals((root / "i" / "o").as[Option[Int]].left.map(_.render), Left(".i.o(missing)"))
    assertEquals((root / "n" / "o").as[Option[Int]].left.map(_.render), Left(".n.o(missing)"))
    assertEquals((root / "a" / 0).as[Option[Int]].left.map(_.render), Left(".a[0](missing)"))
