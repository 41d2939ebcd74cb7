package jzon.output

import java.time.*
import java.time.format.DateTimeFormatter
import java.util.UUID
import munit.Location
import scala.concurrent.duration.{Duration as ScalaDuration, DurationInt, FiniteDuration}
import jzon.{ArrayWriter, Encoder, FieldWriter, Json, ObjectWriter, RandomValues as Values, WriteOptions, Writer, write}
import org.scalacheck.Gen
import org.scalacheck.Prop.{forAll, forAllNoShrink}

class FluentSuite extends munit.ScalaCheckSuite:
  private def writes(expected: String)(body: Writer => Any)(using Location): Unit =
    assertEquals(Fluent.text(body), expected)

  /** A value by all four ways is what its encoder writes. */
  private def everywhere[A: Encoder](a: A)(
      put: (ObjectWriter, A) => ObjectWriter,
      value: (FieldWriter, A) => ObjectWriter,
      add: (ArrayWriter, A) => ArrayWriter
  )(using Location): Unit =
    val text = write(a)
    writes(s"""{"a":$text,"b":$text,"c":[$text,[],$text],"d":$text}"""): w =>
      w.obj: o =>
        put(o, a)
        value(o.key("b"), a).arr("c")(c => add(add(c, a).arr(_ => ()), a))
        o.put("d", a)
    writes(text)(_.value(a))

  private def law[A: Encoder](name: String, gen: Gen[A])(
      put: (ObjectWriter, A) => ObjectWriter,
      value: (FieldWriter, A) => ObjectWriter,
      add: (ArrayWriter, A) => ArrayWriter
  )(using Location): Unit =
    property(name)(forAllNoShrink(gen)(everywhere(_)(put, value, add)))

  law("Boolean", Values.booleans)(_.put("a", _), _.value(_), _.add(_))
  law("Byte", Values.bytes)(_.put("a", _), _.value(_), _.add(_))
  law("Short", Values.shorts)(_.put("a", _), _.value(_), _.add(_))
  law("Int", Values.ints)(_.put("a", _), _.value(_), _.add(_))
  law("Long", Values.longs)(_.put("a", _), _.value(_), _.add(_))
  law("Float", Values.floats)(_.put("a", _), _.value(_), _.add(_))
  law("Double", Values.doubles)(_.put("a", _), _.value(_), _.add(_))
  law("Char", Values.chars)(_.put("a", _), _.value(_), _.add(_))
  law("String", Values.strings)(_.put("a", _), _.value(_), _.add(_))
  law("BigInt", Values.bigInts)(_.put("a", _), _.value(_), _.add(_))
  law("BigDecimal", Values.bigDecimals)(_.put("a", _), _.value(_), _.add(_))
  law("BigInteger", Values.bigInts.map(_.bigInteger))(_.put("a", _), _.value(_), _.add(_))
  law("java BigDecimal", Values.bigDecimals.map(_.bigDecimal))(_.put("a", _), _.value(_), _.add(_))
  law("UUID", Values.uuids)(_.put("a", _), _.value(_), _.add(_))
  law("Instant", Values.instants)(_.put("a", _), _.value(_), _.add(_))
  law("LocalDate", Values.localDates)(_.put("a", _), _.value(_), _.add(_))
  law("LocalTime", Values.localTimes)(_.put("a", _), _.value(_), _.add(_))
  law("LocalDateTime", Values.localDateTimes)(_.put("a", _), _.value(_), _.add(_))
  law("OffsetTime", Values.offsetTimes)(_.put("a", _), _.value(_), _.add(_))
  law("OffsetDateTime", Values.offsetDateTimes)(_.put("a", _), _.value(_), _.add(_))
  law("ZonedDateTime", Values.zonedDateTimes)(_.put("a", _), _.value(_), _.add(_))
  law("Year", Values.years)(_.put("a", _), _.value(_), _.add(_))
  law("YearMonth", Values.yearMonths)(_.put("a", _), _.value(_), _.add(_))
  law("MonthDay", Values.monthDays)(_.put("a", _), _.value(_), _.add(_))
  law("Duration", Values.durations)(_.put("a", _), _.value(_), _.add(_))
  law("Period", Values.periods)(_.put("a", _), _.value(_), _.add(_))
  law("FiniteDuration", Values.longs.map(n => FiniteDuration(math.max(n, -Long.MaxValue), "ns")))(
    _.put("a", _),
    _.value(_),
    _.add(_)
  )
  law("array of Boolean", arrays(Values.booleans))(_.put("a", _), _.value(_), _.add(_))
  law("array of Byte", arrays(Values.bytes))(_.put("a", _), _.value(_), _.add(_))
  law("array of Short", arrays(Values.shorts))(_.put("a", _), _.value(_), _.add(_))
  law("array of Int", arrays(Values.ints))(_.put("a", _), _.value(_), _.add(_))
  law("array of Long", arrays(Values.longs))(_.put("a", _), _.value(_), _.add(_))
  law("array of Float", arrays(Values.floats))(_.put("a", _), _.value(_), _.add(_))
  law("array of Double", arrays(Values.doubles))(_.put("a", _), _.value(_), _.add(_))
  law("array of Char", arrays(Values.chars))(_.put("a", _), _.value(_), _.add(_))
  law("array of String", arrays(Values.strings))(_.put("a", _), _.value(_), _.add(_))
  law("array of Instant", arrays(Values.instants))(_.put("a", _), _.value(_), _.add(_))
  law("List of UUID", Gen.listOf(Values.uuids))(_.put("a", _), _.value(_), _.add(_))
  law("Map", Gen.mapOf(Gen.zip(Values.strings, Values.doubles)))(_.put("a", _), _.value(_), _.add(_))

  private def arrays[A: scala.reflect.ClassTag](gen: Gen[A]): Gen[Array[A]] = Gen.listOf(gen).map(_.toArray)

  test("the least and the most of every width"):
    writes(
      """{"b":-128,"B":127,"s":-32768,"S":32767,"i":-2147483648,"I":2147483647,"l":-9223372036854775808,""" +
        """"L":9223372036854775807,"f":-3.4028235E38,"F":1.4E-45,"d":-1.7976931348623157E308,"D":4.9E-324,"c":"\u0000","C":"\uffff"}"""
          .replace("\\uffff", "\uffff")
    ): w =>
      w.obj: o =>
        o.put("b", Byte.MinValue).put("B", Byte.MaxValue).put("s", Short.MinValue).put("S", Short.MaxValue)
          .put("i", Int.MinValue).put("I", Int.MaxValue).put("l", Long.MinValue).put("L", Long.MaxValue)
          .put("f", Float.MinValue).put("F", Float.MinPositiveValue).put("d", Double.MinValue)
          .put("D", Double.MinPositiveValue).put("c", '\u0000').put("C", '\uffff')

  test("null, and what is nothing"):
    writes("""{"a":null,"b":null,"c":null,"e":1,"xs":[null,null,2]}"""): w =>
      w.obj: o =>
        o.put("a", null).key("b").value(null).key("c").value(Option.empty[Int])
          .put("d", Option.empty[Int]).put("d", None).put("e", Option(1))
          .put("f", jzon.Field.Absent: jzon.Field[Int])
          .arr("xs")(a => a.add(null).add(Option.empty[Int]).add(Option(2)))
    writes("[null]")(_.arr(_.add(None)))
    writes("""{"k":null}""")(_.obj(_.key("k").value(None)))
    writes("null")(_.value(null))
    writes("null")(_.value(None))

  test("no name"):
    val none: String = null
    List[Writer => Any](_.obj(_.put(none, 1)), _.obj(_.obj(none)(_.put("a", 1))), _.obj(_.key(none).value(1))).foreach:
      body =>
        assertEquals(intercept[jzon.EncodeError](Fluent.text(body)).toString, "jzon.EncodeError: (null is no String)")

  test("what is not finite, by the options"):
    val body: Writer => Any =
      _.arr(a => a.add(Double.NaN).add(Double.PositiveInfinity).add(Float.NegativeInfinity).add(Array(Float.NaN)))
    writes("""["NaN","Infinity","-Infinity",["NaN"]]""")(body)
    assertEquals(Fluent.text(body)(using WriteOptions(nan = WriteOptions.NaN.Null)), "[null,null,null,[null]]")
    val error = intercept[jzon.EncodeError](Fluent.text(body)(using WriteOptions(nan = WriteOptions.NaN.Refused)))
    assertEquals(error.render, "[0](NaN is no JSON number)")

  test("times by a formatter"):
    val day = LocalDate.of(2026, 11, 22)
    val format = DateTimeFormatter.ofPattern("dd/MM/yyyy \"'x'\"")
    writes("""{"a":"22/11/2026 \"x\"","b":"22/11/2026 \"x\"","c":["20261122"]}"""): w =>
      w.obj: o =>
        o.put("a", day, format).key("b").value(day, format)
          .arr("c")(_.add(day, DateTimeFormatter.BASIC_ISO_DATE))
    writes("\"20261122\"")(_.value(java.time.LocalDate.of(2026, 11, 22), DateTimeFormatter.BASIC_ISO_DATE))
    val error = intercept[jzon.EncodeError](Fluent.text(_.obj(_.put("t", day, DateTimeFormatter.ISO_INSTANT))))
    assertEquals(error.path.jq, ".t")

  test("scala durations that are not finite"):
    writes("""["PT2S","Infinity"]""")(_.arr(_.add(2.seconds).add(ScalaDuration.Inf: ScalaDuration)))

  test("escapes in values and keys"):
    writes("""{"\"\\\b\n\u0001/é€😀":"\"\\\f\r\t\u001f/é€😀","":""}"""): w =>
      w.obj(_.put("\"\\\b\n\u0001/é€😀", "\"\\\f\r\t\u001f/é€😀").key("").value(""))
    val options = WriteOptions(asciiOnly = true, htmlSafe = true)
    assertEquals(
      Fluent.text(_.obj(_.put("é<", "&😀").put("c", '>')))(using options),
      """{"\u00e9\u003c":"\u0026\ud83d\ude00","c":"\u003e"}"""
    )

  test("ready JSON, as it stands"):
    val raw = jzon.Raw.checkedOrThrow(" [1, 2]\n")
    writes("{\"a\": [1, 2]\n,\"b\":[ [1, 2]\n],\"c\": [1, 2]\n}"): w =>
      w.obj(_.put("a", raw).arr("b")(_.add(raw)).key("c").value(raw))
    val w = Writer().value(raw)
    val error = intercept[jzon.EncodeError](w.obj(_ => ()))
    assertEquals(error.message, "there is a value already: reset the writer first")

  test("keys of other types"):
    val id = UUID(1, 2)
    writes(s"""{"7":1,"$id":[2]}""")(_.obj(_.key(7).value(1).key(id).arr(_.add(2))))

  test("mixed arrays, and objects in them without a detour"):
    writes("""[1,"two",[3.0,[]],{"four":[{"five":null}]},{},true,[6,7],8,9]"""): w =>
      w.arr: a =>
        a.add(1).add("two").arr(b => b.add(3.0).arr(_ => ())).obj(o => o.arr("four")(_.obj(_.put("five", null))))
          .obj(_ => ()).add(true).add(Array(6, 7)).addAll(List(8, 9))

  test("the pretty form is that of the encoders"):
    val tree = jzon.readOrThrow[Json]("""{"a":[1,{"b":[],"c":{}},[[2]]],"dd":{"e":"f"}}""")
    assertEquals(Fluent.text(Fluent.tree(tree, _))(using WriteOptions.pretty), jzon.writePretty(tree))

  test("sorted keys"):
    val text =
      Fluent.text(_.obj(_.put("b", 1).obj("a")(_.put("d", 1).put("c", 2))))(using WriteOptions(sortedKeys = true))
    assertEquals(text, """{"a":{"c":2,"d":1},"b":1}""")

  test("an encoder may be fluent"):
    case class Point(x: Int, y: Int)
    given Encoder[Point] = (p, out) => out.obj(_.put("x", p.x).put("y", p.y)): Unit
    writes("""{"p":{"x":1,"y":2},"ps":[{"x":3,"y":4},{"x":5,"y":6}]}"""): w =>
      w.obj(_.put("p", Point(1, 2)).put("ps", List(Point(3, 4), Point(5, 6))))
    assertEquals(jzon.write(List(Point(1, 2))), """[{"x":1,"y":2}]""")
    assertEquals(Encoder[Point].size(Point(1, 2)), 13)

  test("build, reset, build"):
    val w = Writer()
    for i <- 1 to 3 do
      w.reset()
      w.obj(_.put("i", i).arr("xs")(_.add(i)))
      assertEquals(w.toString, s"""{"i":$i,"xs":[$i]}""")
      assertEquals(w.size, 16L)
    assertEquals(w.capacity, 1024)

  test("blocks give what is around them, and may end early"):
    var sum = 0
    def first(w: Writer): Int =
      w.arr: a =>
        for i <- 1 to 3 do
          sum += i
          a.add(i)
      sum
    val w = Writer()
    assertEquals(first(w), 6)
    assertEquals(w.toString, "[1,2,3]")

  property("any tree is what its encoder writes, also in the same writer again"):
    val w = Writer()
    forAll(Values.trees): tree =>
      w.reset()
      Fluent.tree(tree, w)
      assertEquals(w.toString, write(tree))
      assertEquals(w.size, w.toByteArray.length.toLong)

  test("deeper than a ring of handles, and deeper than allowed"):
    def nest(a: ArrayWriter, depth: Int): Unit = if depth > 0 then a.arr(nest(_, depth - 1)): Unit
    writes("[" * 512 + "]" * 512)(_.arr(nest(_, 511)))
    val error = intercept[jzon.EncodeError](Fluent.text(_.arr(nest(_, 512))))
    assert(clue(error.render).startsWith("[0][0][0]"))
    assertEquals(error.message, "nested too deeply")
