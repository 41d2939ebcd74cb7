package jzon.conformance

import java.io.{IOException, InputStream, InterruptedIOException}
import java.net.{InetAddress, ServerSocket, Socket, SocketTimeoutException}
import java.util.concurrent.{CountDownLatch, LinkedBlockingQueue, TimeUnit}
import java.util.concurrent.atomic.{AtomicInteger, AtomicReference}
import jdk.jfr.Recording
import jdk.jfr.consumer.RecordingFile
import jzon as json
import munit.FunSuite
import scala.concurrent.duration.*
import scala.util.Using

/** Reading from peers that are slow, on threads that wait: virtual ones where the JVM has them. The environment variable
  * JZON_VIRTUAL_THREADS says how many at a time.
  */
class WaitingSuite extends FunSuite:
  override def munitTimeout: Duration = 10.minutes

  case class Message(id: Int, text: String) derives json.Codec

  /** `Thread.startVirtualThread` of Java 21. */
  private val startVirtual: Option[Runnable => Thread] =
    try
      val method = classOf[Thread].getMethod("startVirtualThread", classOf[Runnable])
      Some(task => method.invoke(null, task).asInstanceOf[Thread])
    catch case _: ReflectiveOperationException => None

  private val count = sys.env.get("JZON_VIRTUAL_THREADS").map(_.toInt).getOrElse(1000)

  /** Waits for pieces that another thread gives; an empty one is the end. */
  private class Pipe extends InputStream:
    val pieces: LinkedBlockingQueue[Array[Byte]] = LinkedBlockingQueue()
    private var piece = new Array[Byte](0)
    private var at = 0

    def read(): Int =
      val one = new Array[Byte](1)
      if read(one, 0, 1) < 0 then -1 else one(0) & 0xff

    override def read(into: Array[Byte], from: Int, length: Int): Int =
      if at == piece.length then
        piece =
          try pieces.take()
          catch case _: InterruptedException => throw InterruptedIOException()
        at = 0
      val n = math.min(length, piece.length - at)
      System.arraycopy(piece, at, into, from, n)
      at += n
      if n == 0 then -1 else n

  private def messages(i: Int): Seq[Message] = Seq.tabulate(3)(k => Message(i * 10 + k, s"é$i" * (k + 1)))

  /** All messages come through, though each reader gets a few bytes at a time. */
  private def slowPeers(n: Int, start: Runnable => Thread): Unit =
    val pipes = Array.fill(n)(Pipe())
    val done = CountDownLatch(n)
    val correct = AtomicInteger()
    for i <- 0 until n do
      start: () =>
        try
          val results = if i % 2 == 0 then json.readLines[Message](pipes(i)) else json.readAll[Message](pipes(i))
          if results.toList == messages(i).map(Right(_)).toList then correct.incrementAndGet(): Unit
        finally done.countDown()
      : Unit
    val texts = Array.tabulate(n)(i => messages(i).map(m => json.write(m) + "\n").mkString.getBytes)
    for k <- 0 to 20 do
      for i <- 0 until n do
        val from = texts(i).length * k / 21
        val until = texts(i).length * (k + 1) / 21
        if until > from then pipes(i).pieces.add(texts(i).slice(from, until)): Unit
    pipes.foreach(_.pieces.add(new Array[Byte](0)))
    assert(done.await(300, TimeUnit.SECONDS))
    assertEquals(correct.get, n)

  test("slow peers, on threads of the platform")(slowPeers(20, task => { val t = Thread(task); t.start(); t }))

  test("slow peers, on virtual threads that are not pinned"):
    assume(startVirtual.nonEmpty, "skipped: this JVM has no virtual threads")
    val file = java.nio.file.Files.createTempFile("pinned", ".jfr")
    try
      Using.resource(Recording()): recording =>
        recording.enable("jdk.VirtualThreadPinned").withThreshold(java.time.Duration.ZERO): Unit
        recording.start()
        slowPeers(count, startVirtual.get)
        recording.stop(): Unit
        recording.dump(file)
      val pinned = RecordingFile.readAllEvents(file).toArray.filter(_.toString.contains("jzon."))
      assertEquals(pinned.toSeq, Nil)
    finally java.nio.file.Files.delete(file)

  private def withSockets[A](body: (Socket, Socket) => A): A =
    Using.resource(ServerSocket(0, 1, InetAddress.getLoopbackAddress)): server =>
      Using.resource(Socket(InetAddress.getLoopbackAddress, server.getLocalPort)): client =>
        Using.resource(server.accept())(body(client, _))

  test("a timeout of a socket passes through, and reading goes on after it"):
    withSockets: (client, peer) =>
      client.setSoTimeout(50)
      val out = peer.getOutputStream
      for read <- Seq[json.Source => json.Values[Message]](json.readAll(_), json.readLines(_)) do
        val values = read(client.getInputStream)
        val text = json.write(Message(1, "é")) + "\n"
        out.write(text.take(9).getBytes)
        intercept[SocketTimeoutException](values.hasNext): Unit
        out.write(text.drop(9).getBytes)
        client.setSoTimeout(30000)
        assertEquals(values.next(), Right(Message(1, "é")))
        client.setSoTimeout(50)
      intercept[SocketTimeoutException](json.read[Message](client.getInputStream)): Unit

  /** What a thread that waits for bytes throws when it is interrupted. */
  private def interrupted(start: Runnable => Thread): Unit =
    val pipe = Pipe()
    val thrown = AtomicReference[Throwable]()
    val thread = start: () =>
      try json.readAll[Message](pipe).hasNext: Unit
      catch case error: Throwable => thrown.set(error)
    pipe.pieces.add("{\"id\":".getBytes): Unit
    while !pipe.pieces.isEmpty do Thread.sleep(1)
    thread.interrupt()
    thread.join(30000)
    assert(thrown.get.isInstanceOf[InterruptedIOException], s"${thrown.get}")

  test("an interruption passes through"):
    interrupted(task => { val t = Thread(task); t.start(); t })
    startVirtual.foreach(interrupted)
    // A channel that is closed by the interruption.
    withSockets: (_, _) =>
      val pipe = java.nio.channels.Pipe.open()
      Thread.currentThread.interrupt()
      intercept[IOException](json.readLines[Message](pipe.source).hasNext): Unit
      assert(Thread.interrupted())
