package jzon.bench

import java.nio.charset.StandardCharsets.UTF_8
import munit.{FunSuite, Location}
import jzon.bench.documents.*
import jzon.bench.libraries.Strict

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
    about(7600, GitHubDocument().compact)
    about(2650, OpenRtbDocument().compact)
    about(3010, NestedDocument().compact)

  test("twins of documents have as many characters, many of them beyond ASCII"):
    for
      (document, twin) <- List(
        GoogleMapsDocument() -> GoogleMapsDocument.beyondAscii(),
        TwitterDocument() -> TwitterDocument.beyondAscii()
      )
    do
      val text = new String(twin.compact, UTF_8)
      assert(clue(math.abs(text.length - document.compact.length)) < document.compact.length / 10, twin.name)
      assert(clue(text.count(_ > 127)) > 400, twin.name)

  private def strict: List[(String, Array[Byte] => Either[AnyRef, AnyRef])] = List(
    "jzon" -> Strict.byJzon,
    "jsoniter-scala" -> Strict.byJsoniter,
    "circe" -> Strict.byCirce,
    "zio-json" -> Strict.byZio
  )

  test("strict decoders take the honest document, and refuse one with other fields"):
    for (name, read) <- strict do
      assert(read(Attack("honest")).isRight, name)
      assert(read(Attack("blanks")).isRight, name)
      assert(read(Attack("redundant")).isLeft, name)
      assert(read(Attack("collisions")).isLeft, name)

  test("attacks are as large as the seed's"):
    about(101739, Attack("blanks"))
    about(102254, Attack("redundant"))
    about(101831, Attack("collisions"))
    about(101809, Attack("zeros"))

  test("colliding names collide"):
    for prefix <- Attack.collidingPrefixes do assertEquals((prefix + "rows").hashCode, "rows".hashCode, prefix)
