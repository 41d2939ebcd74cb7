package jzon.instances

import scala.collection.immutable.ArraySeq
import jzon.{Decoder, Encoder, RoundTrip}
import munit.Location

class ArraysSuite extends Rows:
  private def array[A](text: String, elements: A*)(using
      Location,
      Decoder[Array[A]],
      Encoder[Array[A]],
      reflect.ClassTag[A]
  ) =
    assertEquals(jzon.write(elements.toArray), text)
    RoundTrip.holds(elements.toArray, (a: Array[A], b: Array[A]) => a.getClass == b.getClass && a.sameElements(b))

  test("of primitives"):
    array("[true,false]", true, false)
    array[Byte]("[-128,127]", -128, 127)
    array[Short]("[-32768,32767]", -32768, 32767)
    array("[1,-2147483648]", 1, Int.MinValue)
    array("[1,-9223372036854775808]", 1L, Long.MinValue)
    array("[1.5,0.1]", 1.5f, 0.1f)
    array("[1.5,0.1]", 1.5, 0.1)
    array("[\"a\",\"ß\"]", 'a', 'ß')
    array[Int]("[]")

  test("of anything"):
    array("[\"a\",\"b\"]", "a", "b")
    array[Option[Int]]("[1,null]", Some(1), None)
    array[List[Int]]("[[1],[]]", List(1), Nil)
    val nested = jzon.readOrThrow[Array[Array[Int]]]("[[1,2],[],[3]]")
    assertEquals(nested.map(_.toList).toList, List(List(1, 2), Nil, List(3)))

  test("of lengths around those at which the array grows"):
    for length <- List(0, 1, 15, 16, 17, 31, 32, 33, 1000) do
      array((1 to length).mkString("[", ",", "]"), (1 to length)*)
      array((1 to length).map(i => s"\"$i\"").mkString("[", ",", "]"), (1 to length).map(_.toString)*)

  test("IArray and ArraySeq"):
    assertEquals(jzon.write(IArray(1, 2)), "[1,2]")
    assertEquals(jzon.readOrThrow[IArray[Int]]("[1,2]").toList, List(1, 2))
    assertEquals(jzon.readOrThrow[IArray[String]]("[\"a\"]").toList, List("a"))
    both("[1,2]", ArraySeq(1, 2))
    assert(jzon.readOrThrow[ArraySeq[Int]]("[1,2]").unsafeArray.isInstanceOf[Array[Int]])

  test("errors name the element"):
    refuses[Array[Int]]("[1,2,true]", "[2](expected a number, got t)")
    refuses[Array[Byte]]("[1,128]", "[1](expected a Byte) from -128 to 127, got 128")
    refuses[Array[String]]("[\"a\",1]", "[1](expected a string, got 1)")
    refuses[Array[Int]]("{}", "(expected an array, got {)")

  test("an instance of one's own for the element is used"):
    val decoder =
      given Decoder[Int] = Decoder[String].map(_.length)
      Decoder[Array[Int]]
    val encoder =
      given Encoder[Int] = Encoder[String].contramap("x" * _)
      Encoder[Array[Int]]
    assertEquals(jzon.readOrThrow("[\"abc\",\"\"]")(using decoder).toList, List(3, 0))
    assertEquals(jzon.write(Array(2, 0))(using encoder), "[\"xx\",\"\"]")
