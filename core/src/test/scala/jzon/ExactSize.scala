package jzon

import java.nio.charset.StandardCharsets.UTF_8
import munit.Assertions.{assertEquals, clue}
import munit.Location

/** The laws of `size`. */
object ExactSize:
  /** `size` is what is written: at the top, deep inside, in other forms, and within limits that just suffice. */
  def holds[A](a: A)(using Location, Limits)(using encoder: Encoder[A]): Unit =
    val written = writeBytes(a)(using encoder, WriteOptions.default, summon)
    val text = String(written, UTF_8)
    assertEquals(encoder.size(a), written.length, clue(text))
    assertEquals(encoder.size(a, 9), written.length, clue(text))
    assertEquals(exactly(a, WriteOptions.default), text)
    for options <- forms do
      assertEquals(exactly(a, options), String(writeBytes(a)(using encoder, options, summon), UTF_8), options.toString)

  private def exactly[A](a: A, options: WriteOptions)(using encoder: Encoder[A], limits: Limits): String =
    String(writeBytesExact(a)(using encoder, options, limits), UTF_8)

  private val forms =
    List(WriteOptions.pretty, WriteOptions(sortedKeys = true), WriteOptions(asciiOnly = true, htmlSafe = true))
