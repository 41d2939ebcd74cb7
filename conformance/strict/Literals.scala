package strict

import java.time.LocalDate
import java.util.UUID
import jzon as json
import jzon.syntax.*

/** Literals with every kind of hole. That this compiles under strict options of the compiler is the test: check.sh. */
final class Point(val x: Int, val y: Int)
object Point:
  given encoder: json.Encoder[Point] = (point, out) => out.put(json"[${point.x},${point.y}]")

final class Tag(val name: String)
object Tag:
  given keyEncoder: json.KeyEncoder[Tag] = json.KeyEncoder[String].contramap(_.name)

opaque type Id = Long
object Id:
  def apply(id: Long): Id = id
  given encoder: json.Encoder[Id] = json.Encoder.long
  given keyEncoder: json.KeyEncoder[Id] = json.KeyEncoder.long

enum Color:
  case Red, Green
object Color:
  given encoder: json.Encoder[Color] = json.Encoder.string.contramap(_.productPrefix)

final case class Order(id: Int, points: List[String])
object Order:
  given encoder: json.Encoder[Order] = (order, out) => out.put(json"""{"id": ${order.id}, "points": ${order.points}}""")

final class Values(val text: String, val number: Int, private val tag: Tag):
  val point: Point = Point(number, 2)
  val initialized = json"""{"point": $point, "text": $text, $tag: "$number of $text"}"""
  lazy val later = json"""[$initialized, $number]"""

object Literals:
  private val global = json"""{"a": ${Color.Red}, "b": ${opt(Option(1))}}"""

  def constant = json"""{"a": [1, -2.5e3, true, false, null, "é\u20ac\n"], "b": {}}"""

  def scalars(a: Boolean, b: Byte, c: Short, d: Int, e: Long, f: Float, g: Double, h: Char, i: String) =
    json"""[$a, $b, $c, $d, $e, $f, $g, $h, $i, ${null}, ${1}, ${"text"}, ${'c'}]"""

  def values(point: Point, points: List[Point], map: Map[UUID, Option[Point]], date: LocalDate, id: Id, color: Color) =
    json"""{"p": $point, "ps": $points, "m": $map, "d": $date, "id": $id, "color": $color, "o": ${Order(1, Nil)}}"""

  def options(number: Option[Int], point: Option[Point], some: Some[String], nested: Option[Option[Double]]) =
    json"""{"n": $number, "o": ${opt(number)}, "p": ${opt(point)}, "s": $some, "t": ${opt(some)}, "in": [$nested, ${opt(
        nested
      )}, $point]}"""

  def arrays(ints: Array[Int], tuple: (Int, String), either: Either[String, Int], vector: Vector[Double]) =
    json"""{"ints": $ints, "tuple": $tuple, "either": $either, "spread": [0, ${spread(ints)}, ${spread(vector)}]}"""

  def keys(tag: Tag, id: Id, text: String, number: Int, letter: Char, real: Double, uuid: UUID) =
    json"""{$tag: 1, $id: 2, $text: 3, $number: 4, $letter: 5, $real: 6, $uuid: 7, "to $text": 8, "${tag}$number": 9}"""

  def inside(tag: Tag, id: Id, text: String, number: Long, letter: Char, real: Float, date: LocalDate) =
    json"""["$tag, $id, $text, $number, $letter, $real, $date é", "$text", {"in": "${text}${text}"}]"""

  def spreads(map: Map[String, Int], points: List[Point], order: Order, more: Option[Map[String, Int]]) =
    json"""{${spread(map)}, "points": [${spread(points)}, 1, ${spread(points)}], ${spread(order)}, ${spread(more)}}"""

  def nested(text: String, list: List[Int]) =
    val inner = json"""{"text": $text}"""
    json"""{"in": ${json"""[$text, ${json"$list"}]"""}, "inner": $inner, "inners": ${List(inner, inner)}}"""

  def within(texts: List[String]) = texts.map(text => json"""{"text": $text, "length": ${text.length}}""")

  def generic[A: json.Encoder, K](a: A, key: K)(using json.KeyEncoder[K]) = json"""{$key: $a, "list": ${List(a)}}"""

  def local(name: String): json.Literal =
    final class Local(val name: String)
    given encoder: json.Encoder[Local] = (local, out) => out.writeString(local.name)
    json"""{"local": ${Local(name)}, "list": ${List(Local(name))}}"""

  def toString(name: String): String = json"""{"name": $name}""".toJson + global.toString

  def put(out: json.Writer, point: Point, text: String, list: List[Int], more: Option[String]): Unit =
    out.reset()
    out.put(
      json"""{"p": $point, $text: "a $text", "list": [${spread(list)}], "more": ${opt(more)}, "in": ${json"[$text]"}}"""
    )

  def putValue(out: json.Writer, text: String): Unit =
    val literal = json"""{"text": $text}"""
    out.put(literal)

  def fluent(out: json.Writer, text: String): String =
    out.obj(o => o.put("literal", json"""[$text]""").arr("more")(a => a.add(json"""{"text": $text}"""))).toString

  def changing(numbers: Array[Int]) =
    var sum = 0
    for number <- numbers do sum += number
    json"""{"sum": $sum, "next": ${
        sum += 1
        sum
      }, "mean": ${if numbers.length == 0 then None else Option(sum.toDouble / numbers.length)}}"""

  def chosen(number: Int) = json"""{"match": ${number match
      case 0 => "zero"
      case _ => "more"
    }, "try": ${try number / number
    catch case _: ArithmeticException => 0}}"""

  /** More holes than one object captures, and some of every kind. */
  def many(n: Int, s: String, o: Option[Int], m: Map[String, Int], p: Point) =
    json"""[
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 0}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 1}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 2}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 3}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 4}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 5}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 6}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 7}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 8}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 9}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 10}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 11}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 12}]}
    ]"""

  def putMany(out: json.Writer, n: Int, s: String, o: Option[Int], m: Map[String, Int], p: Point): Unit =
    out.put(json"""[
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 0}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 1}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 2}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 3}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 4}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 5}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 6}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 7}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 8}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 9}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 10}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 11}]},
      {"n": $n, $s: "a $s", "o": ${opt(o)}, "p": $p, ${spread(m)}, "in": [$n, ${opt(o)}, ${n + 12}]}
    ]""")
