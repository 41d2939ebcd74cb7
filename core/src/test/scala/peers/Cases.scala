package peers

import acceptance.Trickle
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import munit.Location

/** What the suites of this package have in common. They ask what the suites of other JSON libraries ask, from a package
  * of a user's.
  */
trait Cases extends munit.FunSuite:
  /** `a` is written as `text`, and is the same again, whatever form it is written in and whatever input it is read from. */
  def bothWays[A](a: A, text: String)(using json.Decoder[A], json.Encoder[A])(using Location): Unit =
    sameBy(a, text)(identity)

  /** The same for values that are equal if `f` of them is. */
  def sameBy[A, B](a: A, text: String)(f: A => B)(using json.Decoder[A], json.Encoder[A])(using Location): Unit =
    writes(a, text)
    json.RoundTrip.holds[A](a, (one, other) => f(one) == f(other))
    assertEquals(json.read[A](Trickle(text.getBytes(UTF_8))).map(f), Right(f(a)))

  /** Every kind of input with `text` reads as `expected`. */
  def reads[A: json.Decoder](text: String, expected: A)(using Location): Unit = json.RoundTrip.reads(text, expected)

  /** `a` is written as `text`, also when its bytes are counted first. */
  def writes[A: json.Encoder](a: A, text: String)(using Location): Unit =
    assertEquals(json.write(a), text)
    json.ExactSize.holds(a)

  /** Every kind of input with `text` is refused, by an error that has `part` in it. */
  def refuses[A: json.Decoder](text: String, part: String)(using Location): Unit =
    for source <- json.RoundTrip.sources do
      source[A](text) match
        case Right(a)    => fail(s"${source.name}: $text reads as $a")
        case Left(error) => assert(clue(error.render).contains(clue(part)), source.name)

  /** `text` is refused, for whatever reason. */
  def refuses[A: json.Decoder](text: String)(using Location): Unit = refuses[A](text, "")

  /** The compiler has refused, and named all `parts`. */
  def refused(errors: String, parts: String*)(using Location): Unit =
    assert(errors.nonEmpty, "it compiles")
    parts.foreach(part => assert(clue(errors).contains(clue(part))))
