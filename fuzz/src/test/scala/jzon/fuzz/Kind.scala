package jzon.fuzz

import jzon as json
import jzon.{Decoder, Encoder, Limits, WriteOptions}
import java.io.ByteArrayOutputStream
import java.util.Arrays
import scala.util.Try

/** A type that documents are read as.
  *
  * @param samples
  *   values that the fuzzing starts from
  * @param forms
  *   other than the compact one, in which values are written
  */
final class Kind[A](val name: String, val samples: Seq[A], forms: List[WriteOptions])(using
    val decoder: Decoder[A],
    val encoder: Encoder[A]
):
  def read(document: Array[Byte])(using Limits): Either[json.DecodeError, A] = json.read[A](document)

  /** The samples, written. */
  def documents: Seq[Array[Byte]] = samples.map(json.writeBytes(_))

  /** `a`, which was read from a document, is written in every form, and each reads back as the same. */
  def roundTrips(a: A): Unit =
    val compact = json.writeBytes(a)
    same(a, compact, "compact")
    for options <- forms do
      val bytes = json.writeBytes(a)(using encoder, options)
      same(a, bytes, options.toString)
      if options.asciiOnly then Finding.unless(bytes.forall(_ >= 0), s"$name: a byte beyond ASCII in ${text(bytes)}")
      sameBytes(bytes, json.writeBytesExact(a)(using encoder, options), s"exactly, $options")
    sameBytes(compact, json.write(a).getBytes("UTF-8"), "as a string")
    sameBytes(compact, json.writeBytesExact(a), "exactly")
    Finding.unless(encoder.size(a) == compact.length, s"$name: size ${encoder.size(a)} of ${text(compact)}")
    fills(a, compact)

  /** Streams, and memory of the caller's that just suffices, or lacks one byte. */
  private def fills(a: A, compact: Array[Byte]): Unit =
    val stream = ByteArrayOutputStream()
    json.writeTo(a, stream)
    sameBytes(compact, stream.toByteArray, "to a stream")
    val array = new Array[Byte](compact.length)
    val writer = json.Writer.fixed(array)
    json.writeTo(a, writer)
    writer.flush()
    sameBytes(compact, array, "into an array")
    val short = Try:
      val writer = json.Writer.fixed(new Array[Byte](compact.length - 1))
      json.writeTo(a, writer)
      writer.flush()
    Finding.unless(
      short.failed.toOption.exists(_.isInstanceOf[json.EncodeError]),
      s"$name: ${text(compact)} in one byte less gives $short"
    )

  /** Many of `a` in a list, through the buffers of a stream on either side. */
  def roundTripsInBulk(a: A): Unit =
    val one = json.writeBytes(a)
    val many = List.fill(20000 / one.length + 1)(a)
    val stream = ByteArrayOutputStream()
    json.writeTo(many, stream)
    val whole = json.writeBytes(many)
    sameBytes(whole, stream.toByteArray, "to a stream, in bulk")
    json.read[List[A]](java.io.ByteArrayInputStream(whole)) match
      case Right(again) =>
        Finding.unless(
          isSame(many.toArray[Any], again.toArray[Any])(whole, json.writeBytes(again)),
          s"$name: many of ${text(one)} read back as others"
        )
      case Left(error) => Finding.unless(false, s"$name: many of ${text(one)} are refused: $error at ${error.offset}")

  private def same(a: A, bytes: Array[Byte], form: String): Unit = read(bytes) match
    case Right(again) =>
      Finding.unless(
        isSame(a, again)(json.writeBytes(a), json.writeBytes(again)),
        s"$name, $form: ${text(bytes)} reads back as $again, not $a"
      )
    case Left(error) => Finding.unless(false, s"$name, $form: ${text(bytes)} is refused: $error at ${error.offset}")

  /** NaN is equal to nothing: there the bytes must be the same. */
  private def isSame(a: Any, b: Any)(written: => Array[Byte], again: => Array[Byte]): Boolean =
    java.util.Objects.deepEquals(a, b) || a == b || (text(written).contains("NaN") && Arrays.equals(written, again))

  private def sameBytes(expected: Array[Byte], actual: Array[Byte], way: String): Unit =
    Finding.unless(Arrays.equals(expected, actual), s"$name, written $way: ${text(actual)}, not ${text(expected)}")

  private def text(bytes: Array[Byte]): String = String(bytes, "UTF-8")

object Kind:
  def of[A](name: String)(samples: A*)(using Decoder[A], Encoder[A]): Kind[A] = Kind(name, samples, forms)

  /** With a part that is written as it stands in the default form only. */
  def verbatim[A](name: String)(samples: A*)(using Decoder[A], Encoder[A]): Kind[A] = Kind(name, samples, Nil)

  private val forms: List[WriteOptions] = List(
    WriteOptions.pretty,
    WriteOptions(sortedKeys = true, indent = 1),
    WriteOptions(asciiOnly = true, htmlSafe = true, sortedKeys = true)
  )
