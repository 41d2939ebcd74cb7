package jzon.spark.read

import java.io.InputStream
import jzon.{DecodeError, JsonPointer, Limits, Reader}
import jzon.DecodeError.Kind
import org.apache.spark.sql.catalyst.InternalRow
import org.apache.spark.unsafe.types.UTF8String

/** The only record of a file. The whole file is in memory. */
final private[spark] class DocumentRecord(in: InputStream, decoder: RecordDecoder)(using limits: Limits)
    extends Records:
  private var isRead = false
  private var document = Array.emptyByteArray

  var row: InternalRow = InternalRow.empty
  var error: DecodeError | Null = null

  def advance(): Boolean =
    val isThere = !isRead
    if isThere then
      isRead = true
      val most = math.min(limits.documentBytes, Int.MaxValue - 16L).toInt + LineRecords.ByteOrderMark.length + 1
      document = in.readNBytes(most)
      val from = if LineRecords.beginsWithMark(document, document.length) then LineRecords.ByteOrderMark.length else 0
      decoder.decodeFrom(document)
      jzon.read[InternalRow](document, from, document.length)(using decoder) match
        case Right(decoded) => row = decoded
        case Left(refused)  => error = refused
    isThere

  def line: Long =
    val refused = error
    if refused == null then 0 else refused.line

  def text: UTF8String = UTF8String.fromBytes(document)
  def bytes: Long = document.length
  def close(): Unit = in.close()

/** The elements of the array in a file. The array may be larger than the memory.
  *
  * @param keepsText
  *   whether the text of malformed records is needed
  */
final private[spark] class ArrayRecords(
    in: InputStream,
    array: JsonPointer,
    decoder: RecordDecoder,
    keepsText: Boolean
)(
    using Limits
) extends Records:
  private val counted = Counted(in)
  private val remembering: jzon.Decoder[InternalRow] = if keepsText then Remembering else decoder
  decoder.decodeFrom(null)
  private val values = jzon.readArray[InternalRow](MarkFree(counted), array)(using remembering)

  var row: InternalRow = InternalRow.empty
  var error: DecodeError | Null = null
  var text: UTF8String | Null = null

  def advance(): Boolean =
    text = null
    val isThere = values.hasNext
    if isThere then
      values.next() match
        case Right(decoded) =>
          row = decoded
          error = null
        case Left(refused) => error = refused
    isThere

  def line: Long =
    val refused = error
    if refused == null then 0 else refused.line

  def bytes: Long = counted.count
  def close(): Unit = values.close()

  /** Reads a refused record a second time, for its text, if it is still in the buffer. */
  private object Remembering extends jzon.Decoder[InternalRow]:
    def read(in: Reader): InternalRow =
      try decoder.read(in)
      catch
        case refused: DecodeError =>
          if (refused.kind == Kind.Data || refused.kind == Kind.Limit) && in.hasAllOfOne then
            in.rewindOne()
            try text = UTF8String.fromBytes(in.readRaw((bytes, _) => bytes))
            catch case _: DecodeError => ()
          throw refused

/** Counts the bytes that were read. */
final private class Counted(in: InputStream) extends InputStream:
  var count = 0L

  def read(): Int =
    val b = in.read()
    if b >= 0 then count += 1
    b

  override def read(into: Array[Byte], from: Int, length: Int): Int =
    val n = in.read(into, from, length)
    if n > 0 then count += n
    n

  override def close(): Unit = in.close()

/** The same stream without the byte order mark that it may begin with. */
private object MarkFree:
  def apply(in: InputStream): InputStream =
    val first = in.readNBytes(LineRecords.ByteOrderMark.length)
    if LineRecords.beginsWithMark(first, first.length) then in
    else
      val pushback = java.io.PushbackInputStream(in, LineRecords.ByteOrderMark.length)
      pushback.unread(first)
      pushback
