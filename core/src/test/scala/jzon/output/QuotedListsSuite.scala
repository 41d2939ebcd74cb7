package jzon.output

import java.io.ByteArrayOutputStream
import java.time.{LocalDateTime, LocalTime, OffsetTime, ZoneId, ZoneOffset}
import jzon.{EncodeError, Encoder, Writer}

class QuotedListsSuite extends munit.FunSuite:
  private def expected(values: Iterable[Any]): String = values.map(a => s"\"$a\"").mkString("[", ",", "]")

  /** Written at once, in pieces through a small buffer, and into an array of exactly that length. */
  private def writes[A](values: List[A])(using Encoder[A]): Unit =
    val text = expected(values)
    assertEquals(jzon.write(values), text)
    assertEquals(jzon.write(values.toVector), text)
    assertEquals(jzon.write(List(values, Nil, values)), s"[$text,[],$text]")
    val stream = ByteArrayOutputStream()
    jzon.writeTo(values, stream)
    assertEquals(stream.toString, text)
    val array = new Array[Byte](text.length)
    val writer = Writer.fixed(array)
    summon[Encoder[List[A]]].write(values, writer)
    writer.flush()
    assertEquals(String(array), text)

  private val offsets = (-64800 to 64800 by 900).toList.flatMap(seconds =>
    List(seconds - 1, seconds, seconds + 1, seconds + 60)
  )

  test("lists of all lengths"):
    for count <- List(0, 1, 2, 3, 1000, 5000) do
      writes(List.tabulate(count)(i => LocalTime.ofSecondOfDay(i * 17L)))
      writes(List.tabulate(count)(i => ZoneId.of(if i % 2 == 0 then "UTC" else "America/New_York")))

  test("offsets around every quarter of an hour"):
    val valid = offsets.filter(seconds => math.abs(seconds) <= 64800).map(ZoneOffset.ofTotalSeconds(_))
    writes(valid)
    writes(valid.map(OffsetTime.of(LocalTime.of(1, 2), _)))
    writes(valid.map(OffsetTime.of(LocalTime.of(1, 2, 3, 4), _)))
    valid.foreach(offset => assertEquals(jzon.readOrThrow[ZoneOffset](s"\"$offset\""), offset))

  test("times with and without seconds, in years of any length"):
    val years = List(-999999999, -10000, -9999, -1, 0, 1, 999, 1000, 9999, 10000, 999999999)
    val nanos = List(0, 1, 1000, 1000000, 123000000, 123456000, 123456789, 999999999)
    writes(
      for year <- years; second <- List(0, 1, 59); nano <- nanos
      yield LocalDateTime.of(year, 2, 28, 23, 59, second, nano)
    )

  test("an array that ends where it began in the buffer, which was written out between"):
    val stream = ByteArrayOutputStream()
    val out = Writer.to(stream)
    val room = out.bytes.length
    for pad <- List("", "x"); count <- room / 2 - 8 to room / 2 + 8 do
      stream.reset()
      out.reset()
      jzon.writeTo((pad, List.fill(count)(1)), out)
      out.flush()
      assertEquals(stream.toString, s"""["$pad",${List.fill(count)(1).mkString("[", ",", "]")}]""")

  test("null"):
    val values = List(LocalTime.MIN, null, LocalTime.MAX).asInstanceOf[List[LocalTime]]
    for write <- List(() => jzon.write(values), () => jzon.write(values.toVector)) do
      assertEquals(intercept[EncodeError](write()).render, "[1](null)")
