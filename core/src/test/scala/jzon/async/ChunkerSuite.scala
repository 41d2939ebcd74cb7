package jzon.async

import java.nio.ByteBuffer
import jzon as json
import jzon.{DecodeError, Limits}
import jzon.DecodeError.Kind
import munit.FunSuite
import scala.concurrent.duration.*
import scala.collection.mutable.ListBuffer

class ChunkerSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  private def results[A](chunker: Chunker[A])(pieces: String*): List[Either[Kind, A]] =
    val all = ListBuffer[Either[Kind, A]]()
    pieces.foreach(piece => chunker.feed(piece.getBytes)(all += _.left.map(_.kind)))
    all.toList

  test("a value is given as soon as its last byte is there"):
    val chunker = Chunker[List[Int]](Framing.Concatenated)
    assertEquals(results(chunker)("[1", ",2"), Nil)
    assertEquals(results(chunker)("][3"), List(Right(List(1, 2))))
    assertEquals(results(chunker)("]"), List(Right(List(3))))
    val elements = Chunker[List[Int]](Framing.ArrayElements())
    assertEquals(results(elements)("[[1]"), List(Right(List(1))))
    assertEquals(results(elements)(" , [2]"), List(Right(List(2))))
    val lines = Chunker[Int](Framing.Lines)
    assertEquals(results(lines)("1"), Nil)
    assertEquals(results(lines)("2\n3"), List(Right(12)))

  test("the end gives what is left, or says that it is cut off"):
    for (text, last) <- Seq("1 23" -> Right(23), "1 2 " -> Right(2), "1 [" -> Left(Kind.End), "1 -" -> Left(Kind.End))
    do
      val chunker = Chunker[Int](Framing.Concatenated)
      val given0 = results(chunker)(text)
      val rest = ListBuffer[Either[Kind, Int]]()
      chunker.end()(rest += _.left.map(_.kind))
      assertEquals((given0 ++ rest).last, last.asInstanceOf[Either[Kind, Int]])

  test("it closes once"):
    val chunker = Chunker[Int](Framing.Lines)
    chunker.end()(_ => ())
    assert(!chunker.isOpen)
    intercept[IllegalStateException](chunker.end()(_ => ())): Unit
    intercept[IllegalStateException](chunker.feed("1\n".getBytes)(_ => ())): Unit

  test("after the last error nothing is given any more"):
    val chunker = Chunker[Int](Framing.Concatenated)
    assertEquals(results(chunker)("1 ] 2", " 3", "x"), List(Right(1), Left(Kind.Syntax)))
    assert(!chunker.isOpen)
    chunker.end()(_ => fail("nothing comes after the last error"))

  test("an exception of the receiver or the decoder leaves it of no use"):
    val chunker = Chunker[Int](Framing.Lines)
    intercept[ArithmeticException](chunker.feed("1\n2\n".getBytes)(_ => throw ArithmeticException())): Unit
    intercept[IllegalStateException](chunker.feed("1\n".getBytes)(_ => ())): Unit
    val strange: json.Decoder[Int] = _ => throw ArithmeticException()
    intercept[ArithmeticException](Chunker[Int](Framing.Lines)(using strange).feed("1\n".getBytes)(_ => ())): Unit
    val nested = Chunker[Int](Framing.Lines)
    intercept[IllegalStateException](nested.feed("1\n".getBytes)(_ => nested.feed("2\n".getBytes)(_ => ()))): Unit

  test("buffers on the heap and off it, whose position moves"):
    for make <- Seq[Int => ByteBuffer](ByteBuffer.allocate, ByteBuffer.allocateDirect) do
      val buffer = make(10).put("xx1 2 3 4x".getBytes).position(2).limit(9)
      val all = ListBuffer[Int]()
      val chunker = Chunker[Int](Framing.Concatenated)
      chunker.feed(buffer)(all ++= _.toOption)
      chunker.feed(buffer.asReadOnlyBuffer())(all ++= _.toOption)
      chunker.end()(all ++= _.toOption)
      assertEquals(buffer.remaining, 0)
      assertEquals(all.toList, List(1, 2, 3, 4))

  test("pieces of one byte are looked at once each"):
    // A string that was scanned again with every piece would take minutes.
    val text = ("\"" + "a\\u00e9é" * 200000 + "\"").getBytes
    for framing <- Seq(Framing.Concatenated, Framing.Lines, Framing.ArrayElements()) do
      val chunker = Chunker[String](framing)
      val all = ListBuffer[Int]()
      val around = if framing == Framing.ArrayElements() then "[" -> "]" else "" -> "\n"
      chunker.feed(around._1.getBytes)(_ => ())
      text.indices.foreach(i => chunker.feed(text, i, i + 1)(all ++= _.map(_.length).toOption))
      chunker.feed(around._2.getBytes)(all ++= _.map(_.length).toOption)
      assertEquals(all.toList, List(600000))

  test("what is not JSON is refused before it fills the memory"):
    val piece = "[1]x".getBytes ++ Array.fill[Byte](1 << 16)('x')
    for framing <- Seq(Framing.Concatenated, Framing.Lines, Framing.ArrayElements()) do
      val chunker = Chunker[json.Json](framing)
      var errors = 0
      chunker.feed(piece)(result => if result.isLeft then errors += 1)
      chunker.feed(piece)(result => if result.isLeft then errors += 1)
      assertEquals(errors, 1, s"$framing")

  test("what is skipped around an array is not kept"):
    given Limits = Limits(documentBytes = 10, stringBytes = 10)
    val chunker = Chunker[Int](Framing.ArrayElements(Streamed.pointer("/a")))
    val all = ListBuffer[Either[DecodeError, Int]]()
    chunker.feed("{\"b\":[\"".getBytes)(all += _)
    for _ <- 1 to 100 do chunker.feed(Array.fill[Byte](1 << 16)('x'))(all += _)
    chunker.feed("\"],\"a\":[1,2]}".getBytes)(all += _)
    assertEquals(all.toList, List(Right(1), Right(2)))
