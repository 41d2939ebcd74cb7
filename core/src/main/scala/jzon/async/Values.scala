package jzon

import jzon.async.ByteSource

/** The values of a stream, each of which is a value or says why and where it was refused; made by [[readAll]],
  * [[readLines]], [[readRecords]] and [[readArray]]. Only as much is in memory as one value needs.
  *
  * After an error of kind `Data` or `Limit` the iterator goes on with the next value; offsets, lines and columns are
  * those of the whole stream. An exception of the stream, a timeout say, passes through as it is; the next call asks
  * the stream again and gives the value that was interrupted, or the same exception if that value was larger than 64
  * KB. An exception of a decoder, other than [[DecodeError]], passes through too; the next call gives the next value.
  *
  * For one thread at a time.
  */
abstract class Values[A] private[jzon] (source: ByteSource) extends Iterator[Either[DecodeError, A]], AutoCloseable:
  private var upcoming: Either[DecodeError, A] | Null = null
  private var isDone = false

  /** The next value; null at the end. */
  private[jzon] def advance(): Either[DecodeError, A] | Null

  /** Nothing is read any more: gives buffers back. */
  private[jzon] def release(): Unit

  /** Whether there is another value or error, which is read for the answer. */
  final def hasNext: Boolean =
    if upcoming == null && !isDone then
      upcoming = advance()
      if upcoming == null then done()
    upcoming != null

  final def next(): Either[DecodeError, A] =
    if !hasNext then throw java.util.NoSuchElementException("there are no more values")
    val result = upcoming.asInstanceOf[Either[DecodeError, A]]
    upcoming = null
    result

  /** Closes what is read: the file, the stream or the channel. The end of the values closes a file only. */
  final def close(): Unit =
    upcoming = null
    done()
    source.close()

  private def done(): Unit =
    if !isDone then
      isDone = true
      release()
      source.exhausted()
