package jzon.output

import java.nio.charset.StandardCharsets.UTF_8
import jzon.{DecodeError, EncodeError, KeyEncoder, Limits, Reader, WriteOptions, Writer}

/** The text of a key for the path of an error. It must not fail itself. */
private[jzon] object KeyText:
  /** The text that `encoder` writes for `key`, without quotes and escapes, whatever its length. */
  def of[K](key: K, encoder: KeyEncoder[K]): String =
    val out = Writer()(using WriteOptions.default, Limits.default)
    try
      out.writeKey(key, encoder)
      val bytes = out.toByteArray
      try Reader(bytes, 0, bytes.length)(using unbounded).readString()
      catch case _: DecodeError => new String(bytes, UTF_8) // what its encoder wrote is no string
    catch case error: EncodeError => error.message

  private val unbounded = Limits(stringBytes = Int.MaxValue, nameBytes = Int.MaxValue)
