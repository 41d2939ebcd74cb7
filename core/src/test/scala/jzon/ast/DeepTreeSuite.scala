package jzon.ast

import munit.FunSuite
import jzon as json
import jzon.{Json, Limits}

/** Down to some level a tree is read by recursion, and below without. No difference may be seen. */
class DeepTreeSuite extends FunSuite:
  private val levels = (1 to 70).toList

  /** `{"x":[1,{"x":[1,…]}]}`: in each level an object and in it an array, with `inner` in the middle. */
  private def nested(level: Int, inner: String): String = """{"x":[1,""" * level + inner + "]}" * level

  private def path(level: Int): String = ".x[1]" * level

  private def error(text: String)(using Limits): json.DecodeError = json.read[Json](text).left.toOption.get

  test("what is read is written as it was"):
    for level <- levels; value <- List("null", "true", "-1.5e3", "\"a\"", "[]", "{}", """[{"a":[]},{}]""") do
      val text = nested(level, value)
      assertEquals(json.readOrThrow[Json](text).toString, text)

  test("errors name the way to the value"):
    for level <- levels do
      assertEquals(error(nested(level, "tru")).path.jq, path(level))
      assertEquals(error(nested(level, """{"a":1,"b":[1,2,x]}""")).path.jq, path(level) + ".b[2]")
      assertEquals(error(nested(level, """[0,{"a":1,}]""")).path.jq, path(level) + "[1]")

  test("unique keys are asked for at every level"):
    given Limits = Limits(uniqueKeys = true)
    for level <- levels do
      val twice = error(nested(level, """{"a":1,"b":2,"a":3}"""))
      assertEquals(twice.path.jq, path(level) + ".a")
      assertEquals(json.read[Json](nested(level, """{"a":{"a":1},"b":[{"a":1},{"a":2}]}""")).isRight, true)

  test("the limit of depth counts all levels"):
    for depth <- levels do
      given Limits = Limits(depth = depth)
      assert(json.read[Json]("[" * depth + "]" * depth).isRight)
      assertEquals(error("[" * (depth + 1) + "]" * (depth + 1)).path.jq, "." + "[0]" * depth)
