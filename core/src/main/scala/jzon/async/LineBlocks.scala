package jzon.async

import java.io.{IOException, InputStream}
import jzon.input.{Cursor, Lines}
import jzon.wire.{Blanks, Bytes}

/** Splits a stream of lines into blocks of whole lines.
  *
  * @param max
  *   the length of the longest line in bytes. The rest of a longer line is left out.
  */
final private[async] class LineBlocks(stream: InputStream, max: Long):
  import LineBlocks.*

  /** The bytes after the last line feed of the last block. */
  private var rest = new Array[Byte](0)
  private var offset = 0L
  private var lines = 0
  private var isLast = false

  /** The next block, or null at the end. */
  def next(): Block | Null =
    var bytes = java.util.Arrays.copyOf(rest, Math.max(Size, rest.length * 2))
    var size = rest.length
    var searched = 0
    var stop = 0
    var isCut = false
    while stop == 0 && !isLast && !isCut do
      val n = Cursor.readSome(stream, bytes, size, bytes.length - size)
      if n < 0 then isLast = true
      else
        size += n
        val isLong = textSize(bytes, size) > max
        if isLong || size == bytes.length then
          stop = lastFeed(bytes, searched, size) + 1
          searched = size
          isCut = isLong && stop == 0
          if size == bytes.length && stop == 0 && !isCut then bytes = larger(bytes)
    if size == 0 then null
    else
      if stop == 0 then stop = size
      rest = java.util.Arrays.copyOfRange(bytes, stop, size)
      val block = Block(bytes, stop, offset, lines)
      offset += stop
      lines = Lines.sum(lines, Lines.count(bytes, 0, stop))
      if isCut then dropLine()
      block

  private def larger(bytes: Array[Byte]): Array[Byte] =
    if bytes.length >= Bytes.MaxLength then throw IOException("a line is too long to be kept")
    java.util.Arrays.copyOf(bytes, Math.min(bytes.length * 2L, Bytes.MaxLength.toLong).toInt)

  /** The number of bytes without the white space at both ends. */
  private def textSize(bytes: Array[Byte], size: Int): Int =
    val begin = Blanks.end(bytes, 0, size)
    var end = size
    while end > begin && Blanks.isBlank(bytes(end - 1)) do end -= 1
    end - begin

  /** The index of the last line feed, or -1. */
  private def lastFeed(bytes: Array[Byte], from: Int, until: Int): Int =
    var i = until - 1
    while i >= from && bytes(i) != '\n' do i -= 1
    if i >= from then i else -1

  /** Skips the rest of a line whose beginning is too long already. */
  private def dropLine(): Unit =
    val bytes = new Array[Byte](Size)
    var feed = -1
    while feed < 0 && !isLast do
      val n = Cursor.readSome(stream, bytes, 0, bytes.length)
      if n < 0 then isLast = true
      else
        feed = Lines.next(bytes, 0, n)
        val stop = if feed < 0 then n else feed + 1
        offset += stop
        rest = java.util.Arrays.copyOfRange(bytes, stop, n)
    if feed >= 0 then lines = Lines.sum(lines, 1)

private object LineBlocks:
  private val Size = 1 << 20

  /** `bytes(0 until size)` are whole lines. `lines` others come before the first of them. */
  final class Block(val bytes: Array[Byte], val size: Int, val offset: Long, val lines: Int)
