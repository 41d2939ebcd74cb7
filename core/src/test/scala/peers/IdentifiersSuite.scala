package peers

import jzon as json

/** Names that other code may own: operators, backticks, dollars, and those of the library itself. */
class IdentifiersSuite extends Cases:
  import IdentifiersSuite.*

  test("fields named as local values of emitted code"):
    import Locals.*
    bothWays(
      A(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21),
      """{"in":1,"out":2,"a":3,"b":4,"seen":5,"fields":6,"expected":7,"decoder":8,"encoder":9,"depth":10,"size":11""" +
        ""","i":12,"field":13,"value":14,"result":15,"x$1":16,"jzon":17,"json":18,"scala":19,"java":20,"self":21}"""
    )

  test("fields in backticks"):
    import Backticks.*
    bothWays(
      A(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
      """{"type":1,"a b":2,"a-b":3,"+":4,"::":5,"def":6,"été":7,"名前":8,"a.b":9,"\"":10,"😀":11,"<=>":12}"""
    )

  test("paths of such fields"):
    import OddPaths.*
    refuses[A]("""{"a b":true}""", """."a b"(expected a number, got t)""")
    refuses[A]("{\"\\\"\":true}", ".\"\\\"\"(expected a number, got t)")
    refuses[A]("""{"+":true}""", """."+"(expected a number, got t)""")

  test("classes and cases named as operators"):
    import Operators.*
    bothWays(new +(1), """{"x":1}""")
    bothWays[`odd enum`](`odd enum`.`a b`, """"a b"""")
    bothWays[`odd enum`](`odd enum`.`"`, "\"\\\"\"")
    bothWays[`odd enum`](`odd enum`.++, """"++"""")
    bothWays[`odd enum`](`odd enum`.名, """"名"""")
    bothWays[Op](:+:(1, 2), """{":+:":{"l":1,"r":2}}""")
    bothWays[Op](`~`, """{"~":{}}""")

  test("names with a dollar"):
    import Dollars.*
    bothWays(A$B(1, 2, 3), """{"x$":1,"$y":2,"z$1":3}""")
    bothWays[S]($A(1), """{"$A":{"x":1}}""")
    bothWays[S](B$C(1), """{"B$C":{"x":1}}""")

  test("a case whose name ends in a dollar"):
    import LastDollar.*
    bothWays[S](G$(1), """{"G$":{"x":1}}""")

  test("names of many lengths that begin alike"):
    import Prefixes.*
    val names = List(1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 83).map("a" * _)
    val a = A(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    bothWays(a, names.zipWithIndex.map((n, i) => s""""$n":${i + 1}""").mkString("{", ",", "}"))
    reads(names.zipWithIndex.reverse.map((n, i) => s""""$n":${i + 1}""").mkString("{", ",", "}"), a)

object IdentifiersSuite:
  object Locals:
    case class A(
        in: Int,
        out: Int,
        a: Int,
        b: Int,
        seen: Int,
        fields: Int,
        expected: Int,
        decoder: Int,
        encoder: Int,
        depth: Int,
        size: Int,
        i: Int,
        field: Int,
        value: Int,
        result: Int,
        x$1: Int,
        jzon: Int,
        json: Int,
        scala: Int,
        java: Int,
        self: Int
    ) derives json.Codec

  object Backticks:
    case class A(
        `type`: Int,
        `a b`: Int,
        `a-b`: Int,
        + : Int,
        :: : Int,
        `def`: Int,
        été: Int,
        名前: Int,
        `a.b`: Int,
        `"`: Int,
        `😀`: Int,
        <=> : Int
    ) derives json.Codec

  object OddPaths:
    case class A(`a b`: Int = 1, `"`: Int = 1, + : Int = 1, 名前: Int = 1) derives json.Codec

  object Operators:
    case class +(x: Int) derives json.Codec
    enum `odd enum` derives json.Codec:
      case `a b`, `"`, ++, 名
    sealed trait Op derives json.Codec
    case class :+:(l: Int, r: Int) extends Op
    case object `~` extends Op

  object Dollars:
    case class A$B(x$ : Int, $y: Int, `z$1`: Int) derives json.Codec
    sealed trait S derives json.Codec
    case class $A(x: Int) extends S
    case class B$C(x: Int) extends S

  object LastDollar:
    sealed trait S derives json.Codec
    case class G$(x: Int) extends S

  object Prefixes:
    case class A(
        a: Int,
        aa: Int,
        aaa: Int,
        aaaa: Int,
        aaaaa: Int,
        aaaaaa: Int,
        aaaaaaa: Int,
        aaaaaaaa: Int,
        aaaaaaaaa: Int,
        aaaaaaaaaaaaaaa: Int,
        aaaaaaaaaaaaaaaa: Int,
        aaaaaaaaaaaaaaaaa: Int,
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: Int
    ) derives json.Codec
