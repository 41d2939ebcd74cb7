package jzon.fuzz

import java.nio.charset.StandardCharsets.{UTF_16BE, UTF_8}

/** Bytes as a source of values; zeros come after the last one. */
final class Entropy(bytes: Array[Byte]):
  private var at = 0

  def isEmpty: Boolean = at >= bytes.length

  def byte(): Int =
    at += 1
    if at <= bytes.length then bytes(at - 1) & 0xff else 0

  def long(): Long =
    var value = 0L
    for _ <- 1 to 8 do value = value << 8 | byte()
    value

  /** Of every magnitude. */
  def anyLong(): Long = long() >> (byte() & 63)

  /** Any code units, lone surrogates among them, or what the bytes are in UTF-8. */
  def string(): String =
    val length = byte()
    val from = math.min(at, bytes.length)
    val until = math.min(from + (length >> 1), bytes.length)
    at = until
    String(bytes, from, until - from, if (length & 1) == 0 then UTF_8 else UTF_16BE)
