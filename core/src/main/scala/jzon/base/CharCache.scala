package jzon

/** Arrays of characters between two uses, for text beyond ASCII that is read or written. */
private[jzon] object CharCache:
  /** Characters of a new array. One that was used before may be longer. */
  val Size: Int = 1024

  /** Longer arrays are left to the garbage collector. */
  private val MaxKept = 64 * 1024

  private val slots = StripedCache[Array[Char]]()

  def take(): Array[Char] =
    val chars = slots.take()
    if chars == null then new Array[Char](Size) else chars

  def give(chars: Array[Char]): Unit = if chars.length <= MaxKept then slots.give(chars)
