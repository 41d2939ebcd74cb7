package jzon.bench

import munit.{FunSuite, Location}
import jzon.bench.documents.*

/** The documents are as large as those they stand for, and every library reads and writes them right. */
class SubjectSuite extends FunSuite:
  for
    subject <- Subject.all
    (name, _) <- subject.libraries
  do test(s"${subject.document.name} by $name")(assertEquals(Checked.complaints(subject, name), Nil))

  private def about(expected: Int, bytes: Array[Byte])(using Location): Unit =
    assert(math.abs(clue(bytes.length) - expected) <= expected / 20, clue(expected))

  test("documents are as large as the originals"):
    about(11813, GoogleMapsDocument().compact)
    about(26102, GoogleMapsDocument().pretty)
    about(10256, TwitterDocument().compact)

    about(11481, GeoJsonDocument.typeFirst().compact)
    about(11481, GeoJsonDocument.typeLast().compact)
    about(3010, NestedDocument().compact)

  test("attacks are as large as the seed's"):
    about(101739, Attack("blanks"))
    about(102254, Attack("redundant"))
    about(101831, Attack("collisions"))
    about(101809, Attack("zeros"))

  test("colliding names collide"):
    for prefix <- Attack.collidingPrefixes do assertEquals((prefix + "rows").hashCode, "rows".hashCode, prefix)
