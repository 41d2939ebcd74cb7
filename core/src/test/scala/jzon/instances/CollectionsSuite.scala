package jzon.instances

import org.scalacheck.Gen
import org.scalacheck.Prop.forAll
import scala.collection.{immutable, mutable}

class CollectionsSuite extends Rows, munit.ScalaCheckSuite:
  test("sequences"):
    both("[1,2,3]", List(1, 2, 3))
    both("[]", List.empty[Int])
    both("[1,2,3]", Vector(1, 2, 3))
    both("[1,2,3]", Seq(1, 2, 3))
    both[immutable.IndexedSeq[Int]]("[1,2,3]", immutable.IndexedSeq(1, 2, 3))
    both[collection.Seq[Int]]("[1,2,3]", collection.Seq(1, 2, 3))
    both[Iterable[Int]]("[1,2,3]", Iterable(1, 2, 3))
    both("[1,2,3]", immutable.Queue(1, 2, 3))
    both("[1,2,3]", LazyList(1, 2, 3))
    both("[1,2,3]", immutable.ArraySeq(1, 2, 3))
    both("[1,2,3]", mutable.ArrayBuffer(1, 2, 3))
    both("[1,2,3]", mutable.ListBuffer(1, 2, 3))
    both("[1,2,3]", mutable.ArrayDeque(1, 2, 3))
    both("[1,2,3]", mutable.Queue(1, 2, 3))
    both("[1,2,3]", mutable.Stack(1, 2, 3))
    both("[]", Nil)
    refuses[Nil.type]("[1]", "[0](invalid extra element)")

  test("sets"):
    both("[1,2,3]", Set(1, 2, 3))
    reads("[1,2,3,1]", Set(1, 2, 3))
    both("[1,2,3]", immutable.ListSet(1, 2, 3))
    both("[1,2,3]", immutable.TreeSet(1, 2, 3))
    both[immutable.SortedSet[Int]]("[1,2,3]", immutable.SortedSet(1, 2, 3))
    both("[3]", immutable.HashSet(3))
    both("[3]", mutable.Set(3))
    both("[3]", mutable.HashSet(3))
    both("[1,2,3]", mutable.LinkedHashSet(1, 2, 3))
    both("[1,2,3]", mutable.TreeSet(1, 2, 3))
    both[collection.Set[Int]]("[3]", collection.Set(3))

  property("a map has the entries, the order and the class that the standard library gives it"):
    forAll(Gen.listOf(Gen.zip(Gen.choose(1, 7).map(i => s"key$i"), Gen.choose(0, 99)))): entries =>
      val text = entries.map((key, value) => s""""$key":$value""").mkString("{", ",", "}")
      val map = jzon.readOrThrow[Map[String, Int]](text)
      val expected = Map.from(entries)
      assertEquals(map.toList, expected.toList)
      assertEquals(map.getClass, expected.getClass)

  test("maps"):
    both("""{"a":1,"b":2}""", Map("a" -> 1, "b" -> 2))
    both("""{"a":1}""", immutable.HashMap("a" -> 1))
    both("""{"a":1,"b":2}""", immutable.ListMap("a" -> 1, "b" -> 2))
    both("""{"a":1,"b":2}""", immutable.VectorMap("a" -> 1, "b" -> 2))
    both[immutable.SeqMap[String, Int]]("""{"a":1,"b":2}""", immutable.SeqMap("a" -> 1, "b" -> 2))
    both("""{"a":1,"b":2}""", immutable.TreeMap("a" -> 1, "b" -> 2))
    both[immutable.SortedMap[String, Int]]("""{"a":1,"b":2}""", immutable.SortedMap("a" -> 1, "b" -> 2))
    both("""{"1":1,"2":2}""", immutable.IntMap(1 -> 1, 2 -> 2))
    both("""{"1":1,"2":2}""", immutable.LongMap(1L -> 1, 2L -> 2))
    both("""{"a":1}""", mutable.Map("a" -> 1))
    both("""{"a":1}""", mutable.HashMap("a" -> 1))
    both("""{"a":1,"b":2}""", mutable.LinkedHashMap("a" -> 1, "b" -> 2))
    both("""{"a":1,"b":2}""", mutable.TreeMap("a" -> 1, "b" -> 2))
    both[collection.concurrent.Map[String, Int]]("""{"a":1}""", collection.concurrent.TrieMap("a" -> 1))
    both("""{"1":1}""", mutable.LongMap(1L -> 1))
    both[collection.Map[String, Int]]("""{"a":1}""", Map("a" -> 1))
    both("{}", Map.empty[String, Int])

  test("of equal keys the last one wins"):
    reads("""{"a":1,"a":2}""", Map("a" -> 2))
    reads("""{"a":1,"a":2}""", immutable.TreeMap("a" -> 2))

  test("uniqueKeys refuses the second"):
    given jzon.Limits = jzon.Limits(uniqueKeys = true)
    refuses[Map[String, Int]]("""{"a":1,"b":1, "a":2}""", ".a(duplicate)")
    refuses[immutable.TreeMap[String, Int]]("""{"a":1,"\u0061":2}""", ".a(duplicate)")
    refuses[Map[Int, Int]]("""{"1":1,"\u0031":2}""", ".\"1\"(duplicate)")
    reads("""{"a":1,"b":2}""", Map("a" -> 1, "b" -> 2))

  test("errors name the element"):
    refuses[List[Int]]("[1,x]", "[1](expected a number, got x)")
    refuses[List[Int]]("[1,true]", "[1](expected a number, got t)")
    refuses[Set[List[Int]]]("[[1],[2,3,true]]", "[1][2](expected a number, got t)")
    refuses[Vector[Int]]("[1 2]", "(expected ',' or ']' got '2')")
    refuses[List[Int]]("{}", "(expected an array, got {)")
    refuses[List[Int]]("null", "(expected an array, got n)")

  test("errors name the entry as it stands in the document"):
    refuses[Map[String, Int]]("""{"a":1,"b c":true}""", ".\"b c\"(expected a number, got t)")
    refuses[Map[Int, Int]]("""{"1":1,"\u0032":true}""", ".\"2\"(expected a number, got t)")
    refuses[Map[BigDecimal, List[Int]]]("""{"1.50":[1,true]}""", ".\"1.50\"[1](expected a number, got t)")
    refuses[Map[String, Map[Int, Int]]]("""{"a":{"12":null}}""", ".a.\"12\"(expected a number, got n)")
    refuses[Map[String, Int]]("[]", "(expected an object, got [)")
    refuses[Map[String, Int]]("""{"a":1 "b":2}""", "(expected ',' or '}' got '\"')")

  test("an entry that is not written"):
    val error = intercept[jzon.EncodeError](jzon.write(Map(1 -> List("a", "\ud800"))))
    assertEquals(error.render, ".\"1\"[1](lone surrogate)")

  test("ranges are written as their elements"):
    assertEquals(jzon.write(1 to 3), "[1,2,3]")
    assertEquals(jzon.write(0 until 10 by 4), "[0,4,8]")
    assertEquals(jzon.write(Map("a" -> (1 until 1))), """{"a":[]}""")
    assertEquals(jzon.Encoder[Range].size(1 to 3), 7)
