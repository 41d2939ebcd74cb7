package jzon.conformance.attacks

import java.io.{ByteArrayInputStream, InputStream, StringReader}
import scala.util.control.NonFatal
import jzon.Json

/** Streams that do not keep their contract; rows B13 and B14. */
object StreamAttacks:
  private val document = Reads.strings(Seq.fill(200)("honest"))

  /** Gives 0 characters that many times, then the document. */
  final private class Idle(times: Int) extends java.io.Reader:
    private val rest = StringReader(document)
    private var count = 0
    def read(into: Array[Char], from: Int, length: Int): Int =
      count += 1
      if count <= times then 0 else rest.read(into, from, length)
    def close(): Unit = ()

  /** Gives the document, and says that it gave more than it was asked for. */
  final private class Boastful extends InputStream:
    private val rest = ByteArrayInputStream(document.dropRight(5).getBytes)
    def read(): Int = rest.read()
    override def read(into: Array[Byte], from: Int, length: Int): Int =
      val n = rest.read(into, from, length)
      if n < 0 then n else length + 100

  private def boasting: Work = () =>
    val accepted =
      try jzon.read[Json](Boastful()).isRight
      catch case NonFatal(_) => false
    if accepted then throw Broken("accepted with bytes of other documents")

  def all: List[Attack] = List(
    Attack("B13", "a Reader that gives nothing, many times", Attack.doubled(100000))(
      n => () => jzon.read[Json](Idle(n)): Unit,
      _ => () => jzon.read[Json](StringReader(document)): Unit
    ),
    Attack("B14", "a stream that overstates its count", Attack.doubled(1))(
      _ => boasting,
      _ => () => jzon.read[Json](ByteArrayInputStream(document.getBytes)): Unit
    )
  )
