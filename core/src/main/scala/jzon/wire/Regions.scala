package jzon.wire

import java.time.ZoneId

/** The time zones that the JVM knows by name, such as `Europe/Paris`. They are found by the bytes of their name,
  * without allocation.
  *
  * The table is created once from `ZoneId.getAvailableZoneIds` (about 600 names; a provider that is registered later is
  * not seen) and never grows. What is not in it is no region, so a text can neither fill a cache nor make `ZoneId.of`
  * throw. The rules of a zone are loaded when it first occurs.
  */
private[jzon] object Regions:
  private val known: Array[Array[Byte]] =
    ZoneId.getAvailableZoneIds.toArray(Array.empty[String]).map(_.getBytes("US-ASCII"))
  private val longest = known.map(_.length).max

  /** The slots, a power of two. At least three of four are empty, so that walks are short. */
  private val size = Integer.highestOneBit(known.length) * 8
  private val names = new Array[Array[Byte]](size)

  /** The zones that have occurred, each in the slot of its name. Threads may race to fill a slot. A ZoneId is
    * immutable, so it does not matter which one wins.
    */
  private val zones = new Array[ZoneId](size)

  known.foreach: name =>
    var slot = firstSlot(name, 0, name.length)
    while names(slot) != null do slot = next(slot)
    names(slot) = name

  /** The region whose name is the whole text, or null. */
  def find(b: Array[Byte], from: Int, until: Int): ZoneId | Null =
    if until - from > longest then null
    else
      var slot = firstSlot(b, from, until)
      while names(slot) != null && !isName(names(slot), b, from, until) do slot = next(slot)
      if names(slot) == null then null
      else
        val zone = zones(slot)
        if zone != null then zone else load(slot)

  private def isName(name: Array[Byte], b: Array[Byte], from: Int, until: Int): Boolean =
    name.length == until - from && Names.same(name, b, from)

  private def load(slot: Int): ZoneId =
    val zone = ZoneId.of(new String(names(slot), "US-ASCII"))
    zones(slot) = zone
    zone

  private def firstSlot(b: Array[Byte], from: Int, until: Int): Int =
    val length = until - from
    val hash =
      if length < 8 then Names.hash(Names.word(b, from, length), 0, length)
      else Names.hash(Bytes.long(b, from), Bytes.long(b, until - 8), length)
    hash & (size - 1)

  private def next(slot: Int): Int = (slot + 1) & (size - 1)
