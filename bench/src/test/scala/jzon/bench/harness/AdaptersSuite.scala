package jzon.bench.harness

import munit.FunSuite
import jzon.bench.harness.check.{Fidelity, RoundTrip}
import jzon.bench.harness.libraries.{Adapter, Libraries, Way}
import jzon.bench.harness.documents.Payloads

/** Every library reads and writes what it claims to, in every lane, but for faults that are known to be its own. */
class AdaptersSuite extends FunSuite:
  /** Who reads doubles of 16 and 17 digits wrong by the last. */
  private val rounding = Set("avaje-jsonb", "dsl-json", "dsl-json-reflection", "genson")

  /** What others get wrong, and stays untimed. */
  private def isKnown(library: String, api: Api, operation: Operation, variant: Variant): Boolean =
    (library, api, operation, variant) match
      case ("antonsjava", _, Operation.Ser, Variant.Escapes) => true // it does not escape control characters
      case ("json-smart", Api.Databind, Operation.Deser, Variant.Unknown) => true // it wants no other fields
      case ("wast", _, Operation.Ser, Variant.Text | Variant.Escapes)     => true // it writes bytes of Latin-1
      case ("wast", _, Operation.Deser, Variant.Unknown) => true // it stops at numbers in fields it does not know
      case _                                             => false

  for
    library <- Libraries.all
    way <- library.ways
    variant <- Variant.values
    operation <- variant.operations & way.operations
  do
    test(List(library.name, way.api.label, way.model.datatype.label, operation.label, variant.label).mkString(" ")):
      roundTrip(library, way, operation, variant) match
        case Fidelity.Exact         => assert(!isKnown(library.name, way.api, operation, variant), "no longer a fault")
        case Fidelity.Inexact(what) => assert(rounding(library.name) && operation == Operation.Deser, what)
        case other                  => assert(isKnown(library.name, way.api, operation, variant), other)

  private def roundTrip[A](library: Adapter, way: Way[A], operation: Operation, variant: Variant): Fidelity =
    RoundTrip(library, way, operation, variant, Payloads.defaultSeed)

  test("at least thirty libraries"):
    assert(clue(Libraries.all.count(_.ways.nonEmpty)) >= 30)

  test("names are those of a command line, and no two are the same"):
    val names = Libraries.all.map(_.name) ++ Libraries.absent.map(_.name)
    assertEquals(names.distinct, names)
    for name <- names do assert(clue(name).matches("[a-z0-9.-]+"))

  test("a library has a version, and each of its ways once"):
    for library <- Libraries.all do
      assert(library.version.nonEmpty || library.name.startsWith("jzon"), library.name)
      val ways = library.ways.map(way => (way.api, way.model.datatype))
      assertEquals(ways.distinct, ways)
