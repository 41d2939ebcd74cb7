package jzon.conformance

import jzon as json
import jzon.{Json, Raw}

/** A way to nest values: `open`, the nested value, `close`, and in the middle `inner`.
  *
  * @param stack
  *   KB of stack that are enough for the deepest document of this kind, in every tier of the JVM
  */
final class DeepCase[A](val name: String, val stack: Int, open: String, inner: String, close: String)(using
    val codec: json.Codec[A]
):
  /** As many levels as the default depth allows. */
  def document: String = nested((json.Limits.default.depth - DeepCase.depth(inner)) / DeepCase.depth(open + close))

  def nested(levels: Int): String = open * levels + inner + close * levels

object DeepCase:
  /** Objects and arrays around the innermost value. */
  private def depth(text: String): Int =
    val steps = text.map(c => if "{[".contains(c) then 1 else if "}]".contains(c) then -1 else 0)
    steps.scanLeft(0)(_ + _).max

/** The ways that [[DeepStack]] tries. */
object DeepCases:
  val all: List[DeepCase[?]] =
    List(
      mixed[Deep1]("Deep1", 1, 512),
      mixed[Deep5]("Deep5", 5, 512),
      mixed[Deep10]("Deep10", 10, 512),
      mixed[Deep16]("Deep16", 16, 512),
      mixed[Deep20]("Deep20", 20, 512),
      mixed[Deep22]("Deep22", 22, 512),
      mixed[Deep40]("Deep40", 40, 1024),
      mixed[Deep48]("Deep48", 48, 1024),
      mixed[Deep49]("Deep49", 49, 512),
      mixed[Deep64]("Deep64", 64, 512),
      mixed[Deep65]("Deep65", 65, 512),
      mixed[Deep80]("Deep80", 80, 512),
      mixed[Deep120]("Deep120", 120, 512),
      mixed[Deep200]("Deep200", 200, 512),
      of[Doubles22]("Doubles22", 22, List("0.5"), 512),
      of[Doubles48]("Doubles48", 48, List("0.5"), 1024),
      of[Doubles80]("Doubles80", 80, List("0.5"), 512),
      of[Defaults22]("Defaults22", 22, defaults, 512),
      of[Defaults80]("Defaults80", 80, defaults, 512),
      DeepCase[Wrapped](
        "wrapped",
        512,
        s"""{"Node":{${fields(21, values)},"a":""",
        s"""{"Node":{${fields(21, values)}}}""",
        "}}"
      ),
      DeepCase[Tagged](
        "tagged",
        512,
        s"""{"type":"Node",${fields(21, values)},"a":""",
        s"""{"type":"Node",${fields(21, values)}}""",
        "}"
      ),
      DeepCase[Untagged]("untagged", 512, s"""{${fields(21, values)},"a":""", """{"end":1}""", "}"),
      DeepCase[ByList]("list", 512, """{"name":"x","a":[""", """{"name":"x","a":[]}""", "]}"),
      DeepCase[ByVector]("vector", 512, """{"name":"x","a":[""", """{"name":"x","a":[]}""", "]}"),
      DeepCase[ByMap]("map", 512, """{"name":"x","a":{"k":""", """{"name":"x","a":{}}""", "}}"),
      DeepCase[ByTuple]("tuple", 512, """{"name":"x","a":[1,""", """{"name":"x"}""", "]}"),
      DeepCase[ByEither]("either", 512, """{"name":"x","a":{"Right":""", """{"name":"x","a":{"Left":1}}""", "}}"),
      DeepCase[Odd]("two classes", 512, """{"name":"x","a":{"name":"x","a":""", """{"name":"x"}""", "}}"),
      mixed[Left40]("two large classes", 40, 1024),
      DeepCase[ByAlternatives]("orElse", 2048, """{"name":"x","a":""", """{"name":"x"}""", "}"),
      DeepCase[ByChecks]("emap", 2048, """{"name":"x","a":""", """{"name":"x"}""", "}"),
      DeepCase[Json]("tree", 256, """{"name":"x","a":[""", "1", "]}"),
      DeepCase[Raw]("raw", 256, """{"name":"x","a":[""", "1", "]}"),
      DeepCase[Defaults22]("skipped", 512, """{"x":[""", "1", "]}")
    )

  /** One of each kind of field, again and again. */
  private lazy val values =
    List("1", "\"text\"", "1.5", "2", "true", "[1,2]", "0.5", "\"text\"", "1.25", "[1,\"text\"]")
  private lazy val defaults = List("1", "\"text\"", "1.5", "2", "true")

  private def fields(count: Int, values: List[String]): String = (0 until count).map(i =>
    s"\"f$i\":${values(i % values.size)}"
  ).mkString(",")

  private def mixed[A](name: String, size: Int, stack: Int)(using json.Codec[A]): DeepCase[A] =
    of[A](name, size, values, stack)

  /** A class of `size` fields, the last of which, `a`, holds the nested value. */
  private def of[A](name: String, size: Int, values: List[String], stack: Int)(using json.Codec[A]): DeepCase[A] =
    val others = fields(size - 1, values)
    val comma = if others.isEmpty then "" else ","
    DeepCase[A](name, stack, s"{$others$comma\"a\":", s"{$others}", "}")
