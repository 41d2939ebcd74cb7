package jzon.cats

import _root_.cats.data.*
import _root_.cats.syntax.all.*
import scala.collection.immutable.SortedMap
import jzon.{Codec, DecodeError, Decoder, EncodeError, Encoder, Limits, RoundTrip, Serialized}
import jzon.cats.DataSuite.*
import jzon.cats.given
import munit.Location
import org.scalacheck.{Arbitrary, Gen}
import org.scalacheck.Prop.forAll

class DataSuite extends munit.ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(40).withMaxSize(20)

  private def refuses[A: Decoder](text: String, error: String)(using Location): Unit = RoundTrip.refuses[A](text, error)

  private def law[A](name: String, values: Gen[A])(using Location, Encoder[A], Decoder[A]): Unit =
    property(s"$name: random values are the same after they were written and read")(forAll(values)(RoundTrip.holds(_)))

  private val ints = Arbitrary.arbitrary[Int]
  private val texts = Arbitrary.arbitrary[Int].map(_.toString)
  private val lists = Gen.zip(ints, Gen.listOf(ints)).map(NonEmptyList(_, _))
  private val entries =
    Gen.nonEmptyListOf(Gen.zip(texts, ints)).map(entries => NonEmptyMap.fromMapUnsafe(SortedMap.from(entries)))

  law("NonEmptyList", lists)
  law("NonEmptyVector", lists.map(_.toNev))
  law("NonEmptySeq", lists.map(list => NonEmptySeq.fromSeqUnsafe(list.toList)))
  law("NonEmptyChain", lists.map(NonEmptyChain.fromNonEmptyList))
  law("NonEmptyLazyList", lists.map(NonEmptyLazyList.fromNonEmptyList))
  law("NonEmptySet", lists.map(_.toNes))
  law("NonEmptyMap", entries)
  law("Chain", Gen.listOf(ints).map(Chain.fromSeq))
  law(
    "Ior",
    Gen.oneOf(
      ints.map(Ior.Left(_)),
      texts.map(Ior.Right(_)),
      Gen.zip(ints, texts).map(Ior.Both(_, _))
    ): Gen[Ior[Int, String]]
  )
  law(
    "Validated",
    Gen.oneOf(ints.map(Validated.Invalid(_)), texts.map(Validated.Valid(_))): Gen[Validated[Int, String]]
  )
  law[NonEmptyMap[String, Ior[NonEmptyList[Int], Validated[Int, NonEmptyMap[String, Int]]]]](
    "inside one another",
    Gen.zip(lists, entries).map((list, map) => NonEmptyMap.one("a", Ior.Both(list, Validated.Valid(map))))
  )

  test("what they look like"):
    assertEquals(jzon.write(NonEmptyList.of(1, 2)), "[1,2]")
    assertEquals(jzon.write(NonEmptyMap.of("a" -> 1, "b" -> 2)), """{"a":1,"b":2}""")
    assertEquals(jzon.write(Chain(1, 2) ++ Chain(3)), "[1,2,3]")
    assertEquals(jzon.write(1.leftIor[String]), """{"Left":1}""")
    assertEquals(jzon.write("a".rightIor[Int]), """{"Right":"a"}""")
    assertEquals(jzon.write(Ior.both(1, "a")), """{"Left":1,"Right":"a"}""")
    assertEquals(jzon.write(1.invalid[String]), """{"Invalid":1}""")
    assertEquals(jzon.write("a".valid[Int]), """{"Valid":"a"}""")

  test("empty ones are refused at their place"):
    refuses[NonEmptyList[Int]]("[]", "(expected non-empty array)")
    refuses[NonEmptyVector[Int]]("[]", "(expected non-empty array)")
    refuses[NonEmptySeq[Int]]("[]", "(expected non-empty array)")
    refuses[NonEmptyChain[Int]]("[]", "(expected non-empty array)")
    refuses[NonEmptyLazyList[Int]]("[]", "(expected non-empty array)")
    refuses[NonEmptySet[Int]]("[]", "(expected non-empty array)")
    refuses[NonEmptyMap[String, Int]]("{}", "(expected non-empty object)")
    refuses[Holder]("""{"names":[],"sides":{"Left":1}}""", ".names(expected non-empty array)")
    refuses[Holder]("""{"sides":{"Left":1}}""", ".names(missing)")

  test("errors inside have the whole path"):
    refuses[NonEmptyList[Int]]("[1,\"x\"]", "[1]" + rendered[Int]("\"x\""))
    refuses[NonEmptyMap[String, Int]]("""{"a":true}""", ".a" + rendered[Int]("true"))
    refuses[Ior[Int, String]]("""{"Right":"a","Left":true}""", ".Left" + rendered[Int]("true"))
    refuses[Holder]("""{"names":["a"],"sides":{"Right":1}}""", ".sides.Right" + rendered[String]("1"))
    refuses[Validated[Int, String]]("""{"Invalid":null}""", ".Invalid" + rendered[Int]("null"))

  private def rendered[A: Decoder](text: String): String = jzon.read[A](text).swap.toOption.get.render

  test("neither side, unknown sides and sides that come twice are refused"):
    refuses[Ior[Int, Int]]("{}", "(expected Left, Right or both)")
    refuses[Ior[Int, Int]]("""{"Left":1,"Left":2}""", ".Left(duplicate)")
    refuses[Ior[Int, Int]]("""{"Left":1,"Both":2}""", ".Both(invalid extra field): expected Left or Right")
    refuses[Validated[Int, Int]]("{}", "(expected either Invalid or Valid)")
    refuses[Validated[Int, Int]]("""{"Valid":1,"Invalid":2}""", "(expected either Invalid or Valid)")
    refuses[Validated[Int, Int]]("""{"Valid":1,"Valid":2}""", ".Valid(duplicate)")
    assert(jzon.read[Ior[Int, Int]]("[1]").isLeft)
    assert(jzon.read[NonEmptyList[Int]]("null").isLeft)

  test("a side whose value is null is there"):
    RoundTrip.holds[Ior[Option[Int], Option[Int]]](Ior.Both(None, None))
    RoundTrip.holds[Validated[Option[Int], Int]](Validated.Invalid(None))

  test("nulls are refused when written"):
    def isRefused[A: Encoder](using Location): Unit =
      val absent = null.asInstanceOf[A]
      assertEquals(intercept[EncodeError](jzon.write(List(absent))).render, "[0](null)")
      assertEquals(intercept[EncodeError](jzon.writeBytesExact(List(absent))).render, "[0](null)")
    isRefused[NonEmptyList[Int]]
    isRefused[NonEmptyVector[Int]]
    isRefused[NonEmptySeq[Int]]
    isRefused[NonEmptyChain[Int]]
    isRefused[NonEmptyLazyList[Int]]
    isRefused[NonEmptySet[Int]]
    isRefused[NonEmptyMap[String, Int]]
    isRefused[Chain[Int]]
    isRefused[Ior[Int, Int]]
    isRefused[Validated[Int, Int]]

  test("errors when writing have the path"):
    assertEquals(intercept[EncodeError](jzon.write(Ior.both("\ud800", 1))).render, ".Left(lone surrogate)")
    assertEquals(intercept[EncodeError](jzon.write(NonEmptyList.of("a", "\ud800"))).render, "[1](lone surrogate)")

  test("the depth is limited"):
    def nested(levels: Int): Deep = (1 to levels).foldLeft(Deep(None))((inner, _) => Deep(Some(Ior.Left(inner))))
    val deepest = nested(255) // an Ior and a class for each, and the innermost class
    val text = jzon.write(deepest)
    assertEquals(String(jzon.writeBytesExact(deepest), "UTF-8"), text)
    assertEquals(jzon.readOrThrow[Deep](text), deepest)
    val tooDeep = nested(256)
    val deeper = text.replace("{}", """{"inner":{"Left":{}}}""")
    assertEquals(jzon.read[Deep](deeper).swap.toOption.map(_.kind), Some(DecodeError.Kind.Limit))
    assertEquals(intercept[EncodeError](jzon.write(tooDeep)).message, "nested too deeply")
    assertEquals(intercept[EncodeError](jzon.writeBytesExact(tooDeep)).message, "nested too deeply")

  test("keys of one hash cost nothing in ordered collections, and are refused inside hashed ones"):
    val colliding = (0 until 1000).map: i =>
      i.toBinaryString.reverse.padTo(10, '0').map(bit => if bit == '1' then "BB" else "Aa").mkString
    val array = colliding.mkString("[\"", "\",\"", "\"]")
    val object_ = colliding.mkString("{\"", "\":1,\"", "\":1}")
    assertEquals(jzon.read[NonEmptySet[String]](array).map(_.length), Right(1000))
    assertEquals(jzon.read[NonEmptyMap[String, Int]](object_).map(_.length), Right(1000))
    val nested = jzon.read[NonEmptyList[Set[String]]](s"[$array]").swap.toOption.get
    assertEquals(nested.kind, DecodeError.Kind.Limit)
    val hashed = jzon.read[Set[NonEmptyList[String]]](colliding.mkString("[[\"", "\"],[\"", "\"]]")).swap.toOption.get
    assertEquals(hashed.kind, DecodeError.Kind.Limit)

  test("of equal keys the last one counts, unless they are to be unique"):
    assertEquals(jzon.readOrThrow[NonEmptyMap[Int, Int]]("""{"1":1,"1":2}"""), NonEmptyMap.of(1 -> 2))
    val unique = Limits(uniqueKeys = true)
    val error = jzon.read[NonEmptyMap[Int, Int]]("""{"1":1,"1":2}""")(using summon, unique).swap.toOption.get
    assertEquals(error.render, ".\"1\"(duplicate)")

  test("a class derives with them"):
    val holder = Holder(NonEmptyList.of("a"), Ior.both(1, "b"))
    assertEquals(jzon.write(holder), """{"names":["a"],"sides":{"Left":1,"Right":"b"}}""")
    RoundTrip.holds(holder)

  test("the instances serialize"):
    def works[A](a: A)(using Location)(using encoder: Encoder[A], decoder: Decoder[A]): Unit =
      RoundTrip.holds(a)(using summon[Location], Serialized.copy(encoder), Serialized.copy(decoder))
    works(NonEmptyList.of(1))
    works(NonEmptyVector.of(1))
    works(NonEmptySeq.of(1))
    works(NonEmptyChain.of(1))
    works(NonEmptyLazyList(1))
    works(NonEmptySet.of(1))
    works(NonEmptyMap.of(1 -> "a"))
    works(Chain(1, 2))
    works(Ior.both(1, "a"))
    works(1.valid[String])
    works(Holder(NonEmptyList.of("a"), Ior.both(1, "b")))

object DataSuite:
  final case class Holder(names: NonEmptyList[String], sides: Ior[Int, String]) derives Codec
  final case class Deep(inner: Option[Ior[Deep, Int]])
  object Deep:
    given Codec[Deep] = Codec.derived
