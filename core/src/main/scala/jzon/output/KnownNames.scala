package jzon.output

import jzon.wire.Bytes

/** Names of fields that a writer has written more than once, with their bytes as they stand in compact JSON: those that
  * are literals come again and again, always as the same object and mostly in the same order, and need not be looked
  * through each time.
  *
  * A name is known from the second time on, so that names which are made for each document cost little. One that shares
  * its place with another takes it over.
  */
final private[jzon] class KnownNames:
  private val known = Array.fill(KnownNames.Places)(KnownName())
  private val seen = new Array[String](KnownNames.Places)

  /** The name that came last. */
  private var last = known(0)

  /** The name as it is known, if it is. */
  def find(name: String): KnownName | Null =
    val expected = last.next
    if expected.name eq name then
      last = expected
      expected
    else look(name)

  private def look(name: String): KnownName | Null =
    if name.length > KnownName.Longest then null
    else
      val found = known(place(name))
      if found.name ne name then null
      else
        last.next = found
        last = found
        found

  /** Keeps a name that was not known, the second time, unless it is long. It is plain: its characters are its bytes. */
  def see(name: String): Unit =
    if name.length <= KnownName.Longest then
      val at = place(name)
      if seen(at) eq name then known(at).become(name) else seen(at) = name

  private def place(name: String): Int = name.hashCode & (KnownNames.Places - 1)

private object KnownNames:
  /** A power of two. */
  final val Places = 64

/** A place for a name, which may become another's. */
final private[jzon] class KnownName:
  private[output] var name: String | Null = null
  private var word0 = 0L
  private var word1 = 0L

  /** The name that came next, the last time. */
  private[output] var next: KnownName = this

  private[output] def become(name: String): Unit =
    this.name = name
    word0 = word(name, 0)
    word1 = word(name, 8)

  /** Puts `"name":`, and bytes without a meaning up to 16 in all. */
  def put(out: Array[Byte], at: Int): Unit =
    Bytes.putLong(out, at, word0)
    Bytes.putLong(out, at + 8, word1)

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

private[jzon] object KnownName:
  /** Characters of a name that has room in two words, with its quotes and colon. */
  final val Longest = 13
