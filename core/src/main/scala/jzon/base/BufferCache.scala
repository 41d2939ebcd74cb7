package jzon

/** Keeps buffers for reuse, for writing and for streams. */
private[jzon] object BufferCache:
  /** The size of a new buffer in bytes. A reused one may be larger. */
  val Size: Int = 16 * 1024

  /** Larger buffers are not kept. */
  val MaxKept: Int = 256 * 1024

  private val slots = StripedCache[Array[Byte]]()

  def take(): Array[Byte] =
    val buffer = slots.take()
    if buffer == null then new Array[Byte](Size) else buffer

  def give(buffer: Array[Byte]): Unit = if buffer.length <= MaxKept then slots.give(buffer)
