package peers

import jzon as json

/** Maps, their keys and their order. */
class KeysSuite extends Cases:
  import KeysSuite.*

  test("maps that keep their order"):
    import scala.collection.immutable.{ListMap, SeqMap, TreeSeqMap, VectorMap}
    import scala.collection.mutable.LinkedHashMap
    val text = """{"z":1,"a":2,"m":3}"""
    bothWays(ListMap("z" -> 1, "a" -> 2, "m" -> 3), text)
    bothWays[SeqMap[String, Int]](SeqMap("z" -> 1, "a" -> 2, "m" -> 3), text)
    bothWays(VectorMap("z" -> 1, "a" -> 2, "m" -> 3), text)
    bothWays(TreeSeqMap("z" -> 1, "a" -> 2, "m" -> 3), text)
    bothWays(LinkedHashMap("z" -> 1, "a" -> 2, "m" -> 3), text)
    assertEquals(json.readOrThrow[java.util.LinkedHashMap[String, Int]](text).toString, "{z=1, a=2, m=3}")
    reads("""{"a":1,"a":2}""", Map("a" -> 2))

  test("keys of every kind"):
    import java.time.*
    bothWays(Map(1L -> 1), """{"1":1}""")
    bothWays(Map(true -> 1), """{"true":1}""")
    bothWays(Map('"' -> 1), "{\"\\\"\":1}")
    bothWays(Map(1.5 -> 1), """{"1.5":1}""")
    bothWays(Map(BigInt(5) -> 1), """{"5":1}""")
    bothWays(Map(BigDecimal("1.50") -> 1), """{"1.50":1}""")
    bothWays(Map(LocalDate.of(2020, 1, 2) -> 1), """{"2020-01-02":1}""")
    bothWays(Map(java.util.UUID(1, 2) -> 1), """{"00000000-0000-0001-0000-000000000002":1}""")
    bothWays(Map(DayOfWeek.MONDAY -> 1), """{"MONDAY":1}""")
    bothWays(Map(Double.NaN.toString -> 1), """{"NaN":1}""")

  test("sorted collections by an ordering of one's own"):
    import Reversed.*
    import scala.collection.immutable.{TreeMap, TreeSet}
    given Ordering[Int] = Ordering.Int.reverse
    val a = A(TreeMap(1 -> 1, 2 -> 2), TreeSet(1, 2))
    assertEquals(json.write(a), """{"m":{"2":2,"1":1},"s":[2,1]}""")
    assertEquals(json.write(json.readOrThrow[A](json.write(a))), json.write(a))

  test("Java's collections and boxes"):
    import Java.*
    val l = new java.util.ArrayList[java.lang.Long]; l.add(1L): Unit
    val m = new java.util.TreeMap[String, java.util.List[java.lang.Double]]; m.put("k", java.util.List.of(1.5))
    bothWays(
      A(1, true, l, m, java.util.Set.of("x"), java.util.Optional.of("y"), java.util.OptionalInt.empty),
      """{"i":1,"b":true,"l":[1],"m":{"k":[1.5]},"s":["x"],"o":"y"}"""
    )

  test("Java's collections of enums"):
    import java.util.concurrent.TimeUnit
    bothWays(java.util.EnumSet.of(TimeUnit.DAYS), """["DAYS"]""")
    val m = new java.util.EnumMap[TimeUnit, Int](classOf[TimeUnit])
    m.put(TimeUnit.DAYS, 1)
    assertEquals(json.write[java.util.Map[TimeUnit, Int]](m), """{"DAYS":1}""")

object KeysSuite:
  object Reversed:
    import scala.collection.immutable.{TreeMap, TreeSet}
    case class A(m: TreeMap[Int, Int], s: TreeSet[Int])
    object A:
      given Ordering[Int] = Ordering.Int.reverse
      given json.Codec[A] = json.Codec.derived

  object Java:
    case class A(
        i: java.lang.Integer,
        b: java.lang.Boolean,
        l: java.util.ArrayList[java.lang.Long],
        m: java.util.TreeMap[String, java.util.List[java.lang.Double]],
        s: java.util.Set[String],
        o: java.util.Optional[String],
        p: java.util.OptionalInt
    ) derives json.Codec
