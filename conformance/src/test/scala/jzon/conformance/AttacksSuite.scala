package jzon.conformance

import java.lang.management.ManagementFactory
import jzon as json
import jzon.{Json, Limits}
import munit.FunSuite

/** The seed's four attacks, and that none of them costs more memory than an honest document of its size. */
class AttacksSuite extends FunSuite:
  import DistanceMatrix.*

  private val honest = json.write(matrix(12))
  private val attacks = Seq("attack0" -> attack0(honest), "attack1" -> attack1(honest), "attack2" -> attack2(honest))

  test("the strings collide"):
    val zeros = Collisions.zeros
    assert(zeros.length == 20000 && zeros.distinct.length == 20000)
    assert(zeros.forall(_.hashCode == 0))
    assert(zeros.take(100).forall(zero => (zero + "value").hashCode == "value".hashCode))

  for (name, attack) <- attacks do
    test(s"$name is read as the honest document"):
      InputKind.all(attack.getBytes).foreach: kind =>
        assertEquals(kind[Matrix](attack.getBytes), Outcome.Accepted(matrix(12)), kind.name)

  test("attack1 and attack2 are refused at the first field by a class without extra fields"):
    val names = "expected destination_addresses, origin_addresses, rows or status"
    assertEquals(json.parser.decode[Strict.Matrix](attacks(1)._2), Left(s""".""(invalid extra field): $names"""))
    val error = json.read[Strict.Matrix](attack2(honest).drop(1).prepended('{')).swap.toOption.get
    assertEquals(error.message, s"invalid extra field: $names")
    assert(error.offset < 300, error.toString)
    assert(json.read[Strict.Matrix](honest).isRight)

  test("attack3 is refused at its first number"):
    val error = json.read[Matrix](attack3(honest)).swap.toOption.get
    assertEquals(
      error.render,
      ".rows[0].elements[0].distance.value(expected an Int) from -2147483648 to 2147483647 without fraction or " +
        s"exponent, got 1001.${"0" * 59}…"
    )
    assertEquals(error.offset, attack3(honest).getBytes.indexOfSlice("\"value\":".getBytes).toLong + 8)

  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[com.sun.management.ThreadMXBean]

  /** Bytes that reading allocates, once it was done a few times. */
  private def allocated(read: => Any): Long =
    for _ <- 1 to 20 do read: Unit
    val before = threads.getThreadAllocatedBytes(Thread.currentThread.getId)
    for _ <- 1 to 10 do read: Unit
    (threads.getThreadAllocatedBytes(Thread.currentThread.getId) - before) / 10

  test("an attack allocates no more than the honest document, and a refusal next to nothing"):
    val base = allocated(json.read[Matrix](honest.getBytes))
    for (name, attack) <- attacks do
      val bytes = attack.getBytes
      val read = allocated(json.read[Matrix](bytes))
      assert(read < base + base / 8 + 4096, s"$name: $read bytes, $base for the honest one")
      val skipped = allocated(json.read[Unit](bytes)(using Anything.skipped))
      assert(skipped < 4096, s"$name skipped: $skipped bytes")
    val three = attack3(honest).getBytes
    assert(allocated(json.read[Matrix](three)) < base, "attack3")
    val refused = attacks(1)._2.getBytes
    assert(allocated(json.read[Strict.Matrix](refused)) < 4096, "attack1 refused")

  // Work that would be quadratic: it takes milliseconds, or so long that munit's timeout ends it.

  test("100,000 keys of one hash: a map refuses them early, a class and a tree do not care"):
    val entries = Collisions.zeros.map(name => json.write(name) + ":1").mkString("{", ",", "}")
    assertEquals(json.read[Map[String, Int]](entries).swap.map(_.message), Right("more than 64 keys of one hash"))
    assert(json.read[Json](entries).isRight)
    assert(json.read[Json](entries)(using Json.decoder, Limits(uniqueKeys = true)).isRight)
    assert(json.read[Value](entries).swap.exists(_.message == "missing"))
    val tree = json.readOrThrow[Json](entries)
    assertEquals(tree, Json.Obj(tree.asInstanceOf[Json.Obj].fields.reverse))
    assertEquals(tree.deepMerge(tree), tree)

  test("an honest map of 300,000 keys is read"):
    val entries = (1 to 300000).map(i => s"\"key$i\":$i").mkString("{", ",", "}")
    assertEquals(json.read[Map[String, Int]](entries).map(_.size), Right(300000))

  @json.discriminator("type")
  sealed trait Nested derives json.Decoder
  case class Branch(next: List[Nested], extra: Option[Json] = None) extends Nested
  case class Leaf(n: Int) extends Nested

  test("sums in sums, 250 deep, their tags behind a megabyte: each byte is seen a few times, not 250 times"):
    val filler = (1 to 20000).map(i => s"{\"some\":{\"more\":[$i,\"${"x" * 20}\"]}}").mkString("[", ",", "]")
    def nested(n: Int): String =
      if n == 0 then s"""{"n":1,"type":"Leaf"}""" else s"""{"next":[${nested(n - 1)}],"type":"Branch"}"""
    val text = nested(250).replace("\"n\":1", s"\"n\":1,\"unknown\":$filler")
    InputKind.all(text.getBytes).filter(_.name.length < 24).foreach: kind =>
      assert(kind[Nested](text.getBytes).isAccepted, kind.name)

  test("two names of one length that begin and end alike are not taken for each other"):
    import json.FieldTable
    val names = Seq("abcdefgh-1-ijklmnop", "abcdefgh-2-ijklmnop", "id", "di", "abcdefghX", "abcdefghY")
    val table = FieldTable(names*)
    for name <- names :+ "abcdefgh-3-ijklmnop" :+ "abcdefghZ"; expected <- names.indices do
      val bytes = s"{\"$name\":1}          ".getBytes
      val in = json.Reader(bytes, 0, bytes.length)
      in.beginObject()
      assert(in.hasField())
      assertEquals(in.field(table, expected), names.indexOf(name), name)
