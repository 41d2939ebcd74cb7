package peers

import jzon as json

/** Discriminators and hints: unusual names, tags that come last, cases that derive as well. */
class TagsSuite extends Cases:
  import TagsSuite.*

  test("cases that derive as well"):
    import DerivedCases.*
    bothWays[S](J(I(1), Some(I(2))), """{"t":"J","i":{"x":1},"s":{"t":"I","x":2}}""")
    bothWays(J(I(1), None), """{"i":{"x":1}}""")

  test("quotes, escapes and letters in a discriminator and a hint"):
    import Quoted.*
    bothWays[S](A(1), "{\"@\\\"type\\\" é\":\"a\\\"b\\\\\\n\",\"x\":1}")
    reads[S]("{\"x\":1,\"@\\u0022type\\u0022 \\u00e9\":\"a\\u0022b\\u005c\\u000a\"}", A(1))

  test("a discriminator after nested values with brackets in strings"):
    import Last.*
    reads[S](
      "{\"l\":[{\"m\":{\"t\":{\"l\":[],\"s\":\"t\",\"t\":\"A\"}},\"t\":\"B\"}],\"s\":\"}\\\"]{\",\"t\":\"A\"}",
      A(List(B(Map("t" -> A(Nil, "t")))), "}\"]{")
    )

  test("fields named as their cases"):
    import FieldNames.*
    bothWays[S](A(1, Some(B(2))), """{"A":{"A":1,"B":{"B":{"A":2}}}}""")

  test("four families inside each other, in each layout"):
    import Layers.*
    bothWays[A](
      A1(B1(C1(D1(Some(A1(B1(C1(D2)))), 1)))),
      """{"A1":{"b":{"B1":{"c":{"k":"C1","d":{"a":{"A1":{"b":{"B1":{"c":{"k":"C1","d":"D2"}}}}},"x":1}}}}}}"""
    )

object TagsSuite:
  object DerivedCases:
    @json.discriminator("t")
    sealed trait S derives json.Codec
    case class I(x: Int) extends S derives json.Codec
    case class J(i: I, s: Option[S]) extends S derives json.Codec

  object Quoted:
    @json.discriminator("""@"type" é""")
    sealed trait S derives json.Codec
    @json.hint("a\"b\\\n")
    case class A(x: Int) extends S

  object Last:
    @json.discriminator("t")
    sealed trait S derives json.Codec
    case class A(l: List[S], s: String) extends S
    case class B(m: Map[String, S]) extends S

  object FieldNames:
    sealed trait S derives json.Codec
    case class A(A: Int, B: Option[S]) extends S
    case class B(A: Int) extends S

  object Layers:
    sealed trait A derives json.Codec
    case class A1(b: B) extends A
    sealed trait B derives json.Codec
    case class B1(c: C) extends B
    @json.discriminator("k")
    sealed trait C derives json.Codec
    case class C1(d: D) extends C
    @json.untagged
    sealed trait D derives json.Codec
    case class D1(a: Option[A], x: Int) extends D
    case object D2 extends D
