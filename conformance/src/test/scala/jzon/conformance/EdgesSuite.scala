package jzon.conformance

import java.io.ByteArrayInputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.{Decoder, Json, Raw, Reader, BufferCache}
import munit.FunSuite

/** A stream's buffer may end at any byte of a document, and may be filled several times while a value is kept. The
  * outcome is that of an array. The documents are our own, so this needs no corpora.
  */
class EdgesSuite extends FunSuite:
  import EdgesSuite.*

  /** Bytes of the reader's first buffer. */
  private val buffer = 16 * 1024

  private def agrees[A](what: String, document: Array[Byte])(using Decoder[A]): Unit =
    val expected = InputKind.array[A](document)
    dropGrownBuffers()
    assertEquals(Outcome(ByteArrayInputStream(document))(using Decoder[A]), expected, what)
    dropGrownBuffers()
    assertEquals(Outcome(Pieces(document, Seq(5000, 1, 16384, 3)))(using Decoder[A]), expected, s"$what, in pieces")

  /** A reader takes a spare buffer, which a value that was kept may have made larger. */
  private def dropGrownBuffers(): Unit =
    while BufferCache.take().length != buffer do ()

  private def atEveryByte[A: Decoder](text: String): Unit =
    val document = text.getBytes(UTF_8)
    for i <- 0 to document.length + 1 do
      agrees[A](s"$text, the edge at $i", Array.fill[Byte](buffer - i)(' ') ++ document)

  test("the edge of the buffer at every byte, right and wrong"):
    val trees = Seq(
      """[[],{},[1],{"a":[]}]""",
      """{"a":{"b":{},"c":[true,false,null]},"d":-12.5e+3}""",
      """["é€😀","\ud83d\ude00\n\"","",123456789012345678901234567890]""",
      """ [ 1 , { "a" : 2 } ] """,
      """[1,]""",
      """{"a":1,}""",
      """["\ud83dx"]""",
      """[tru]""",
      """{"a" 1}"""
    )
    trees.foreach(atEveryByte[Json](_))
    trees.foreach(atEveryByte[Unit](_)(using Anything.skipped))

  test("the edge of the buffer at every byte, typed"):
    atEveryByte[Node]("""{"n":1,"more":[{"n":2,"type":"Leaf"}],"type":"Leaf","x":{"y":[]}}""")
    atEveryByte[Node]("""{"nodes":[{"n":"2","type":"Leaf"}],"type":"Branch"}""")
    atEveryByte[Map[Int, List[Double]]]("""{"1":[1.5,-0.25e1],"-2":[],"x":[]}""")
    atEveryByte[(Long, String, Option[Boolean])]("""[9223372036854775807,"abcdefghijklmnop",null]""")
    atEveryByte[Raw]("""{"a":[1, "b"]}""")
    atEveryByte[List[Int]]("""{"a":1,"b":2}""")(using alternatives)
    atEveryByte[Int]("""{"a" : [ [ ], 1 , { } ], "b":{}}""")(using lookingAhead)

  test("a document that is cut at any byte"):
    cutEverywhere[Json](""" {"a" : {"b":{},"c":[true,false,null]},"d":[-12.5e+3,"é€😀\\ud83d\\ude00\\n"]}""")
    cutEverywhere[Unit](""" {"a" : {"b":{},"c":[true,false,null]},"d":[-12.5e+3,"é€😀\\ud83d\\ude00\\n"]}""")(using
      Anything.skipped
    )
    cutEverywhere[Raw]("""{"a":[1, "b"]}""")
    cutEverywhere[Node]("""{"type":"Branch","nodes":[{"type":"Leaf","n":1}]}""")
    cutEverywhere[Node]("""{"nodes":[{"n":2,"type":"Leaf"}],"x":[{}],"type":"Branch"}""")
    cutEverywhere[Wrapped]("""{"Two":{"nodes":[{"n":2,"type":"Leaf"}]}}""")
    cutEverywhere[Either[Int, Option[Node]]]("""{"Right":{"n":2,"type":"Leaf"}}""")
    cutEverywhere[Map[Int, List[Double]]]("""{"1":[1.5,-0.25e1],"-2":[],"3":[1]}""")
    cutEverywhere[(Long, String, Option[Boolean])]("""[9223372036854775807,"abcdefghijklmnop",null]""")
    cutEverywhere[List[Int]]("""{"a":1,"b":2}""")(using alternatives)
    cutEverywhere[List[java.time.LocalDate]]("""["2024-02-29"]""")

  /** Each part of `text` ends too soon, at its end, from an array as from a stream. */
  private def cutEverywhere[A: Decoder](text: String): Unit =
    val document = text.getBytes(UTF_8)
    assert(Outcome(document).isAccepted, text)
    for length <- 0 until document.length do
      val cut = document.take(length)
      for input <- List[json.Input](cut, ByteArrayInputStream(cut), Pieces(cut, Seq(1))) do
        Outcome(input) match
          case Outcome.Refused(kind, message, _, offset, _, _) =>
            assertEquals((kind, message, offset), (json.DecodeError.Kind.End, "unexpected end of input", length.toLong))
          case accepted => fail(s"$text, cut to $length: $accepted")

  test("what is kept is there, however long it is and wherever it begins"):
    for
      length <- Seq(1, 10000, 16000, 17000, 33000, 70000)
      blanks <- Seq(0, 1, 5000, 12000, 16383, 16384)
    do
      val numbers = Iterator.range(0, length / 4 + 1).map(i => 100 + i % 900).mkString(",")
      def padded(text: String) = (" " * blanks + text).getBytes(UTF_8)
      val where = s"$length bytes after $blanks"
      agrees[Raw](where, padded(s"[$numbers]"))
      agrees[Node](where, padded(s"""{"unknown":[[$numbers]],"n":1,"type":"Leaf"}"""))
      agrees[Node](where, padded(s"""{"nodes":[{"x":[$numbers],"n":true,"type":"Leaf"}],"type":"Branch"}"""))
      agrees[List[Int]](where, padded(s"[$numbers]"))(using alternatives)
      agrees[List[Int]](where, padded(s"[$numbers]"))(using refused)
      agrees[List[Int]](where, padded(s"[$numbers,\"x\"]"))(using alternatives)

object EdgesSuite:
  @json.discriminator("type")
  sealed trait Node derives json.Decoder
  case class Leaf(n: Int) extends Node
  case class Branch(nodes: List[Node]) extends Node

  enum Wrapped derives json.Decoder:
    case One
    case Two(nodes: List[Node])

  /** How many elements and fields there are. It looks at the next byte wherever it may. */
  val lookingAhead: Decoder[Int] = in =>
    in.peek() match
      case '[' =>
        in.beginArray()
        in.peek(): Unit
        count(in.hasElement())(lookingAhead.read(in), in)
      case '{' =>
        in.beginObject()
        in.peek(): Unit
        count(in.hasField())({ in.key(json.KeyDecoder[String]): Unit; in.peek(): Unit; lookingAhead.read(in) }, in)
      case _ => in.readInt()

  private def count(hasNext: => Boolean)(next: => Int, in: Reader): Int =
    var sum = 0
    while hasNext do
      sum += 1 + next
      in.peek(): Unit
    sum

  /** The elements, read twice; or the values of an object. */
  val alternatives: Decoder[List[Int]] =
    val twice = Decoder[List[Int]].emap(list => if list.length > 1 then Left("too many") else Right(list))
    twice.orElse(Decoder[List[Int]]).orElse(Decoder[Map[String, Int]].map(_.values.toList))

  /** The error is at the first byte of what was read. */
  val refused: Decoder[List[Int]] = Decoder[List[Int]].emap(_ => Left("refused"))
