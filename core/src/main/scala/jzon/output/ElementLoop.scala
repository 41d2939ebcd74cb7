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
    writeWhile(out)(i < count) {
      next(i)
      i += 1
    }(i)

  /** Writes an array of elements, as long as `hasMore` is true.
    *
    * The loop has no variable of its own, neither a count nor whether an element is the first one: if there are more
    * variables than registers, the JIT moves some of them in each step.
    *
    * @param next
    *   writes an element, and goes on to the one after it
    * @param index
    *   the index of the element that is being written. Only an error asks for it
    */
  inline def writeWhile(out: Writer)(inline hasMore: => Boolean)(inline next: => Unit)(inline index: => Int): Unit =
    out.beginArray()
    try
      if hasMore then
        out.element()
        while
          next
          hasMore
        do out.nextElement()
    catch case error: EncodeError => throw error.in(index)
    out.endArray()
