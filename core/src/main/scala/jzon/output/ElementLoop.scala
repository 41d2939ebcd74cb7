package jzon.output

import jzon.{EncodeError, Writer}

/** The loop that writes the elements of an array. It is inlined, so that each kind of collection has a loop of its own
  * for the JIT to specialise.
  */
private[jzon] object ElementLoop:
  /** Writes an array of `count` elements.
    *
    * @param next
    *   writes the element whose index it is given; an error gets that index
    */
  inline def write(out: Writer, count: Int)(inline next: Int => Unit): Unit =
    var i = 0
    writeWhile(out)(i < count): at =>
      next(at)
      i += 1

  /** Writes an array of elements, as long as `hasMore` is true. */
  inline def writeWhile(out: Writer)(inline hasMore: => Boolean)(inline next: Int => Unit): Unit =
    var i = 0
    out.beginArray()
    try
      while hasMore do
        if i == 0 then out.element() else out.nextElement()
        next(i)
        i += 1
    catch case error: EncodeError => throw error.in(i)
    out.endArray()
