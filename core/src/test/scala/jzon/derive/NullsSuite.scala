package jzon.derive

import jzon as json

/** `null` of the JVM: an error of the place where it stands, or a value where the type says so. */
object NullsSuite:
  enum Name derives json.Codec { case A, B }
  sealed trait Family derives json.Codec
  case class Pair(name: Name, family: Family) extends Family derives json.Codec
  case class Parts(
      option: Option[Int],
      list: List[Int],
      tuple: (Int, List[Int]),
      lists: Option[List[String]],
      options: List[Option[Int]]
  ) extends Family
  case object Single extends Family
  case class Outer(pair: Pair) derives json.Codec
  @json.discriminator("t")
  enum Tagged derives json.Codec { case A(x: Int); case B }
  @json.untagged
  enum Untagged derives json.Codec { case A(x: Int); case B }
  @json.explicit_nulls
  case class Explicit(o: Option[Int], f: json.Field[Int]) derives json.Codec

  object Unions:
    given union: json.Codec[Int | String] = json.Codec.derived
  given nullable: json.Codec[Int | String | Null] = json.Codec.derived

  case class Item(x: Int)
  object Item:
    given json.Codec[Item] = json.Codec.derived
  object Items:
    given nullable: json.Codec[Item | Null] = json.Codec.derived
  case class Fields(
      union: Int | String | Null,
      text: String | Null,
      list: List[Int] | Null,
      item: Item | Null = Item(1),
      option: Option[Item | Null] = None
  ) derives json.Codec

  @json.explicit_nulls
  case class Patch(n: Option[Int], f: json.Field[Int], g: json.Field[String] = json.Field.Null) derives json.Codec
  type Maybe[A] = json.Field[A]
  case class Defaults(@json.explicit_nulls f: Maybe[Int], g: json.Field[Int] = json.Field.Value(1)) derives json.Codec

class NullsSuite extends Roundtrips:
  import NullsSuite.*

  private val tuple = (1, Nil)

  test("a null where a value is due"):
    refusesToWrite[Name](null, "(null)")
    refusesToWrite[Family](null, "(null)")
    refusesToWrite[Pair](null, "(null)")
    refusesToWrite[Tagged](null, "(null)")
    refusesToWrite[Untagged](null, "(null)")
    refusesToWrite[Int | String](null, "(null)")(using Unions.union)

  test("a null in a field"):
    refusesToWrite(Outer(null), ".pair(null)")
    refusesToWrite(Outer(Pair(null, Single)), ".pair.name(null)")
    refusesToWrite(Outer(Pair(Name.A, null)), ".pair.family(null)")
    refusesToWrite(Explicit(null, json.Field.Null), ".o(null)")

  test("a null in what is written in place"):
    refusesToWrite[Family](Parts(null, Nil, tuple, None, Nil), ".Parts.option(null)")
    refusesToWrite[Family](Parts(None, null, tuple, None, Nil), ".Parts.list(null)")
    refusesToWrite[Family](Parts(None, Nil, null, None, Nil), ".Parts.tuple(null)")
    refusesToWrite[Family](Parts(None, Nil, (1, null), None, Nil), ".Parts.tuple[1](null)")
    refusesToWrite[Family](Parts(None, Nil, tuple, Some(null), Nil), ".Parts.lists(null)")
    refusesToWrite[Family](Parts(None, Nil, tuple, None, List(None, null)), ".Parts.options[1](null)")

  test("no size for it either"):
    val values = List(null, Parts(null, null, null, null, null), Pair(null, null))
    values.foreach(family => assert(json.Encoder[Family].size(family) >= 0))
    assert(json.Encoder[Name].size(null) >= 0)
    assert(json.Encoder[Outer].size(null) >= 0)

  test("a union with Null"):
    both[Int | String | Null](null, "null")(using NullsSuite.nullable, NullsSuite.nullable)
    both[Int | String | Null](1, "1")(using NullsSuite.nullable, NullsSuite.nullable)
    both[Int | String | Null]("x", "\"x\"")(using NullsSuite.nullable, NullsSuite.nullable)
    both[Item | Null](null, "null")(using Items.nullable, Items.nullable)
    both[Item | Null](Item(1), """{"x":1}""")(using Items.nullable, Items.nullable)
    refuses[Int | String | Null]("true", "(expected a string or a number or null, got t)")(using NullsSuite.nullable)

  test("a field that may be null"):
    both(Fields(null, null, null, null), """{"union":null,"text":null,"list":null,"item":null}""")
    both(Fields("a", "b", List(1), Item(2)), """{"union":"a","text":"b","list":[1],"item":{"x":2}}""")
    reads("""{"union":1,"text":null,"list":null}""", Fields(1, null, null))
    refuses[Fields]("""{"union":1,"text":null}""", ".list(missing)")

  test("explicit nulls, and what is absent"):
    both(Patch(None, json.Field.Absent), """{"n":null,"g":null}""")
    both(Patch(None, json.Field.Null, json.Field.Value("x")), """{"n":null,"f":null,"g":"x"}""")
    writes(Patch(None, json.Field.Absent, json.Field.Absent), """{"n":null}""")
    both(Defaults(json.Field.Absent), """{"g":1}""")
    writes(Defaults(json.Field.Absent, json.Field.Absent), "{}")
    both(Defaults(json.Field.Null, json.Field.Null), """{"f":null,"g":null}""")
