package jzon.instances

import java.util
import java.util.concurrent.{ConcurrentHashMap, ConcurrentMap, TimeUnit}
import scala.jdk.CollectionConverters.*

class JavaCollectionsSuite extends Rows:
  private val numbers = List(1, 2, 3).asJavaCollection
  private val entries = util.TreeMap(util.Map.of("a", 1, "b", 2))

  test("lists and queues"):
    both[util.List[Int]]("[1,2,3]", util.ArrayList(numbers))
    both("[1,2,3]", util.ArrayList(numbers))
    both("[1,2,3]", util.LinkedList(numbers))
    reads[util.Collection[Int]]("[1,2,3]", util.ArrayList(numbers))
    assertEquals(jzon.write[util.Collection[Int]](numbers), "[1,2,3]")
    for text <- List("[1,2,3]", "[]") do
      assertEquals(jzon.write(jzon.readOrThrow[util.ArrayDeque[Int]](text)), text)
      assertEquals(jzon.write(jzon.readOrThrow[util.Deque[Int]](text)), text)
      assertEquals(jzon.write(jzon.readOrThrow[util.Queue[Int]](text)), text)
    refuses[util.List[Int]]("[1,true]", "[1](expected a number, got t)")

  test("sets"):
    both[util.Set[Int]]("[1,2,3]", util.LinkedHashSet(numbers))
    both("[3]", util.HashSet(util.List.of(3)))
    both("[1,2,3]", util.LinkedHashSet(numbers))
    both("[1,2,3]", util.TreeSet(numbers))
    both[util.SortedSet[Int]]("[1,2,3]", util.TreeSet(numbers))
    both[util.NavigableSet[Int]]("[1,2,3]", util.TreeSet(numbers))
    both("""["NANOSECONDS","DAYS"]""", util.EnumSet.of(TimeUnit.DAYS, TimeUnit.NANOSECONDS))
    reads[util.Set[Int]]("[1,2,3,1]", util.LinkedHashSet(numbers))
    refuses[util.Set[Int]]("[1,true]", "[1](expected a number, got t)")

  test("maps"):
    val text = """{"a":1,"b":2}"""
    both[util.Map[String, Int]](text, util.LinkedHashMap(entries))
    both("""{"a":1}""", util.HashMap(util.Map.of("a", 1)))
    both(text, util.LinkedHashMap(entries))
    both(text, util.TreeMap(entries))
    both[util.SortedMap[String, Int]](text, entries)
    both[util.NavigableMap[String, Int]](text, entries)
    both("""{"a":1}""", ConcurrentHashMap(util.Map.of("a", 1)))
    both[ConcurrentMap[String, Int]]("""{"a":1}""", ConcurrentHashMap(util.Map.of("a", 1)))
    both("""{"DAYS":1}""", util.EnumMap(util.Map.of(TimeUnit.DAYS, 1)))
    reads[util.Map[String, Int]]("""{"a":1,"a":2}""", util.Map.of("a", 2))
    refuses[util.Map[String, Int]]("""{"a":1,"b":true}""", ".b(expected a number, got t)")
    refuses[util.EnumMap[TimeUnit, Int]](
      """{"DAY":1}""",
      ".DAY(expected a TimeUnit): NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS or DAYS, " +
        "got \"DAY\", did you mean DAYS?"
    )
