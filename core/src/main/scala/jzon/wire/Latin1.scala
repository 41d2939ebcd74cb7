package jzon.wire

import scala.annotation.nowarn

/** Strings and ISO 8859-1 bytes, copied whole. */
private[jzon] object Latin1:
  /** The characters U+0000 to U+00FF of `bytes(from until until)`. The constructor is deprecated for the sake of text in
    * other charsets; for this one it is the shortest way, a bounds check and a copy, which the JIT inlines.
    */
  @nowarn("msg=deprecated")
  def string(bytes: Array[Byte], from: Int, until: Int): String = new String(bytes, 0, from, until - from)
