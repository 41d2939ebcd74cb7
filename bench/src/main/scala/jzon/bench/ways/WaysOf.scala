package jzon.bench.ways

import com.github.plokhotnyuk.jsoniter_scala.core.*
import java.io.{ByteArrayInputStream, ByteArrayOutputStream, OutputStream, StringReader, StringWriter}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.bench.Pair

/** A value, and every way in which both libraries read and write it. */
final class WaysOf[A](title: String, value: A, theirs: JsonValueCodec[A])(using json.Codec[A]):
  private given JsonValueCodec[A] = theirs

  private val bytes: Array[Byte] = json.writeBytes(value)
  private val text: String = new String(bytes, UTF_8)
  private val direct: ByteBuffer = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()

  def pairs: List[Pair] = List(
    read("bytes")(json.readOrThrow[A](bytes), readFromArray[A](bytes)),
    read("String")(json.readOrThrow[A](text), readFromString[A](text)),
    read("stream")(
      json.readOrThrow[A](ByteArrayInputStream(bytes)),
      readFromStream[A](ByteArrayInputStream(bytes))
    ),
    read("pieces of 1448 bytes")(
      json.readOrThrow[A](Pieces(bytes, Pieces.Packet)),
      readFromStream[A](Pieces(bytes, Pieces.Packet))
    ),
    read("direct buffer")(
      json.readOrThrow[A](direct.duplicate()),
      readFromByteBuffer[A](direct.duplicate())
    ),
    read("Reader")(json.readOrThrow[A](StringReader(text)), readFromString[A](WaysOf.drained(StringReader(text)))),
    write("bytes")(json.writeBytes(value), writeToArray(value)),
    write("String")(json.write(value), writeToString(value)),
    Pair(
      s"write to stream, $title",
      () => json.writeTo(value, OutputStream.nullOutputStream()),
      () => writeToStream(value, OutputStream.nullOutputStream()),
      () => streamsAgree
    )
  )

  private inline def read(from: String)(inline ours: A, inline theirs: A): Pair =
    Pair(s"read from $from, $title", () => ours, () => theirs, () => ours == value && theirs == value)

  private inline def write(to: String)(inline ours: json.Input, inline theirs: json.Input): Pair =
    Pair(s"write to $to, $title", () => ours, () => theirs, () => isRight(ours) && isRight(theirs))

  private def isRight(written: json.Input): Boolean = json.readOrThrow[A](written) == value

  private def streamsAgree: Boolean =
    val (ours, theirs) = (ByteArrayOutputStream(), ByteArrayOutputStream())
    json.writeTo(value, ours)
    writeToStream(value, theirs)
    isRight(ours.toByteArray) && isRight(theirs.toByteArray)

object WaysOf:
  /** What users of jsoniter-scala do with a reader, which it does not take. */
  private def drained(reader: java.io.Reader): String =
    val text = StringWriter()
    reader.transferTo(text)
    text.toString
