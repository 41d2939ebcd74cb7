package jzon.derive

import jzon as json

/** Families of one case, and of one more than a group of emitted code has. */
object SingleCaseSuite:
  enum One derives json.Codec { case A }
  sealed trait Object derives json.Codec
  case object Only extends Object
  case object Solo derives json.Codec
  sealed trait Class derives json.Codec
  case class Just(x: Int) extends Class
  @json.discriminator("t")
  enum TaggedName derives json.Codec { case A }
  @json.discriminator("t")
  enum TaggedClass derives json.Codec { case A(x: Int) }
  @json.untagged
  enum UntaggedName derives json.Codec { case A }
  @json.untagged
  enum UntaggedClass derives json.Codec { case A(x: Int) }
  enum Plain { case A }
  enum PlainClass { case A(x: Option[Int]) }

  enum Two derives json.Codec { case A, B }

  enum Many derives json.Codec:
    case A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7,
      C8, C9, D0, D1, D2

class SingleCaseSuite extends Roundtrips:
  import SingleCaseSuite.*

  test("one name"):
    both[One](One.A, "\"A\"")
    both[Object](Only, "\"Only\"")
    both[Only.type](Only, "\"Only\"")(using json.Codec.derived, json.Codec.derived)
    both[Solo.type](Solo, "\"Solo\"")
    both[UntaggedName](UntaggedName.A, "\"A\"")
    refuses[One]("\"B\"", """(invalid disambiguator): expected A, got "B\"""")
    refuses[Solo.type]("1", "(expected a string, got 1)")
    both(List(One.A, One.A), """["A","A"]""")

  test("one class"):
    both[Class](Just(1), """{"Just":{"x":1}}""")
    both[UntaggedClass](UntaggedClass.A(1), """{"x":1}""")
    refuses[Class]("""{"Other":{"x":1}}""", """(invalid disambiguator): expected Just, got "Other\"""")

  test("one case with a discriminator"):
    both[TaggedName](TaggedName.A, """{"t":"A"}""")
    reads[TaggedName]("\"A\"", TaggedName.A)
    both[TaggedClass](TaggedClass.A(1), """{"t":"A","x":1}""")
    refuses[TaggedClass]("""{"t":"B","x":1}""", """.t(invalid disambiguator): expected A, got "B\"""")

  test("one case, configured"):
    val named = json.Codec.configured[Plain](json.Config(hints = Map("A" -> "a")))
    both[Plain](Plain.A, "\"a\"")(using named, named)
    val tagged = json.Codec.configured[Plain](json.Config(discriminator = "k"))
    both[Plain](Plain.A, """{"k":"A"}""")(using tagged, tagged)
    val nulls = json.Codec.configured[PlainClass](json.Config(explicitNulls = true, untagged = true))
    both[PlainClass](PlainClass.A(None), """{"x":null}""")(using nulls, nulls)

  test("two cases, and more than one group has"):
    Two.values.foreach(two => both(two, s"\"$two\""))
    Many.values.foreach(many => both(many, s"\"$many\""))
