package jzon.runtime

import java.nio.charset.StandardCharsets.UTF_8
import jzon.{DecodeError, Decoder, Encoder, Got, Limits, Reader, Reason, Size, Writer}
import jzon.input.Inputs
import jzon.output.Outputs

/** For emitted code only. Reads a number or Boolean from the text of a string, as [[jzon.stringified]] asks for. */
final class QuotedDecoder[A](decoder: Decoder[A]) extends Decoder[A]:
  def read(in: Reader): A =
    val begin = in.mark()
    val text = in.readString()
    def refuse() =
      in.failValue(Reason.Unlike("expected a number or Boolean in quotes,", Got.string(text)), begin)
    if text.isEmpty || text.head <= ' ' || text.head == '"' || text.last <= ' ' then refuse()
    val json = if QuotedDecoder.NotFinite(text) then s"\"$text\"" else text
    val a =
      try
        val bytes = json.getBytes(UTF_8)
        given Limits = in.limits
        Inputs.document(Reader(bytes, 0, bytes.length))(using decoder)
      catch
        case error: DecodeError =>
          if error.kind == DecodeError.Kind.End then refuse() else in.failValue(error.reason, begin)
    in.release()
    a

private object QuotedDecoder:
  val NotFinite = Set("NaN", "Infinity", "-Infinity")

/** For emitted code only. Writes a number or Boolean as a string. */
final class QuotedEncoder[A](encoder: Encoder[A]) extends Encoder[A]:
  def write(a: A, out: Writer): Unit =
    val text = Outputs.string(a)(using encoder)
    if text.startsWith("\"") then encoder.write(a, out) else out.writeString(text) // NaN is in quotes already

  override def size(a: A, depth: Int): Int =
    val text = Outputs.string(a)(using encoder)
    if text.startsWith("\"") then encoder.size(a, depth) else Size.string(text)
