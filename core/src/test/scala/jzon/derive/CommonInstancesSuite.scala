package jzon.derive

import java.time.{LocalDate, OffsetDateTime, ZoneOffset}
import java.util.{Locale, UUID}
import jzon as json
import jzon.runtime.{CommonDecoders, CommonEncoders}

/** Emitted classes take the most common givens from [[CommonDecoders]] and [[CommonEncoders]], so that a program that
  * has just started does not load the traits of all givens. The class files show it: a class that uses the companion of
  * `Decoder` names it.
  */
class CommonInstancesSuite extends munit.FunSuite:
  import CommonInstancesSuite.*

  private def names(codec: json.Codec[?], companion: String): Boolean =
    val file = codec.getClass.getName.replace('.', '/') + ".class"
    val stream = codec.getClass.getClassLoader.getResourceAsStream(file)
    try String(stream.readAllBytes(), "ISO-8859-1").contains(companion)
    finally stream.close()

  private def companions(codec: json.Codec[?]): (Boolean, Boolean) =
    (names(codec, "jzon/Decoder$"), names(codec, "jzon/Encoder$"))

  test("values without parts"):
    assertEquals(companions(summon[json.Codec[Scalars]]), (false, false))

  test("the usual collections"):
    assertEquals(companions(summon[json.Codec[Collections]]), (false, false))

  test("the usual collections inside of each other"):
    assertEquals(companions(summon[json.Codec[Nested]]), (false, false))

  test("other givens are those of the companions"):
    assertEquals(companions(summon[json.Codec[Others]]), (true, true))

  test("an instance of the user is taken"):
    given json.Codec[UUID] = json.Codec.derivedUuid
    given codec: json.Codec[Own] = json.Codec.derived
    assertEquals(json.write(Own(Id, List(Id))), """{"a":"7","b":["7"]}""")

  test("an inline given keeps the instances that its types name"):
    assertEquals(json.readOrThrow[Wrappers]("""{"a":"x","b":[1]}"""), Wrappers(Wrapped("x"), List(Wrapped(1))))
    assertEquals(json.write(Wrappers(Wrapped("x"), List(Wrapped(1)))), """{"a":"x","b":[1]}""")

  test("each common method does what the given of its name does"):
    def same(decoder: json.Decoder[?], other: json.Decoder[?]): Unit = assertEquals(decoder.getClass, other.getClass)
    same(CommonDecoders.option[Int], summon[json.Decoder[Option[Int]]])
    same(CommonDecoders.array[Int], summon[json.Decoder[Array[Int]]])
    same(CommonDecoders.list[Int], summon[json.Decoder[List[Int]]])
    same(CommonDecoders.seq[Int], json.Decoder.seq[Int])
    same(CommonDecoders.vector[Int], summon[json.Decoder[Vector[Int]]])
    same(CommonDecoders.set[Int], json.Decoder.set[Int])
    same(CommonDecoders.map[String, Int], json.Decoder.map[String, Int])
    def written(encoder: json.Encoder[?], other: json.Encoder[?]): Unit =
      assertEquals(encoder.getClass, other.getClass)
    written(CommonEncoders.option[Int], json.Encoder.option[Int])
    written(CommonEncoders.array[Int], json.Encoder.array[Int])
    written(CommonEncoders.iterable[Int, List], json.Encoder.iterable[Int, List])
    written(CommonEncoders.collectionMap[String, Int, Map], json.Encoder.collectionMap[String, Int, Map])

  test("round trip"):
    val scalars = Scalars(Id, BigDecimal("1.50"), LocalDate.EPOCH, Day, Locale.GERMANY, 'x')
    assertEquals(json.readOrThrow[Scalars](json.write(scalars)), scalars)
    val nested = Nested(Map(Id -> Vector(Some(Day))), List(Set(LocalDate.EPOCH)), Seq(Some(BigInt(1)), None))
    assertEquals(json.readOrThrow[Nested](json.write(nested)), nested)

object CommonInstancesSuite:
  private val Id = UUID(1, 7)
  private val Day = OffsetDateTime.of(2026, 11, 27, 10, 0, 0, 0, ZoneOffset.UTC)

  final case class Scalars(
      a: UUID,
      b: BigDecimal,
      c: LocalDate,
      d: OffsetDateTime,
      e: Locale,
      f: java.lang.Character
  ) derives json.Codec
  final case class Collections(
      a: Array[String],
      b: Array[Long],
      c: List[UUID],
      d: Seq[LocalDate],
      e: Vector[Int],
      f: Set[String],
      g: Map[String, Int]
  ) derives json.Codec
  final case class Nested(
      a: Map[UUID, Vector[Option[OffsetDateTime]]],
      b: List[Set[LocalDate]],
      c: Seq[Option[BigInt]]
  ) derives json.Codec
  final case class Others(a: Either[Int, String]) derives json.Codec
  final case class Wrapped[A](a: A)
  object Wrapped:
    inline given decoder[A](using inner: json.Decoder[A]): json.Decoder[Wrapped[A]] = inner.map(Wrapped(_))
    inline given encoder[A](using inner: json.Encoder[A]): json.Encoder[Wrapped[A]] = inner.contramap(_.a)
  final case class Wrappers(a: Wrapped[String], b: List[Wrapped[Int]]) derives json.Codec
  final case class Own(a: UUID, b: List[UUID])

  extension (companion: json.Codec.type)
    private def derivedUuid: json.Codec[UUID] =
      json.Codec(
        json.Decoder.string.map(text => UUID(1, text.toLong)),
        json.Encoder.string.contramap(_.getLeastSignificantBits.toString)
      )
