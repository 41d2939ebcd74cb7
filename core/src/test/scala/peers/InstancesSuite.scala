package peers

import jzon as json

/** Instances that users write themselves, alone and beside derived ones. */
class InstancesSuite extends Cases:
  import InstancesSuite.*

  test("a string with a type as its tag"):
    import Tagged.*
    assertEquals(json.write(P("a".asInstanceOf[P.Tagged])), """{"x":"a"}""")

  test("a tagged string whose instances are made of the summoned ones of String"):
    import TaggedBySummon.*
    assertEquals(json.write(P("a".asInstanceOf[P.Tagged])), """{"x":"a"}""")

  test("a scala.Enumeration by hand"):
    import Enumerations.*
    bothWays(A(WeekDay.Mon), """{"d":"Mon"}""")

  test("an alternative that is widened to the family"):
    import OneOrOther.*
    bothWays[List[Event]](List(Foo(1), Bar("x")), """[{"i":1},{"s":"x"}]""")

  test("a mapped option decoder keeps what a missing field means"):
    import MappedOption.*
    reads("""{"a":null}""", Example(Assumed.Missing))
    reads("""{"a":true}""", Example(Assumed.Found(true)))
    reads("{}", Example(Assumed.Missing))

  test("a decoder that refuses a value"):
    import Positive.{*, given}
    reads("[1]", List(Foo(1)))
    refuses[List[Foo]]("[1,-1]", "[1](not positive)")

  test("a list that is never empty"):
    import NonEmpty.*
    bothWays(Nel(1, List(2)), "[1,2]")
    refuses[Nel[Int]]("[]", "(empty)")

  test("keys of an enum by hand"):
    import EnumKeys.*
    bothWays(Map(Color.Red -> 1), """{"Red":1}""")
    refuses[Map[Color, Int]]("""{"Blue":1}""", ".Blue(invalid color)")

  test("an encoder that leaves out the empty list"):
    import EmptyList.*
    bothWays(S(1), """{"a":1}""")
    bothWays(S(1, List(2)), """{"a":1,"b":[2]}""")

  test("what an encoder would leave out is null where the default is something else"):
    import EmptyWithDefault.*
    writes(S(Nil), """{"b":null}""")

  test("a private class by way of another"):
    import Through.*
    bothWays(T.of("5"), """{"n":5}""")

  test("a codec whose decoder refuses a value"):
    import Even.{*, given}
    bothWays(List(Even(2)), "[2]")
    refuses[List[Even]]("[2,3]", "[1](odd)")

  test("a class as its only field"):
    import Wrapper.{*, given}
    bothWays(Wrapper(1), "1")

  test("a decoder with a message of its own"):
    import OwnMessage.{*, given}
    refuses[A]("1", "(expected an A)")
    reads("""{"x":1}""", A(1))

  test("a Java class by way of a case class"):
    import JavaClass.*
    bothWays(A(java.awt.Point(1, 2)), """{"p":{"x":1,"y":2}}""")

  test("an instance for the fields of one class"):
    import OwnField.*
    bothWays(A(java.time.Instant.ofEpochSecond(5), 1), """{"t":5,"n":1}""")

  test("bytes as Base64 in one class"):
    import Base64.*
    sameBy(A(Array(1, 2, 3)), """{"b":"AQID"}""")(_.b.toList)

  test("a type parameter that is not used"):
    import Phantom.*
    bothWays(User(Id(1)), """{"id":1}""")

  test("a codec serves as either half"):
    import CodecAsBoth.*
    bothWays(C(I(1), Nil), """{"i":{"x":1},"l":[]}""")

  test("a codec beside a decoder of the same class"):
    import CodecAndDecoder.*
    assertEquals(json.write(I(1)), """{"x":1}""")

  test("a given with a type parameter that is not used"):
    import PhantomGiven.*
    bothWays(C[Int, Nothing](1), """{"a":1}""")

object InstancesSuite:
  object Tagged:
    case class P(x: P.Tagged) derives json.Codec
    object P:
      sealed trait Tag
      type Tagged = String & Tag
      given json.Codec[Tagged] =
        json.Codec(json.Decoder.string.map(_.asInstanceOf[Tagged]), json.Encoder.string.contramap(identity))

  object TaggedBySummon:
    case class P(x: P.Tagged) derives json.Codec
    object P:
      sealed trait Tag
      type Tagged = String & Tag
      object Tagged:
        val decoder: json.Decoder[Tagged] = summon[json.Decoder[String]].map(_.asInstanceOf[Tagged])
        val encoder: json.Encoder[Tagged] = summon[json.Encoder[String]].contramap(x => x)
      given json.Codec[Tagged] = json.Codec(Tagged.decoder, Tagged.encoder)

  object Enumerations:
    object WeekDay extends Enumeration:
      type WeekDay = Value
      val Mon, Tue = Value
      given json.Codec[Value] = json.Codec(
        json.Decoder[String].emap(s => values.find(_.toString == s).toRight("no day")),
        json.Encoder[String].contramap(_.toString)
      )
    case class A(d: WeekDay.WeekDay) derives json.Codec

  object OneOrOther:
    sealed trait Event
    case class Foo(i: Int) extends Event derives json.Codec
    case class Bar(s: String) extends Event derives json.Codec
    object Event:
      given json.Decoder[Event] = json.Decoder[Foo].widen[Event].orElse(json.Decoder[Bar].widen)
      given json.Encoder[Event] = (e, out) =>
        e match { case f: Foo => json.Encoder[Foo].write(f, out); case b: Bar => json.Encoder[Bar].write(b, out) }

  object MappedOption:
    sealed trait Assumed[+A]
    object Assumed:
      case object Missing extends Assumed[Nothing]
      case class Found[A](v: A) extends Assumed[A]
      implicit def decoder[A](implicit d: json.Decoder[A]): json.Decoder[Assumed[A]] =
        json.Decoder[Option[A]].map { case None => Missing; case Some(v) => Found(v) }
    case class Example(a: Assumed[Boolean]) derives json.Decoder

  object Positive:
    case class Foo(i: Int)
    given json.Decoder[Foo] = json.Decoder[Int].emap(i => if i > 0 then Right(Foo(i)) else Left("not positive"))

  object NonEmpty:
    case class Nel[A](head: A, tail: List[A])
    object Nel:
      given [A: json.Decoder]: json.Decoder[Nel[A]] =
        json.Decoder[List[A]].emap { case h :: t => Right(Nel(h, t)); case Nil => Left("empty") }
      given [A: json.Encoder]: json.Encoder[Nel[A]] = json.Encoder[List[A]].contramap(n => n.head :: n.tail)

  object EnumKeys:
    enum Color derives json.Codec:
      case Red, Green
    object Color:
      given json.KeyDecoder[Color] =
        json.KeyDecoder[String].emap(s => Color.values.find(_.toString == s).toRight("invalid color"))
      given json.KeyEncoder[Color] = json.KeyEncoder[String].contramap(_.toString)

  object EmptyList:
    case class S(a: Int, b: List[Int] = Nil)
    object S:
      given list: json.Encoder[List[Int]] = new json.Encoder[List[Int]]:
        def write(a: List[Int], out: json.Writer) = json.Encoder.iterable[Int, List].write(a, out)
        override def isNothing(a: List[Int]) = a.isEmpty
      given json.Codec[S] = json.Codec.derived

  object EmptyWithDefault:
    case class S(b: List[Int] = List(1))
    object S:
      given list: json.Encoder[List[Int]] = new json.Encoder[List[Int]]:
        def write(a: List[Int], out: json.Writer) = json.Encoder.iterable[Int, List].write(a, out)
        override def isNothing(a: List[Int]) = a.isEmpty
      given json.Encoder[S] = json.Encoder.derived

  object Through:
    case class U(n: Int) derives json.Codec
    case class T private (s: String)
    object T:
      given json.Codec[T] = json.Codec[U].xmap(u => T(u.n.toString))(t => U(t.s.toInt))
      def of(s: String) = T(s)

  object Even:
    case class Even(n: Int)
    given json.Codec[Even] = json.Codec(
      json.Decoder[Int].emap(n => if n % 2 == 0 then Right(Even(n)) else Left("odd")),
      json.Encoder[Int].contramap(_.n)
    )

  object Wrapper:
    case class Wrapper(a: Int)
    given json.Codec[Wrapper] = json.Codec[Int].xmap(Wrapper(_))(_.a)

  object OwnMessage:
    case class A(x: Int)
    given json.Decoder[A] =
      in => if in.next() != '{' then in.fail("expected an A") else json.Decoder.derived[A].read(in)

  object JavaClass:
    case class P(x: Int, y: Int) derives json.Codec
    given json.Codec[java.awt.Point] = json.Codec[P].xmap(p => java.awt.Point(p.x, p.y))(p => P(p.x, p.y))
    case class A(p: java.awt.Point) derives json.Codec

  object OwnField:
    case class A(@json.field("t") at: java.time.Instant, n: Int)
    object A:
      private val seconds: json.Codec[java.time.Instant] =
        json.Codec[Long].xmap(java.time.Instant.ofEpochSecond(_))(_.getEpochSecond)
      given json.Codec[A] = { given json.Codec[java.time.Instant] = seconds; json.Codec.derived }

  object Base64:
    case class A(b: Array[Byte])
    object A:
      given json.Codec[Array[Byte]] = json.Codec(json.Decoder.base64, json.Encoder.base64)
      given json.Codec[A] = json.Codec.derived

  object Phantom:
    case class Id[T](n: Int)
    object Id:
      given [T]: json.Codec[Id[T]] = json.Codec[Int].xmap(Id[T](_))(_.n)
    case class User(id: Id[User]) derives json.Codec

  object CodecAsBoth:
    case class I(x: Int)
    object I { given json.Codec[I] = json.Codec.derived }
    case class C(i: I, l: List[I]) derives json.Decoder, json.Encoder

  object CodecAndDecoder:
    case class I(x: Int) derives json.Codec
    object I { given json.Decoder[I] = json.Decoder[Int].map(I(_)) }

  object PhantomGiven:
    case class C[A, P](a: A)
    object C { given [A: json.Codec, P]: json.Codec[C[A, P]] = json.Codec.derived }
