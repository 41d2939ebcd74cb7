package jzon.async

import java.io.{ByteArrayOutputStream, IOException, OutputStream}
import java.nio.channels.Channels
import java.nio.file.Files
import jzon as json
import jzon.{EncodeError, Flush, WriteOptions}
import munit.FunSuite

class WritingSuite extends FunSuite:
  case class Named(name: String) derives json.Codec

  /** Counts how it is used. */
  private class Counting extends ByteArrayOutputStream:
    var flushes = 0
    var isClosed = false
    override def flush(): Unit = flushes += 1
    override def close(): Unit = isClosed = true

  private val names = List(Named("a"), Named("é"), Named(""))

  test("lines and arrays, to streams, channels and files"):
    val lines = "{\"name\":\"a\"}\n{\"name\":\"é\"}\n{\"name\":\"\"}\n"
    val array = "[{\"name\":\"a\"},{\"name\":\"é\"},{\"name\":\"\"}]"
    val file = Files.createTempFile("writing", ".json")
    def written(write: json.Sink => Long): Seq[String] =
      val stream = Counting()
      val through = ByteArrayOutputStream()
      assertEquals(write(stream), 3L)
      assertEquals(write(Channels.newChannel(through)), 3L)
      assertEquals(write(file), 3L)
      assert(!stream.isClosed)
      Seq(stream.toString("UTF-8"), through.toString("UTF-8"), Files.readString(file))
    try
      assertEquals(written(json.writeLines(names, _)), Seq.fill(3)(lines))
      assertEquals(written(json.writeArray(names, _)), Seq.fill(3)(array))
    finally Files.delete(file)

  test("nothing, and more than a buffer"):
    val out = Counting()
    assertEquals(json.writeLines(List.empty[Int], out), 0L)
    assertEquals(json.writeArray(List.empty[Int], out), 0L)
    assertEquals(out.toString, "[]")
    val many = List.tabulate(50000)(_.toString) ++ List("x" * 100000, "y")
    val large = ByteArrayOutputStream()
    assertEquals(json.writeArray(many, large), many.size.toLong)
    assertEquals(json.read[List[String]](large.toByteArray), Right(many))
    large.reset()
    assertEquals(json.writeLines(many.iterator, large), many.size.toLong)
    assertEquals(
      json.readLines[String](java.io.ByteArrayInputStream(large.toByteArray)).map(_.toOption.get).toList,
      many
    )

  test("the pretty form, whose lines would not be lines"):
    given WriteOptions = WriteOptions(indent = 2)
    val out = ByteArrayOutputStream()
    json.writeLines(List(Named("a")), out): Unit
    assertEquals(out.toString, "{\"name\":\"a\"}\n")
    out.reset()
    json.writeLines(List(json.Raw.checkedOrThrow("[1,\n2]")), out): Unit
    assertEquals(out.toString, "[1, 2]\n")
    out.reset()
    json.writeArray(names, out): Unit
    assertEquals(json.read[List[Named]](out.toByteArray), Right(names))

  test("flushing as told"):
    for (flush, count) <- Seq(Flush.Never -> 0, Flush.AtEnd -> 1, Flush.EveryValue -> 4) do
      val out = Counting()
      json.writeLines(names, out, flush): Unit
      assertEquals(out.flushes, count)
    val out = Counting()
    val seen = names.iterator.map: name =>
      assertEquals(out.toString("UTF-8").count(_ == '\n'), names.indexOf(name))
      name
    json.writeLines(seen, out, Flush.EveryValue): Unit

  test("nothing is written of a value that is refused, and all before it is"):
    val out = ByteArrayOutputStream()
    val bad = List(Named("a"), Named("b" * 20000 + "\ud800"), Named("c"))
    intercept[EncodeError](json.writeLines(bad, out)): Unit
    assertEquals(out.toString, "{\"name\":\"a\"}\n")
    out.reset()
    intercept[EncodeError](json.writeArray(bad, out)): Unit
    assertEquals(out.toString, "[{\"name\":\"a\"}")
    out.reset()
    intercept[ArithmeticException](json.writeLines(Iterator(1, 0).map(1 / _), out)): Unit
    assertEquals(out.toString, "1\n")

  test("an IOException passes as itself"):
    val error = IOException("full")
    for most <- 0 to 38 do
      val out = new OutputStream:
        private var count = 0
        def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
        override def write(bytes: Array[Byte], from: Int, length: Int): Unit =
          count += length
          if count > most then throw error
      val caught = intercept[IOException](json.writeLines(names, out, Flush.EveryValue))
      assert(caught eq error)
