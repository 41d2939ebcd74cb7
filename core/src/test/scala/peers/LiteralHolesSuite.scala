package peers

import jzon as json
import jzon.syntax.*

/** Literals: what a hole can hold, and where a literal can be. */
class LiteralHolesSuite extends Cases:
  import LiteralHolesSuite.*

  test("every kind of hole"):
    import Every.*
    val none: Option[Int] = None
    val key = "k\""
    val text = "x\ny"
    val values = json"""{"i": ${1}, "s": $text, "o": $none, "p": ${P(1)}, "e": ${E.A}, "l": ${List(1, 2)}}"""
    assertEquals(values.toJson, """{"i":1,"s":"x\ny","o":null,"p":{"x":1},"e":"A","l":[1,2]}""")
    val names = json"""{$key: ${true}, "t": "a${"é"}b${1}", "absent": ${opt(none)}, ${spread(P(3))}}"""
    assertEquals(names.toJson, """{"k\"":true,"t":"aéb1","x":3}""")
    val nested = json"""[${P(2)}, {"d": ${1.5}, "m": ${Map("a" -> 1)}}]"""
    assertEquals(nested.toJson, """[{"x":2},{"d":1.5,"m":{"a":1}}]""")

  test("a literal in a class, a lambda and another literal"):
    import InCode.*
    assertEquals(new A(1).j.toJson, """{"x":1}""")
    assertEquals(new A(1).m().toJson, "[1,2]")
    assertEquals((1 to 2).map(i => json"""[$i]""".toJson).toList, List("[1]", "[2]"))
    assertEquals(json"""[${List(1, 2).map(i => json"""{"i": $i}""")}]""".toJson, "[[{\"i\":1},{\"i\":2}]]")

  test("a hole of a type parameter"):
    import GenericHole.*
    assertEquals(wrap(1).toJson, """{"a":1}""")
    assertEquals(wrap(List("x")).toJson, """{"a":["x"]}""")
    assertEquals(wrap(wrap(1)).toJson, """{"a":{"a":1}}""")

  test("dollars, percents, escapes"):

    assertEquals(
      json"""{"$$a": "100%", "é\u00e9": "\n\t\"", "😀": "$$"}""".toJson,
      "{\"$a\":\"100%\",\"éé\":\"\\n\\t\\\"\",\"😀\":\"$\"}"
    )

  test("one quote in place of three"):

    val x = 1
    assertEquals(json"[$x, 2, null]".toJson, "[1,2,null]")
    assertEquals(json"$x".toJson, "1")
    assertEquals(json"{}".toJson, "{}")

  test("a literal as a field"):
    import AsField.*
    assertEquals(json.write(A(json"""{"x": 1}""", 2)), "{\"l\":{\"x\":1},\"n\":2}")

object LiteralHolesSuite:
  object Every:
    case class P(x: Int) derives json.Encoder
    enum E derives json.Codec { case A, B }

  object InCode:
    class A(x: Int) { val j = json"""{"x": $x}"""; def m(y: Int = 2) = json"""[$x, $y]""" }

  object GenericHole:
    def wrap[A: json.Encoder](a: A) = json"""{"a": $a}"""

  object AsField:
    case class A(l: json.Literal, n: Int) derives json.Encoder
