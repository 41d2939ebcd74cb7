package jzon.instances

import java.util.{Optional, OptionalDouble, OptionalInt, OptionalLong}
import jzon.{Decoder, Encoder, Field}

class OptionsSuite extends Rows:
  test("Option"):
    both[Option[Int]]("1", Some(1))
    both[Option[Int]]("null", None)
    both[List[Option[Int]]]("[1,null]", List(Some(1), None))
    refuses[Option[Int]]("true", "(expected a number, got t)")
    refuses[Option[Int]]("nul", "(unexpected end of input)")

  test("Some and None by themselves"):
    both[Some[Int]]("1", Some(1))
    refuses[Some[Int]]("null", "(expected a number, got n)")
    both[None.type]("null", None)
    refuses[None.type]("1", "(expected null, got 1)")

  test("Optional"):
    both[Optional[String]]("\"a\"", Optional.of("a"))
    both[Optional[String]]("null", Optional.empty)
    both("1", OptionalInt.of(1))
    both("null", OptionalInt.empty)
    both("1", OptionalLong.of(1))
    both("null", OptionalLong.empty)
    both("1.5", OptionalDouble.of(1.5))
    both("null", OptionalDouble.empty)

  test("Field"):
    both[Field[Int]]("1", Field.Value(1))
    both[Field[Int]]("null", Field.Null)
    assertEquals(jzon.write[Field[Int]](Field.Absent), "null")
    refuses[Field[Int]]("true", "(expected a number, got t)")
    assertEquals(Field.Value(1).toOption, Some(1))
    assertEquals(Field.Null.toOption, None)

  test("an absent field"):
    def missing[A](using decoder: Decoder[A]): A = decoder.missing(jzon.Reader("{}".getBytes, 0, 2))
    assertEquals(missing[Option[Int]], None)
    assertEquals(missing[None.type], None)
    assertEquals(missing[Optional[Int]], Optional.empty[Int])
    assertEquals(missing[OptionalInt], OptionalInt.empty)
    assertEquals(missing[Field[Int]], Field.Absent)

  test("what is left out of its object"):
    def isNothing[A](a: A)(using encoder: Encoder[A]): Boolean = encoder.isNothing(a)
    assert(isNothing[Option[Int]](None))
    assert(!isNothing[Option[Int]](Some(1)))
    assert(isNothing(Optional.empty[Int]))
    assert(isNothing(OptionalDouble.empty))
    assert(isNothing[Field[Int]](Field.Absent))
    assert(!isNothing[Field[Int]](Field.Null))
    assert(!isNothing[List[Int]](Nil))
