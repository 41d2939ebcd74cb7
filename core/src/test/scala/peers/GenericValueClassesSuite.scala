package peers

import jzon as json

/** Value classes with a type parameter. */
class GenericValueClassesSuite extends Cases:
  import GenericValueClassesSuite.*

  test("a generic value class, and one with a private field"):
    import Boxes.*
    bothWays(A(Box(1), Secret("x"), Box(Secret("y"))), """{"b":{"a":1},"s":{"s":"x"},"t":{"a":{"s":"y"}}}""")

object GenericValueClassesSuite:
  object Boxes:
    case class Box[A](a: A) extends AnyVal derives json.Codec
    case class Secret(private val s: String) extends AnyVal derives json.Codec
    case class A(b: Box[Int], s: Secret, t: Box[Secret]) derives json.Codec
