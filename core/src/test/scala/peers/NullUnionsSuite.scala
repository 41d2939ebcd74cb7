package peers

import jzon as json

/** Unions with Null. */
class NullUnionsSuite extends Cases:
  import NullUnionsSuite.*

  test("null beside other kinds"):
    import WithNull.given
    bothWays[Int | Null](null, "null")
    bothWays[Int | Null](1, "1")
    bothWays[Int | String | Null](null, "null")
    bothWays[List[Int | String | Null]](List(1, null, "x"), """[1,null,"x"]""")

object NullUnionsSuite:
  object WithNull:
    given u: json.Codec[Int | Null] = json.Codec.derived
    given v: json.Codec[Int | String | Null] = json.Codec.derived
