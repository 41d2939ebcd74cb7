package peers

import jzon as json

/** Mixed families by a Config: what holds of classes is for the cases that have fields. */
class ConfiguredFamiliesSuite extends Cases:
  import ConfiguredFamiliesSuite.*

  test("all options of a mixed family together"):
    import AllOfAFamily.{*, given}
    bothWays[Ex](Ex.ExFoo("x", 0, 2), """{"type":"ex-foo","thisIsAField":"x","a":0,"b":2.0}""")
    bothWays[Ex](Ex.ExBar, """{"type":"ex-bar"}""")
    reads[Ex]("""{"type":"ex-foo","thisIsAField":"x","b":2.0}""", Ex.ExFoo("x", 0, 2))
    refuses[Ex]("""{"type":"ex-foo","thisIsAField":"x","b":2.0,"z":1}""", ".z(invalid extra field")

  test("a mixed family without extra fields"):
    import NoExtraFields.{*, given}
    bothWays[E](E.A, """{"A":{}}""")
    refuses[E]("""{"B":{"i":1,"x":2}}""", ".B.x(invalid extra field")

  test("a mixed family with explicit nulls"):
    import ExplicitNulls.{*, given}
    bothWays[E](E.B(None), """{"B":{"i":null}}""")

object ConfiguredFamiliesSuite:
  object AllOfAFamily:
    enum Ex:
      case ExFoo(thisIsAField: String, a: Int = 0, b: Double)
      case ExBar
    given json.Codec[Ex] = json.Codec.configured[Ex](json.Config(
      rename = Some(json.KebabCase),
      discriminator = "type",
      noExtraFields = true
    ))

  object NoExtraFields:
    enum E:
      case A
      case B(i: Int)
    given json.Codec[E] = json.Codec.configured[E](json.Config(noExtraFields = true))

  object ExplicitNulls:
    enum E:
      case A
      case B(i: Option[Int])
    given json.Codec[E] = json.Codec.configured[E](json.Config(explicitNulls = true))
