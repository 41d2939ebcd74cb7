package jzon.instances

import java.io.ByteArrayOutputStream
import java.util.UUID
import scala.collection.immutable.{IntMap, ListMap, LongMap, TreeMap}
import scala.collection.mutable
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll
import jzon as json
import jzon.syntax.*

/** Maps of more than four entries, which have loops of their own for common keys. */
final class MapWritingSuite extends ScalaCheckSuite:
  private val texts = Gen.frequency(
    4 -> Gen.alphaNumStr.map(_.take(40)),
    2 -> Gen.oneOf("", "\"", "line\n", "é", "ключ", "的", "🙂", "<a>", "\u0000", "\u2028"),
    1 -> Gen.stringOf(Gen.choose(' ', '~'))
  )
  private val doubles = Gen.oneOf(Gen.double, Gen.oneOf(Double.NaN, Double.NegativeInfinity, -0.0, 1e300))
  private val options =
    for
      indent <- Gen.oneOf(0, 0, 2)
      sorted <- Gen.frequency(3 -> false, 1 -> true)
      ascii <- Gen.frequency(3 -> false, 1 -> true)
      html <- Gen.frequency(3 -> false, 1 -> true)
    yield json.WriteOptions(indent, sorted, ascii, html)

  private def entries[K, V](key: Gen[K], value: Gen[V]) =
    Gen.choose(0, 12).flatMap(Gen.listOfN(_, Gen.zip(key, value))).map(ListMap.from(_))

  /** The object, by the public methods of a writer. */
  private def byHand[K: json.KeyEncoder, V: json.Encoder](map: Map[K, V])(using json.WriteOptions): String =
    given json.Encoder[Map[K, V]] = (all, out) =>
      out.beginObject()
      for (key, value) <- all do
        out.key(key)
        summon[json.Encoder[V]].write(value, out)
      out.endObject()
    json.write(map)(using summon[json.Encoder[Map[K, V]]])

  private def check[K: json.KeyEncoder, V: json.Encoder](name: String, key: Gen[K], value: Gen[V]) =
    property(name):
      forAll(entries(key, value), options): (map, options) =>
        given json.WriteOptions = options
        val expected = byHand(map)
        assertEquals(json.write[Map[K, V]](map), expected)
        if options.indent == 0 then assertEquals(json.write(List(map, map)), s"[$expected,$expected]")

  check("names and integers", texts, Gen.long.map(_.toInt))
  check("names and doubles", texts, doubles)
  check("names and Booleans", texts, Gen.oneOf(true, false))
  check("names and strings", texts, texts)
  check("names and options", texts, Gen.option(Gen.long))
  check("names and lists", texts, Gen.listOf(Gen.long.map(_.toInt)))
  check("names and maps", texts, entries(texts, Gen.long))
  check("integers and longs", Gen.long.map(_.toInt), Gen.long)
  check("longs and strings", Gen.long, texts)
  check("UUIDs and doubles", Gen.uuid, doubles)
  check("characters and longs", Gen.choose('a', 'z'), Gen.long)

  test("maps of all classes"):
    val pairs = List.tabulate(9)(i => i * i -> i.toString)
    val expected = pairs.map((key, value) => s"\"$key\":\"$value\"").mkString("{", ",", "}")
    assertEquals(json.write(ListMap.from(pairs)), expected)
    assertEquals(json.write(TreeMap.from(pairs)), expected)
    assertEquals(json.write(IntMap.from(pairs)), expected)
    assertEquals(json.write(LongMap.from(pairs.map((key, value) => key.toLong -> value))), expected)
    assertEquals(json.write(mutable.LinkedHashMap.from(pairs)), expected)

  property("a small buffer is full at each place"):
    forAll(entries(texts, Gen.long), Gen.choose(0, 300)): (map, before) =>
      val value = (List.fill(before)(0), map)
      val out = new ByteArrayOutputStream
      val writer = new json.Writer(new Array[Byte](64), json.WriteOptions.default, json.Limits.default)
      writer.drainTo(out)
      summon[json.Encoder[(List[Int], Map[String, Long])]].write(value, writer)
      writer.flush()
      assertEquals(out.toString("UTF-8"), json.write(value))

  test("entries are spread among others"):
    val map = ListMap.from(List.tabulate(6)(i => i -> i))
    val inside = (0 to 5).map(i => s"\"$i\":$i").mkString(",")
    assertEquals(json"""{"a": 1, ${spread(map)}}""".toJson, s"{\"a\":1,$inside}")
    assertEquals(json"""{${spread(map)}, "a": 1}""".toJson, s"{$inside,\"a\":1}")

  test("an error has its key in its path"):
    val map = Map.from(List.tabulate(9)(i => s"k$i" -> (if i == 7 then Double.NaN else 1.0)))
    given json.WriteOptions = json.WriteOptions(nan = json.WriteOptions.NaN.Refused)
    assertEquals(intercept[json.EncodeError](json.write(map)).path.render, ".k7")

  test("a name that is null is refused"):
    val names = ListMap.from(List("a", "b", "c", "d", null, "f").map(_ -> 1))
    intercept[json.EncodeError](json.write(names)): Unit
    val ids = ListMap.from(List(1L, 2L, 3L, 4L).map(UUID(0, _) -> 1) :+ (null.asInstanceOf[UUID] -> 1))
    intercept[json.EncodeError](json.write(ids)): Unit
