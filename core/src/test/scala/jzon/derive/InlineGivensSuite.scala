package jzon.derive

import jzon as json

/** An inline given that derives each case of a family where it is used. When the compiler searches for the instance of
  * a field, it tries that given first, whatever the type of the field. Without [[jzon.macros.derive.Nested]], it would
  * not end.
  */
object InlineGivensSuite:
  sealed trait Automatic
  case class Leaf(list: List[Int], option: Option[Int]) extends Automatic
  case class Branch(left: Leaf, leaves: List[Leaf], named: Map[String, Leaf]) extends Automatic

  inline given automatic[A <: Automatic]: json.Codec[A] = json.Codec.derived[A]

class InlineGivensSuite extends Roundtrips:
  import InlineGivensSuite.*
  import InlineGivensSuite.given

  test("cases with collections"):
    both(Leaf(List(1), Some(2)), """{"list":[1],"option":2}""")
    both(
      Branch(Leaf(Nil, None), List(Leaf(List(3), None)), Map.empty),
      """{"left":{"list":[]},"leaves":[{"list":[3]}],"named":{}}"""
    )

  test("a case that holds itself"):
    val errors = compileErrors(
      "case class Chain(next: Option[Chain]); inline given chain[A <: Chain]: json.Codec[A] = json.Codec.derived[A]; " +
        "summon[json.Codec[Chain]]"
    )
    assert(
      clue(errors).contains("in Option[Chain], for Chain.next: Option[Chain]: write `derives json.Codec` on Chain")
    )
