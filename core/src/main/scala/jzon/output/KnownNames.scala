package jzon.output

import jzon.wire.Bytes

/** Names of fields that a writer has written more than once, with their bytes as they stand in compact JSON: those that are
  * literals come again and again, always as the same object, and need not be looked through each time.
  *
  * A name is known from the second time on, so that names which are made for each document cost little. One that shares its
  * slot with another takes its place.
  */
final private[jzon] class KnownNames:
  private val names = new Array[String](KnownNames.Slots)
  private val seen = new Array[String](KnownNames.Slots)
  private val words = new Array[Long](KnownNames.Slots * 2)

  /** The slot of `name`, or -1 if it is not known. */
  def slotOf(name: String): Int =
    if name.length > KnownNames.Longest then -1
    else
      val slot = name.hashCode & (KnownNames.Slots - 1)
      if names(slot) eq name then slot else -1

  /** Puts `"name":` of a slot, and bytes without a meaning up to 16 in all. */
  def put(slot: Int, out: Array[Byte], at: Int): Unit =
    Bytes.putLong(out, at, words(slot * 2))
    Bytes.putLong(out, at + 8, words(slot * 2 + 1))

  /** Keeps a name that was not known, the second time, unless it is long. It is plain: its characters are its bytes. */
  def see(name: String): Unit =
    if name.length <= KnownNames.Longest then
      val slot = name.hashCode & (KnownNames.Slots - 1)
      if seen(slot) ne name then seen(slot) = name
      else
        words(slot * 2) = word(name, 0)
        words(slot * 2 + 1) = word(name, 8)
        names(slot) = name

  /** Eight bytes of `"name":` from one on, zeros after it. */
  private def word(name: String, from: Int): Long =
    var word = 0L
    var i = from + 7
    while i >= from do
      word = word << 8 | byte(name, i)
      i -= 1
    word

  private def byte(name: String, i: Int): Long =
    if i == 0 || i == name.length + 1 then '"'
    else if i <= name.length then name.charAt(i - 1)
    else if i == name.length + 2 then ':'
    else 0

private[jzon] object KnownNames:
  /** A power of two. */
  final val Slots = 64

  /** Characters of a name that has room in two words, with its quotes and colon. */
  final val Longest = 13
