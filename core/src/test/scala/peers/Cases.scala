package peers

import acceptance.Trickle
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import munit.Location
import scala.compiletime.testing.typeCheckErrors

/** What the suites of this package have in common. They ask what the suites of other JSON libraries ask, from a package
  * of a user's.
  */
trait Cases extends munit.FunSuite:
  /** `a` is written as `text`, and is the same again in every form it is written in, from every kind of input. */
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

  /** `code` does not compile, and what the compiler says of it has all `parts`. */
  inline def refused(inline code: String)(parts: String*)(using Location): Unit =
    saysAll(typeCheckErrors(code).map(_.message), parts)

  private def saysAll(messages: List[String], parts: Seq[String])(using Location): Unit =
    assert(messages.nonEmpty, "it compiles")
    parts.foreach(part => assert(clue(messages).exists(_.contains(clue(part)))))
