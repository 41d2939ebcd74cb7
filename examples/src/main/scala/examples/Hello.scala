package examples

import java.io.{ByteArrayOutputStream, OutputStream}
import java.nio.charset.StandardCharsets.{US_ASCII, UTF_8}
import jzon as json

/** The fluent writer and its pool, as in fson's guide (seed 003): hello world, and the response to an HTTP request. Run
  * it with `./sbt "examples/runMain examples.Hello"`.
  */
object Hello:
  private val pool = json.BufferPool()

  def main(args: Array[String]): Unit =
    println(hello)
    respond(3, System.out)
    System.out.println()

  /** Two documents, one after the other in the same buffer. */
  def hello: String =
    pool.use: w =>
      w.obj { o => o.put("hello", "world").put("bool", true).obj("obj") { i => i.put("foo", "bar").put("int", 8) } }
      val first = w.toString
      w.reset()
      w.obj { o => o.put("second", "message") }
      first + "\n" + w.toString

  /** A list of users, with head and body, as a server writes it to a connection. The length is known before the first
    * byte goes out, and nothing goes out when the body can't be written.
    */
  def respond(count: Int, out: OutputStream): Unit =
    pool.use: w =>
      w.obj: o =>
        o.put("count", count).arr("users"): users =>
          for id <- 1 to count do users.obj(_.put("id", id).put("name", s"user $id").put("admin", id == 1))
        o.put("next", s"/users?after=$count")
      val head = s"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${w.size}\r\n\r\n"
      out.write(head.getBytes(US_ASCII))
      w.writeTo(out)

  /** The bytes of a response, as text. */
  def response(count: Int): String =
    val out = ByteArrayOutputStream()
    respond(count, out)
    out.toString(UTF_8)
