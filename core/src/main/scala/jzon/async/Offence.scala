package jzon.async

import jzon.{DecodeError, Reader}
import jzon.input.{Lines, Scanner}
import jzon.input.Scanner.Form
import jzon.wire.Utf8

/** The bytes that a scanner does not accept, as many as the error message needs. They may come in several pieces. */
final private[async] class Offence(scanner: Scanner):
  private val bytes = new Array[Byte](Offence.MaxBytes)
  private var count = 0
  private var offset = 0L
  private var lines = 0
  private var columns = 0

  /** Records that the problem was found before the byte at this place. */
  def begin(offset: Long, lines: Int, columns: Int): Unit =
    count = scanner.back
    scanner.copyPending(bytes)
    this.offset = offset - count
    this.lines = lines
    this.columns = columns - Lines.column(bytes, 0, count)

  /** Takes bytes of `piece(from until until)`, and returns their number. */
  def take(piece: Array[Byte], from: Int, until: Int): Int =
    val n = Math.min(bytes.length - count, until - from)
    System.arraycopy(piece, from, bytes, count, n)
    count += n
    n

  /** Whether more bytes are needed to say what is wrong. */
  def isCut: Boolean =
    scanner.form != Form.End && (count == 0 || (scanner.back == 0 && Utf8.length(bytes, 0, count) < 0))

  /** Adds the bytes that the scanner did not accept to `assembly`, which has the others. */
  def addTo(assembly: Assembly): Unit = assembly.add(bytes, scanner.back, count): Unit

  /** The error of the scanner. */
  def error(reader: Reader): DecodeError =
    reader.one(bytes, 0, 0, count, offset, lines, columns, Long.MaxValue, 0)
    try reader.failScan(scanner, 0)
    catch case error: DecodeError => error

private object Offence:
  /** The size of a character, or of an escape of a surrogate pair, and more. */
  private val MaxBytes = 16
