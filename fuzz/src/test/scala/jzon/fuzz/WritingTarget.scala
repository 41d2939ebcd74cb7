package jzon.fuzz

import com.fasterxml.jackson.core.JsonToken
import java.math.{BigDecimal, BigInteger}
import java.time.{Duration, Instant}
import java.util.UUID
import jzon.{Decoder, Encoder, WriteOptions}
import scala.util.{Failure, Success, Try}

/** Values of any bits: what is written reads back as the same, by us and by Jackson. */
object WritingTarget extends Target:
  def name = "writing"

  def seeds: Iterator[Array[Byte]] =
    val random = java.util.SplittableRandom(1)
    Iterator.tabulate(64): i =>
      val bytes = new Array[Byte](i * 4 + 1)
      random.nextBytes(bytes)
      bytes.updated(0, i.toByte)

  def fuzzerTestOneInput(bytes: Array[Byte]): Unit =
    val in = Entropy(bytes)
    while !in.isEmpty do value(in)

  private def value(in: Entropy): Unit = in.byte() % 12 match
    case 0 => number(in.anyLong())((text, n) => text.toLong == n)
    case 1 => number(in.anyLong().toInt)((text, n) => text.toInt == n)
    case 2 => double(java.lang.Double.longBitsToDouble(in.long()))
    case 3 => float(java.lang.Float.intBitsToFloat(in.long().toInt))
    case 4 => double(in.anyLong() * scales(in.byte() & 7))
    case 5 => float(in.anyLong().toFloat * scales(in.byte() & 7).toFloat)
    case 6 => number(BigInteger.valueOf(in.long()).multiply(BigInteger.valueOf(in.anyLong())))((text, n) =>
        BigInteger(text) == n
      )
    case 7 =>
      val decimal = BigDecimal(BigInteger.valueOf(in.anyLong()), in.byte() * 48 - 6120)
      number(decimal)((text, n) => BigDecimal(text) == n)
    case 8  => quoted(Instant.ofEpochSecond(in.anyLong() % 31556889864403199L, in.long() & 0x3fffffff))(_.toString)
    case 9  => quoted(Duration.ofSeconds(in.anyLong() >> 1, in.long() & 0x3fffffff))(_.toString)
    case 10 => quoted(UUID(in.long(), in.anyLong()))(_.toString)
    case _  => string(in.string())

  private val scales = Array(1.0, 0.1, 1e-3, 1e-9, 1e5, 1e20, 1e-300, 1e300)

  private def number[A](n: A)(isIt: (String, A) => Boolean)(using Encoder[A], Decoder[A]): Unit =
    val text = agreed(n)
    val jackson = Jackson.scalar(text)
    Finding.unless(
      jackson.exists((token, read) => token.isNumeric && isIt(read, n)),
      s"Jackson reads $text as $jackson, not $n"
    )

  private def double(v: Double): Unit = if java.lang.Double.isFinite(v) then
    number(v)((text, n) =>
      java.lang.Double.doubleToRawLongBits(text.toDouble) == java.lang.Double.doubleToRawLongBits(n)
    )
    Finding.unless(jzon.write(v).length <= v.toString.length, s"$v is longer: ${jzon.write(v)}")
  else quoted(v)(_.toString)

  private def float(v: Float): Unit = if java.lang.Float.isFinite(v) then
    number(v)((text, n) => java.lang.Float.floatToRawIntBits(text.toFloat) == java.lang.Float.floatToRawIntBits(n))
    Finding.unless(jzon.write(v).length <= v.toString.length, s"$v is longer: ${jzon.write(v)}")
  else quoted(v)(_.toString)

  private def quoted[A](a: A)(text: A => String)(using Encoder[A], Decoder[A]): Unit =
    val jackson = Jackson.scalar(agreed(a))
    Finding.unless(jackson.contains((JsonToken.VALUE_STRING, text(a))), s"Jackson reads $jackson, not $a")

  /** A value, the name of a field, and a part of a literal, in every form; a lone surrogate in none. */
  private def string(s: String): Unit =
    val isText = java.nio.charset.StandardCharsets.UTF_8.newEncoder.canEncode(s)
    for options <- forms do
      given WriteOptions = options
      Try((jzon.write(s), jzon.write(Map(s -> s)))) match
        case Success((text, entry)) =>
          Finding.unless(isText, s"a lone surrogate was written: $text")
          Finding.unless(Jackson.scalar(text).contains((JsonToken.VALUE_STRING, s)), s"Jackson: $text")
          Finding.unless(jzon.read[String](text) == Right(s), s"$text is read as ${jzon.read[String](text)}")
          Finding.unless(jzon.read[Map[String, String]](entry) == Right(Map(s -> s)), s"$entry as a map")
          Finding.unless(Jackson.tree(entry.getBytes("UTF-8")).isRight, s"Jackson: $entry")
        case Failure(_: jzon.EncodeError) => Finding.unless(!isText, s"refused: $s")
        case Failure(error)               => throw error
    if isText then
      val writer = jzon.Writer()
      writer.obj(o => o.put(s, s).put("n", 1))
      val text = jzon.write(s)
      Finding.unless(writer.toString == s"{$text:$text,\"n\":1}", s"fluent: $writer")
      Finding.unless(Encoder[String].size(s) == text.getBytes("UTF-8").length, s"the size of $text")

  private val forms = List(
    WriteOptions.default,
    WriteOptions.pretty,
    WriteOptions(asciiOnly = true),
    WriteOptions(htmlSafe = true, sortedKeys = true)
  )

  /** The text that is written, which reads back as the same. */
  private def agreed[A](a: A)(using encoder: Encoder[A], decoder: Decoder[A]): String =
    val text = jzon.write(a)
    jzon.read[A](text) match
      case Right(again) => Finding.unless(again.equals(a), s"$text is read as $again, not $a")
      case Left(error)  => Finding.unless(false, s"$text is refused: $error")
    Finding.unless(encoder.size(a) == text.length, s"the size of $text is ${encoder.size(a)}")
    text
