package jzon.instances

import scala.collection.mutable.ListBuffer
import jzon.{DecodeError, Decoder, Reader, Size, Writer}
import jzon.input.HashGuard
import jzon.output.ElementLoop

/** The loops over the elements of an array. They are inlined, so that each kind of collection has a loop of its own for
  * the JIT to specialise.
  */
private[jzon] object Elements:
  /** Reads an array.
    *
    * @param next
    *   reads the element whose index it is given; an error gets that index
    * @return
    *   the number of elements
    */
  inline def read(in: Reader)(inline next: Int => Unit): Int =
    var i = 0
    var at = -1 // the element that is being read: what stands between elements belongs to the array
    try
      var hasElement = in.beginElements()
      while hasElement do
        at = i
        next(i)
        at = -1
        i += 1
        hasElement = in.hasNext()
    catch case error: DecodeError => throw (if at < 0 then error else error.in(at))
    i

  /** Reads an array into a list. `next` reads an element. */
  inline def list[A](in: Reader)(inline next: => A): List[A] =
    val list = ListBuffer.empty[A]
    read(in)(_ => list += next): Unit
    list.result()

  /** Refuses the array that was just read, because it has no element `i`. */
  def failMissing(in: Reader, i: Int): Nothing =
    try in.failMissing()
    catch case error: DecodeError => throw error.in(i)

  /** Refuses element `i`, which comes next, because the array is too long. */
  def failExtra(in: Reader, i: Int): Nothing =
    try in.fail("invalid extra element")
    catch case error: DecodeError => throw error.in(i)

  /** Reads an element of a set that finds its elements by their hashes. The first elements of a set need no guard. */
  def readHashed[A](in: Reader, element: Decoder[A], guard: HashGuard | Null): A =
    val begin = in.mark()
    val before = in.hashCost
    val a = HashedValues.canonical(element.read(in))
    if in.hashCost != before then HashedValues.checkElement(in, before, begin)
    if guard != null && guard.add(a) == HashGuard.TooMany then in.failValueLimit(Entries.tooMany(in), begin)
    in.release()
    a

  /** Writes an array of `count` elements. `next` writes the one whose index it is given. */
  inline def write(out: Writer, count: Int)(inline next: Int => Unit): Unit =
    ElementLoop.write(out, count)(next)

  /** Writes an array of elements, as long as `hasMore` is true. */
  inline def writeWhile(out: Writer)(inline hasMore: => Boolean)(inline next: Int => Unit): Unit =
    ElementLoop.writeWhile(out)(hasMore)(next)

  /** Writes an array of the elements of a list. `put` writes an element. */
  inline def writeList[A](elements: List[A], out: Writer)(inline put: A => Unit): Unit =
    var rest = elements
    writeWhile(out)(rest.nonEmpty): _ =>
      put(rest.head)
      rest = rest.tail

  /** The length of an array of `count` elements. `next` returns the length of the one whose index it is given. */
  inline def size(count: Int)(inline next: Int => Int): Int =
    var entries = 0
    var i = 0
    while i < count do
      entries = Size.sum(entries, next(i) + 1)
      i += 1
    Size.container(entries)

  /** The length of an array of elements, as long as `hasMore` is true. There are `depth` containers around it. */
  inline def sizeWhile(depth: Int)(inline hasMore: => Boolean)(inline next: => Int): Int =
    if Size.isTooDeep(depth) then 0
    else
      var entries = 0
      while hasMore do entries = Size.sum(entries, next + 1)
      Size.container(entries)
