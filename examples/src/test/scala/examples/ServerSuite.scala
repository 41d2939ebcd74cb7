package examples

import java.net.{InetAddress, Socket, URI}
import java.net.http.{HttpClient, HttpRequest, HttpResponse}
import java.nio.charset.StandardCharsets.UTF_8
import scala.util.Using

class ServerSuite extends munit.FunSuite:
  private val server = FunFixture(_ => Server.start(0), _.stop(0))

  server.test("each order has its answer, in order"): server =>
    val body = "{\"item\":\"apple\",\"count\":3} {\"item\":7}\n{\"item\":\"pear\"} ]"
    val address = URI.create(s"http://localhost:${server.getAddress.getPort}/orders")
    val request = HttpRequest.newBuilder(address).POST(HttpRequest.BodyPublishers.ofString(body)).build()
    val lines = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body.linesIterator.toList
    assertEquals(lines.size, 4)
    assertEquals(lines.head, "{\"accepted\":\"apple\",\"count\":3}")
    assert(lines(1).startsWith("{\"refused\":\".item("), lines(1))
    assertEquals(lines(2), "{\"accepted\":\"pear\",\"count\":1}")
    assert(lines(3).endsWith("\"line\":2}"), lines(3))

  server.test("the first answer comes before the second order is sent"): server =>
    Using.resource(Socket(InetAddress.getLoopbackAddress, server.getAddress.getPort)): socket =>
      socket.setSoTimeout(30000)
      val out = socket.getOutputStream
      val in = java.io.BufferedReader(java.io.InputStreamReader(socket.getInputStream, UTF_8))
      def send(text: String): Unit = out.write(text.getBytes(UTF_8))
      def chunk(text: String): Unit = send(s"${text.length.toHexString}\r\n$text\r\n")
      def answer(): String = Iterator.continually(in.readLine()).find(_.startsWith("{")).get
      send("POST /orders HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
      chunk("{\"item\":\"apple\"}")
      assertEquals(answer(), "{\"accepted\":\"apple\",\"count\":1}")
      chunk("{\"item\":\"pear\"}")
      assertEquals(answer(), "{\"accepted\":\"pear\",\"count\":1}")
      chunk("")
