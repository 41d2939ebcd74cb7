package jzon.bench.harness.libraries

import java.io.*
import java.nio.charset.StandardCharsets.UTF_8
import jzon.bench.harness.{Api, Input, Operation, Output}
import jzon.bench.harness.model.Model

/** A library's way with one datatype through one of its APIs, built from what the library has: `Way(Api.Databind,
  * Beans.users).readsBytes(…).writesBytes(…)`. What it has not is converted, as its users would have to; [[isNative]]
  * tells. A way may read only, or write only.
  *
  * @tparam A
  *   what this library reads and writes: beans, case classes
  */
final class Way[A] private (val api: Api, val model: Model[A], reads: Reads[A], writes: Writes[A]):
  /** From UTF-8. */
  val read: Array[Byte] => A = reads.fromBytes

  /** From text. */
  val readText: String => A = reads.fromText

  /** From a stream of UTF-8, to its end. */
  val readStream: InputStream => A = reads.fromStream

  /** To UTF-8. */
  val write: A => Array[Byte] = writes.toBytes

  /** To a stream, in UTF-8; the stream is left open. */
  val writeStream: (A, OutputStream) => Unit = writes.toStream

  def operations: Set[Operation] =
    Set(Operation.Ser).filter(_ => writes.isAny) ++ Set(Operation.Deser).filter(_ => reads.isAny)

  /** Whether the library itself takes this kind of input; otherwise the whole document is converted first. */
  def isNative(input: Input): Boolean = input match
    case Input.Bytes  => reads.bytes.isDefined
    case Input.String => reads.text.isDefined
    case Input.Stream => reads.stream.isDefined || reads.reader.isDefined

  /** Whether the library itself gives this kind of output; otherwise the whole document is converted afterwards. */
  def isNative(output: Output): Boolean = output match
    case Output.Bytes  => writes.bytes.isDefined
    case Output.Stream => writes.stream.isDefined || writes.writer.isDefined

  def readsBytes(f: Array[Byte] => A): Way[A] = reading(reads.copy(bytes = Some(f)))
  def readsText(f: String => A): Way[A] = reading(reads.copy(text = Some(f)))
  def readsStream(f: InputStream => A): Way[A] = reading(reads.copy(stream = Some(f)))
  def readsReader(f: Reader => A): Way[A] = reading(reads.copy(reader = Some(f)))

  def writesBytes(f: A => Array[Byte]): Way[A] = writing(writes.copy(bytes = Some(f)))
  def writesText(f: A => String): Way[A] = writing(writes.copy(text = Some(f)))
  def writesStream(f: (A, OutputStream) => Unit): Way[A] = writing(writes.copy(stream = Some(f)))
  def writesWriter(f: (A, Writer) => Unit): Way[A] = writing(writes.copy(writer = Some(f)))

  private def reading(reads: Reads[A]): Way[A] = new Way(api, model, reads, writes)
  private def writing(writes: Writes[A]): Way[A] = new Way(api, model, reads, writes)

object Way:
  def apply[A](api: Api, model: Model[A]): Way[A] = new Way(api, model, Reads(), Writes())

/** What a library reads from; each kind of input goes the shortest way there is. */
private final case class Reads[A](
    bytes: Option[Array[Byte] => A] = None,
    text: Option[String => A] = None,
    stream: Option[InputStream => A] = None,
    reader: Option[Reader => A] = None
):
  def isAny: Boolean = bytes.isDefined || text.isDefined || stream.isDefined || reader.isDefined

  def fromBytes: Array[Byte] => A = bytes
    .orElse(text.map(f => bytes => f(String(bytes, UTF_8))))
    .orElse(stream.map(f => bytes => f(ByteArrayInputStream(bytes))))
    .orElse(reader.map(f => bytes => f(InputStreamReader(ByteArrayInputStream(bytes), UTF_8))))
    .getOrElse(_ => throw UnsupportedOperationException("reading"))

  def fromText: String => A = text
    .orElse(reader.map(f => text => f(StringReader(text))))
    .getOrElse(text => fromBytes(text.getBytes(UTF_8)))

  def fromStream: InputStream => A = stream
    .orElse(reader.map(f => in => f(InputStreamReader(in, UTF_8))))
    .getOrElse(in => fromBytes(in.readAllBytes()))

/** What a library writes to; each kind of output goes the shortest way there is. */
private final case class Writes[A](
    bytes: Option[A => Array[Byte]] = None,
    text: Option[A => String] = None,
    stream: Option[(A, OutputStream) => Unit] = None,
    writer: Option[(A, Writer) => Unit] = None
):
  def isAny: Boolean = bytes.isDefined || text.isDefined || stream.isDefined || writer.isDefined

  def toBytes: A => Array[Byte] = bytes
    .orElse(text.map(f => a => f(a).getBytes(UTF_8)))
    .getOrElse: a =>
      val out = ByteArrayOutputStream()
      throughStream(a, out)
      out.toByteArray

  def toStream: (A, OutputStream) => Unit =
    if stream.isDefined || writer.isDefined then throughStream else (a, out) => out.write(toBytes(a))

  private val throughStream: (A, OutputStream) => Unit = stream
    .orElse(writer.map: f =>
      (a, out) =>
        val text = OutputStreamWriter(out, UTF_8)
        f(a, text)
        text.flush())
    .getOrElse((_, _) => throw UnsupportedOperationException("writing"))
