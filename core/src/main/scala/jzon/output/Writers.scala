package jzon.output

import jzon.{BufferCache, Limits, SoftCache, WriteOptions, Writer}

/** Keeps writers with their buffers for reuse, for the default options and limits. So a short document costs no writer.
  * A writer also remembers whether the strings before it were plain.
  */
private[jzon] object Writers:
  /** The largest buffer of a writer that is kept, in bytes. Beyond [[BufferCache.MaxKept]], the garbage collector frees
    * the writer when memory becomes scarce.
    */
  val MaxKept: Int = 4 * 1024 * 1024

  /** The largest length of the buffer of this writer that [[give]] keeps. */
  def mostKept(out: Writer): Int = if out.isUsual then MaxKept else BufferCache.MaxKept

  private val spare = SoftCache[Writer]()

  /** A writer without a document, stream or target. It must be given back, whatever becomes of the document. */
  def take(options: WriteOptions, limits: Limits): Writer =
    val known = if isUsual(options, limits) then spare.take() else null
    if known == null then lent(options, limits) else known

  /** A new writer that encoders only borrow: they must neither flush nor reset it. */
  def lent(options: WriteOptions, limits: Limits): Writer =
    val out = new Writer(BufferCache.take(), options, limits)
    out.isLent = true
    out

  /** Forgets the document, and keeps the writer, or only its buffer if its options are not the usual ones. */
  def give(out: Writer): Unit =
    out.detach()
    if out.isUsual && out.bytes.length <= MaxKept then
      if out.bytes.length <= BufferCache.MaxKept then spare.give(out) else spare.giveLarge(out.softly)
    else
      out.close()
      BufferCache.give(out.bytes)

  /** Whether these are the default options and limits. */
  def isUsual(options: WriteOptions, limits: Limits): Boolean =
    options == WriteOptions.default && limits == Limits.default
