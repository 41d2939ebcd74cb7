package jzon.derive

import jzon as json
import munit.{FunSuite, Location}

/** What the suites of families say of a value: how it is written and read, and what is refused. */
trait Roundtrips extends FunSuite:
  protected def both[A](value: A, text: String)(using json.Decoder[A], json.Encoder[A], Location): Unit =
    writes(value, text)
    reads(text, value)

  protected def writes[A](value: A, text: String)(using json.Encoder[A], Location): Unit =
    assertEquals(json.write(value), text)
    assertEquals(String(json.writeBytesExact(value)), text)

  protected def reads[A](text: String, value: A)(using json.Decoder[A], Location): Unit =
    assertEquals(json.parser.decode[A](text), Right(value))

  protected def refuses[A](text: String, reason: String)(using json.Decoder[A], Location): Unit =
    assertEquals(json.parser.decode[A](text), Left(reason))

  protected def refusesToWrite[A](value: A, reason: String)(using json.Encoder[A], Location): Unit =
    assertEquals(intercept[json.EncodeError](json.write(value)).render, reason)
    assertEquals(intercept[json.EncodeError](json.writeBytesExact(value)).render, reason)

  /** The compile error has this text. */
  protected def says(errors: String, text: String)(using Location): Unit = assert(clue(errors).contains(clue(text)))
