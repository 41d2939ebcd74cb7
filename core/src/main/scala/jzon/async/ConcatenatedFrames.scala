package jzon.async

import jzon.{Decoder, Limits}
import jzon.wire.Blanks

/** Values in a row, with any white space between them. */
final private[async] class ConcatenatedFrames[A](decoder: Decoder[A], limits: Limits)
    extends ValueFrames[A](decoder, limits, 0):
  protected def hasValue(): Boolean =
    val blanksEnd = Blanks.end(bytes, pos, until)
    pos = blanksEnd
    if pos == until then
      if isLast then state = FrameState.Over
      isStuck = true
    pos < until
