package jzon.output

import java.nio.charset.StandardCharsets.UTF_8
import java.time.LocalDate
import java.time.format.DateTimeFormatter
import jzon.{Encoder, EncodeError, Json, KeyEncoder, Raw, Writer}

/** null where a value should be is an EncodeError with the way to it, whoever wrote the encoder. */
class NullsSuite extends munit.FunSuite:
  import NullsSuite.*

  private def nullOf[A >: Null]: A = null

  private def refused(error: String)(write: => Any)(using munit.Location): Unit =
    assertEquals(intercept[EncodeError](write: Unit).render, error)

  test("the whole document"):
    val stream = java.io.ByteArrayOutputStream()
    refused("(null)")(jzon.write(nullOf[Named]))
    refused("(null)")(jzon.writePretty(nullOf[Named]))
    refused("(null)")(jzon.writeBytes(nullOf[Named]))
    refused("(null)")(jzon.writeBytesExact(nullOf[Named]))
    refused("(null)")(jzon.writeTo(nullOf[Named], stream))
    refused("(null)")(jzon.writeTo(nullOf[Named], Writer()))
    refused("(null)")(Writer().value(nullOf[Named]))
    refused("(null)")(Json.of(nullOf[Named]))
    refused("(null)")(jzon.write(nullOf[Raw]))
    refused("(null)")(jzon.writeBytesExact(nullOf[Raw]))
    refused("(null is no String)")(jzon.write(nullOf[String]))
    refused("[1](null)")(jzon.writeBytesExact(List(Raw.trusted("1"), null)))
    assertEquals(jzon.write(nullOf[Tolerant]), "null")
    assertEquals(String(jzon.writeBytesExact(nullOf[Tolerant]), UTF_8), "null")

  test("keys"):
    refused("(null)")(jzon.write(Map(nullOf[Named] -> 1)))
    refused("(null)")(jzon.write(Map(nullOf[java.util.UUID] -> 1)))
    refused("(null)")(jzon.write(Map(nullOf[BigInt] -> 1)))
    refused("(null is no String)")(jzon.write(Map(nullOf[String] -> 1)))
    refused("(null)")(Writer().obj(o => o.key(nullOf[Named])))

  test("the fluent writer"):
    refused("(null is no String)")(Writer().obj(_.put(null, 1)))
    refused("(null is no String)")(Writer().obj(_.key(nullOf[String])))
    refused("(null is no String)")(Writer().obj(_.obj(null)(_.put("a", 1))))
    refused(".a(null is no String)")(Writer().obj(_.put("a", nullOf[String])))
    refused(".a(null)")(Writer().obj(_.put("a", nullOf[Named])))
    refused(".a(null)")(Writer().obj(_.put("a", nullOf[Option[Int]])))
    refused(".a(null)")(Writer().obj(_.put("a", nullOf[Array[String]])))
    refused(".a[1](null is no String)")(Writer().obj(_.put("a", Array("b", null))))
    refused(".a(null)")(Writer().obj(_.put("a", null, DateTimeFormatter.ISO_DATE)))
    refused(".a(null)")(Writer().obj(_.put("a", LocalDate.EPOCH, null)))
    refused(".a(null)")(Writer().obj(_.key("a").value(nullOf[Named])))
    refused(".a(null)")(Writer().obj(_.key("a").value(nullOf[Option[Int]])))
    refused(".a(null)")(Writer().obj(_.key("a").value(nullOf[Array[String]])))
    refused("[1](null)")(Writer().arr(_.add(1).add(nullOf[Named])))
    refused("[1](null)")(Writer().arr(_.add(1).add(nullOf[Option[Int]])))
    refused("[1](null)")(Writer().arr(_.add(1).add(nullOf[Array[String]])))
    refused("[1](null)")(Writer().arr(_.add(1).addAll(nullOf[List[Int]])))
    refused("[1](null)")(Writer().arr(_.addAll(List(Named("a"), null))))
    refused("(null)")(Writer().value(null, DateTimeFormatter.ISO_DATE))
    val written = Writer().obj(_.put("a", null).key("b").value(null).arr("c")(_.add(null))).toString
    assertEquals(written, """{"a":null,"b":null,"c":[null]}""")

  test("trees"):
    for (tree, error) <- List[(Json, String)](
        nullOf[Json] -> "(null)",
        Json.Str(null) -> "(null is no String)",
        Json.Arr(null: IndexedSeq[Json]) -> "(null)",
        Json.Obj(null: IndexedSeq[(String, Json)]) -> "(null)",
        Json.Arr(Json.Null, null) -> "[1](null)",
        Json.Obj("a" -> Json.Arr(null: Json)) -> ".a[0](null)",
        Json.Obj("a" -> null) -> ".a(null)",
        Json.Obj("a" -> Json.Str(null)) -> ".a(null is no String)",
        Json.Obj(IndexedSeq[(String, Json)](null)) -> "(null)",
        Json.Arr(Json.Obj(null.asInstanceOf[String] -> Json.Null)) -> "[0](null is no String)"
      )
    do
      refused(error)(jzon.write(tree)(using Json.encoder))
      refused(error)(jzon.writePretty(tree)(using Json.encoder))
      refused(error)(jzon.writeBytesExact(tree)(using Json.encoder))

private object NullsSuite:
  final class Named(val name: String)
  object Named:
    def apply(name: String): Named = new Named(name)
    given Encoder[Named] = (named, out) => out.writeString(named.name)
    given KeyEncoder[Named] = KeyEncoder.string.contramap(_.name)

  final class Tolerant
  object Tolerant:
    given Encoder[Tolerant] = (tolerant, out) => if tolerant == null then out.writeNull() else out.writeInt(1)
