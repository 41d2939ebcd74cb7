package jzon.conformance

import java.net.URL
import java.util.Locale
import scala.collection.{Factory, mutable}
import jzon as json
import jzon.{DecodeError, Decoder, Limits}
import jzon.instances.Givens
import munit.Location

/** What hash tables could be made to do too often, counted, in every collection that there is a decoder for. */
class CollidingKeysSuite extends munit.FunSuite:
  import CollidingKeysSuite.*

  private def array(elements: Iterable[Any]): String = elements.map(e => s"\"$e\"").mkString("[", ",", "]")
  private def numbers(elements: Iterable[Any]): String = elements.mkString("[", ",", "]")
  private def obj(names: Iterable[Any]): String = names.map(name => s"\"$name\":1").mkString("{", ",", "}")

  private def refused[A: Decoder](text: String)(using Location, Limits): Unit =
    assertEquals(json.read[A](text).left.map(_.kind), Left(DecodeError.Kind.Limit))

  private def accepted[A: Decoder](text: String)(using Location, Limits): Unit =
    json.read[A](text) match
      case Left(error) => fail(error.render)
      case _           => ()

  private val collections: List[(String, Decoder[?])] = Givens.collectionsOf[Key]

  private val count = 4000

  /** How many keys were compared to read them, in the kind of document that the decoder takes; -1 where it refuses
    * them.
    */
  private def compared(decoder: Decoder[?], keys: Seq[String]): Option[Int] =
    List(array(keys), obj(keys)).map: text =>
      Key.compared = 0
      json.read[Any](text)(using decoder.asInstanceOf[Decoder[Any]])
        .fold(error => if error.kind == DecodeError.Kind.Limit then Some(-1) else None, _ => Some(Key.compared))
    .collectFirst { case Some(result) => result }

  test("every collection reads honest keys, comparing few of them"):
    val read =
      for (name, decoder) <- collections yield
        val result = compared(decoder, (1 to count).map(i => s"$i"))
        assert(result.forall(n => n >= 0 && n < 40 * count), s"$name: $result")
        name -> result
    assert(clue(read.count(_._2.isDefined)) > 60)

  test("every collection refuses keys of one hash, or need not compare them all"):
    val results =
      for (name, decoder) <- collections yield
        val result = compared(decoder, (1 to count).map(i => s"-$i")) // a sign: see Key
        assert(result.forall(_ < 40 * count), s"$name: $result")
        assert(Key.compared < 100 * count, s"$name compared ${Key.compared} of them, to refuse them in the end")
        name -> result
    assert(clue(results.count(_._2.contains(-1))) > 30)

  test("tables that choose by low bits refuse those that are the same"):
    val low = CollidingKeys.sameLowBits(count)
    refused[mutable.HashMap[Int, Int]](obj(low))
    refused[mutable.Map[Int, Int]](obj(low))
    refused[mutable.LinkedHashMap[Int, Int]](obj(low))
    refused[collection.immutable.ListMap[Int, Int]](obj(low))
    refused[mutable.HashSet[Int]](numbers(low))
    refused[mutable.LinkedHashSet[Int]](numbers(low))
    refused[mutable.Set[Int]](numbers(low))
    refused[collection.immutable.ListSet[Int]](numbers(low))
    refused[mutable.LongMap[Int]](obj(CollidingKeys.ofLongMap(count)))
    val weak = CollidingKeys.ofWeakHashMap(count)
    refused[mutable.WeakHashMap[Int, Int]](obj(weak))
    val (_, open) = Givens.collectionsOf[Int].find(_._1.contains("OpenHashMap")).get // by its name: it is deprecated
    refused[Any](obj(weak))(using open.asInstanceOf[Decoder[Any]])

  test("the keys do collide in these tables"):
    def slot(long: Long) =
      val hash = (long ^ long >>> 32).toInt
      val mixed = (hash ^ hash >>> 16) * 0x85ebca6b
      (mixed ^ mixed >>> 13) & 0xffff
    def spread(hash: Int) =
      val mixed = hash ^ hash >>> 20 ^ hash >>> 12
      (mixed ^ mixed >>> 7 ^ mixed >>> 4) & 0xffff
    assertEquals(CollidingKeys.ofLongMap(count).map(slot).distinct.size, 1)
    assertEquals(CollidingKeys.ofWeakHashMap(count).map(spread).distinct.size, 1)
    assertEquals(CollidingKeys.sameLowBits(count).map(hash => (hash ^ hash >>> 16) & 0xffff).distinct.size, 1)
    assertEquals(CollidingKeys.locales(count).map(Locale.forLanguageTag(_).hashCode).distinct.size, 1)

  test("a collection that is not known is guarded like the worst"):
    refused[Bag[Int]](numbers(CollidingKeys.sameLowBits(count)))
    refused[Bag[String]](array(CollidingKeys.strings(100)))
    accepted[Bag[Int]](numbers(1 to count))

  test("symbols of one hash, wherever they stand"):
    val few = CollidingKeys.strings(64)
    val many = CollidingKeys.strings(65)
    for text <- List(few, few ++ few, few ++ (1 to 10000).map(i => s"s$i")) do
      accepted[List[Symbol]](array(text))
      accepted[Set[Symbol]](array(text))
      accepted[Map[Symbol, Int]](obj(text))
    refused[List[Symbol]](array(many))
    refused[Set[Symbol]](array(many))
    refused[Map[Symbol, Int]](obj(many))
    refused[List[List[Symbol]]](many.map(name => s"[\"$name\"]").mkString("[", ",", "]"))
    refused[List[Map[Symbol, Int]]](many.map(name => s"{\"$name\":1}").mkString("[", ",", "]"))
    val error = json.read[List[Symbol]](array(many)).left.toOption.get
    assertEquals(error.render, "[64](more than 64 keys of one hash)")
    assertEquals(error.offset, array(many).lastIndexOf(many.last).toLong - 1)
    val ofKey = json.read[Map[Symbol, Int]](obj(many)).left.toOption.get
    assertEquals(ofKey.offset, obj(many).indexOf(many.last).toLong - 1)

  test("locales of one hash"):
    accepted[List[Locale]](array(CollidingKeys.locales(64)))
    refused[List[Locale]](array(CollidingKeys.locales(65)))
    refused[Set[Locale]](array(CollidingKeys.locales(65)))
    refused[Map[Locale, Int]](obj(CollidingKeys.locales(65)))
    accepted[List[Locale]](array(Locale.getAvailableLocales.toSeq.map(_.toLanguageTag)))

  test("decimals whose hash takes long"):
    val large = CollidingKeys.largeDecimals(100)
    accepted[Set[BigDecimal]](numbers(large.take(50)))
    refused[Set[BigDecimal]](numbers(large))
    refused[Map[BigDecimal, Int]](obj(large))
    refused[Map[BigDecimal, Int]](obj(large.map(_.replace("e", "\\u0065"))))
    refused[mutable.LinkedHashSet[BigDecimal]](numbers(large))
    refused[java.util.HashSet[BigDecimal]](numbers(large))
    refused[Set[Option[BigDecimal]]](numbers(large))
    refused[List[Set[BigDecimal]]](large.grouped(5).map(numbers).mkString("[", ",", "]"))
    refused[Set[BigDecimal]](numbers(CollidingKeys.paddedDecimals(20, 6000)))
    refused[collection.immutable.TreeMap[BigDecimal, Int]](obj(large))(using summon, summon, Limits(uniqueKeys = true))
    accepted[List[BigDecimal]](numbers(large))
    accepted[collection.immutable.TreeSet[BigDecimal]](numbers(large))
    accepted[collection.immutable.TreeMap[BigDecimal, Int]](obj(large))
    accepted[Set[java.math.BigDecimal]](numbers(large))
    accepted[Set[BigDecimal]](numbers((1 to 10000).map(i => s"$i.25")))
    accepted[Set[BigDecimal]](numbers((1 to 10000).map(i => s"${i}e60")))

  test("trees are told apart by what is deep in them"):
    val nested = (1 to 1000).map(i => s"""{"a":[{"b":$i}]}""")
    assertEquals(json.readOrThrow[Set[json.Json]](numbers(nested)).size, 1000)
    refused[Set[json.Json]](numbers(CollidingKeys.strings(65).map(name => s"""{"a":["$name"]}""")))
    def tree(text: String) = json.readOrThrow[json.Json](text)
    assertEquals(tree("""{"a":{"b":1,"c":[2]}}""").hashCode, tree("""{"a":{"c":[2],"b":1}}""").hashCode)
    assertNotEquals(tree("[[1,2]]").hashCode, tree("[[2,1]]").hashCode)
    assertEquals(
      (1 to 100000).foldLeft(json.Json.Arr.empty)((inner, _) => json.Json.Arr(inner)).hashCode,
      (1 to 100000).foldLeft(json.Json.Arr.empty)((inner, _) => json.Json.Arr(inner)).hashCode
    )

  test("NaN is one element, and one key"):
    val many = Seq.fill(1000)("NaN")
    assertEquals(json.readOrThrow[Set[Double]](array(many)).size, 1)
    assertEquals(json.readOrThrow[Set[Float]](array(many)).size, 1)
    assertEquals(json.readOrThrow[mutable.HashSet[Double]](array(many)).size, 1)
    assertEquals(json.readOrThrow[java.util.HashSet[Double]](array(many)).size, 1)
    assertEquals(json.readOrThrow[Map[Double, Int]](obj(many)).size, 1)
    assertEquals(json.readOrThrow[List[Double]](array(many)).size, 1000)

  test("uniqueKeys refuses a second NaN"):
    given Limits = Limits(uniqueKeys = true)
    assertEquals(json.parser.decode[Map[Double, Int]](obj(Seq("NaN", "NaN"))), Left(".NaN(duplicate)"))

  test("a URL never gets into a hash table"):
    val text = """["http://example.org/","http://example.com/"]"""
    def isRefused[A: Decoder](text: String)(using Location): Unit =
      assertEquals(json.read[A](text).left.map(_.message.take(30)), Left("a URL is compared by asking th"))
    isRefused[Set[URL]](text)
    isRefused[mutable.LinkedHashSet[URL]](text)
    isRefused[java.util.HashSet[URL]](text)
    isRefused[collection.immutable.ListSet[URL]](text)
    isRefused[Set[Option[URL]]](text)
    isRefused[Set[List[URL]]](s"[$text]")
    isRefused[Map[URL, Int]]("""{"http://example.org/":1}""")(using Decoder.map(using Decoder.url.read(_)))
    accepted[List[URL]](text)
    accepted[Map[String, URL]]("""{"a":"http://example.org/"}""")
    assertEquals(json.read[Set[URL]](text).left.map(error => (error.jq, error.offset)), Left((".[0]", 1L)))

object CollidingKeysSuite:
  /** A key of its text, whose hash is that of its text, or 0 for a negative number; comparisons are counted. */
  final class Key(val text: String):
    override def hashCode: Int = if text.startsWith("-") then 0 else text.hashCode
    override def equals(that: Any): Boolean =
      Key.compared += 1
      that match
        case that: Key => text == that.text
        case _         => false

  object Key:
    var compared = 0
    given Decoder[Key] = Decoder.string.map(Key(_))
    given json.KeyDecoder[Key] = json.KeyDecoder.string.map(Key(_))
    given Ordering[Key] = (a, b) =>
      compared += 1
      a.text.compareTo(b.text)
    given scala.reflect.ClassTag[Key] = scala.reflect.ClassTag(classOf[Key])

  /** A collection that finds its elements by hash, and says so to nobody. */
  final class Bag[A](elements: mutable.HashMap[A, Int]) extends Iterable[A]:
    def iterator: Iterator[A] = elements.iterator.flatMap((a, n) => Iterator.fill(n)(a))

  object Bag:
    given [A]: Factory[A, Bag[A]] = new Factory[A, Bag[A]]:
      def fromSpecific(it: IterableOnce[A]): Bag[A] = (newBuilder ++= it).result()
      def newBuilder: mutable.Builder[A, Bag[A]] = new mutable.Builder[A, Bag[A]]:
        private val elements = mutable.HashMap.empty[A, Int]
        def addOne(a: A): this.type =
          elements(a) = elements.getOrElse(a, 0) + 1
          this
        def clear(): Unit = elements.clear()
        def result(): Bag[A] = Bag(elements)
