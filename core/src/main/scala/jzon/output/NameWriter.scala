package jzon.output

import java.util.UUID
import jzon.{KeyEncoder, Limits, WriteOptions, Writer}
import jzon.wire.{Bytes, Integers, PutStrings, Uuids}

/** The layer of names: strings, scalars, and any type that has a [[jzon.KeyEncoder]]. */
private[jzon] abstract class NameWriter(buffer: Array[Byte], options: WriteOptions, limits: Limits)
    extends StructureWriter(buffer, options, limits):
  this: Writer =>

  /** Writes the name of a field, with the comma before it and the colon after it.
    *
    * @throws jzon.EncodeError
    *   if it is null or has a lone surrogate
    */
  final def key(name: String): Unit = if !plainKey(name) then keyFull(name)

  /** Does what [[key]] does, for the compact form and a name of printable ASCII without quotes and backslashes. In all
    * other cases it writes nothing and returns false; then call [[keyFull]].
    */
  final protected def plainKey(name: String): Boolean =
    if !isDirect || !isPlainText || name == null || name.length > NameWriter.MaxName then false
    else
      ensure(name.length + 4)
      val from = pos
      val isFirst = buf(from - 1) == '{'
      if !isFirst then buf(from) = ','
      putName(name, if isFirst then from else from + 1)

  /** Writes a name and its colon, in the compact form and without a comma before it. Makes room for `more` bytes after
    * them.
    */
  final private[jzon] def nameAlone(name: String, more: Int): Unit =
    val isPlain =
      if !isPlainText || name == null || name.length > NameWriter.MaxName then false
      else
        ensure(name.length + 4 + more)
        putName(name, pos)
    if !isPlain then
      writeString(name)
      ensure(1 + more)
      buf(pos) = ':'
      pos += 1

  /** Puts a name and its colon into the buffer if the name is plain, and returns whether it is. */
  private def putName(name: String, at: Int): Boolean =
    val length = name.length
    buf(at) = '"'
    val isPlain = copyName(name, at + 1) == length
    if isPlain then
      Bytes.putShort(buf, at + 1 + length, ('"' | ':' << 8).toShort)
      pos = at + length + 3
    isPlain

  /** Copies the characters up to the first that is not plain. Returns their number. */
  private def copyName(name: String, at: Int): Int =
    if name.length <= TextWriter.ShortLength then PutStrings.plainShort(name, buf, at)
    else PutStrings.plain(name, 0, buf, at)

  /** The full twin of [[plainKey]]: writes any name in any form. */
  final protected def keyFull(name: String): Unit =
    beginKey()
    writeString(name)
    endKey()

  /** Writes the name of a field, of any type that has a [[jzon.KeyEncoder]]. */
  final def key[A](name: A)(using encoder: KeyEncoder[A]): Unit =
    beginKey()
    writeKey(name, encoder)
    endKey()

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

private object NameWriter:
  /** The largest length of a name that is written at once. Room for a few bytes more can be asked for. */
  inline val MaxName = 1 << 30
