package peers

import jzon as json

/** A union of classes that users wrote instances for, which are told apart by what is written. */
class HandWrittenKindsSuite extends Cases:
  import HandWrittenKindsSuite.*

  test("a union with a class that is written as a number"):
    import NumberOrString.{*, given}
    writes[Id | String](Id(1), "1")
    reads[Id | String]("1", Id(1))
    writes[Id | String]("a", "\"a\"")
    reads[Id | String]("\"a\"", "a")
    refuses[Id | String]("true", "expected a string or a number")

  test("several such classes, each half on its own"):
    import Several.{*, given}
    bothWays[List[All]](
      List(Flag(true), Even(2), Key(java.util.UUID(1, 2))),
      """[true,2,"00000000-0000-0001-0000-000000000002"]"""
    )
    refuses[All]("3", "(odd)")

  test("as the field of a class"):
    import InField.*
    bothWays(A(List(Id(1), "a")), """{"ids":[1,"a"]}""")

  test("text that looks like another instance than it is: every value is refused"):
    import Misread.{*, given}
    for text <- List("1", "-1", "0") do
      refuses[Name | Boolean](text, "the Decoder of Name is not what its text looks like")
    refuses[Name | Boolean]("\"a\"", "expected a number or a Boolean")
    reads[Name | Boolean]("true", true)
    val error = intercept[json.EncodeError](json.write[Name | Boolean](Name("a")))
    assert(clue(error.getMessage).contains("the Encoder of Name is not what its text looks like"))

  test("two classes that are written as strings"):
    refused("""
      case class Name(text: String)
      given name: jzon.Codec[Name] = jzon.Codec[String].xmap(Name(_))(_.text)
      given jzon.Codec[Name | String] = jzon.Codec.derived
    """)("Name and String can't be told apart: both are a string")

  test("halves of different kinds"):
    refused("""
      case class Id(n: Int)
      given read: jzon.Decoder[Id] = jzon.Decoder[Int].map(Id(_))
      given written: jzon.Encoder[Id] = jzon.Encoder[String].contramap(_.n.toString)
      given jzon.Codec[Id | Boolean] = jzon.Codec.derived
    """)("the kind of JSON value of Id is not known")

  test("instances that do more than to convert, or are made elsewhere"):
    refused("""
      case class Id(n: Int)
      given id: jzon.Decoder[Id] = jzon.Decoder[Int].map(Id(_)).orElse(jzon.Decoder[String].map(s => Id(s.toInt)))
      given jzon.Decoder[Id | Boolean] = jzon.Decoder.derived
    """)(unknown)
    refused("""
      case class Id(n: Int)
      given id: jzon.Decoder[Id] = jzon.Decoder[Int].map(Id(_)) orElse jzon.Decoder[String].map(s => Id(s.toInt))
      given jzon.Decoder[Id | Boolean] = jzon.Decoder.derived
    """)(unknown)
    refused("""
      case class Id(n: Int)
      val ints = jzon.Codec[Int]
      given id: jzon.Codec[Id] = ints.xmap(Id(_))(_.n)
      given jzon.Codec[Id | Boolean] = jzon.Codec.derived
    """)(unknown)
    refused("""
      case class Id(n: Int)
      given id: jzon.Decoder[Id] = in => Id(in.readInt())
      given jzon.Decoder[Id | Boolean] = jzon.Decoder.derived
    """)(unknown)
    refused("""
      case class Ids(n: List[Int])
      given ids: jzon.Decoder[Ids] = jzon.Decoder[List[Int]].map(Ids(_))
      given jzon.Decoder[Ids | Boolean] = jzon.Decoder.derived
    """)("the kind of JSON value of Ids is not known")

  test("a case of an untagged family"):
    refused("""
      @jzon.untagged sealed trait Key derives jzon.Codec
      case class Id(n: Int) extends Key
      object Id { given id: jzon.Codec[Id] = jzon.Codec[Int].xmap(Id(_))(_.n) }
      case class Name(text: String) extends Key
    """)(unknown)

  private def unknown = "the kind of JSON value of Id is not known"

object HandWrittenKindsSuite:
  object NumberOrString:
    case class Id(n: Int)
    object Id { given json.Codec[Id] = json.Codec[Int].xmap(Id(_))(_.n) }
    given u: json.Codec[Id | String] = json.Codec.derived

  object Several:
    type All = Flag | Even | Key
    case class Flag(isSet: Boolean)
    object Flag:
      given flag: json.Codec[Flag] =
        json
          .Codec[Boolean]
          .xmap(Flag(_))(_.isSet)
    case class Even(n: Long)
    object Even:
      given json.Decoder[Even] = json.Decoder[Long].ensure("odd")(_ % 2 == 0).map(n => Even(n))
      given json.Encoder[Even] = json.Encoder[scala.Long].contramap(_.n)
    case class Key(id: java.util.UUID)
    object Key:
      implicit val codec: json.Codec[Key] = json.Codec[java.util.UUID].xmap { Key(_) } { _.id }
    given u: json.Codec[All] = json.Codec.derived

  object InField:
    case class Id(n: Int)
    object Id { given json.Codec[Id] = json.Codec[Int].xmap(Id(_))(_.n) }
    given u: json.Codec[Id | String] = json.Codec.derived
    case class A(ids: List[Id | String]) derives json.Codec

  object Misread:
    case class Name(text: String)
    object Name:
      type Int = String
      given json.Codec[Name] = json.Codec[Int].xmap(Name(_))(_.text)
    given u: json.Codec[Name | Boolean] = json.Codec.derived
