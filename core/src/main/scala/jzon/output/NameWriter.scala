package jzon.output

import java.util.UUID
import jzon.{Limits, WriteOptions, Writer}
import jzon.wire.{Bytes, Integers, Uuids}

/** The layer of names that are scalars. */
private[jzon] abstract class NameWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends StructureWriter(buffer, options, limits):
  this: Writer =>

  final protected def afterComma(): Int =
    if buf(pos - 1) == '{' then pos
    else
      buf(pos) = ','
      pos + 1

  final private[jzon] def intKey(name: Int): Unit =
    beginScalarKey(Integers.MaxInt)
    pos = Integers.putInt(name, buf, pos)
    endScalarKey()

  final private[jzon] def longKey(name: Long): Unit =
    beginScalarKey(Integers.MaxLong)
    pos = Integers.putLong(name, buf, pos)
    endScalarKey()

  final private[jzon] def uuidKey(name: UUID): Unit =
    if name == null then failNull()
    beginScalarKey(Uuids.MaxUuid)
    pos = Uuids.putUuid(name, buf, pos)
    endScalarKey()

  /** Writes what comes before a name and its opening quote, and makes room for a name of at most `max` bytes. */
  private def beginScalarKey(max: Int): Unit =
    if isStraight then
      ensure(max + 4)
      pos = afterComma()
    else
      beginKey()
      ensure(max + 2)
    buf(pos) = '"'
    pos += 1

  /** Writes the closing quote of a name and its colon. */
  private def endScalarKey(): Unit =
    if isStraight then
      Bytes.putShort(buf, pos, ('"' | ':' << 8).toShort)
      pos += 2
    else
      buf(pos) = '"'
      pos += 1
      endKey()
