package jzon.input

import java.lang.Long.{bitCount, numberOfTrailingZeros}
import jzon.wire.{Bytes, Swar}

/** Lines and columns. They are counted only when something failed, or when bytes of a stream leave the buffer (see
  * [[Place]]); eight bytes at a time, because that is all bytes of a long stream.
  */
private[jzon] object Lines:
  private inline val Sevens = 0x7f7f7f7f7f7f7f7fL
  private inline val LineFeeds = 0x0a0a0a0a0a0a0a0aL

  /** Line feeds in `bytes(from until until)`. */
  def count(bytes: Array[Byte], from: Int, until: Int): Int =
    var lines = 0
    var i = from
    while i + 8 <= until do
      lines += bitCount(lineFeeds(Bytes.long(bytes, i)))
      i += 8
    while i < until do
      if bytes(i) == '\n' then lines += 1
      i += 1
    lines

  /** The sum of two counts: at most the largest Int, since a stream has no end. */
  def sum(a: Int, b: Int): Int = if b > Int.MaxValue - a then Int.MaxValue else a + b

  /** Index of the first line feed in `bytes(from until until)`, or -1. */
  def next(bytes: Array[Byte], from: Int, until: Int): Int = next(bytes, from, until, '\n')

  /** Index of the first `b` in `bytes(from until until)`, or -1. */
  def next(bytes: Array[Byte], from: Int, until: Int, b: Byte): Int =
    var i = from
    var hits = 0L
    while hits == 0 && i + 8 <= until do
      hits = Swar.lanesEqual(Bytes.long(bytes, i), b)
      i += 8
    if hits != 0 then i - 8 + (numberOfTrailingZeros(hits) >> 3)
    else
      while i < until && bytes(i) != b do i += 1
      if i < until then i else -1

  /** Code points after the last line feed in `bytes(from until until)`: bytes that do not continue another. */
  def column(bytes: Array[Byte], from: Int, until: Int): Int =
    var columns = 0
    var i = until
    while i - 8 >= from && lineFeeds(Bytes.long(bytes, i - 8)) == 0 do
      i -= 8
      columns += 8 - bitCount(continuations(Bytes.long(bytes, i)))
    while i > from && bytes(i - 1) != '\n' do
      i -= 1
      if (bytes(i) & 0xc0) != 0x80 then columns += 1
    columns

  /** Code points in `bytes(from until until)`, or -1 if there is a line feed. */
  def codePoints(bytes: Array[Byte], from: Int, until: Int): Int =
    var continued = 0
    var feeds = 0L
    var i = from
    while i + 8 <= until do
      val word = Bytes.long(bytes, i)
      val others = word ^ LineFeeds // line feeds become 0x00, from which 1 borrows the high bit
      feeds |= (others - Swar.Ones) & ~others
      continued += bitCount(continuations(word))
      i += 8
    while i < until && bytes(i) != '\n' do
      if (bytes(i) & 0xc0) == 0x80 then continued += 1
      i += 1
    if i < until || (feeds & Swar.Highs) != 0 then -1 else until - from - continued

  /** Whether `bytes(from until until)` are ASCII, without control characters such as line feeds. */
  def isPlain(bytes: Array[Byte], from: Int, until: Int): Boolean =
    var i = from
    var others = 0L
    while i + 64 <= until && (others & Swar.Highs) == 0 do
      others = special(bytes, i) | special(bytes, i + 8) | special(bytes, i + 16) | special(bytes, i + 24) |
        special(bytes, i + 32) | special(bytes, i + 40) | special(bytes, i + 48) | special(bytes, i + 56)
      i += 64
    while i + 8 <= until do
      others |= special(bytes, i)
      i += 8
    while i < until && bytes(i) >= ' ' do i += 1
    i == until && (others & Swar.Highs) == 0

  /** The high bit is set in the lowest lane with a control character or a byte beyond ASCII. It may be set in the lanes
    * above by borrows. All other bits mean nothing.
    */
  private def special(bytes: Array[Byte], i: Int): Long =
    val word = Bytes.long(bytes, i)
    (word - Swar.Ones * ' ') | word

  /** High bit set in each lane that holds a line feed, and in no other. */
  private def lineFeeds(word: Long): Long =
    val others = word ^ LineFeeds                     // line feeds become 0x00
    ~(((others & Sevens) + Sevens) | others | Sevens) // lower bits set the high one, and carry into no other lane

  /** High bit set in each lane that continues a character: 10xxxxxx. */
  private def continuations(word: Long): Long = word & ~(word << 1) & Swar.Highs
