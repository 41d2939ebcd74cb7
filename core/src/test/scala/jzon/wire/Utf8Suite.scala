package jzon.wire

import java.nio.charset.StandardCharsets.UTF_8
import munit.FunSuite

class Utf8Suite extends FunSuite:
  /** RFC 3629, section 4: the ranges of the bytes of each kind of character. */
  private val syntax: Seq[Seq[Range]] =
    val tail = 0x80 to 0xbf
    Seq(
      Seq(0x00 to 0x7f),
      Seq(0xc2 to 0xdf, tail),
      Seq(0xe0 to 0xe0, 0xa0 to 0xbf, tail),
      Seq(0xe1 to 0xec, tail, tail),
      Seq(0xed to 0xed, 0x80 to 0x9f, tail),
      Seq(0xee to 0xef, tail, tail),
      Seq(0xf0 to 0xf0, 0x90 to 0xbf, tail, tail),
      Seq(0xf1 to 0xf3, tail, tail, tail),
      Seq(0xf4 to 0xf4, 0x80 to 0x8f, tail, tail)
    )

  private def plainLength(bytes: Seq[Int]): Int =
    syntax.find(row => row.zip(bytes).forall((range, b) => range.contains(b))) match
      case None                                    => 0
      case Some(row) if row.length <= bytes.length => row.length
      case _                                       => -1

  private def agrees(bytes: Seq[Int]): Unit =
    val expected = plainLength(bytes)
    val length = Utf8.length(bytes.map(_.toByte).toArray, 0, bytes.length)
    if length != expected then fail(s"${bytes.map(_.toHexString)}: $length, not $expected")

  test("lengths agree with the RFC's table: every two bytes, and the edges of three and four"):
    val edges = Seq(0x00, 0x22, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff)
    for a <- 0 to 0xff do
      agrees(Seq(a))
      for b <- 0 to 0xff do agrees(Seq(a, b))
      if a >= 0xc0 then
        for b <- edges; c <- edges do
          agrees(Seq(a, b, c))
          for d <- edges do agrees(Seq(a, b, c, d))

  test("put agrees with the JDK at every code point, and no surrogate reads back"):
    val bytes = new Array[Byte](4)
    for codePoint <- 0 to 0x10ffff do
      val until = Utf8.put(codePoint, bytes, 0)
      if codePoint >= 0xd800 && codePoint <= 0xdfff then
        if Utf8.length(bytes, 0, until) != 0 then fail(f"U+$codePoint%x")
      else
        val expected = Character.toString(codePoint).getBytes(UTF_8)
        if !java.util.Arrays.equals(bytes, 0, until, expected, 0, expected.length) ||
          Utf8.length(bytes, 0, until) != until
        then fail(f"U+$codePoint%x")
