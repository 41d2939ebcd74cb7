package jzon

import jzon.async.ByteSource

/** The values of a stream. Each result is a value, or the error that says why and where it was refused. [[readAll]],
  * [[readLines]], [[readRecords]] and [[readArray]] return it. Only as much is in memory as one value needs.
  *
  * After an error of kind `Data` or `Limit`, the iterator continues with the next value. Offsets, lines and columns are
  * those of the whole stream. An exception of the stream, such as a timeout, is not wrapped. The next call asks the
  * stream again, and returns the value that was interrupted; if that value was larger than 64 KB, it throws the same
  * exception. An exception of a decoder, other than [[DecodeError]], is not wrapped either. The next call returns the
  * next value.
  *
  * An iterator is for one thread at a time.
  */
abstract class Values[A] private[jzon] (source: ByteSource) extends Iterator[Either[DecodeError, A]], AutoCloseable:
  private var upcoming: Either[DecodeError, A] | Null = null
  private var isDone = false

  /** The next value, or null at the end. */
  private[jzon] def advance(): Either[DecodeError, A] | Null

  /** Gives buffers back, because nothing more will be read. */
  private[jzon] def release(): Unit

  /** Whether there is another value or error. It is read to find out. */
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

  /** Closes the file, stream or channel. At the end of the values, only a file is closed without a call. */
  final def close(): Unit =
    upcoming = null
    done()
    source.close()

  private def done(): Unit =
    if !isDone then
      isDone = true
      release()
      source.exhausted()
