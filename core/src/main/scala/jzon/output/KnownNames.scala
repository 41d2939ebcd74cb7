package jzon.output

import jzon.wire.Bytes

/** The names of fields that a writer has written more than once, with their bytes in compact JSON. A name that is a
  * literal in the source is the same object each time, and the names mostly come in the same order. So they need not be
  * examined again.
  *
  * A name is known from its second use on, so that names that are created for each document cost little. If two names
  * share a place, the later one takes it.
  */
final private[jzon] class KnownNames:
  private val known = Array.fill(KnownNames.Places)(KnownName())
  private val seen = new Array[String](KnownNames.Places)

  /** The name that came last. */
  private var last = known(0)

  /** The known name, or null. */
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

  /** Records a name that was not known. From the second time on, it is known, unless it is long. The name must be
    * plain: its characters are its bytes.
    */
  def see(name: String): Unit =
    if name.length <= KnownName.Longest then
      val at = place(name)
      if seen(at) eq name then known(at).become(name) else seen(at) = name

  private def place(name: String): Int = name.hashCode & (KnownNames.Places - 1)

private object KnownNames:
  /** A power of two. */
  final val Places = 64

/** A place for one name, which another name may take over. */
final private[jzon] class KnownName:
  private[output] var name: String | Null = null
  private var word0 = 0L
  private var word1 = 0L

  /** The name that followed the last time. */
  private[output] var next: KnownName = this

  private[output] def become(name: String): Unit =
    this.name = name
    word0 = word(name, 0)
    word1 = word(name, 8)

  /** Puts `"name":`, padded to 16 bytes with bytes that the next ones overwrite. */
  def put(out: Array[Byte], at: Int): Unit =
    Bytes.putLong(out, at, word0)
    Bytes.putLong(out, at + 8, word1)

  /** Eight bytes of `"name":` from index `from` on, with zeros after its end. */
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
  /** The largest number of characters of a name that fits into two words, with its quotes and colon. */
  final val Longest = 13
