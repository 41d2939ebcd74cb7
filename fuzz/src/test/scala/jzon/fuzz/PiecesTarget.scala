package jzon.fuzz

import java.util.SplittableRandom
import jzon.Decoder
import jzon.conformance.{InputKind, Outcome, Pieces}

/** The same value, or the same error at the same place, from every kind of input, and however a stream is cut. */
object PiecesTarget extends Target:
  def name = "pieces"
  def seeds: Iterator[Array[Byte]] = Kinds.seeds

  def fuzzerTestOneInput(bytes: Array[Byte]): Unit = if bytes.nonEmpty then
    agrees(Kinds.chosen(bytes), Kinds.document(bytes), bytes)

  private def agrees[A](kind: Kind[A], document: Array[Byte], all: Array[Byte]): Unit =
    given Decoder[A] = kind.decoder
    val expected = InputKind.array[A](document)
    val random = SplittableRandom(java.util.Arrays.hashCode(all))
    val kinds = if InputKind.isUtf8(document) then always ++ InputKind.ofText else always
    for input <- kinds do same(expected, input[A](document), input.name)
    val lengths = Seq.fill(5)(random.nextInt(random.nextInt(20) + 1)) :+ 1
    same(expected, Outcome.of(jzon.read[A](Pieces(document, lengths))), s"pieces of ${lengths.mkString(", ")} bytes")
    val padding = 16 * 1024 - random.nextInt(document.length + 2)
    val padded = Array.fill[Byte](padding)(' ') ++ document
    same(
      InputKind.array[A](padded),
      Outcome.of(jzon.read[A](java.io.ByteArrayInputStream(padded))),
      "the edge of the buffer"
    )

  private val always = InputKind.fewOfBytes

  private def same(expected: Outcome, actual: Outcome, input: String): Unit =
    Finding.unless(isSame(expected, actual), s"$input: $actual, not $expected")

  private def isSame(expected: Outcome, actual: Outcome): Boolean = (expected, actual) match
    case (Outcome.Accepted(a), Outcome.Accepted(b)) => java.util.Objects.deepEquals(a, b) || a == b || s"$a" == s"$b"
    case _                                          => expected == actual
