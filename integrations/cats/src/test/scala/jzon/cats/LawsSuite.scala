package jzon.cats

import _root_.cats.{Eq, Show}
import _root_.cats.kernel.laws.discipline.EqTests
import _root_.cats.laws.discipline.{ContravariantTests, FunctorTests, InvariantTests}
import _root_.cats.syntax.all.*
import jzon.{
  Codec, DecodeError, Decoder, EncodeError, Encoder, Field, Json, JsonPointer, KeyDecoder, KeyEncoder, Path, Raw
}
import jzon.cats.LawsSuite.given
import jzon.cats.given
import munit.DisciplineSuite
import org.scalacheck.{Arbitrary, Cogen, Gen}

/** The type classes of cats follow the laws of cats. */
class LawsSuite extends DisciplineSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(30).withMaxSize(10)

  checkAll("Functor[Decoder]", FunctorTests[Decoder].functor[Int, String, Long])
  checkAll("Contravariant[Encoder]", ContravariantTests[Encoder].contravariant[Int, String, Long])
  checkAll("Invariant[Codec]", InvariantTests[Codec].invariant[Int, String, Long])
  checkAll("Functor[KeyDecoder]", FunctorTests[KeyDecoder].functor[Int, String, Long])
  checkAll("Contravariant[KeyEncoder]", ContravariantTests[KeyEncoder].contravariant[Int, String, Long])

  checkAll("Eq[Json]", EqTests[Json].eqv)
  checkAll("Eq[Raw]", EqTests[Raw].eqv)
  checkAll("Eq[JsonPointer]", EqTests[JsonPointer].eqv)
  checkAll("Eq[Path]", EqTests[Path].eqv)
  checkAll("Eq[Field[Int]]", EqTests[Field[Int]].eqv)
  checkAll("Eq[DecodeError]", EqTests[DecodeError].eqv)
  checkAll("Eq[EncodeError]", EqTests[EncodeError].eqv)

  test("errors are equal if they say the same of the same place"):
    def error(text: String) = jzon.read[List[Int]](text).swap.toOption.get
    assert(error("[1,true]") === error("[1,true]"))
    assert(error("[1,true]") =!= error("[1, true]"))
    assert(error("[1,true]") =!= error("[1,null]"))

  test("how values are shown"):
    assertEquals(Json.Obj("a" -> Json.Arr(Json.Num(1))).widen[Json].show, """{"a":[1]}""")
    assertEquals(Raw.checkedOrThrow("[1, 2]").show, "[1, 2]")
    assertEquals(JsonPointer(List("rows", "0")).show, "/rows/0")
    assertEquals((Path.root / "rows" / 0).show, ".rows[0]")
    assertEquals((Field.Value(1): Field[Int]).show, "Value(1)")
    assertEquals((Field.Absent: Field[Int]).show, "Absent")
    assertEquals(jzon.read[List[Int]]("[1,true]").swap.toOption.get.show, "[1](expected a number, got t)")
    assertEquals(intercept[EncodeError](jzon.write(List("\ud800"))).show, "[0](lone surrogate)")

  extension [A](a: A) private def widen[B >: A]: B = a

object LawsSuite:
  private val documents =
    List("1", "-7", "2147483648", "\"1\"", "\"x\"", "null", "true", "[1]", "{}", "", "1 2", "{\"a\":1}", "{\"7\":1}")

  // Instances are equal if they do the same with every document, or every value, that there is.

  given decoderEq[A: Eq]: Eq[Decoder[A]] = Eq.instance: (one, other) =>
    documents.forall: text =>
      (jzon.read[A](text)(using one), jzon.read[A](text)(using other)) match
        case (Right(a), Right(b)) => a === b
        case (Left(a), Left(b))   => a === b
        case _                    => false

  private val samples = List.tabulate(20)(i => org.scalacheck.rng.Seed(i.toLong))
  private def values[A](using values: Arbitrary[A]): List[A] =
    samples.flatMap(values.arbitrary(Gen.Parameters.default, _))

  given encoderEq[A: Arbitrary]: Eq[Encoder[A]] = Eq.instance: (one, other) =>
    values[A].forall: a =>
      jzon.write(a)(using one) == jzon.write(a)(using other) && one.size(a) == other.size(a) &&
        one.isNothing(a) == other.isNothing(a)

  given codecEq[A: Eq: Arbitrary]: Eq[Codec[A]] =
    Eq.instance((one, other) => decoderEq[A].eqv(one, other) && encoderEq[A].eqv(one, other))

  given keyDecoderEq[A: Eq]: Eq[KeyDecoder[A]] = Eq.instance: (one, other) =>
    documents.forall: text =>
      def read(keys: KeyDecoder[A]) =
        jzon.read[List[A]](text)(using Decoder.map(using keys, Decoder.int).map(_.keys.toList))
      (read(one), read(other)) match
        case (Right(a), Right(b)) => a === b
        case (Left(a), Left(b))   => a === b
        case _                    => false

  given keyEncoderEq[A: Arbitrary]: Eq[KeyEncoder[A]] = Eq.instance: (one, other) =>
    values[A].forall(a =>
      jzon.write(Map(a -> 1))(using Encoder.collectionMap(using one)) ==
        jzon.write(Map(a -> 1))(using Encoder.collectionMap(using other))
    )

  private val ints = Arbitrary.arbitrary[Int]

  given Arbitrary[Decoder[Int]] = Arbitrary(
    Gen.oneOf(Decoder.int, Decoder[Int].ensure("odd")(_ % 2 == 0), Decoder[Int].orElse(Decoder[String].map(_.length)))
  )
  given Arbitrary[Encoder[Int]] = Arbitrary(Gen.oneOf(
    Encoder.int,
    Encoder[String].contramap[Int](_.toString),
    Encoder[Option[Int]].contramap[Int](Option(_))
  ))
  given Arbitrary[Codec[Int]] = Arbitrary(
    for
      decoder <- Arbitrary.arbitrary[Decoder[Int]]
      encoder <- Arbitrary.arbitrary[Encoder[Int]]
    yield Codec(decoder, encoder)
  )
  given Arbitrary[KeyDecoder[Int]] = Arbitrary(Gen.oneOf(KeyDecoder.int, KeyDecoder[String].map(_.length)))
  given Arbitrary[KeyEncoder[Int]] =
    Arbitrary(Gen.oneOf(KeyEncoder.int, KeyEncoder[String].contramap[Int](_.toString + "x")))

  private val trees: Gen[Json] = Gen.recursive[Json]: trees =>
    Gen.frequency(
      4 -> ints.map(Json.Num(_)),
      2 -> Gen.alphaStr.map(Json.Str(_)),
      1 -> Gen.oneOf(Json.Null, Json.Bool(true)),
      1 -> Gen.resize(3, Gen.listOf(trees)).map(elements => Json.Arr(elements*)),
      1 -> Gen.resize(3, Gen.listOf(Gen.zip(Gen.alphaStr, trees))).map(fields => Json.Obj(fields*))
    )
  private val paths =
    Gen.listOf(Gen.oneOf(Gen.alphaStr.map(Path.Name(_)), Gen.choose(0, 3).map(Path.Index(_)))).map(Path(_))

  given Arbitrary[Json] = Arbitrary(trees)
  given Arbitrary[Raw] = Arbitrary(trees.map(tree => Raw.checkedOrThrow(jzon.write(tree))))
  given Arbitrary[JsonPointer] = Arbitrary(Gen.listOf(Gen.alphaStr).map(JsonPointer(_)))
  given Arbitrary[Path] = Arbitrary(paths)
  given Arbitrary[Field[Int]] =
    Arbitrary(Gen.oneOf(Gen.const(Field.Absent), Gen.const(Field.Null), ints.map(Field.Value(_))))
  given Arbitrary[DecodeError] =
    Arbitrary(Gen.oneOf("[1,", "[true]", "[1,{}]", "{}", "[").map(jzon.read[List[Int]](_).swap.toOption.get))
  given Arbitrary[EncodeError] = Arbitrary(
    Gen.oneOf(List("\ud800"), List("a", "\ud800"), List(null)).map: texts =>
      try sys.error(jzon.write(texts))
      catch case error: EncodeError => error
  )

  // Functions of values to themselves, by which they are told apart.
  given Cogen[Json] = Cogen(_.hashCode.toLong)
  given Cogen[Raw] = Cogen(_.hashCode.toLong)
  given Cogen[JsonPointer] = Cogen(_.hashCode.toLong)
  given Cogen[Path] = Cogen(_.hashCode.toLong)
  given Cogen[Field[Int]] = Cogen(_.hashCode.toLong)
  given Cogen[DecodeError] = Cogen(_.offset)
  given Cogen[EncodeError] = Cogen(_.message.hashCode.toLong)
