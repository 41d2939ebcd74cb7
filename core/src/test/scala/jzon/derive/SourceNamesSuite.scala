package jzon.derive

import jzon as json

/** Names of cases, and types in errors, as they are written in the source. */
object SourceNamesSuite:
  sealed trait Family derives json.Codec
  case class Dollar$(i: Int) extends Family
  case object Object$ extends Family
  case class +++(x: Int) extends Family
  case class `a b`(`c d`: Int) extends Family
  object `x-y`:
    case object `z z` extends Family
  enum Names derives json.Codec { case A$, `B C`, ? }

class SourceNamesSuite extends Roundtrips:
  import SourceNamesSuite.*

  test("dollars, operators and backticks"):
    both[Family](Dollar$(1), """{"Dollar$":{"i":1}}""")
    both[Family](Object$, """{"Object$":{}}""")
    both[Family](+++(1), """{"+++":{"x":1}}""")
    both[Family](`a b`(1), """{"a b":{"c d":1}}""")
    both[Family](`x-y`.`z z`, """{"z z":{}}""")
    both[Names](Names.A$, "\"A$\"")
    both[Names](Names.`B C`, "\"B C\"")
    both[Names](Names.?, "\"?\"")

  test("tuples"):
    says(
      compileErrors("case class C(t: (Int, Either[String, Thread])) derives jzon.Encoder"),
      "no json.Encoder[Thread], in (Int, Either[String, Thread]), for C.t: (Int, Either[String, Thread])"
    )

  test("functions"):
    says(compileErrors("case class C(f: Int => Int) derives jzon.Decoder"), "no json.Decoder[Int => Int] for C.f")
    says(
      compileErrors("case class C(f: (Int, (Long, Char)) => String) derives jzon.Decoder"),
      "C.f: (Int, (Long, Char)) => String"
    )
    says(
      compileErrors("case class C(f: (Int => Int) => () => (Int, Int)) derives jzon.Decoder"),
      "C.f: (Int => Int) => () => (Int, Int)"
    )
    says(compileErrors("case class C(f: ((Int, Int)) => Int) derives jzon.Decoder"), "C.f: ((Int, Int)) => Int")

  test("unions, intersections and wildcards"):
    says(
      compileErrors("case class C(f: (Int => Int) | Thread) derives jzon.Decoder"),
      "C.f: (Int => Int) | Thread"
    )
    says(
      compileErrors("case class C(f: Class[? <: Number]) derives jzon.Decoder"),
      "C.f: Class[? <: Number]"
    )
    says(
      compileErrors("case class C(f: Comparable[Int] & Thread) derives jzon.Decoder"),
      "C.f: Comparable[Int] & Thread"
    )
