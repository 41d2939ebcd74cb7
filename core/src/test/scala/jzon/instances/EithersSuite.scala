package jzon.instances

class EithersSuite extends Rows:
  test("both sides"):
    both[Either[String, Int]]("""{"Left":"a"}""", Left("a"))
    both[Either[String, Int]]("""{"Right":1}""", Right(1))

  test("other names that are read"):
    for name <- List("a", "left") do reads[Either[String, Int]](s"""{ "$name" : "x" }""", Left("x"))
    for name <- List("b", "right") do reads[Either[String, Int]](s"""{ "$name" : 1 }""", Right(1))
    reads[Either[String, Int]]("""{"\u0062":1}""", Right(1))

  test("what is refused"):
    refuses[Either[String, Int]]("{}", "(expected non-empty object)")
    refuses[Either[String, Int]](
      """{"c":1}""",
      "(invalid disambiguator): expected Left, left, a, Right, right or b, got \"c\""
    )
    refuses[Either[String, Int]]("""{"Left":1}""", ".Left(expected a string, got 1)")
    refuses[Either[String, Int]]("""{"b":"x"}""", ".b(expected a number, got \")")
    refuses[Either[String, Int]]("""{"b":1,"a":"x"}""", ".a(invalid extra field)")
    refuses[Either[String, Int]]("[]", "(expected an object, got [)")
    refuses[Either[String, Int]]("""{"b":1""", "(unexpected end of input)")
