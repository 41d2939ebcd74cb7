package jzon.instances

class TuplesSuite extends Rows:
  test("every arity"):
    both[EmptyTuple]("[]", EmptyTuple)
    both("[1]", Tuple1(1))
    both("""["a",1]""", ("a", 1))
    both("""["a",1,true]""", ("a", 1, true))
    both("[1,2,3,4]", (1, 2, 3, 4))
    both(
      "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]",
      (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22)
    )
    both(
      "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]",
      (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
    )
    both("[1,[2,3]]", 1 *: (2, 3) *: EmptyTuple)

  test("exactly as many elements"):
    refuses[(Int, Int)]("""["x",1]""", "[0](expected a number, got \")")
    refuses[(Int, Int)]("""[1,"x"]""", "[1](expected a number, got \")")
    refuses[(Int, Int)]("[1]", "[1](missing)")
    refuses[(Int, Option[Int])]("[1]", "[1](missing)")
    refuses[(Int, Int)]("[]", "[0](missing)")
    refuses[(Int, Int)]("[1,2,3]", "[2](invalid extra element)")
    refuses[(Int, Int, Int)]("[1,2]", "[2](missing)")
    refuses[EmptyTuple]("[1]", "[0](invalid extra element)")
    refuses[(Int, Int)]("{}", "(expected an array, got {)")

  test("the decoder of a pair is not that of the end of a triple"):
    given jzon.Decoder[(Int, Int)] = jzon.Decoder[String].map(text => (text.length, 0))
    reads("[1,2,3]", (1, 2, 3))
    reads("\"abc\"", (3, 0))
