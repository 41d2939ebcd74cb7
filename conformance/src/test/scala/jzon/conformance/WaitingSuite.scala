package jzon.conformance

import java.io.{IOException, InterruptedIOException}
import java.net.{InetAddress, ServerSocket, Socket, SocketTimeoutException}
import java.util.concurrent.atomic.AtomicReference
import jzon as json
import munit.FunSuite
import scala.concurrent.duration.*
import scala.util.Using

/** Reading from peers that are slow, on threads that wait: virtual ones where the JVM has them. The environment
  * variable JZON_VIRTUAL_THREADS says how many at a time.
  */
class WaitingSuite extends FunSuite:
  override def munitTimeout: Duration = 10.minutes

  import SlowPeers.{Message, Pipe, virtual}

  private val count = sys.env.get("JZON_VIRTUAL_THREADS").map(_.toInt).getOrElse(1000)

  test("slow peers, on threads of the platform"):
    assertEquals(SlowPeers.pipes(20, SlowPeers.platform).correct, 20)
    assertEquals(SlowPeers.sockets(20, SlowPeers.platform).correct, 20)

  private def onVirtualThreads(run: (Int, Runnable => Unit) => SlowPeers.Outcome): Unit =
    assume(virtual.nonEmpty, "skipped: this JVM has no virtual threads")
    val outcome = run(count, virtual.get(_): Unit)
    assertEquals(outcome.correct, count)
    assertEquals(outcome.pinned, 0)
    assert(outcome.heldBytes / count < 64 * 1024, outcome.show("held"))

  test("pipes of slow peers, on virtual threads that are not pinned")(onVirtualThreads(SlowPeers.pipes))

  test("sockets of slow peers, on virtual threads that are not pinned")(onVirtualThreads(SlowPeers.sockets))

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
    virtual.foreach(interrupted)
    // A channel that is closed by the interruption.
    withSockets: (_, _) =>
      val pipe = java.nio.channels.Pipe.open()
      Thread.currentThread.interrupt()
      intercept[IOException](json.readLines[Message](pipe.source).hasNext): Unit
      assert(Thread.interrupted())
