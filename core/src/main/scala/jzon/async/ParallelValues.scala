package jzon.async

import java.util.ArrayDeque
import java.util.concurrent.{ExecutionException, Executors, Future}
import jzon.{DecodeError, Decoder, Limits, Values}

/** The values of lines that are decoded on many threads, a block of lines at a time, and given in order. */
final private[jzon] class ParallelValues[A](source: ByteSource, threads: Int, decoder: Decoder[A], limits: Limits)
    extends Values[A](source):
  private type Results = Array[Either[DecodeError, A]]

  private val blocks = LineBlocks(source.stream, limits.documentBytes)
  private val workers = Executors.newFixedThreadPool(
    threads,
    task =>
      val thread = Thread(task, "jzon-lines")
      thread.setDaemon(true)
      thread
  )

  /** What is being decoded, in order. */
  private val ahead = ArrayDeque[Future[Results]]()
  private var results: Results = new Array(0)
  private var at = 0

  /** Why there are no more blocks, where that is not the end. */
  private var broken: Throwable | Null = null
  private var isLast = false

  private[jzon] def advance(): Either[DecodeError, A] | Null =
    while at == results.length && hasBlocks do
      at = 0
      results = taken(ahead.poll())
    if at < results.length then
      at += 1
      results(at - 1)
    else if broken != null then throw broken
    else null

  private[jzon] def release(): Unit = workers.shutdownNow(): Unit

  /** Reads on, until there are enough blocks: whether there are any. */
  private def hasBlocks: Boolean =
    while !isLast && broken == null && ahead.size < threads * 2 do
      try
        val block = blocks.next()
        if block == null then isLast = true
        else ahead.add(workers.submit(() => decoded(block))): Unit
      catch case error: java.io.IOException => broken = error
    !ahead.isEmpty

  private def taken(results: Future[Results]): Results =
    try results.get
    catch
      case error: ExecutionException =>
        broken = error.getCause
        ahead.clear()
        throw error.getCause

  private def decoded(block: LineBlocks.Block): Results =
    val frames = LineFrames[A](decoder, limits)
    val all = Array.newBuilder[Either[DecodeError, A]]
    frames.begin(block.offset, block.lines)
    frames.offer(block.bytes, 0, block.size)
    frames.finish()
    var result = frames.next()
    while result != null do
      all += result.asInstanceOf[Either[DecodeError, A]]
      result = frames.next()
    all.result()
