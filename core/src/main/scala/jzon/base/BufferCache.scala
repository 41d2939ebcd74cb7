package jzon

/** Buffers between two uses, for writing and for streams. */
private[jzon] object BufferCache:
  /** Bytes of a new buffer. One that was used before may be larger. */
  val Size: Int = 16 * 1024

  /** Larger buffers are left to the garbage collector. */
  private val MaxKept = 256 * 1024

  private val slots = StripedCache[Array[Byte]]()

  def take(): Array[Byte] =
    val buffer = slots.take()
    if buffer == null then new Array[Byte](Size) else buffer

  def give(buffer: Array[Byte]): Unit = if buffer.length <= MaxKept then slots.give(buffer)
