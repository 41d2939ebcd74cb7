package jzon.input

import java.io.ByteArrayInputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{DecodeError, Decoder, Limits, Reader}
import jzon.syntax.*

/** What alternatives read again is bounded by what was read. */
class AlternativesSuite extends munit.FunSuite:
  private var calls = 0

  /** Depth of arrays in one another around a number below 2, each level of which is tried twice. */
  private lazy val doubled: Decoder[Int] =
    val level: Decoder[Int] = in =>
      calls += 1
      if in.next() != '[' then
        val i = in.readInt()
        if i < 2 then 0 else in.fail("not below 2")
      else
        in.beginArray()
        var depth = 0
        while in.hasElement() do depth = math.max(depth, doubled.read(in) + 1)
        depth
    level.orElse(level)

  private def callsFor(text: String)(using Limits): (Int, Either[DecodeError, Int]) =
    calls = 0
    val result = jzon.read(text)(using doubled)
    (calls, result)

  private def nested(levels: Int, inner: String): String = "[" * levels + inner + "]" * levels

  test("nested alternatives: no more than three calls for one of an honest document"):
    for levels <- List(10, 20, 40, 80, 160, 320) do
      val (honest, depth) = callsFor(nested(levels, "1"))
      assertEquals(depth, Right(levels))
      val (attack, refused) = callsFor(nested(levels, "2"))
      assertEquals(refused.left.map(error => (error.message, error.offset)), Left(("not below 2", levels + 1L)))
      assert(clue(attack) <= 3 * clue(honest))

  test("nested alternatives in a list"):
    val honest = callsFor("[" + (nested(20, "1") + ",") * 2000 + "1]")
    assertEquals(honest._2, Right(21))
    val (attack, refused) = callsFor("[" + (nested(20, "1") + ",") * 2000 + nested(20, "2") + "]")
    assertEquals(refused.left.map(_.kind), Left(DecodeError.Kind.Data))
    assert(clue(attack) <= 3 * clue(honest._1))

  /** The same with decoders that are made anew for each place: those that refused before are not known again. */
  private def doubledAnew(levels: Int): Decoder[Int] =
    def level: Decoder[Int] = in =>
      calls += 1
      if levels == 0 then exactly(1).read(in)
      else
        in.beginArray()
        var depth = 0
        while in.hasElement() do depth = math.max(depth, doubledAnew(levels - 1).read(in) + 1)
        depth
    level.orElse(level)

  test("alternatives that are not known again are bounded by what was read"):
    val attacks = List(20, 40, 80, 160, 320).map: levels =>
      calls = 0
      val result = jzon.read(nested(levels, " " * 10 + "2 "))(using doubledAnew(levels))
      assertEquals(result.left.map(_.message), Left("alternatives read too much again"))
      calls
    assert(clue(attacks).head < 5000)
    for (smaller, larger) <- attacks.zip(attacks.tail) do assert(larger < smaller * 2.5)

  test("from a stream as well"):
    val bytes = nested(20, "2").getBytes(UTF_8)
    calls = 0
    val error = jzon.read(ByteArrayInputStream(bytes))(using doubled).swap.toOption.get
    assertEquals((error.kind, error.offset), (DecodeError.Kind.Data, 21L))
    assert(clue(calls) <= 63)
    val limited = jzon.read(ByteArrayInputStream(bytes))(using doubledAnew(20)).swap.toOption.get
    assertEquals(limited.message, "alternatives read too much again")

  test("what was refused is known by its decoder and its place, however much there is"):
    val refusals = Refusals()
    val decoders = List.fill(3)(new Object)
    for offset <- 0L until 20000; decoder <- decoders.init do
      assert(!refusals.has(decoder, offset))
      refusals.add(decoder, offset)
      assert(refusals.has(decoder, offset))
      assert(!refusals.has(decoders.last, offset))
      assert(!refusals.has(decoder, offset + (1L << 40)))

  private def exactly(i: Int): Decoder[Int] = Decoder.int.emap(a => if a == i then Right(a) else Left(s"not $i"))
  private val chain = (1 to 9).map(exactly).foldRight(exactly(10))((first, rest) => first.orElse(rest))
  private val chainToTheLeft = (2 to 10).map(exactly).foldLeft(exactly(1))(_.orElse(_))

  test("a chain of ten for each of thousands of elements, by itself and within three others"):
    val elements = List.fill(20000)(10)
    val text = elements.toJson
    for element <- List(chain, chainToTheLeft) do
      given Decoder[Int] = element
      assertEquals(text.fromJson[List[Int]], Right(elements))
      val failing = Decoder[List[Int]].emap[List[Int]](_ => Left("no"))
      val outer = failing.orElse(failing).orElse(Decoder[List[Int]])
      assertEquals(jzon.read(text)(using outer), Right(elements))
      assertEquals(jzon.read(ByteArrayInputStream(text.getBytes(UTF_8)))(using outer), Right(elements))

  private final case class Item(id: Int, kind: String, last: Int)
  private given item: Decoder[Item] = Decoder.derived

  test("classes of which only the last field tells them apart, in a large document"):
    val items = List.fill(2000)("""{"id":1,"kind":"a rather long name of a kind","last":7}""").mkString("[", ",", "]")
    val alternatives = (0 to 6).map(i => item.ensure(s"not $i")(_.last == i))
    given Decoder[Item] = alternatives.foldRight(item)((first, rest) => first.orElse(rest))
    assertEquals(items.fromJson[List[Item]].map(_.size), Right(2000))

  test("the place of what the last alternative refuses"):
    val text = "[10,\n 10,\n  11]"
    given Decoder[Int] = chain
    val error = jzon.read[List[Int]](text).swap.toOption.get
    assertEquals((error.render, error.offset, error.line, error.column), ("[2](not 10)", 12L, 3, 3))
    val malformed = jzon.read[List[Int]]("[10,\n 1x]").swap.toOption.get
    assertEquals((malformed.kind, malformed.line, malformed.column), (DecodeError.Kind.Syntax, 2, 3))

  test("errors that nobody sees don't count lines"):
    val in = new Decoder[(Int, Int)]:
      def read(in: Reader): (Int, Int) =
        val first: Decoder[(Int, Int)] = in =>
          try
            in.readInt()
            in.fail("no")
          catch
            case error: DecodeError =>
              seen = (error.line, error.column)
              throw error
        first.orElse(second).read(in)
      private var seen = (-1, -1)
      private val second: Decoder[(Int, Int)] = in =>
        in.skip()
        seen
    assertEquals(jzon.read("\n\n 1")(using in), Right((0, 0)))
