package jzon.fuzz

import java.nio.charset.StandardCharsets.UTF_8
import jzon.DecodeError.Kind
import jzon.conformance.InputKind

/** A way in which we may differ from another library. All of them are listed in README.md, with their reasons.
  *
  * @param example
  *   a document on which we differ for this reason, and what it is read as
  */
final case class Difference(
    library: Library,
    reason: String,
    example: (String, Array[Byte])
)(val explains: Verdicts => Boolean)

object Difference:
  /** Whether one of [[allowed]] explains that the verdicts differ. */
  def explains(verdicts: Verdicts): Boolean =
    allowed.exists(difference => difference.library == verdicts.by.library && difference.explains(verdicts))

  private def ofTree(reason: String, example: Array[Byte])(explains: Verdicts => Boolean): Difference =
    Difference(Library.Jackson, reason, "Json" -> example)(verdicts => verdicts.theirs.isRight && explains(verdicts))

  private def refusal(verdicts: Verdicts): String = verdicts.ours.swap.fold(_ => "", _.message)
  private def text(verdicts: Verdicts): String = String(verdicts.document, UTF_8)
  private def bytes(values: Int*): Array[Byte] = values.map(_.toByte).toArray

  /** Where Jackson takes the bytes for UTF-16 or UTF-32, or passes a byte order mark. */
  private def isGuessed(document: Array[Byte]): Boolean =
    document.take(4).contains(0) || document.startsWith(bytes(0xef, 0xbb, 0xbf)) ||
      document.startsWith(bytes(0xfe, 0xff)) || document.startsWith(bytes(0xff, 0xfe))

  val allowed: List[Difference] = List(
    ofTree("Jackson accepts bytes that are not UTF-8: overlong forms, surrogates.", bytes('"', 0xc0, 0xaf, '"')):
      verdicts => !InputKind.isUtf8(verdicts.document)
    ,
    ofTree("Jackson skips a byte order mark, and detects UTF-16 and UTF-32.", "\ufeff1".getBytes(UTF_8)): verdicts =>
      isGuessed(verdicts.document),
    ofTree("Jackson accepts a lone surrogate that is escaped.", "\"\\ud800\"".getBytes): verdicts =>
      refusal(verdicts) == "lone surrogate",
    Difference(
      Library.Jsoniter,
      "jsoniter-scala reads a number beyond the largest Float or Double as infinity.",
      "List[Double]" -> "[1e400]".getBytes
    )(verdicts => Set("expected a Float", "expected a Double").exists(refusal(verdicts).startsWith)),
    Difference(
      Library.Jsoniter,
      "jsoniter-scala does not read the strings \"NaN\", \"Infinity\" and \"-Infinity\" as numbers.",
      "List[Float]" -> "[\"NaN\"]".getBytes
    )(verdicts => verdicts.ours.isRight && Set("NaN", "Infinity").exists(verdicts.ours.toString.contains)),
    Difference(
      Library.Jsoniter,
      "The limits differ: ours is 128 bits of a significand, that of jsoniter-scala 308 digits.",
      "List[BigInt]" -> s"[${"9" * 60}]".getBytes
    )(_.ours.left.exists(error => error.kind == Kind.Limit && error.message.contains("128 bit"))),
    Difference(
      Library.Jsoniter,
      "Zeros around a significand do not count for our limits. jsoniter-scala counts all digits.",
      "List[BigDecimal]" -> s"[1${"0" * 400}]".getBytes
    )(verdicts => verdicts.ours.isRight && verdicts.theirs.left.exists(_.contains("exceeds limit"))),
    Difference(
      Library.Jsoniter,
      "jsoniter-scala reads null as an empty collection, or as a class that is null.",
      "List[Int]" -> "null".getBytes
    )(verdicts => verdicts.theirs.isRight && text(verdicts).contains("null")),
    Difference(
      Library.Jsoniter,
      "jsoniter-scala accepts a sequence of four bytes for a code point beyond U+10FFFF.",
      "List[String]" -> bytes('[', '"', 0xf4, 0xbf, 0x8f, 0xbf, '"', ']')
    )(verdicts => refusal(verdicts) == "invalid UTF-8" && verdicts.theirs.isRight),
    Difference(
      Library.Jsoniter,
      "jsoniter-scala accepts zeros before the digits of a key.",
      "Map[Long, String]" -> "{\"057\":\"\"}".getBytes
    )(verdicts =>
      refusal(verdicts).startsWith("expected a Long") && verdicts.theirs.isRight &&
        text(verdicts).matches("(?s).*\"-?0\\d.*")
    ),
    Difference(
      Library.JavaTime,
      "The JDK accepts more: small letters, 24:00, leap seconds, points without digits. It reads what we accept alike.",
      "Duration" -> "\"pt1h\"".getBytes
    )(_.ours.isLeft)
  )
