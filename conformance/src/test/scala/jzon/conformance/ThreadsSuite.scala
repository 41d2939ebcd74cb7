package jzon.conformance

import java.io.ByteArrayInputStream
import jzon as json
import jzon.{Json, OnThreads, BufferCache}
import scala.concurrent.duration.*

/** Threads that share codecs and spare buffers do not see each other's documents, also where a third of them fail. */
class ThreadsSuite extends OnThreads:
  override def munitTimeout: Duration = 3.minutes

  private def document(i: Int): DistanceMatrix.Matrix =
    DistanceMatrix.matrix(1 + i % 4).copy(status = s"thread $i ${"é" * (i % 50)}")

  /** One round of the thread `i`; whatever is not its own is an exception. */
  private def round(i: Int): Unit =
    val matrix = document(i)
    val bytes = json.writeBytes(matrix)
    i % 3 match
      case 0 =>
        assertEquals(json.readOrThrow[DistanceMatrix.Matrix](ByteArrayInputStream(bytes)), matrix)
        assertEquals(json.write(json.readOrThrow[Json](Pieces(bytes, Seq(1000)))), new String(bytes, "UTF-8"))
      case 1 =>
        val broken = bytes.updated(bytes.length - 2, '\\'.toByte)
        val error = json.read[DistanceMatrix.Matrix](ByteArrayInputStream(broken)).swap.toOption.get
        assertEquals((error.jq, error.offset), (".status", bytes.length - 2L))
      case _ =>
        intercept[json.EncodeError](json.write(matrix.copy(status = "\ud800"))): Unit
        assertEquals(json.readOrThrow[DistanceMatrix.Matrix](bytes), matrix)

  onThreads(round)

  test("no oversized buffer is kept"):
    val large: Json = Json.Str("x" * 3000000)
    val text = json.writeBytes(large)
    for _ <- 1 to 10 do
      json.readOrThrow[Json](ByteArrayInputStream(text)): Unit
      json.writeTo(large, java.io.OutputStream.nullOutputStream())
    for _ <- 1 to 50 do assert(BufferCache.take().length <= 256 * 1024)
