package jzon.async

import java.util.ArrayDeque
import java.util.concurrent.{
  ExecutionException, ExecutorService, Future, LinkedBlockingQueue, ThreadPoolExecutor, TimeUnit
}
import jzon.{DecodeError, Decoder, Limits, Values}
import scala.util.control.NonFatal

/** The values of lines, which are decoded on many threads, one block of lines at a time, and returned in order. */
final private[jzon] class ParallelValues[A](source: ByteSource, threads: Int, decoder: Decoder[A], limits: Limits)
    extends Values[A](source):
  import ParallelValues.*

  /** For each line, its value, its error, or the exception of the decoder. */
  private type Results = Array[Either[DecodeError, A] | Thrown]

  private val blocks = LineBlocks(source.stream, limits.documentBytes)
  private val workers = ParallelValues.workers(threads)

  /** The blocks that are being decoded, in order. */
  private val ahead = ArrayDeque[Future[Results]]()
  private var results: Results = new Array(0)
  private var at = 0

  /** The reason why there are no more blocks, unless it is the end. */
  private var broken: Throwable | Null = null
  private var isLast = false

  private[jzon] def advance(): Either[DecodeError, A] | Null =
    while at == results.length && hasBlocks do
      results = taken()
      at = 0
    if at < results.length then
      at += 1
      results(at - 1) match
        case thrown: Thrown                 => throw thrown.error
        case result: Either[DecodeError, A] => result
    else if broken != null then throw broken
    else null

  private[jzon] def release(): Unit = workers.shutdownNow(): Unit

  /** Reads until there are enough blocks. Returns whether there are any. */
  private def hasBlocks: Boolean =
    while !isLast && broken == null && ahead.size < threads * 2 do
      try
        val block = blocks.next()
        if block == null then isLast = true
        else ahead.add(workers.submit(() => decoded(block))): Unit
      catch case error: java.io.IOException => broken = error
    !ahead.isEmpty

  /** Waits for the first block. If the thread is interrupted, the block stays. */
  private def taken(): Results =
    try
      val first = ahead.element.get
      ahead.remove(): Unit
      first
    catch
      case error: ExecutionException =>
        broken = error.getCause
        ahead.clear()
        throw error.getCause

  private def decoded(block: LineBlocks.Block): Results =
    val frames = LineFrames[A](decoder, limits)
    val all = Array.newBuilder[Either[DecodeError, A] | Thrown]
    frames.begin(block.offset, block.lines)
    frames.offer(block.bytes, 0, block.size)
    frames.finish()
    while !frames.isOver do
      try
        val result = frames.next()
        if result != null then all += result
      catch case error: Exception if NonFatal(error) => all += Thrown(error)
    all.result()

private[jzon] object ParallelValues:
  final class Thrown(val error: Exception)

  /** The seconds after which an idle thread ends. So iterators that are never closed leave no threads behind. */
  private val IdleSeconds = 10L

  private def workers(threads: Int): ExecutorService =
    val pool = ThreadPoolExecutor(
      threads,
      threads,
      IdleSeconds,
      TimeUnit.SECONDS,
      LinkedBlockingQueue[Runnable](),
      task =>
        val thread = Thread(task, "jzon-lines")
        thread.setDaemon(true)
        thread
    )
    pool.allowCoreThreadTimeOut(true)
    pool
