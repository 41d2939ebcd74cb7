package jzon.async

/** Where [[ValueFrames]] are in their input. */
private[async] enum FrameState:
  /** Between two values. */
  case Between

  /** In a value that came in part and is assembled, and whose brackets are counted. */
  case Counting

  /** In a value that came in part and is assembled, and that the scanner follows. */
  case Spanning

  /** In a value that was refused. */
  case Discarding

  /** At a problem, whose bytes may not all be here. */
  case Offending

  /** At a problem in a value that is assembled. */
  case Doubtful

  /** After a value that was refused, when there is a problem as well. */
  case Broken

  /** In a state that only some kinds of frames have. */
  case Apart

  case Over
