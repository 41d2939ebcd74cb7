package jzon.literal

import jzon.syntax.*
import munit.{FunSuite, Location}
import scala.compiletime.testing.{Error, typeCheckErrors}

/** What is no literal is refused when compiled, at its place. */
class LiteralErrorsSuite extends FunSuite:
  /** The code is refused with this message, at the column where `at` begins. */
  private inline def refuses(inline code: String, at: String, message: String)(using Location): Unit =
    check(code, typeCheckErrors(code), at, message)

  private def check(code: String, errors: List[Error], at: String, message: String)(using Location): Unit =
    assert(clue(errors).exists(_.message.contains(clue(message))))
    val error = errors.find(_.message.contains(message)).get
    assertEquals(error.lineContent.drop(error.column).take(at.length), at, s"column ${error.column} of $code")

  test("empty input"):
    refuses("json\"\"", "\"", "the literal is empty: a value is missing")
    refuses("json\"  \"", "\"", "the literal is empty: a value is missing")

  test("a missing value"):
    refuses("json\"\"\"{\"a\": }\"\"\"", "}\"", "expected a value, got '}'")
    refuses("json\"\"\"{\"a\": , \"b\": 1}\"\"\"", ", \"b\"", "expected a value, got ','")
    refuses("json\"\"\"{\"a\":\"\"\"", "\"\"\"", "a value is missing: got the end")

  test("a missing colon"):
    refuses("json\"\"\"{\"a\" 1}\"\"\"", "1}", "expected ':', got '1'")
    refuses("val k = 1; json\"\"\"{$k}\"\"\"", "}\"", "expected ':', got '}'")
    refuses("val k = 1; json\"\"\"{\"a\" $k}\"\"\"", "$k}", "expected ':', got a hole")

  test("a missing comma"):
    refuses("json\"[1 2]\"", "2]", "expected ',' or ']', got '2'")
    refuses("json\"\"\"{\"a\": 1 \"b\": 2}\"\"\"", "\"b\"", "expected ',' or '}', got '\"'")
    refuses("val k = 1; json\"[$k $k]\"", "$k]", "expected ',' or ']', got a hole")

  test("two commas"):
    assertEquals(json"[1, 2,]".toJson, "[1,2]")
    refuses("json\"[1,,2]\"", ",2]", "expected a value, got ','")
    refuses("json\"[1,,]\"", ",]", "expected a value, got ','")
    refuses("json\"[,]\"", ",]", "expected a value, got ','")
    refuses(
      "json\"\"\"{\"a\": 1,, \"b\": 2}\"\"\"",
      ", \"b\"",
      "expected a key, which is a string in quotes or a hole, got ','"
    )

  test("brackets"):
    refuses("json\"[1, [2]\"", "[1", "'[' is not closed")
    refuses("json\"[1, {]\"", "]\"", "expected a key, which is a string in quotes or a hole, got ']'")
    refuses("json\"[1, 2}\"", "}\"", "expected ',' or ']', got '}'")
    refuses("json\"[1]]\"", "]\"", "the value has ended: got ']' after it")
    refuses("val k = 1; json\"$k $k\"", "$k\"", "the value has ended: got a hole after it")

  test("keys that are no strings"):
    refuses("json\"{a: 1}\"", "a:", "expected a key, which is a string in quotes or a hole, got 'a'")
    refuses("json\"{1: 1}\"", "1:", "expected a key, which is a string in quotes or a hole, got '1'")

  test("keys that stand there twice"):
    refuses(
      "json\"\"\"{\"a\": 1, \"b\": {\"a\": 1}, \"a\": 2}\"\"\"",
      "\"a\": 2",
      "the object has the key \"a\" already"
    )
    refuses("json\"\"\"{\"a\": 1, \"\\u0061\": 2}\"\"\"", "\"\\u0061\"", "the object has the key \"a\" already")
    refuses("json\"\"\"{\"\": 1, \"\": 2}\"\"\"", "\"\": 2", "the object has the key \"\" already")

  test("numbers and words"):
    refuses("json\"[01]\"", "01", "01 is no JSON number")
    refuses("json\"[1.]\"", "1.", "1. is no JSON number")
    refuses("json\"[-]\"", "-", "- is no JSON number")
    refuses("json\"[1e]\"", "1e", "1e is no JSON number")
    refuses("json\"[.5]\"", ".5", "expected a value, got '.'")
    refuses("json\"[nul]\"", "nul", "expected a value, got nul")
    refuses("json\"[NaN]\"", "NaN", "expected a value, got NaN")
    refuses("val k = 1; json\"[-$k]\"", "-", "- is no JSON number")

  test("strings"):
    refuses("json\"\"\"[\"a]\"\"\"", "\"a]", "the string is not closed")
    refuses("json\"\"\"[\"a\\x\"]\"\"\"", "\\x", "'\\x' is no escape in JSON")
    refuses("json\"\"\"[\"a\\u12g4\"]\"\"\"", "\\u12g4", "'\\u' takes four hex digits")
    refuses("json\"\"\"[\"a\\ud800\"]\"\"\"", "\\ud800", "a lone surrogate")
    refuses("json\"\"\"[\"a\\udc00\"]\"\"\"", "\\udc00", "a lone surrogate")
    refuses("val k = \"\"; json\"\"\"[\"a\\ud800$k\\udc00\"]\"\"\"", "\\ud800", "a lone surrogate")
    refuses("json\"\"\"[\"a\tb\"]\"\"\"", "\tb", "a raw control character in a string: it is written \\u0009")
    refuses("json\"[\\\"a\\\"]\"", "\\\"a", "a literal with quotes in it is written between three quotes")

  test("places after a dollar, and on another line"):
    refuses("json\"\"\"[\"$$$$\", x]\"\"\"", "x]", "expected a value, got x")
    refuses("json\"\"\"[\n  1,\n  y]\"\"\"", "y]", "expected a value, got y")

  test("values without an encoder"):
    refuses(
      "val t: Thread = null; json\"[1, $t]\"",
      "t]",
      "no json.Encoder[Thread] for this value: write `given json.Encoder[Thread] = …`"
    )
    refuses(
      "case class Inner(x: Int); val xs = List(Inner(1)); json\"[$xs]\"",
      "xs]",
      "no json.Encoder[Inner], in List[Inner], for this value: write `derives json.Encoder` on Inner, or `given"
    )
    refuses("val t: Thread = null; json\"{${spread(t)}}\"", "t)", "no json.Encoder[Thread] for this value")
    refuses("val t: Thread = null; jzon.Writer().put(json\"[$t]\")", "t]", "no json.Encoder[Thread] for this value")

  test("keys and parts of strings without an encoder"):
    refuses(
      "val xs = List(1); json\"{$xs: 1}\"",
      "xs:",
      "no json.KeyEncoder[List[Int]] for this key or part of a string: write `given json.KeyEncoder[List[Int]] = " +
        "json.KeyEncoder[String].contramap(…)`"
    )
    refuses("val xs = List(1); json\"\"\"[\"a$xs\"]\"\"\"", "xs\"", "no json.KeyEncoder[List[Int]]")
    refuses("val l = json\"1\"; json\"{$l: 1}\"", "l:", "no json.KeyEncoder[Literal]")

  test("opt and spread where they can't be"):
    refuses("json\"${opt(Option(1))}\"", "${opt", "opt(…) is a field's value or an element")
    refuses("json\"{${opt(Option(1))}: 1}\"", "${opt", "opt(…) is no key: it stands for the value")
    refuses("json\"[${opt(1)}]\"", "1)", "opt(…) does nothing here: scala.Int is always there")
    refuses("json\"[${spread(1)}]\"", "1)", "scala.Int has nothing to spread: it is neither object nor array")
    refuses("json\"${spread(List(1))}\"", "${spread", "spread(…) stands among fields or elements")
    refuses("json\"\"\"{\"a\": ${spread(List(1))}}\"\"\"", "${spread", "spread(…) stands alone among the fields")
    refuses("json\"\"\"[\"${opt(Option(1))}\"]\"\"\"", "${opt", "opt(…) and spread(…) can't stand in a string")

  test("a text that is not there when compiled"):
    refuses("val parts = List(\"1\"); StringContext(parts*).json()", "", "a json literal is written out")
