package jzon

/** When [[writeLines]] and [[writeArray]] flush the stream to which they write. */
enum Flush:
  /** Never. The stream has all bytes when the call returns, and the caller flushes it. */
  case Never

  /** Once, after the last value. */
  case AtEnd

  /** After every value, for a receiver that waits for each. */
  case EveryValue
