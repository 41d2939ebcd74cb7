package jzon.async

import java.nio.file.{Files, Path}
import jzon as json
import jzon.Limits
import munit.FunSuite
import scala.concurrent.duration.*

class ParallelSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  private def withFile[A](bytes: Array[Byte])(body: Path => A): A =
    val file = Files.createTempFile("parallel", ".ndjson")
    try
      Files.write(file, bytes): Unit
      body(file)
    finally Files.delete(file)

  private def agrees(text: String)(using Limits): Unit = withFile(text.getBytes): file =>
    val expected = json.readLines[json.Json](file).map(Streamed.shown).toVector
    for threads <- 1 to 3 do
      assertEquals(json.readLinesParallel[json.Json](file, threads).map(Streamed.shown).toVector, expected)

  test("the same as on one thread, in order, errors and their places included"):
    val random = java.util.SplittableRandom(7)
    val lines = Seq.fill(60000)(Seq(
      "{\"a\":1}",
      "[1,\"é\"]\r",
      "",
      "x",
      "{\"a\":",
      " 12 ",
      "\"" + "y" * 90 + "\""
    )(random.nextInt(7)))
    agrees(lines.mkString("\n"))
    agrees(lines.mkString("", "\n", "\n"))
    agrees("")
    agrees("\n\n")
    agrees("1")

  test("lines longer than a block, and than their limit"):
    val long = "[" + "\"abcdefgh\"," * 400000 + "1]"
    agrees(s"1\n$long\n2\n$long")
    given Limits = Limits(documentBytes = 3000000)
    agrees(s"1\n$long\n2\n$long\n\n3\n$long")
    agrees("1\n" + " " * 4000000 + "2\n3" + " " * 4000000)
    val small = Limits(documentBytes = 5)
    agrees(s"1\n$long\n12345\n123456\n\n3\n$long\n4")(using small)

  test("an exception of a decoder comes out as itself, and the file is closed with the values"):
    val broken = ArithmeticException()
    val decoder: json.Decoder[Int] = in => if in.readInt() == 2 then throw broken else 1
    withFile("1\n2\n3\n".getBytes): file =>
      val values = json.readLinesParallel[Int](file)(using decoder)
      assert(intercept[ArithmeticException](values.foreach(_ => ())) eq broken)
      values.close()
      assert(!values.hasNext)

  test("values that are closed early end their threads"):
    withFile(("1\n" * 3000000).getBytes): file =>
      val values = json.readLinesParallel[Int](file, 2)
      assertEquals(values.next(), Right(1))
      values.close()
      assert(!values.hasNext)
