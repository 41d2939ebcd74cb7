package peers

import jzon as json

/** What annotations say of names: of fields, of cases, read and written. */
class NamesSuite extends Cases:
  import NamesSuite.*

  test("the fields of one case renamed by its own annotation"):
    import RenamedCase.*
    bothWays[Ey](Ey.EyFoo("x"), """{"EyFoo":{"this_is_a_field":"x"}}""")

  test("a family in place of Either, with names of its own"):
    import RenamedEither.*
    bothWays[E](E.L("x"), """{"error":{"m":"x"}}""")

  test("a field with aliases is read once, by any of them"):
    import Aliased.*
    val a = Apple(true, 7)
    List("ripe", "ripeness", "old").foreach(n => reads(s"""{"taste":7,"$n":true}""", a))
    refuses[Apple]("""{"taste":1,"ripe":true,"old":true}""", ".ripe(duplicate)")
    refuses[Apple]("""{"taste":1,"ripeness":true,"old":true}""", ".ripe(duplicate)")

  test("a hint in place of the name of a case"):
    import Hinted.*
    bothWays[Parent](Child1(), """{"Child1":{}}""")
    bothWays[Parent](Child2(), """{"Cain":{}}""")
    refuses[Parent]("""{"type":"Child1"}""", "(invalid disambiguator")

  test("renamed hints, and one that keeps its own"):
    import RenamedHints.*
    bothWays[Parent](Child1(), """{"child1":{}}""")
    bothWays[Parent](Child2(), """{"Abel":{}}""")

  test("renamed hints under a discriminator"):
    import RenamedTagged.*
    bothWays[Parent](Child1(), """{"hint":"child1"}""")
    bothWays[Parent](Child2(None), """{"hint":"Abel"}""")
    bothWays[Parent](Child2(Some("hello")), """{"hint":"Abel","s":"hello"}""")
    refuses[Parent]("""{"hint":"Samson"}""", ".hint(invalid disambiguator")
    refuses[Parent]("""{"Cain":{}}""", "(missing disambiguator 'hint')")

  test("transient fields"):
    import Transient.*
    writes(Person(7, "Peter", 20), """{"name":"Peter"}""")
    reads("""{"name":"Peter"}""", Person(0, "Peter", 1))

  test("an extra field is refused"):
    import NoExtra.*
    refuses[S]("""{"a1":1,"whoops":2}""", ".whoops(invalid extra field")
    reads("""{"a1":1}""", S(1))

  test("aliases beside a new name"):
    import RenamedAliased.*
    reads("""{"a1":1,"a3":2,"a5":4}""", S(1, 2, 4))
    bothWays(S(1, 2, 4), """{"a1":1,"a2":2,"a6":4}""")
    refuses[S]("""{"a1":1,"a2":2,"a4":4}""", ".a6(missing)")

  test("one name to write, another to read"):
    import InAndOut.*
    bothWays(S(1), """{"out":1}""")
    reads("""{"in":1}""", S(1))

  test("a transient field takes its default"):
    import TransientLast.*
    bothWays(S(1, 7), """{"a":1}""")

  test("hints and names with spaces and quotes, and empty ones"):
    import OddNames.*
    bothWays[E](E.X(1), "{\"a b\":{\"q\\\"\":1}}")
    bothWays[E](E.Y(1), """{"":{"i":1}}""")

  test("a field whose name is empty"):
    import EmptyName.*
    bothWays(A(1, 2), """{"":1," ":2}""")
    refuses[A]("""{"":"z"," ":2}""", ".\"\"(expected a number, got \")")

  test("naming styles over words, digits and acronyms"):
    import Styles.*
    writes(
      S(1, 2, 3, 4, 5, 6, 7, 8),
      """{"field":1,"very_tasty":2,"very_tasty2":3,"a":4,"z42":5,"a_http_server":6,"user_id":7,"snake_case":8}"""
    )
    writes(K(1, 2, 3, 4), """{"field":1,"very-tasty":2,"a":3,"z42":4}""")
    writes(C(1, 2), """{"FIELD":1,"VERY_TASTY":2}""")
    writes(P(1, 2), """{"Field":1,"VeryTasty":2}""")
    writes(M(1, 2, 3), """{"field":1,"veryTasty":2,"httpServer":3}""")

  test("a hint on a class that is derived by itself"):
    import HintAlone.*
    reads("""{"x":1}""", C(1))

object NamesSuite:
  object RenamedCase:
    enum Ey derives json.Codec:
      @json.rename_all(json.SnakeCase)
      case EyFoo(thisIsAField: String)
      case EyBar

  object RenamedEither:
    enum E derives json.Codec:
      @json.hint("error")
      case L(@json.field("m") a: String)
      @json.hint("ok")
      case R(b: Int)

  object Aliased:
    case class Apple(@json.aliases("ripeness", "old") ripe: Boolean, taste: Double) derives json.Codec

  object Hinted:
    sealed abstract class Parent derives json.Codec
    case class Child1() extends Parent
    @json.hint("Cain")
    case class Child2() extends Parent

  object RenamedHints:
    @json.rename_all(json.CamelCase)
    sealed abstract class Parent derives json.Codec
    case class Child1() extends Parent
    @json.hint("Abel")
    case class Child2() extends Parent

  object RenamedTagged:
    @json.discriminator("hint") @json.rename_all(json.CamelCase)
    sealed abstract class Parent derives json.Codec
    case class Child1() extends Parent
    @json.hint("Abel")
    case class Child2(s: Option[String]) extends Parent

  object Transient:
    case class Person(@json.transient id: Int = 0, name: String, @json.transient age: Int = 1) derives json.Codec

  object NoExtra:
    @json.no_extra_fields
    case class S(a1: Int) derives json.Codec

  object RenamedAliased:
    case class S(a1: Int, @json.aliases("a3") a2: Int, @json.field("a6") @json.aliases("a5") a4: Int) derives json.Codec

  object InAndOut:
    case class S(@json.field("out") @json.aliases("in") a: Int) derives json.Codec

  object TransientLast:
    case class S(a: Int, @json.transient b: Int = 7) derives json.Codec

  object OddNames:
    enum E derives json.Codec:
      @json.hint("a b")
      case X(@json.field("q\"") a: Int)
      @json.hint("")
      case Y(i: Int)

  object EmptyName:
    case class A(@json.field("") x: Int, @json.field(" ") y: Int) derives json.Codec

  object Styles:
    @json.rename_all(json.SnakeCase)
    case class S(
        field: Int,
        veryTasty: Int,
        VeryTasty2: Int,
        A: Int,
        z42: Int,
        aHTTPServer: Int,
        userID: Int,
        `snake_case`: Int
    ) derives json.Encoder
    @json.rename_all(json.KebabCase)
    case class K(field: Int, veryTasty: Int, A: Int, z42: Int) derives json.Encoder
    @json.rename_all(json.ScreamingSnakeCase)
    case class C(field: Int, veryTasty: Int) derives json.Encoder
    @json.rename_all(json.PascalCase)
    case class P(field: Int, very_tasty: Int) derives json.Encoder
    @json.rename_all(json.CamelCase)
    case class M(Field: Int, very_tasty: Int, HTTPServer: Int) derives json.Encoder

  object HintAlone:
    @json.hint("t")
    case class C(x: Int) derives json.Decoder
