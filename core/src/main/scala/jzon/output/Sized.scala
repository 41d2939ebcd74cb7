package jzon.output

import java.io.OutputStream
import jzon.{Encoder, Limits, WriteOptions, Writer}

/** The length of what an encoder writes, by writing it to nowhere. */
private[jzon] object Sized:
  def measure[A](encoder: Encoder[A], a: A, depth: Int): Int =
    val out = new Writer(new Array[Byte](512), WriteOptions.default, Limits.default)
    out.drainTo(OutputStream.nullOutputStream())
    out.startAt(depth)
    encoder.write(a, out)
    math.toIntExact(out.size)
