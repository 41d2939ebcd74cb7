package jzon.conformance.attacks

import java.io.{ByteArrayInputStream, IOException, InputStream, StringReader}
import jzon.{Json, Limits}

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

  /** Gives the beginning of a document, and says that it gave more than it was asked for. */
  final private class Boastful extends InputStream:
    def read(): Int = '"'
    override def read(into: Array[Byte], from: Int, length: Int): Int =
      into(from) = '"'
      length + 100

  private val secret = Reads.strings(Seq.fill(200)("secret"))

  /** Must be refused: buffers are used again, and what lies in them is of others. */
  private def boasting(limits: Limits): Work = () =>
    jzon.read[Json](ByteArrayInputStream(secret.getBytes)): Unit
    try
      val result = jzon.read[Json](Boastful())(using summon, limits)
      if result.isRight || result.toString.contains("secret") then throw Broken("bytes of another document")
    catch case _: IOException => ()

  def all: List[Attack] = List(
    Attack("B13", "a Reader that gives nothing, many times", Attack.doubled(100000))(
      n =>
        () =>
          try jzon.read[Json](Idle(n)): Unit
          catch case _: IOException => () // may be refused like this
      ,
      _ => () => jzon.read[Json](StringReader(document)): Unit
    ),
    Attack("B14", "a stream that overstates its count", Attack.doubled(1000))(
      n => boasting(Limits(documentBytes = n)),
      _ =>
        () =>
          jzon.read[Json](ByteArrayInputStream(secret.getBytes)): Unit
          jzon.read[Json](ByteArrayInputStream(document.getBytes)): Unit
    )
  )
