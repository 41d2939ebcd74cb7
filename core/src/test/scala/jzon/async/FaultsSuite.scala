package jzon.async

import java.io.{ByteArrayInputStream, IOException, InputStream}
import java.nio.ByteBuffer
import java.nio.channels.ReadableByteChannel
import java.nio.file.{Files, Path}
import jzon as json
import jzon.{Decoder, JsonPointer, Limits, Source, Values}
import jzon.DecodeError.Kind
import munit.FunSuite
import scala.concurrent.duration.*

/** Faults that are not the input's: of the program, of its streams and threads. And counts larger than an Int. */
class FaultsSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  private val text = "1\n2\n 3 \n4\n5"

  private def withFile[A](text: String)(body: Path => A): A =
    val file = Files.createTempFile("faults", ".ndjson")
    try
      Files.writeString(file, text): Unit
      body(file)
    finally Files.delete(file)

  /** Every way to pull the same numbers, from pieces of `most` bytes. */
  private def ways(most: Int)(using Decoder[Int]): Seq[Values[Int]] =
    def in(text: String): InputStream = Trickle(text.getBytes, most)
    val array = text.replace('\n', ',')
    Seq(
      json.readAll[Int](in(text)),
      json.readLines[Int](in(text)),
      json.readRecords[Int](in(text.replace("\n", "\n\u001e").prepended('\u001e') + "\n")),
      json.readArray[Int](in(s"[$array]")),
      json.readArray[Int](in(s"{\"a\":[$array]}"), JsonPointer(List("a"))),
      FrameValues(Frames[Int](Framing.Concatenated), ByteSource(in(text))),
      FrameValues(Frames[Int](Framing.ArrayElements()), ByteSource(in(s"[$array]")))
    )

  /** Each result; the name of an exception in place of a value that it came for. */
  private def outcomes(values: Values[Int]): List[String] =
    Iterator.unfold(values): values =>
      try if values.hasNext then Some((values.next().fold(_.message, _.toString), values)) else None
      catch case error: Exception => Some((s"${error.getClass.getSimpleName}", values))
    .take(100).toList

  test("an exception of a decoder passes through, and the next value comes"):
    given Decoder[Int] = in =>
      val n = in.readInt()
      if n % 2 == 0 then throw ArithmeticException() else n
    val expected = List("1", "ArithmeticException", "3", "ArithmeticException", "5")
    for most <- Seq(1, 2, 3, Int.MaxValue); values <- ways(most) do assertEquals(outcomes(values), expected, s"$most")
    withFile(text): file =>
      for threads <- 1 to 2 do assertEquals(outcomes(json.readLinesParallel[Int](file, threads)), expected)

  test("a stack that is too small is a limit like any other"):
    given Decoder[Int] = in =>
      val n = in.readInt()
      if n % 2 == 0 then throw StackOverflowError() else n
    for most <- Seq(1, 2, 3, Int.MaxValue); values <- ways(most) do
      val results = outcomes(values)
      assertEquals(results.map(_.toIntOption), List(Some(1), None, Some(3), None, Some(5)), s"$results")
      assert(!results.exists(_.contains("Error")), s"$results")

  test("a decoder that catches what it reads is asked again once all is there"):
    given Decoder[Int] = in =>
      try in.readInt()
      catch case _: json.DecodeError => throw ArithmeticException()
    val number = "1" * 9
    for i <- 0 to number.length + 1; framing <- Seq(Framing.Concatenated, Framing.Lines) do
      assertEquals(Streamed.pushed[Int](framing, s"$number\n".getBytes, Seq(i)), List(number))

  test("no input and no output are mistakes of the program"):
    val reads =
      Seq[Source => Any](json.readAll[Int](_), json.readLines[Int](_), json.readRecords[Int](_), json.readArray[Int](_))
    for read <- reads do intercept[IllegalArgumentException](read(null.asInstanceOf[Source])): Unit
    intercept[IllegalArgumentException](json.readLinesParallel[Int](null.asInstanceOf[Path])): Unit
    intercept[IllegalArgumentException](json.writeLines(List(1), null.asInstanceOf[json.Sink])): Unit
    intercept[IllegalArgumentException](json.writeArray(List(1), null.asInstanceOf[json.Sink])): Unit

  private class Closing(text: String) extends ByteArrayInputStream(text.getBytes):
    var isClosed = false
    override def close(): Unit = isClosed = true

  test("a file is closed once its last value was read, and by close"):
    for text <- Seq("1 2", "1 x", ""); isEarly <- Seq(false, true) do
      val in = Closing(text)
      val values = FrameValues(Frames[Int](Framing.Concatenated), new ByteSource(in, true))
      if isEarly then values.close() else values.foreach(_ => assert(!in.isClosed))
      assert(in.isClosed)

  test("a channel that says it gave more than it did"):
    val liar = new ReadableByteChannel:
      private val pieces = Iterator("1\n2", "3\n", "")
      def read(into: ByteBuffer): Int =
        val piece = pieces.nextOption().getOrElse("")
        into.put(piece.getBytes)
        if piece.isEmpty then -1 else 100
      def isOpen: Boolean = true
      def close(): Unit = ()
    assertEquals(json.readLines[Int](liar).toList, List(Right(1), Right(23)))

  test("a stream that says it gave more than it was asked for"):
    val liar = new InputStream:
      def read(): Int = -1
      override def read(into: Array[Byte], from: Int, length: Int): Int = length + 1
    for read <- Seq[Source => Values[Int]](json.readAll(_), json.readLines(_)) do
      intercept[IOException](read(liar).hasNext): Unit

  test("an interrupted wait for other threads loses nothing"):
    given Decoder[Int] = in =>
      Thread.sleep(1)
      in.readInt()
    val values = ParallelValues(ByteSource(ByteArrayInputStream(("1\n" * 200).getBytes)), 2, summon, Limits.default)
    Thread.currentThread.interrupt()
    val isInterrupted =
      try !values.hasNext
      catch case _: InterruptedException => true
    assert(isInterrupted)
    assertEquals(values.toList, List.fill(200)(Right(1)))

  test("lines and columns beyond the largest Int stay there"):
    val frames = LineFrames[Int](Decoder[Int], Limits.default)
    frames.begin(1L << 40, Int.MaxValue - 2)
    val bytes = "x\nx\nx\nx".getBytes
    frames.offer(bytes, 0, bytes.length)
    frames.finish()
    val errors = List.fill(4)(frames.next()).collect { case Left(error) => (error.offset - (1L << 40), error.line) }
    assertEquals(errors, List((0L, Int.MaxValue - 1), (2L, Int.MaxValue), (4L, Int.MaxValue), (6L, Int.MaxValue)))
    assertEquals(jzon.input.Lines.sum(Int.MaxValue - 1, 1), Int.MaxValue)
    assertEquals(jzon.input.Lines.sum(Int.MaxValue, Int.MaxValue), Int.MaxValue)

  test("columns of a line larger than that, pulled and pushed"):
    val blank = Array.fill[Byte](1 << 20)(' ')
    val count = 2049
    def last(error: json.DecodeError): (Kind, Int, Int) = (error.kind, error.line, error.column)
    val expected = List(Right(1), Left((Kind.Syntax, 1, Int.MaxValue)))
    val in = java.io.SequenceInputStream(java.util.Collections.enumeration(java.util.Arrays.asList(
      (Seq[InputStream](ByteArrayInputStream("1".getBytes)) ++ Seq.fill(count)(ByteArrayInputStream(blank)) :+
        ByteArrayInputStream("x".getBytes))*
    )))
    assertEquals(json.readAll[Int](in).map(_.left.map(last)).toList, expected)
    val chunker = Chunker[Int](Framing.Concatenated)
    val results = collection.mutable.ListBuffer[Either[(Kind, Int, Int), Int]]()
    chunker.feed("1".getBytes)(results += _.left.map(last))
    for _ <- 1 to count do chunker.feed(blank)(results += _.left.map(last))
    chunker.feed("x ".getBytes)(results += _.left.map(last))
    assertEquals(results.toList, expected)
