package jzon.bench.streams

import _root_.zio.json.JsonStreamDelimiter
import _root_.zio.stream.{ZPipeline, ZStream}
import _root_.zio.{Runtime, Unsafe}
import cats.effect.IO
import cats.effect.unsafe.implicits.global
import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, scanJsonValuesFromStream}
import fs2.io.file.{Files as Fs2Files, Path as Fs2Path}
import io.circe.jawn.CirceSupportParser
import java.io.{BufferedReader, InputStream, InputStreamReader}
import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import jzon as json
import jzon.async.{Chunker, Framing}
import org.typelevel.jawn.AsyncParser
import scala.util.Using

/** How each library goes through a file of values, one to a line: each way gives the sum of their weights, as a proof
  * that it read all of them.
  */
final class Ways[A](weigh: A => Long)(using
    json.Decoder[A],
    JsonValueCodec[A],
    io.circe.Decoder[A],
    _root_.zio.json.JsonDecoder[A]
):
  private def sum(values: Iterator[Either[json.DecodeError, A]]): Long =
    var total = 0L
    while values.hasNext do total += weigh(values.next().fold(throw _, identity))
    total

  def jzonLines(file: Path): Long = Using.resource(json.readLines[A](file))(sum)
  def jzonAll(file: Path): Long = Using.resource(json.readAll[A](file))(sum)
  def jzonParallel(file: Path): Long = Using.resource(json.readLinesParallel[A](file))(sum)

  /** Pushed, in pieces of `size` bytes. */
  def jzonPushed(file: Path, framing: Framing, size: Int): Long =
    val chunker = Chunker[A](framing)
    var total = 0L
    val receive: Either[json.DecodeError, A] => Unit = result => total += weigh(result.fold(throw _, identity))
    pieces(file, size)((block, from, until) => chunker.feed(block, from, until)(receive))
    chunker.end()(receive)
    total

  /** What all of this is compared with: the file read into one array, of which it is known where each value is. */
  def jzonAtOnce(file: Path): Long =
    val bytes = Files.readAllBytes(file)
    var from = 0
    var total = 0L
    while from < bytes.length do
      var until = from
      while bytes(until) != '\n' do until += 1
      total += weigh(json.read[A](bytes, from, until).fold(throw _, identity))
      from = until + 1
    total

  /** Cuts the file into pieces of at most `size` bytes. They come from blocks of 64 KB, since a read of the file for
    * each packet would cost more than decoding it.
    */
  private def pieces(file: Path, size: Int)(take: (Array[Byte], Int, Int) => Unit): Unit =
    Using.resource(Files.newInputStream(file)): in =>
      val block = new Array[Byte](64 * 1024)
      var n = in.read(block)
      while n >= 0 do
        for from <- 0 until n by size do take(block, from, math.min(from + size, n))
        n = in.read(block)

  private def stream(file: Path): InputStream = Files.newInputStream(file)

  def jsoniter(file: Path): Long = Using.resource(stream(file)): in =>
    var total = 0L
    scanJsonValuesFromStream[A](in): a =>
      total += weigh(a)
      true
    total

  def circeAsync(file: Path): Long =
    val parser = CirceSupportParser.async(AsyncParser.ValueStream)
    import CirceSupportParser.facade
    var total = 0L
    def take(trees: Either[?, Iterable[io.circe.Json]]): Unit =
      trees.toOption.get.foreach(tree => total += weigh(tree.as[A].fold(throw _, identity)))
    pieces(file, 64 * 1024)((block, _, n) => take(parser.absorb(ByteBuffer.wrap(block, 0, n))))
    take(parser.finish())
    total

  def circeFs2(file: Path): Long =
    Fs2Files[IO]
      .readAll(Fs2Path.fromNioPath(file))
      .through(io.circe.fs2.byteStreamParser)
      .through(io.circe.fs2.decoder[IO, A])
      .compile
      .fold(0L)((n, a) => n + weigh(a))
      .unsafeRunSync()

  def zioStream(file: Path): Long = Unsafe.unsafe: unsafe =>
    given Unsafe = unsafe
    val values = ZStream
      .fromPath(file)
      .via(ZPipeline.utf8Decode)
      .via(ZPipeline.mapChunks[String, Char](_.flatMap(text => _root_.zio.Chunk.fromArray(text.toCharArray))))
      .via(summon[_root_.zio.json.JsonDecoder[A]].decodeJsonPipeline(JsonStreamDelimiter.Newline))
    Runtime.default.unsafe.run(values.runFold(0L)((n, a) => n + weigh(a))).getOrThrow()

  /** Jackson's MappingIterator over `beans`, which are classes of its own. */
  def jackson[B](file: Path, beans: Class[B])(weigh: B => Long): Long =
    Using.resource(Ways.mapper.readerFor(beans).readValues[B](file.toFile)): values =>
      var total = 0L
      while values.hasNext do total += weigh(values.next())
      total

  /** Line by line. */
  def borer(file: Path)(using io.bullet.borer.Decoder[A]): Long =
    Using.resource(BufferedReader(InputStreamReader(stream(file), UTF_8))): in =>
      var total = 0L
      var line = in.readLine()
      while line != null do
        total += weigh(io.bullet.borer.Json.decode(line.getBytes(UTF_8)).to[A].value)
        line = in.readLine()
      total

object Ways:
  private val mapper = com.fasterxml.jackson.databind.ObjectMapper()
