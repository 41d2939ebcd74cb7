package jzon.spark

import java.time.{Duration, Instant, LocalDate, LocalDateTime, OffsetDateTime, Period}
import java.util.UUID
import jzon as json

/** Types that the suites keep in columns. */
object Models:
  enum Color derives json.Codec:
    case Red, Green

  sealed trait Shape derives json.Codec
  case class Circle(radius: Double) extends Shape
  case class Square(side: Double, color: Option[Color]) extends Shape
  case object Empty extends Shape

  case class Address(street: String, zip: Option[Int]) derives json.Codec

  @json.rename_all(json.SnakeCase)
  case class User(
      id: Long,
      firstName: String,
      address: Option[Address],
      tags: List[String],
      scores: Map[String, Double],
      shapes: Vector[Shape],
      color: Color
  ) derives json.Codec

  case class Times(
      day: LocalDate,
      at: Instant,
      local: LocalDateTime,
      offset: OffsetDateTime,
      span: Duration,
      months: Period
  ) derives json.Codec

  case class Numbers(
      byte: Byte,
      short: Short,
      int: Int,
      float: Float,
      decimal: BigDecimal,
      javaDecimal: java.math.BigDecimal,
      big: BigInt,
      flag: Boolean,
      maybe: Option[Int]
  ) derives json.Codec

  case class Containers(
      list: List[Option[Int]],
      array: Array[Double],
      set: Set[String],
      nested: Seq[List[Address]],
      byNumber: Map[Int, List[Address]],
      pair: (Int, String),
      id: UUID,
      letter: Char
  ) derives json.Codec

  case class UserId(text: String)
  object UserId:
    given json.Codec[UserId] = json.Codec(json.Decoder[String].map(UserId(_)), json.Encoder[String].contramap(_.text))
    given ColumnEncoder[UserId] = ColumnEncoder[String].imap(UserId(_))(_.text)

  case class Count(n: Int)
  object Count:
    given json.Codec[Count] = json.Codec(json.Decoder[Int].map(Count(_)), json.Encoder[Int].contramap(_.n))
    given ColumnEncoder[Count] = ColumnEncoder[Int].imap(Count(_))(_.n)

  case class Owned(owner: UserId, count: Count, counts: List[Count], last: Option[UserId]) derives json.Codec

  case class Box[A](value: A, others: List[A]) derives json.Codec

  val users: List[User] = List(
    User(
      1,
      "Ada",
      Some(Address("Main St", Some(1234))),
      List("a", "b"),
      Map("x" -> 0.5),
      Vector(Circle(1.5), Empty, Square(2, Some(Color.Green))),
      Color.Red
    ),
    User(2, "Zoë \ud83d\ude00", None, Nil, Map.empty, Vector.empty, Color.Green),
    User(3, "", Some(Address("", None)), List(""), Map("" -> -0.0), Vector(Square(0, None)), Color.Red)
  )
