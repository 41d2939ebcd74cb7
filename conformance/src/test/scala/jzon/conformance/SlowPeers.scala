package jzon.conformance

import java.io.{ByteArrayInputStream, InputStream, InterruptedIOException}
import java.net.{InetAddress, InetSocketAddress, ServerSocket, Socket}
import java.nio.file.{Files, Paths}
import java.time.Duration
import java.util.concurrent.{ConcurrentHashMap, CountDownLatch, LinkedBlockingQueue, TimeUnit}
import java.util.concurrent.atomic.AtomicInteger
import jdk.jfr.Recording
import jdk.jfr.consumer.RecordingFile
import jzon as json
import scala.jdk.CollectionConverters.*
import scala.util.Using

/** Many readers at a time, each on a thread of its own, whose peers send a few bytes now and then:
  *
  * {{{
  * ./sbt "conformance/Test/runMain jzon.conformance.SlowPeers 10000"
  * }}}
  *
  * prints figures for so many virtual threads, which need Java 21 or newer: first they read from pipes, then from
  * sockets, whose other ends are in a second process. The process needs a file descriptor for each reader.
  */
object SlowPeers:
  case class Message(id: Int, text: String) derives json.Codec

  /** @param correct
    *   readers that got what their peer sent
    * @param heldBytes
    *   of the heap, while all readers wait in the midst of a value
    * @param pinned
    *   how often a virtual thread waited without leaving its carrier, with a frame of the library on its stack
    * @param pinnedElsewhere
    *   the same without such a frame
    */
  final case class Outcome(
      readers: Int,
      correct: Int,
      seconds: Double,
      heldBytes: Long,
      pinned: Int,
      pinnedElsewhere: Int
  ):
    def show(what: String): String =
      f"$what: $readers%d readers, $correct%d correct, $seconds%.1f s, ${heldBytes / readers}%d bytes of heap each, " +
        s"$pinned pinned in jzon, $pinnedElsewhere elsewhere"

  /** Starts a thread of the platform. */
  val platform: Runnable => Unit = task => Thread(task).start()

  /** `Thread.startVirtualThread` of Java 21. */
  val virtual: Option[Runnable => Thread] =
    try
      val method = classOf[Thread].getMethod("startVirtualThread", classOf[Runnable])
      Some(task => method.invoke(null, task).asInstanceOf[Thread])
    catch case _: ReflectiveOperationException => None

  def main(arguments: Array[String]): Unit = arguments match
    case Array("peer", count, ports*) => sendAll(count.toInt, ports.map(_.toInt).toIndexedSeq)
    case _                            =>
      val count = arguments.headOption.fold(10000)(_.toInt)
      val start = virtual.getOrElse(sys.error("this JVM has no virtual threads"))
      println(s"Java ${Runtime.version}, ${Runtime.getRuntime.availableProcessors} processors")
      println(pipes(count, start(_): Unit).show("pipes"))
      println(sockets(count, start(_): Unit).show("sockets"))

  /** The ways to read: each reader uses one of them. */
  private val ways = Vector[InputStream => json.Values[Message]](json.readLines(_), json.readAll(_), json.readArray(_))

  private def messages(i: Int): Seq[Message] = Seq.tabulate(3)(k => Message(i * 10 + k, s"é$i" * (k + 1)))

  private def sent(i: Int): Array[Byte] =
    val texts = messages(i).map(json.write(_))
    (if i % ways.size == 2 then texts.mkString("[", ",", "]") else texts.mkString("", "\n", "\n")).getBytes

  private val turns = 21

  /** What is sent in the turn `k`. */
  private def slice(bytes: Array[Byte], k: Int): Array[Byte] =
    bytes.slice(bytes.length * k / turns, bytes.length * (k + 1) / turns)

  /** What the readers of one run found. */
  private class Readers(count: Int):
    private val done = CountDownLatch(count)
    private val seen = ConcurrentHashMap.newKeySet[Int]()

    def read(in: InputStream, way: Int): Unit =
      try
        val results = ways(way)(in).toList
        val i = results.head.fold(throw _, _.id) / 10
        if results == messages(i).map(Right(_)).toList then seen.add(i): Unit
      finally done.countDown()

    def correct(): Int =
      if !done.await(300, TimeUnit.SECONDS) then sys.error(s"${done.getCount} readers still wait")
      seen.size

  private def used(): Long =
    System.gc()
    val runtime = Runtime.getRuntime
    runtime.totalMemory - runtime.freeMemory

  /** Runs `body`, which gives the number of readers that were correct and the bytes that they held. All classes are
    * loaded before: a thread that waits for another one to load a class does not leave its carrier, whatever library it
    * is of.
    */
  private def measured(count: Int)(body: => (Int, Long)): Outcome =
    for i <- ways.indices do Readers(1).read(ByteArrayInputStream(sent(i)), i)
    val file = Files.createTempFile("pinned", ".jfr")
    try
      Using.resource(Recording()): recording =>
        recording.enable("jdk.VirtualThreadPinned").withThreshold(Duration.ZERO).withStackTrace(): Unit
        recording.start()
        val begin = System.nanoTime
        val (correct, held) = body
        val seconds = (System.nanoTime - begin) / 1e9
        recording.stop(): Unit
        recording.dump(file)
        val (pinned, elsewhere) = RecordingFile.readAllEvents(file).asScala.partition(_.toString.contains("jzon."))
        Outcome(count, correct, seconds, held, pinned.size, elsewhere.size)
    finally Files.delete(file)

  /** Waits for pieces that another thread gives; an empty one is the end. */
  final class Pipe extends InputStream:
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

  def pipes(count: Int, start: Runnable => Unit): Outcome = measured(count):
    val pipes = Array.fill(count)(Pipe())
    val texts = Array.tabulate(count)(sent)
    val readers = Readers(count)
    val before = used()
    for i <- 0 until count do start(() => readers.read(pipes(i), i % ways.size))
    def send(from: Int, until: Int): Unit =
      for k <- from until until; i <- 0 until count do
        val piece = slice(texts(i), k)
        if piece.nonEmpty then pipes(i).pieces.add(piece): Unit
    send(0, turns / 2)
    while pipes.exists(!_.pieces.isEmpty) do Thread.sleep(10)
    val held = used() - before
    send(turns / 2, turns)
    pipes.foreach(_.pieces.add(new Array[Byte](0)))
    (readers.correct(), held)

  def sockets(count: Int, start: Runnable => Unit): Outcome = measured(count):
    val readers = Readers(count)
    val before = used()
    val servers = ways.map(_ => ServerSocket(0, 4096, InetAddress.getLoopbackAddress))
    try
      val begun = AtomicInteger()
      for (server, way) <- servers.zipWithIndex do
        platform: () =>
          for _ <- 0 until (count - way + ways.size - 1) / ways.size do
            val socket = server.accept()
            start: () =>
              begun.incrementAndGet(): Unit
              Using.resource(socket)(socket => readers.read(socket.getInputStream, way))
      val peer = startPeer(count, servers.map(_.getLocalPort))
      try
        if peer.getInputStream.read() != Half then sys.error("the peer ended")
        while begun.get < count do Thread.sleep(10)
        val held = used() - before
        peer.getOutputStream.write(Half)
        peer.getOutputStream.flush()
        (readers.correct(), held)
      finally peer.destroy()
    finally servers.foreach(_.close())

  private inline val Half = 'h'

  private def startPeer(count: Int, ports: Seq[Int]): Process =
    val java = Paths.get(sys.props("java.home"), "bin", "java").toString
    val command = Seq(java, "-cp", sys.props("java.class.path"), "jzon.conformance.SlowPeers", "peer", count.toString)
    ProcessBuilder((command ++ ports.map(_.toString))*).redirectError(ProcessBuilder.Redirect.INHERIT).start()

  /** Connects to all readers, sends each one half of its bytes, waits for a byte, and sends the other half. */
  private def sendAll(count: Int, ports: IndexedSeq[Int]): Unit =
    val sockets = Array.tabulate(count): i =>
      val socket = Socket()
      socket.setTcpNoDelay(true)
      socket.connect(InetSocketAddress(InetAddress.getLoopbackAddress, ports(i % ports.size)), 60000)
      socket
    def send(k: Int): Unit = for i <- 0 until count do sockets(i).getOutputStream.write(slice(sent(i), k))
    for k <- 0 until turns / 2 do send(k)
    System.out.write(Half)
    System.out.flush()
    if System.in.read() == Half then
      for k <- turns / 2 until turns do send(k)
      sockets.foreach(_.close())
