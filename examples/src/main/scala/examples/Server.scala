package examples

import com.sun.net.httpserver.{HttpExchange, HttpServer}
import java.net.{InetAddress, InetSocketAddress}
import java.util.concurrent.{ExecutorService, Executors}
import jzon as json
import jzon.syntax.*
import scala.util.Using

/** An HTTP server that streams in and out: `./sbt "examples/runMain examples.Server"`, then
  * `curl -T - localhost:8080/orders <<< '{"item":"apple","count":3} {"item":"pear"}'`.
  *
  * Every order of the request is answered as soon as it was read, with a line of its own: neither the request nor the
  * answer is ever in memory as a whole.
  */
object Server:
  case class Order(item: String, count: Int = 1) derives json.Codec

  /** What strangers may send as one order. */
  private given json.Limits = json.Limits(documentBytes = 10000, depth = 10)

  private val pool = json.BufferPool()

  def main(arguments: Array[String]): Unit =
    val server = start(8080)
    println(s"listening on ${server.getAddress}")

  /** Starts a server on the loopback interface. */
  def start(port: Int): HttpServer =
    val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress, port), 0)
    server.setExecutor(threads)
    server.createContext("/orders", answer(_)): Unit
    server.start()
    server

  /** A virtual thread for each request where the JVM has them (Java 21), otherwise threads that are used again. */
  private def threads: ExecutorService =
    try classOf[Executors].getMethod("newVirtualThreadPerTaskExecutor").invoke(null).asInstanceOf[ExecutorService]
    catch case _: ReflectiveOperationException => Executors.newCachedThreadPool()

  private def answer(exchange: HttpExchange): Unit =
    try
      exchange.getResponseHeaders.set("Content-Type", "application/x-ndjson")
      exchange.sendResponseHeaders(200, 0)
      val out = exchange.getResponseBody
      Using.resource(json.readAll[Order](exchange.getRequestBody)): orders =>
        orders.foreach: result =>
          pool.use: writer =>
            result match
              case Right(order) => writer.put(json"""{"accepted": ${order.item}, "count": ${order.count}}""")
              case Left(error)  => writer.put(json"""{"refused": ${error.render}, "line": ${error.line}}""")
            writer.writeTo(out)
          out.write('\n')
          out.flush()
    finally exchange.close()
