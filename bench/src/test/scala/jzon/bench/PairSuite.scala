package jzon.bench

import jzon.bench.types.AllTypes
import jzon.bench.ways.*

/** Both libraries do each row of the comparisons right. */
class PairSuite extends munit.FunSuite:
  private def all: List[Pair] =
    Subject.all.flatMap(Documents.pairs(_)) ++
      Script.values.toList.flatMap(Ways.articles(_, 3000)) ++
      Tiny.pairs ++
      Variants.pairs ++
      AllTypes.all.flatMap(_.pairs)

  for pair <- all do test(pair.name)(assert(pair.agree()))

  test("articles are as long as asked for, and of their script"):
    for script <- Script.values do
      val bytes = jzon.writeBytes(Article.list(script, 10000)).length
      assert(clue(bytes) >= 10000 && bytes < 11500, script)
    assert(jzon.write(Article.list(Script.Ascii, 10000)).forall(_ < 128))

  test("a stream in pieces gives all, and no more at once than a piece"):
    val bytes = Array.tabulate[Byte](5000)(_.toByte)
    val in = Pieces(bytes, Pieces.Packet)
    assertEquals(in.read(new Array[Byte](4000), 0, 4000), Pieces.Packet)
    assertEquals(in.readAllBytes().toSeq, bytes.toSeq.drop(Pieces.Packet))
    assertEquals(in.read(), -1)
