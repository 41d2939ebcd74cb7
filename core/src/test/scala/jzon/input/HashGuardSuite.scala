package jzon.input

import scala.collection.{immutable, mutable}
import jzon.{Decoder, Limits, RoundTrip}
import munit.Location

class HashGuardSuite extends munit.FunSuite:
  /** As many distinct strings of one hash: `Aa` and `BB` have the same, and so have all words of them of one length. */
  private def colliding(count: Int): Vector[String] =
    Iterator.iterate(Vector(""))(words => words.flatMap(word => List(word + "Aa", word + "BB"))).dropWhile(_.size <
      count)
      .next().take(count)

  private def array(elements: Seq[String]): String = elements.map("\"" + _ + "\"").mkString("[", ",", "]")
  private def obj(names: Seq[String]): String = names.map("\"" + _ + "\":0").mkString("{", ",", "}")

  private val refusal = "(more than 64 keys of one hash)"

  test("keys of one hash are refused from the limit on"):
    val guard = HashGuard(3, Hashing.ByAllBits)
    val keys = colliding(4)
    for key <- keys.take(3) do assertEquals(guard.add(key), HashGuard.New)
    for key <- keys.take(3) do assertEquals(guard.add(key), HashGuard.Repeated)
    assertEquals(guard.add(keys(3)), HashGuard.TooMany)
    assertEquals(guard.add("another"), HashGuard.New)

  test("it agrees with a set and with counting by hash"):
    val random = scala.util.Random(1)
    for i <- 1 to 50 do
      val guard = HashGuard(5, if i % 2 == 0 then Hashing.ByAllBits else Hashing.ByLowBits)
      val seen = mutable.Map.empty[Int, mutable.Set[String]]
      for _ <- 1 to 2000 do
        val key = (1 to random.nextInt(5)).map(_ => if random.nextBoolean() then "Aa" else "BB").mkString +
          random.nextInt(20)
        val same = seen.getOrElseUpdate(key.hashCode, mutable.Set.empty)
        val expected =
          if same(key) then HashGuard.Repeated else if same.size == 5 then HashGuard.TooMany else HashGuard.New
        assertEquals(guard.add(key), expected)
        if expected == HashGuard.New then same += key

  private def limited[A: Decoder](text: Seq[String] => String)(using Location): Unit =
    val keys = colliding(65)
    def accepts(keys: Seq[String]) = assert(jzon.read[A](text(keys)).isRight)
    accepts(keys.take(64))
    accepts(keys.take(64) ++ keys.take(64) ++ (1 to 100).map(_.toString))
    accepts((1 to 1000).map(_.toString) ++ keys.take(64))
    accepts((1 to 10000).map(_.toString))
    accepts(Seq.fill(10000)(keys.head) ++ keys.take(64))
    for before <- List(Nil, (1 to 1000).map(_.toString)) do
      val hostile = text((before ++ keys) :+ "after")
      val error = jzon.read[A](hostile).left.toOption.get
      assertEquals(error.kind, jzon.DecodeError.Kind.Limit)
      assertEquals(error.offset, hostile.indexOf("\"" + keys.last).toLong)
      val place = if hostile.startsWith("[") then s"[${before.size + 64}]" else "." + keys.last
      RoundTrip.refuses[A](hostile, place + refusal)

  test("maps and sets of every kind that hashes"):
    limited[Map[String, Int]](obj)
    limited[immutable.ListMap[String, Int]](obj)
    limited[immutable.VectorMap[String, Int]](obj)
    limited[mutable.HashMap[String, Int]](obj)
    limited[mutable.LinkedHashMap[String, Int]](obj)
    limited[collection.concurrent.TrieMap[String, Int]](obj)
    limited[java.util.Map[String, Int]](obj)
    limited[java.util.HashMap[String, Int]](obj)
    limited[Set[String]](array)
    limited[immutable.ListSet[String]](array)
    limited[mutable.HashSet[String]](array)
    limited[mutable.LinkedHashSet[String]](array)
    limited[java.util.Set[String]](array)
    limited[java.util.HashSet[String]](array)

  /** As many hashes that differ in the high bits only, as a table of scala.collection.mutable sees them. */
  private def sameLowBits(count: Int): Seq[Int] = (1 to count).map(i => i << 17 ^ i << 17 >>> 16)

  test("keys of the same low bits make chains of a table that chooses by them"):
    val keys = sameLowBits(10000)
    assertEquals(keys.map(key => (key ^ key >>> 16) & 0xffff).distinct.size, 1)
    val names = obj(keys.map(_.toString))
    assertEquals(jzon.read[mutable.HashMap[Int, Int]](names).left.map(_.message), Left("more than 64 keys of one hash"))
    assert(jzon.read[mutable.LinkedHashMap[Int, Int]](names).isLeft)
    assert(jzon.read[immutable.ListMap[Int, Int]](names).isLeft)
    assert(jzon.read[mutable.Set[Int]](keys.mkString("[", ",", "]")).isLeft)
    assert(jzon.read[Map[Int, Int]](names).isRight)
    assert(jzon.read[java.util.HashMap[Int, Int]](names).isRight)
    val few = sameLowBits(256)
    assert(jzon.read[mutable.HashMap[Int, Int]](obj(few.map(_.toString))).isRight)
    assert(jzon.read[mutable.HashMap[Int, Int]](obj(sameLowBits(257).map(_.toString))).isLeft)

  test("honest keys that are far apart"):
    for step <- List(2, 1000, 1024, 4096, 65536, 131072, 3600000) do
      val keys = (0 until 20000).map(i => i.toLong * step)
      assertEquals(jzon.readOrThrow[mutable.HashMap[Long, Int]](obj(keys.map(_.toString))).size, keys.size)
      val halves = keys.map(_ + 0.5)
      assertEquals(jzon.readOrThrow[mutable.HashMap[Double, Int]](obj(halves.map(_.toString))).size, keys.size)

  test("what does not hash takes any keys"):
    val keys = colliding(1000)
    assertEquals(jzon.read[immutable.TreeMap[String, Int]](obj(keys)).map(_.size), Right(1000))
    assertEquals(jzon.read[java.util.TreeMap[String, Int]](obj(keys)).map(_.size), Right(1000))
    assertEquals(jzon.read[immutable.TreeSet[String]](array(keys)).map(_.size), Right(1000))
    assertEquals(jzon.read[Vector[String]](array(keys)).map(_.size), Right(1000))

  test("a large honest map is whole"):
    val keys = (1 to 100000).map(i => s"key-$i")
    assertEquals(jzon.readOrThrow[Map[String, Int]](obj(keys)).keySet, keys.toSet)
    assertEquals(jzon.readOrThrow[Set[String]](array(keys)), keys.toSet)
    assertEquals(jzon.readOrThrow[Map[Int, Int]](obj((1 to 100000).map(_.toString))).keySet, (1 to 100000).toSet)

  test("another limit, and unique keys"):
    val keys = colliding(3)
    val two = Limits(sameHashKeys = 2)
    assert(jzon.read[Set[String]](array(keys.take(2)))(using summon, two).isRight)
    assert(jzon.read[Set[String]](array(keys))(using summon, two).isLeft)
    val unique = Limits(uniqueKeys = true)
    assert(jzon.read[Map[String, Int]](obj(colliding(64)))(using summon, unique).isRight)
    assertEquals(
      jzon.parser.decode[Map[String, Int]](obj(keys :+ keys.head))(using summon, unique),
      Left(".AaAa(duplicate)")
    )
