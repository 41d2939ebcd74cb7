package jzon.literal

import java.io.ByteArrayOutputStream
import java.nio.file.Files
import java.util.UUID
import jzon.{Codec, Corpora, EncodeError, Encoder, Json, Limits, Literal, WriteOptions, Writer}
import jzon.syntax.*
import munit.{FunSuite, Location}

class LiteralsSuite extends FunSuite:
  import LiteralsSuite.*

  private val forms = List(
    WriteOptions.default,
    WriteOptions.pretty,
    WriteOptions(sortedKeys = true),
    WriteOptions(asciiOnly = true),
    WriteOptions(htmlSafe = true),
    WriteOptions(nan = WriteOptions.NaN.Null),
    WriteOptions(indent = 3, sortedKeys = true, asciiOnly = true, htmlSafe = true)
  )

  /** The literal is this text, and in every form what the tree of this text is; to a stream as well, in small pieces.
    */
  private def gives(literal: Literal, expected: String)(using Location): Unit =
    assertEquals(jzon.write(literal), expected)
    assertEquals(literal.toString, expected)
    val tree = jzon.readOrThrow[Json](expected)
    forms.foreach: options =>
      given WriteOptions = options
      assertEquals(jzon.write(literal), jzon.write(tree), options)
      assertEquals(jzon.write(List(literal, literal)), jzon.write(List(tree, tree)), options)
    val stream = ByteArrayOutputStream()
    val out = new Writer(new Array[Byte](2), WriteOptions.default, Limits.default)
    out.drainTo(stream)
    literal.write(out)
    out.drain()
    assertEquals(stream.toString("UTF-8"), expected)
    val length = expected.getBytes("UTF-8").length
    assertEquals(Encoder[Literal].size(literal), length)
    assertEquals(Encoder[List[Literal]].size(List(literal, literal)), 2 * length + 3)

  test("the document of the seed"):
    val john = json"""{
      "name": "John Doe",
      "age": 43,
      "phones": [
        "+44 1234567",
        "+44 2345678"
      ]
    }"""
    gives(john, """{"name":"John Doe","age":43,"phones":["+44 1234567","+44 2345678"]}""")
    assertEquals(
      jzon.parser.decode[Person](john.toJson),
      Right(Person("John Doe", 43, List("+44 1234567", "+44 2345678")))
    )

  test("variables and expressions"):
    val fullName = "John Doe"
    val ageLastYear = 42
    def randomPhone(): String = "0"
    gives(
      json"""{"name": $fullName, "age": ${ageLastYear + 1}, "phones": [${s"+44 ${randomPhone()}"}]}""",
      """{"name":"John Doe","age":43,"phones":["+44 0"]}"""
    )

  test("the document of the seed's explanation"):
    val (value1, value2, value3) = (1, 2.5, Option.empty[String])
    gives(
      json"""{"codes": [400, $value1, $value2], "message": $value3, "contact": "contact support at support@example.com"}""",
      """{"codes":[400,1,2.5],"message":null,"contact":"contact support at support@example.com"}"""
    )

  test("scalars"):
    gives(json"null", "null")
    gives(json" true ", "true")
    gives(json"-1.50e+3", "-1.50e+3")
    gives(
      json""" "é€😀 \u00e9\ud83d\ude00 \" \\ \/ \b\f\n\r\t \u0001 </> $$" """,
      "\"é€😀 é😀 \\\" \\\\ / \\b\\f\\n\\r\\t \\u0001 </> $\""
    )
    gives(json"${1}", "1")
    gives(json"${None: Option[Int]}", "null")
    gives(json"${null}", "null")
    gives(json""" "${""}" """, "\"\"")

  test("empty containers, nesting, and one comma after the last entry"):
    gives(json"[]", "[]")
    gives(json"{}", "{}")
    gives(json"""[[], {}, [[ ]], {"": {}},]""", """[[],{},[[]],{"":{}}]""")
    gives(json"""{"a": [1, 2,], "b": {"c": -0,},}""", """{"a":[1,2],"b":{"c":-0}}""")

  test("holes of every primitive"):
    val (b, s, i, l, f, d, z, c) = (1.toByte, -2.toShort, 3, Long.MinValue, 0.1f, 1e21, true, 'é')
    gives(
      json"[$b, $s, $i, $l, $f, $d, $z, ${!z}, $c]",
      """[1,-2,3,-9223372036854775808,0.1,1.0E21,true,false,"é"]"""
    )
    assertEquals(json"[${Double.NaN}, ${Float.NegativeInfinity}]".toJson, """["NaN","-Infinity"]""")
    gives(json"[${Int.MinValue}, ${Int.MaxValue}, ${Long.MaxValue}]", "[-2147483648,2147483647,9223372036854775807]")

  test("keys"):
    val (k, i, u) = ("a\"b", 7, UUID(1, 2))
    gives(
      json"""{$k: 1, $i: $i, $u: "x", "y$i": {${1.5}: 1}, ${true}: 2, ${'c'}: 3, ${2L}: 4}""",
      """{"a\"b":1,"7":7,"00000000-0000-0001-0000-000000000002":"x","y7":{"1.5":1},"true":2,"c":3,"2":4}"""
    )

  test("in a string"):
    val (name, i, u, d) = ("é \"x\" </", 7, UUID(1, 2), 1.5)
    gives(json""" "$name" """, "\"é \\\"x\\\" </\"")
    gives(
      json"""["a${i}b$name\n$d", "$u", "$i$i", {"k$u": "${true}${'"'}${Double.NaN}${0.1f}"}]""",
      "[\"a7bé \\\"x\\\" </\\n1.5\",\"00000000-0000-0001-0000-000000000002\",\"77\"," +
        "{\"k00000000-0000-0001-0000-000000000002\":\"true\\\"NaN0.1\"}]"
    )

  test("values of any type with an encoder"):
    val xs = List(1, 2)
    gives(
      json"""[$xs, ${Vector("a")}, ${Map("k" -> Some(1.5))}, ${Person(
          "x",
          1,
          Nil
        )}, ${Some(xs)}, ${Right(1): Either[Int, Int]}]""",
      """[[1,2],["a"],{"k":1.5},{"name":"x","age":1,"phones":[]},[1,2],{"Right":1}]"""
    )

  test("values of a union or of an object's type, as the argument of a method"):
    def c = true
    gives(json"""[${if c then "a" else "b"}, ${if c then 1 else 2}]""", """["a",1]""")
    gives(json"""{"${if c then "a" else "b"}": 1, ${if c then "c" else "d"}: 2}""", """{"a":1,"c":2}""")
    gives(json"""[${if c then Some(1) else None}, ${if c then None else Some("a")}, $None, $Nil]""", "[1,null,null,[]]")
    gives(json"""[${if c then Left(1) else Right("x")}]""", """[{"Left":1}]""")
    gives(json"""[${if c then List(1) else Vector(2)}, ${if c then Colour.Red else Colour.Blue}]""", """[[1],"Red"]""")
    gives(json"""[${if c then Shape.Circle(1) else Shape.Square(2)}]""", """[{"Circle":{"r":1}}]""")
    gives(
      json"""{"a": ${opt(if c then Some("a") else None)}, "b": ${opt(if c then None else Some(1))}, "c": ${opt(
          None
        )}}""",
      """{"a":"a"}"""
    )
    given Encoder[Int | String] = (a, out) => out.writeString(a.toString)
    val own: Int | String = 1
    gives(json"[$own]", """["1"]""")

  test("generic values"):
    def pair[A: Encoder](a: A): Literal = json"[$a, ${List(a)}]"
    gives(pair(1), "[1,[1]]")
    gives(pair("x"), """["x",["x"]]""")

  test("literals in literals"):
    val i = 1
    val inner = json"""{"i": $i}"""
    gives(json"""[$inner, ${json"[$i, ${json"{$i: 2}"}]"}, $i]""", """[{"i":1},[1,{"1":2}],1]""")
    gives(json"${json"${json"$i"}"}", "1")

  test("entries that may be left out"):
    val (some, none) = (Option(1), Option.empty[Int])
    gives(json"""{"a": ${opt(some)}, "b": ${opt(none)}, "c": 3}""", """{"a":1,"c":3}""")
    gives(json"""{"a": ${opt(none)}, "b": ${opt(some)}, "c": {}}""", """{"b":1,"c":{}}""")
    gives(json"""{"a": ${opt(none)}, "b": [1]}""", """{"b":[1]}""")
    gives(json"""{"a": ${opt(none)}}""", "{}")
    gives(json"""{"a": 1, ${"k"}: ${opt(some)}, "c": ${opt(none)},}""", """{"a":1,"k":1}""")
    gives(json"[${opt(none)}, 1, ${opt(some)}, ${opt(none)}, [2]]", "[1,1,[2]]")
    gives(json"""[${opt(none)}, "x", ${opt(none)}]""", """["x"]""")
    gives(json"""[${opt(none)}, ${some}, {"x": ${opt(Option("y"))}}]""", """[1,{"x":"y"}]""")
    gives(json"[${opt(none)}, ${opt(none)}]", "[]")
    gives(json"""{"a": ${opt(java.util.Optional.empty[Int])}, "b": ${opt(java.util.Optional.of(2))}}""", """{"b":2}""")

  test("entries of others"):
    val (map, empty) = (Map("p" -> 1, "q" -> 2), Map.empty[String, Int])
    gives(json"{${spread(map)}}", """{"p":1,"q":2}""")
    gives(json"""{"a": 1, ${spread(map)}, "b": 2}""", """{"a":1,"p":1,"q":2,"b":2}""")
    gives(
      json"""{${spread(empty)}, "b": {"c": [1], ${spread(map)}}, ${spread(empty)}}""",
      """{"b":{"c":[1],"p":1,"q":2}}"""
    )
    gives(json"""{${spread(Person("x", 1, List("y")))}, "b": 2}""", """{"name":"x","age":1,"phones":["y"],"b":2}""")
    gives(json"[0, ${spread(List(List(1), Nil))}, ${spread(Nil: List[Int])}, 2]", "[0,[1],[],2]")
    gives(json"[${spread(Option.empty[List[Int]])}, ${spread(Option(List(1)))}]", "[1]")
    val inner = json"""{${spread(map)}, "r": {${spread(map)}}}"""
    gives(
      json"""[{${spread(inner)}, "z": [${spread(json"[1, ${inner}]")}]}]""",
      """[{"p":1,"q":2,"r":{"p":1,"q":2},"z":[1,{"p":1,"q":2,"r":{"p":1,"q":2}}]}]"""
    )

  test("what can't be spread"):
    val error = intercept[EncodeError](json"""{"a": {${spread(List(1))}}}""".toJson)
    assertEquals(error.render, ".a(only an object has fields to spread)")
    assertEquals(
      intercept[EncodeError](json"[${spread(Map("a" -> 1))}]".toJson).message,
      "only an array has elements to spread"
    )

  test("holes are evaluated once, from left to right, when the literal is"):
    var seen = List.empty[Int]
    def next(i: Int): Int =
      seen ::= i
      i
    val literal = json"""{${next(1)}: ${next(2)}, "a": [${json"${next(3)}"}, "x${next(4)}", ${opt(Option(next(5)))}]}"""
    assertEquals(seen, List(5, 4, 3, 2, 1))
    gives(literal, """{"1":2,"a":[3,"x4",5]}""")
    assertEquals(seen, List(5, 4, 3, 2, 1))

  test("a writer is evaluated before what is put"):
    var seen = List.empty[String]
    def note[A](name: String, a: A): A =
      seen ::= name
      a
    note("writer", Writer()).put(json"[${note("hole", 1)}]")
    assertEquals(seen, List("hole", "writer"))

  test("a writer, directly"):
    val (i, name, none) = (7, "é", Option.empty[Int])
    val out = Writer()
    out.put(json"""{"i": $i, $name: ["$name", ${opt(none)}, ${json"{$i: $name}"}], ${spread(Map(1 -> 2))}}""")
    assertEquals(out.toString, """{"i":7,"é":["é",{"7":"é"}],"1":2}""")
    val pretty = new Writer(new Array[Byte](2), WriteOptions.pretty, Limits.default)
    pretty.put(json"""{"i": [$i, "x"]}""")
    assertEquals(pretty.toString, "{\n  \"i\" : [\n    7,\n    \"x\"\n  ]\n}")
    out.reset()
    val literal = json"[$i]"
    out.put(literal)
    assertEquals(out.toString, "[7]")

  test("errors have the path"):
    val (bad, k, none) = ("\ud800", 7, Option.empty[Int])
    def path(literal: Literal)(using Location): String =
      val compact = intercept[EncodeError](literal.toJson).render
      assertEquals(intercept[EncodeError](literal.toJsonPretty).render, compact)
      compact
    assertEquals(path(json"""{"a": {"b c": [1, $bad]}}"""), ".a.\"b c\"[1](lone surrogate)")
    assertEquals(path(json"""{$k: {"x$k": "y$bad"}}"""), ".\"7\".x7(lone surrogate)")
    assertEquals(
      path(json"""[${opt(none)}, ${spread(List(1, 2))}, ${opt(Option(1))}, 1, $bad]"""),
      "[4](lone surrogate)"
    )
    assertEquals(path(json"""{"a": [1, ${spread(List("x", bad))}]}"""), ".a[2](lone surrogate)")
    assertEquals(path(json"""{"a": ${Map("b" -> List(bad))}}"""), ".a.b[0](lone surrogate)")
    assertEquals(path(json"""$bad"""), "(lone surrogate)")

  test("not deeper than the limit, whatever the text has of it"):
    given Limits = Limits(depth = 4)
    assertEquals(json"[[[${List(1)}]]]".toJson, "[[[[1]]]]")
    intercept[EncodeError](json"[[[${List(List(1))}]]]".toJson)
    intercept[EncodeError](json"[[[[[]]]]]".toJson)
    def nested(n: Int): Literal = if n == 0 then json"0" else json"[${nested(n - 1)}]"
    assertEquals(nested(4).toJson, "[[[[0]]]]")
    intercept[EncodeError](nested(5).toJson)

  test("NaN as the options say"):
    val literal = json"""{"x": ${Double.NaN}, "y": "${Double.NaN}"}"""
    given WriteOptions = WriteOptions(nan = WriteOptions.NaN.Null)
    assertEquals(literal.toJson, """{"x":null,"y":"NaN"}""")

  test("the document of the benchmarks, in 122 bytes"):
    val i = 1
    val literal =
      json"""{"foo":$i,"bar":[$i],"baz":{"code":$i,"extra":null,"this":{"is":{"a":[$i,{"really":{"deep":["object",$i,null,true,false]}}]}}}}"""
    assertEquals(literal.toJsonBytes.length, 122)
    gives(
      literal,
      """{"foo":1,"bar":[1],"baz":{"code":1,"extra":null,"this":{"is":{"a":[1,{"really":{"deep":["object",1,null,true,false]}}]}}}}"""
    )

  test("a schema of Kubernetes, whole and in 31 pieces"):
    val folder = Corpora.find("encode-documents")
    assume(folder.nonEmpty, Corpora.missing("encode-documents"))
    val expected = Files.readString(folder.get.resolve("k8s-service-schema.json"))
    assertEquals(ServiceSchema.whole.toJson, expected)
    assertEquals(ServiceSchema.split.toJson, expected)
    val out = Writer()
    ServiceSchema.direct(out)
    assertEquals(out.toString, expected)
    gives(ServiceSchema.split, expected)

private object LiteralsSuite:
  enum Colour derives Codec:
    case Red, Blue

  enum Shape derives Codec:
    case Circle(r: Int)
    case Square(a: Int)

  case class Person(name: String, age: Int, phones: List[String]) derives Codec

/** [[jzon.syntax.put]] where other ways to write are in use. */
class LiteralPlacesSuite extends munit.FunSuite:
  import jzon as json
  import json.syntax.*

  private val one = 1

  test("a whole document goes where the writer's documents go"):
    val bytes = new Array[Byte](64)
    val fixed = json.Writer.fixed(bytes)
    fixed.put(json"""{"a": $one}""")
    assertEquals(new String(bytes, 0, 7, "US-ASCII"), """{"a":1}""")
    val stream = java.io.ByteArrayOutputStream()
    json.Writer.to(stream).put(json"[$one]")
    assertEquals(stream.toString, "[1]")

  test("a literal where no value can stand is refused"):
    val out = json.Writer()
    out.put(json"$one")
    intercept[json.EncodeError](out.put(json"2"))
    out.reset()
    out.put(json"2")
    assertEquals(out.toString, "2")

  test("inside a block a literal goes to the handle"):
    val out = json.Writer()
    val error = intercept[json.EncodeError](out.obj(_ => out.put(json"1")))
    assertEquals(error.message, "a block is open: write to its handle")
    out.reset()
    out.obj(_.put("x", json"""{"y": [$one]}"""))
    assertEquals(out.toString, """{"x":{"y":[1]}}""")

  test("an encoder that is written by hand"):
    final class Point(val x: Int)
    given json.Encoder[Point] = (point, out) => out.put(json"""{"x": ${point.x}}""")
    assertEquals(json.write(List(Point(1), Point(2))), """[{"x":1},{"x":2}]""")
    val out = json.Writer()
    out.arr(a => a.add(Point(3)))
    assertEquals(out.toString, """[{"x":3}]""")
