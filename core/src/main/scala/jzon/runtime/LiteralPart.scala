package jzon.runtime

import jzon.Writer

/** For emitted code only. Some of the steps of a literal that has too many holes for one object. Each part keeps the
  * values of its own holes.
  */
abstract class LiteralPart:
  def encoded(out: Writer): Unit
  def structural(out: Writer): Unit

object LiteralPart:
  def write(parts: Array[LiteralPart], levels: Int, out: Writer): Unit =
    if LiteralRuntime.takes(out, levels) then parts.foreach(_.encoded(out))
    else parts.foreach(_.structural(out))
