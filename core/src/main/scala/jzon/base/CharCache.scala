package jzon

/** Keeps arrays of characters for reuse. Text beyond ASCII is decoded into them, and copied to them before it is
  * encoded.
  */
private[jzon] object CharCache:
  /** The length of a new array. One that was used before may be longer. */
  inline val Size = 1024

  /** The length that no array exceeds. */
  inline val MaxSize = 65536

  private val slots = StripedCache[Array[Char]]()

  def take(): Array[Char] =
    val chars = slots.take()
    if chars == null then new Array[Char](Size) else chars

  def give(chars: Array[Char]): Unit = slots.give(chars)
