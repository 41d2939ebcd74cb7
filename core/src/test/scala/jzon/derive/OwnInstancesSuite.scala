package jzon.derive

import jzon as json

/** What was written for a case is used in its family, or refused when compiled. */
object OwnInstancesSuite:
  @json.discriminator("type")
  sealed trait Tagged derives json.Codec
  case class Positive(x: Int) extends Tagged
  object Positive:
    given json.Decoder[Positive] = json.Decoder.derived[Positive].ensure("not positive")(_.x > 0)
  case class Derived(y: Int) extends Tagged derives json.Codec
  case class Empty() extends Tagged
  object Empty:
    given json.Codec[Empty] = json.Codec[Map[String, String]].xmap(_ => Empty())(_ => Map())
  @json.no_extra_fields
  case class Strict(inner: Option[Tagged], q: Int) extends Tagged
  object Strict:
    implicit val decoder: json.Decoder[Strict] = json.Decoder.derived[Strict].ensure("not positive")(_.q > 0)
  case class Bare(q: Int) extends Tagged
  object Bare:
    given json.Codec[Bare] = json.Codec[Int].xmap(Bare(_))(_.q)
  case object Single extends Tagged:
    given json.Encoder[Single.type] = json.Encoder[Map[String, Int]].contramap(_ => Map("n" -> 7))

  sealed trait Wrapped derives json.Codec
  case class Number(n: Int) extends Wrapped
  object Number:
    given json.Codec[Number] = json.Codec[Int].xmap(Number(_))(_.n)
  case object Seven extends Wrapped:
    given json.Codec[Seven.type] = json.Codec[Int].xmap(_ => Seven)(_ => 7)
  sealed trait Inner extends Wrapped
  object Inner:
    given json.Codec[Inner] = json.Codec.derived
  case class Deep(x: Int) extends Inner

  @json.untagged
  sealed trait Untagged derives json.Codec
  case class Pear(x: Int) extends Untagged
  object Pear:
    given json.Decoder[Pear] =
      json.Decoder.derived[Pear]
        .ensure("not (positive")(_.x > 0)
    given json.Encoder[Pear] = json.Encoder.derived
  case class Fig(y: Int) extends Untagged
  object Fig:
    given json.Codec[Fig] = json.Codec.derived[Fig]
  given union: json.Codec[Pear | Fig | Int] = json.Codec.derived

  sealed trait Narrowed derives json.Codec
  case class Narrow(x: Int) extends Narrowed
  object Narrow:
    given json.Encoder[Narrow] = json.Encoder[Narrowed].narrow[Narrow]
    given json.Decoder[Narrow] = json.Decoder[Narrowed].emap:
      case narrow: Narrow => Right(narrow)
      case _              => Left("no Narrow")
  case class Other(narrowed: Option[Narrowed]) extends Narrowed
  case class NoFields(narrowed: Thread) extends Narrowed
  object NoFields:
    given json.Codec[NoFields] = json.Codec[String].xmap(_ => NoFields(Thread.currentThread))(_ => "Narrowed")

  @json.discriminator("t")
  sealed trait NarrowedTag derives json.Codec
  case class NarrowTag(x: Int) extends NarrowedTag
  object NarrowTag:
    given json.Encoder[NarrowTag] = json.Encoder[NarrowedTag].narrow[NarrowTag]
    given json.Decoder[NarrowTag] = json.Decoder[NarrowedTag].emap:
      case narrow: NarrowTag => Right(narrow)

  case class Flat(x: Int)
  object Flat:
    given json.Codec[Flat] = json.Codec.derived
  case class Clause(y: Int) derives json.Codec
  case class Flattened(@json.flatten flat: Flat, @json.flatten clause: Clause) derives json.Codec

class OwnInstancesSuite extends Roundtrips:
  import OwnInstancesSuite.*

  test("beside a discriminator"):
    both[Tagged](Positive(1), """{"type":"Positive","x":1}""")
    refuses[Tagged]("""{"type":"Positive","x":0}""", "(not positive)")
    refuses[List[Tagged]]("""[{"x":0,"type":"Positive"}]""", "[0](not positive)")
    both[Tagged](Derived(1), """{"type":"Derived","y":1}""")
    both[Tagged](Empty(), """{"type":"Empty"}""")
    both(Map("a" -> List[Tagged](Empty())), """{"a":[{"type":"Empty"}]}""")
    writes[Tagged](Single, """{"type":"Single","n":7}""")

  test("the discriminator is no extra field, however deep"):
    both[Tagged](
      Strict(Some(Strict(Some(Positive(1)), 2)), 3),
      """{"type":"Strict","inner":{"type":"Strict","inner":{"type":"Positive","x":1},"q":2},"q":3}"""
    )
    val last = """{"inner":{"inner":null,"q":2,"type":"Strict"},"q":3,"type":"Strict"}"""
    reads[Tagged](last, Strict(Some(Strict(None, 2)), 3))
    refuses[Tagged]("""{"type":"Strict","q":3,"x":1}""", ".x(invalid extra field): expected inner or q")
    refuses[Tagged]("""{"type":"Strict","q":3,"type":"Strict"}""", ".type(invalid extra field): expected inner or q")
    refuses[Strict]("""{"type":"Strict","q":3}""", ".type(invalid extra field): expected inner or q")
    refuses[Tagged]("""{"type":"Strict","inner":{"type":"Strict","q":0},"q":3}""", ".inner(not positive)")

  test("a discriminator has no place but in an object"):
    refusesToWrite[Tagged](Bare(1), "(only an object has fields to spread)")
    refusesToWrite[List[Tagged]](List(Empty(), Bare(1)), "[1](only an object has fields to spread)")

  test("in pretty and sorted forms"):
    assertEquals(json.writePretty[Tagged](Positive(1)), "{\n  \"type\" : \"Positive\",\n  \"x\" : 1\n}")
    val sorted = json.WriteOptions(sortedKeys = true)
    assertEquals(json.write[Tagged](Single)(using summon[json.Encoder[Tagged]], sorted), """{"n":7,"type":"Single"}""")

  test("in an object of its own"):
    both[Wrapped](Number(1), """{"Number":1}""")
    both[Wrapped](Seven, """{"Seven":7}""")
    both[Wrapped](Deep(1), """{"Deep":{"x":1}}""")

  test("without a hint"):
    both[Untagged](Pear(1), """{"x":1}""")
    both[Untagged](Fig(1), """{"y":1}""")
    refuses[Untagged]("""{"x":0}""", "(not (positive)")
    both[Pear | Fig | Int](Pear(1), """{"x":1}""")
    both[Pear | Fig | Int](Fig(1), """{"y":1}""")
    refuses[Pear | Fig | Int]("""{"x":0}""", "(not (positive)")

  test("made from the family's own"):
    both[Narrowed](Narrow(1), """{"Narrow":{"x":1}}""")
    both[Narrow](Narrow(1), """{"Narrow":{"x":1}}""")
    both[Narrowed](NoFields(Thread.currentThread), """{"NoFields":"Narrowed"}""")
    both[Narrowed](Other(Some(Narrow(1))), """{"Other":{"narrowed":{"Narrow":{"x":1}}}}""")
    both[NarrowedTag](NarrowTag(1), """{"t":"NarrowTag","x":1}""")
    both[NarrowTag](NarrowTag(1), """{"t":"NarrowTag","x":1}""")

  test("a field that has the name of the discriminator"):
    says(
      compileErrors("""
        @jzon.discriminator("t") sealed trait Fruit derives jzon.Decoder
        case class Lime(t: Int) extends Fruit
        object Lime { given jzon.Decoder[Lime] = jzon.Decoder.derived[Lime].ensure("sour")(_.t > 0) }
      """),
      "the discriminator \"t\" is a name of Lime.t: Int"
    )

  test("flattened: what is derived"):
    both(Flattened(Flat(1), Clause(2)), """{"x":1,"y":2}""")

  test("flattened: anything else is refused"):
    says(
      compileErrors("""
        case class Half(x: Int)
        object Half { given jzon.Decoder[Half] = jzon.Decoder.derived[Half].ensure("odd")(_.x % 2 == 0) }
        case class Whole(@jzon.flatten half: Half) derives jzon.Decoder
      """),
      "@flatten on Whole.half: Half has an instance of its own, which would not be used"
    )
    says(compileErrors("case class A(@jzon.flatten rest: jzon.Json) derives jzon.Decoder"), "rest: Json is a tree")

  test("a name can't be written by an instance"):
    says(
      compileErrors("""
        sealed trait Fruit derives jzon.Codec
        case object Kiwi extends Fruit { given jzon.Codec[Kiwi.type] = jzon.Codec[Int].xmap(_ => Kiwi)(_ => 7) }
        case object Lime extends Fruit
      """),
      "Kiwi has an instance of its own, which Fruit would not use: it is written as its name"
    )

  test("a sealed type inside a family is nothing but its cases"):
    says(
      compileErrors("""
        sealed trait Fruit derives jzon.Codec
        sealed trait Citrus extends Fruit
        object Citrus { given jzon.Codec[Citrus] = jzon.Codec[Int].xmap(Lime(_))(_ => 7) }
        case class Lime(x: Int) extends Citrus
      """),
      "Citrus has an instance of its own, which Fruit would not use"
    )

  test("what was written by hand is of no known kind"):
    val unknown = "the kind of JSON value of Name is not known"
    says(
      compileErrors("""
        @jzon.untagged sealed trait Key derives jzon.Codec
        case class Name(text: String) extends Key
        object Name { given jzon.Codec[Name] = jzon.Codec[String].xmap(Name(_))(_.text) }
        case class Id(id: Int) extends Key
      """),
      unknown
    )
    says(
      compileErrors("""
        val longs = jzon.Codec[Long]
        given millis: jzon.Codec[java.time.Instant] = longs.xmap(java.time.Instant.ofEpochMilli)(_.toEpochMilli)
        given jzon.Codec[java.time.Instant | String] = jzon.Codec.derived
      """),
      "the kind of JSON value of Instant is not known"
    )
    says(compileErrors("given jzon.Codec[jzon.Json | Int] = jzon.Codec.derived"), "of Json is not known")

  test("two instances for a case"):
    says(
      compileErrors("""
        sealed trait Fruit derives jzon.Decoder
        case class Lime(x: Int) extends Fruit
        object Lime:
          given one: jzon.Decoder[Lime] = jzon.Decoder.derived
          given two: jzon.Decoder[Lime] = jzon.Decoder.derived
      """),
      "no json.Decoder[Lime]"
    )
