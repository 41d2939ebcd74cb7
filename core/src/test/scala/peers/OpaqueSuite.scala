package peers

import jzon as json

/** Opaque types and value classes. */
class OpaqueSuite extends Cases:
  import OpaqueSuite.*

  test("opaque types as fields, elements and keys"):
    import Fields.*
    import O.*
    bothWays(
      A(Id(1), Name("x"), Names("y"), Some(Id(2)), List(Name("z")), Map(Id(3) -> Name("w"))),
      """{"id":1,"n":"x","ns":["y"],"o":2,"l":["z"],"m":{"3":"w"}}"""
    )
    refuses[A]("""{"id":1,"n":""}""", ".n(empty)")

  test("an opaque type over a class"):
    import OfClass.*
    bothWays(A(O.T(1)), """{"t":{"x":1}}""")

  test("an opaque type without an instance"):
    refused("""
      object O { opaque type Id = Long }
      case class A(id: O.Id) derives jzon.Decoder
    """)("no json.Decoder[Id] for A.id")

  test("value classes as fields and elements"):
    import ValueClasses.*
    sameBy(
      A(Id(1), Name("x"), Some(Name("y")), List(Id(2)), Array(Name("z"))),
      """{"id":{"value":1},"n":"x","o":"y","l":[{"value":2}],"a":["z"]}"""
    )(a => (a.id, a.n, a.o, a.l, a.a.toList))

  test("a value class with a default"):
    import DefaultValue.*
    reads("{}", A())
    bothWays(A(Id(1), None), """{"id":{"value":1},"o":null}""")

  test("value classes as cases"):
    import ValueCases.*
    bothWays[List[S]](List(A(1), B("x")), """[{"A":{"x":1}},{"B":{"x":"x"}}]""")

object OpaqueSuite:
  object Fields:
    object O:
      opaque type Id = Long
      object Id:
        def apply(l: Long): Id = l
        given json.Codec[Id] = json.Codec(json.Decoder.long, json.Encoder.long)
        given json.KeyDecoder[Id] = json.KeyDecoder.long
        given json.KeyEncoder[Id] = json.KeyEncoder.long
      opaque type Name <: String = String
      object Name:
        def apply(s: String): Name = s
        given json.Codec[Name] =
          json.Codec(json.Decoder.string.emap(s => if s.isEmpty then Left("empty") else Right(s)), json.Encoder.string)
      opaque type Names = List[String]
      object Names:
        def apply(s: String*): Names = s.toList
        given json.Codec[Names] = json.Codec(json.Decoder.list, json.Encoder.iterable)
    import O.*
    case class A(id: Id, n: Name, ns: Names, o: Option[Id], l: List[Name], m: Map[Id, Name]) derives json.Codec

  object OfClass:
    object O:
      case class Raw(x: Int) derives json.Codec
      opaque type T = Raw
      object T:
        def apply(x: Int): T = Raw(x)
        given json.Codec[T] = Raw.derived$Codec
    case class A(t: O.T) derives json.Codec

  object ValueClasses:
    case class Id(value: Long) extends AnyVal derives json.Codec
    case class Name(s: String) extends AnyVal
    object Name { given json.Codec[Name] = json.Codec[String].xmap(Name(_))(_.s) }
    case class A(id: Id, n: Name, o: Option[Name], l: List[Id], a: Array[Name]) derives json.Codec

  object DefaultValue:
    case class Id(value: Int) extends AnyVal derives json.Codec
    case class A(id: Id = Id(3), o: Option[Id] = Some(Id(4))) derives json.Codec

  object ValueCases:
    sealed trait S extends Any derives json.Codec
    case class A(x: Int) extends AnyVal with S
    case class B(x: String) extends AnyVal with S
