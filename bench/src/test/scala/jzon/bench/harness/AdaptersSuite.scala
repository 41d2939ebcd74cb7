package jzon.bench.harness

import java.io.{ByteArrayInputStream, ByteArrayOutputStream}
import munit.FunSuite
import jzon.bench.harness.library.{Libraries, Way}
import jzon.bench.harness.payload.Payloads

/** Every library reads and writes what it claims to, in every lane. */
class AdaptersSuite extends FunSuite:
  for
    library <- Libraries.all
    way <- library.ways
    variant <- Variant.values
  do test(s"${library.name} ${way.api.label} ${way.model.datatype.label} ${variant.label}")(roundTrips(way, variant))

  private def roundTrips[A](way: Way[A], variant: Variant): Unit =
    for payload <- Payloads(way.model.datatype, 10, variant).take(2) do
      if way.operations(Operation.Deser) then
        assertEquals(way.model.toCanonical(way.read(payload.bytes)), payload.value)
        assertEquals(way.model.toCanonical(way.readText(payload.text)), payload.value)
        assertEquals(way.model.toCanonical(way.readStream(ByteArrayInputStream(payload.bytes))), payload.value)
      if way.operations(Operation.Ser) then
        val own = way.model.fromCanonical(payload.value)
        val stream = ByteArrayOutputStream()
        way.writeStream(own, stream)
        for written <- List(way.write(own), stream.toByteArray) do
          val reader = Libraries.all.head.way(Api.Databind, way.model.datatype).get
          assertEquals(canonical(reader, written), payload.value)

  private def canonical[A](reader: Way[A], bytes: Array[Byte]) = reader.model.toCanonical(reader.read(bytes))

  test("names are those of a command line, and no two are the same"):
    val names = Libraries.all.map(_.name)
    assertEquals(names.distinct, names)
    for name <- names do assert(clue(name).matches("[a-z0-9.-]+"))

  test("a library has a version, and each of its ways once"):
    for library <- Libraries.all do
      assert(library.version.nonEmpty || library.name == "jzon", library.name)
      val ways = library.ways.map(way => (way.api, way.model.datatype))
      assertEquals(ways.distinct, ways)
