package jzon.literal

import jzon.{EncodeError, Encoder, KeyEncoder, Literal, WriteOptions, Writer}
import jzon.syntax.*

/** null in a hole is refused with the way to it, whatever its type, in every form. */
class LiteralNullsSuite extends munit.FunSuite:
  import LiteralNullsSuite.*

  private def refused(literal: => Literal, error: String)(using munit.Location): Unit =
    for options <- List(WriteOptions.default, WriteOptions.pretty) do
      assertEquals(intercept[EncodeError](jzon.write(literal)(using summon, options)).render, error, options.toString)

  private def nullOf[A >: Null]: A = null

  test("values"):
    refused(json"""{"a":[1,${nullOf[String]}]}""", ".a[1](null is no String)")
    refused(json"""{"a":${nullOf[Option[Int]]}}""", ".a(null)")
    refused(json"""{"a":${nullOf[Option[String]]}}""", ".a(null)")
    refused(json"""{"a":${Option(Option(1)).map(_ => nullOf[Option[Int]])}}""", ".a(null)")
    refused(json"""{"a":${nullOf[Named]}}""", ".a(null)")
    refused(json"""{"a":${nullOf[Literal]}}""", ".a(null)")
    refused(json"""{"a":${nullOf[Matched]}}""", ".a(null)")
    refused(json"${nullOf[Named]}", "(null)")
    assertEquals(json"[${null}]".toJson, "[null]")
    assertEquals(json"""{"a":${nullOf[Tolerant]}}""".toJson, """{"a":"none"}""")

  test("opt and spread"):
    refused(json"""{"a":${opt(nullOf[Option[Int]])}}""", ".a(null)")
    refused(json"""{"a":[0,${opt(nullOf[Option[Named]])}]}""", ".a[1](null)")
    refused(json"""{"a":${opt(nullOf[Named])}}""", ".a(null)")
    refused(json"""{"a":[0,${spread(nullOf[List[Int]])}]}""", ".a(null)")
    refused(json"""{"a":{${spread(nullOf[Map[String, Int]])}}}""", ".a(null)")

  test("keys and parts of strings"):
    refused(json"""{"a":{${nullOf[String]}:1}}""", ".a(null is no String)")
    refused(json"""{"a":{${nullOf[Named]}:1}}""", ".a(null)")
    refused(json"""{"a":{${nullOf[java.util.UUID]}:1}}""", ".a(null)")
    refused(json"""{"a":"of ${nullOf[String]}"}""", ".a(null is no String)")
    refused(json"""{"a":"of ${nullOf[Named]}"}""", ".a(null)")
    refused(json"""{"a":{"of ${nullOf[java.util.UUID]}":1}}""", ".a(null)")

  test("in place"):
    val out = Writer()
    assertEquals(intercept[EncodeError](out.put(json"""{"a":[${nullOf[Named]}]}""")).render, ".a[0](null)")
    intercept[EncodeError](out.toString): Unit
    out.reset()
    out.put(json"[1]")
    assertEquals(out.toString, "[1]")

private object LiteralNullsSuite:
  final class Named(val name: String)
  object Named:
    given Encoder[Named] = (named, out) => out.writeString(named.name)
    given KeyEncoder[Named] = KeyEncoder.string.contramap(_.name)

  final class Matched(val i: Int)
  object Matched:
    given Encoder[Matched] = (matched, out) =>
      (matched: Any) match
        case matched: Matched => out.writeInt(matched.i)

  final class Tolerant
  object Tolerant:
    given Encoder[Tolerant] = (tolerant, out) => out.writeString(if tolerant == null then "none" else "some")
