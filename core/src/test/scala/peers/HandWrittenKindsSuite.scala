package peers

import jzon as json

/** A union of classes that users wrote instances for, which are told apart by what is written. */
class HandWrittenKindsSuite extends Cases:
  import HandWrittenKindsSuite.*

  test("a union with a class that is written as a number"):
    import NumberOrString.{*, given}
    writes[Id | String](Id(1), "1")
    reads[Id | String]("1", Id(1))

object HandWrittenKindsSuite:
  object NumberOrString:
    case class Id(n: Int)
    object Id { given json.Codec[Id] = json.Codec[Int].xmap(Id(_))(_.n) }
    given u: json.Codec[Id | String] = json.Codec.derived
