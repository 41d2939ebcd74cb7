package peers

import jzon as json

/** A flattened tree takes the fields that the class does not have. */
class FlattenedTreeSuite extends Cases:
  import FlattenedTreeSuite.*

  test("a tree that takes the other fields"):
    import Rest.*
    reads("""{"a":1,"x":2}""", A(1, json.Json.Obj("x" -> json.Json.Num(2))))

object FlattenedTreeSuite:
  object Rest:
    case class A(a: Int, @json.flatten rest: json.Json.Obj) derives json.Codec
