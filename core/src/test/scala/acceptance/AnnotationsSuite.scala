package acceptance

import jzon as json
import jzon.syntax.*

class AnnotationsSuite extends munit.FunSuite, Rows:
  import AnnotationsSuite.*

  test("27 aliases are read, the first name is written"):
    bothWays(Aliased(1), """{"count":1}""")
    reads("""{"number":1}""", Aliased(1))
    reads("""{"n":1}""", Aliased(1))
    refuses[Aliased]("""{"number":1,"n":1}""", ".count(duplicate)")
    refuses[Aliased]("{}", ".count(missing)")

  test("27 rename_all renames what has no name of its own"):
    bothWays(Snake("a", "b", "c"), """{"first_name":"a","home_url2":"b","third":"c"}""")
    bothWays[Hinted](Hinted.FirstCase(1), """{"first-case":{"aValue":1}}""")
    bothWays[Hinted](Hinted.Own(1), """{"mine":{"b":1}}""")

  test("27 explicit_nulls writes None as null"):
    bothWays(Explicit(None, 1), """{"a":null,"b":1}""")
    reads("""{"b":1}""", Explicit(None, 1))

  test("27 stringified numbers and booleans stand in strings"):
    bothWays(Quoted(1, 2L, true, 0.5), """{"a":"1","b":"2","c":"true","d":"0.5"}""")
    refuses[Quoted]("""{"a":1,"b":"2","c":"true","d":"0.5"}""")
    refuses[Quoted]("""{"a":"x","b":"2","c":"true","d":"0.5"}""")
    refuses[Quoted]("""{"a":"1 ","b":"2","c":"true","d":"0.5"}""")
    refuses[Quoted]("""{"a":"","b":"2","c":"true","d":"0.5"}""", ".a(expected a number or Boolean in quotes, got \"\")")
    refuses[Quoted](
      """{"a":"-","b":"2","c":"true","d":"0.5"}""",
      ".a(expected a number or Boolean in quotes, got \"-\")"
    )
    reads("""{"a":"1","b":"2","c":"true","d":"Infinity"}""", Quoted(1, 2L, true, Double.PositiveInfinity))
    refuses[Quoted](
      """{"a":"1","b":"2","c":"true","d":"\"NaN\""}""",
      ".d(expected a number or Boolean in quotes, got \"\\\"NaN\\\"\")"
    )

  test("27 a transient field is neither read nor written"):
    bothWays(Cached("x"), """{"name":"x"}""")
    reads("""{"name":"x","hits":"not even an Int"}""", Cached("x"))
    assertEquals(Cached("x", 5).toJson, """{"name":"x"}""")

  test("27 flatten puts the fields of a field beside the others"):
    bothWays(Page("x", Paging(1, 2)), """{"title":"x","offset":1,"limit":2}""")
    reads("""{"limit":2,"title":"x","offset":1}""", Page("x", Paging(1, 2)))
    refuses[Page]("""{"title":"x","offset":1}""", ".limit(missing)")

  test("27 untagged cases are told apart by kind and by required names"):
    bothWays[Id](Id.Number(1), """{"number":1}""")
    bothWays[Id](Id.Name("x"), """{"name":"x"}""")
    reads("""{"x":{"number":1},"name":"x"}""", Id.Name("x"): Id)

  test("27 two fields of one name do not compile"):
    val errors = compileErrors("""case class Twice(@json.field("x") a: Int, x: Int) derives json.Codec""")
    assert(clue(errors).contains("x"))
    assert(compileErrors("""case class Twice(@json.aliases("x") a: Int, x: Int) derives json.Codec""").nonEmpty)
    val flattened = compileErrors("""
      case class Inner(x: Int) derives json.Codec
      case class Outer(@json.flatten inner: Inner, x: Int) derives json.Codec""")
    assert(clue(flattened).contains("x"))

  test("27 transient without a default does not compile"):
    val errors = compileErrors("case class Lost(@json.transient hits: Int) derives json.Codec")
    assert(clue(errors).contains("hits"))
    assert(errors.contains("default"))

  test("27 untagged cases that can't be told apart do not compile"):
    val errors = compileErrors("""
      @json.untagged sealed trait Same derives json.Codec
      case class One(a: Int) extends Same
      case class Other(a: Int) extends Same""")
    assert(clue(errors).contains("One"))
    assert(errors.contains("Other"))

  test("27 stringified on what is no number, and flatten on what is no class, do not compile"):
    assert(clue(compileErrors("case class No(@json.stringified a: List[Int]) derives json.Codec")).contains("a"))
    assert(clue(compileErrors("case class No(@json.flatten a: Int) derives json.Codec")).contains("a"))

  test("27 rename_all that gives two fields one name does not compile"):
    val errors =
      compileErrors("@json.rename_all(json.SnakeCase) case class No(fooBar: Int, foo_bar: Int) derives json.Codec")
    assert(clue(errors).contains("foo_bar"))

object AnnotationsSuite:
  case class Aliased(@json.aliases("number", "n") count: Int) derives json.Codec

  @json.rename_all(json.SnakeCase)
  case class Snake(firstName: String, homeURL2: String, @json.field("third") x: String) derives json.Codec

  @json.rename_all(json.KebabCase)
  enum Hinted derives json.Codec:
    case FirstCase(aValue: Int)
    @json.hint("mine")
    case Own(b: Int)

  @json.explicit_nulls
  case class Explicit(a: Option[Int], b: Int) derives json.Codec

  case class Quoted(
      @json.stringified a: Int,
      @json.stringified b: Long,
      @json.stringified c: Boolean,
      @json.stringified d: Double
  ) derives json.Codec

  case class Cached(name: String, @json.transient hits: Int = 0) derives json.Codec

  case class Paging(offset: Int, limit: Int) derives json.Codec
  case class Page(title: String, @json.flatten paging: Paging) derives json.Codec

  @json.untagged
  enum Id derives json.Codec:
    case Number(number: Int)
    case Name(name: String)
