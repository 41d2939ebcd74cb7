package jzon.ast

import munit.{FunSuite, Location}
import jzon as json
import jzon.Json

class MergeSuite extends FunSuite:
  private def tree(text: String): Json = json.readOrThrow[Json](text)

  private def patches(target: String, patch: String, expected: String)(using Location): Unit =
    assertEquals(json.write(tree(target).mergePatch(tree(patch))), expected)

  test("the test cases of RFC 7386, appendix A"):
    patches("""{"a":"b"}""", """{"a":"c"}""", """{"a":"c"}""")
    patches("""{"a":"b"}""", """{"b":"c"}""", """{"a":"b","b":"c"}""")
    patches("""{"a":"b"}""", """{"a":null}""", """{}""")
    patches("""{"a":"b","b":"c"}""", """{"a":null}""", """{"b":"c"}""")
    patches("""{"a":["b"]}""", """{"a":"c"}""", """{"a":"c"}""")
    patches("""{"a":"c"}""", """{"a":["b"]}""", """{"a":["b"]}""")
    patches("""{"a":{"b":"c"}}""", """{"a":{"b":"d","c":null}}""", """{"a":{"b":"d"}}""")
    patches("""{"a":[{"b":"c"}]}""", """{"a":[1]}""", """{"a":[1]}""")
    patches("""["a","b"]""", """["c","d"]""", """["c","d"]""")
    patches("""{"a":"b"}""", """["c"]""", """["c"]""")
    patches("""{"a":"foo"}""", """null""", """null""")
    patches("""{"a":"foo"}""", """"bar"""", """"bar"""")
    patches("""{"e":null}""", """{"a":1}""", """{"e":null,"a":1}""")
    patches("""[1,2]""", """{"a":"b","c":null}""", """{"a":"b"}""")
    patches("""{}""", """{"a":{"bb":{"ccc":null}}}""", """{"a":{"bb":{}}}""")

  test("deep merge keeps nulls and replaces arrays"):
    val merged = tree("""{"a":{"b":1,"c":[1]},"d":1}""").deepMerge(tree("""{"a":{"c":[2],"e":null},"d":{"f":1}}"""))
    assertEquals(json.write(merged), """{"a":{"b":1,"c":[2],"e":null},"d":{"f":1}}""")

  test("10,000 names of one hash merge"):
    val names = (0 until 1 << 13).map(i => (12 to 0 by -1).map(k => if (i >> k & 1) == 0 then "Aa" else "BB").mkString)
    val big = Json.Obj(names.map(_ -> Json.Null)*)
    assertEquals(big.deepMerge(big), big)
