package jzon.instances

import jzon.{Decoder, Encoder, Limits, RoundTrip}
import munit.Location

/** Rows of the suites of instances: text and value, from and to every kind of input. */
trait Rows extends munit.FunSuite:
  /** The text is that of the value, both ways. */
  def both[A](text: String, value: A)(using Location, Decoder[A], Encoder[A], Limits): Unit =
    assertEquals(jzon.write(value), text)
    RoundTrip.reads(text, value)
    RoundTrip.holds(value)

  def reads[A](text: String, value: A)(using Location, Decoder[A], Limits): Unit = RoundTrip.reads(text, value)

  def refuses[A](text: String, error: String)(using Location, Decoder[A], Limits): Unit =
    RoundTrip.refuses[A](text, error)
