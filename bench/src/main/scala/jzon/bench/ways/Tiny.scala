package jzon.bench.ways

import com.github.plokhotnyuk.jsoniter_scala.core.*
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.bench.Pair
import jzon.bench.types.TypeRow

/** A message of 43 bytes, for which the cost of a call counts. */
final case class Tiny(id: Int, name: String, ok: Boolean) derives json.Codec

object Tiny:
  private given JsonValueCodec[Tiny] = TypeRow.jsoniter[Tiny]

  private val value = Tiny(12345, "hello world", true)
  private val text = """{"id":12345,"name":"hello world","ok":true}"""
  private val bytes = text.getBytes(UTF_8)
  private val wrong = """{"id":"one","name":"hello world","ok":true}""".getBytes(UTF_8)

  def pairs: List[Pair] = List(
    read("bytes")(json.readOrThrow[Tiny](bytes), readFromArray[Tiny](bytes)),
    read("String")(json.readOrThrow[Tiny](text), readFromString[Tiny](text)),
    write("bytes")(json.writeBytes(value), writeToArray(value)),
    write("bytes exactly")(json.writeBytesExact(value), writeToArray(value)),
    write("String")(json.write(value), writeToString(value)),
    Pair(
      "tiny, refuse a wrong type",
      () => json.read[Tiny](wrong),
      () => refusal,
      () => json.read[Tiny](wrong).isLeft && refusal.isInstanceOf[JsonReaderException]
    )
  )

  private def refusal: Any =
    try readFromArray[Tiny](wrong)
    catch case refused: JsonReaderException => refused

  private inline def read(from: String)(inline ours: Tiny, inline theirs: Tiny): Pair =
    Pair(s"tiny, read from $from", () => ours, () => theirs, () => ours == value && theirs == value)

  private inline def write(to: String)(inline ours: json.Input, inline theirs: json.Input): Pair =
    Pair(s"tiny, write to $to", () => ours, () => theirs, () => isRight(ours) && isRight(theirs))

  private def isRight(written: json.Input): Boolean = written match
    case bytes: Array[Byte] => new String(bytes, UTF_8) == text
    case other              => other.toString == text
