package jzon

/** When [[writeLines]] and [[writeArray]] flush the stream they write to. */
enum Flush:
  /** Never: the stream gets all bytes before the call returns, and the caller flushes it. */
  case Never

  /** Once, after the last value. */
  case AtEnd

  /** After every value, for a reader at the other end that waits for each. */
  case EveryValue
