package jzon.instances

import scala.collection.IndexedSeq
import jzon.{DecodeError, ListBuilder, Reader, Size, Writer}
import jzon.input.{HashGuard, Hashing, KeyGuard}
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

  /** Reads an array into a list. `next` reads an element.
    *
    * The loop has one place that adds an element, and nothing that counts them, so that the JIT keeps the end of the
    * list and the place in the text in registers.
    *
    * Loops call `addOne` of builders, not `+=`. That is one method for all of them, in which the JIT can't foresee
    * whose `addOne` is called.
    */
  inline def list[A](in: Reader)(inline next: => A): List[A] =
    val list = new ListBuilder[A]
    var isElement = false
    try
      var hasElement = in.beginElements()
      while hasElement do
        isElement = true
        val a = next
        isElement = false
        list.addOne(a)
        hasElement = in.hasNext()
    catch case error: DecodeError => throw (if isElement then error.in(list.length) else error)
    list.result()

  /** [[list]] of values that are likely to come without white space: see [[readPlain]]. */
  inline def listOf[A](in: Reader)(inline addPlain: ListBuilder[A] => Boolean)(inline next: => A): List[A] =
    val list = new ListBuilder[A]
    readPlain(in)(addPlain(list))(list.addOne(next))(list.length)
    list.result()

  /** Reads an array whose values are likely to come without white space.
    *
    * @param addPlain
    *   takes such elements, and returns whether another one comes next
    * @param next
    *   reads any element
    * @param count
    *   the number of elements so far
    */
  inline def readPlain(in: Reader)(inline addPlain: => Boolean)(inline next: => Unit)(inline count: => Int): Unit =
    var isElement = false
    try
      var hasElement = in.beginElements()
      while hasElement do
        isElement = true
        if addPlain then next
        isElement = false
        hasElement = in.hasNext()
    catch case error: DecodeError => throw (if isElement then error.in(count) else error)

  /** [[readPlain]] of elements that are counted.
    *
    * @param putPlain
    *   takes such elements, of which the first has the index it is given. Returns the index after them, as `~index` if
    *   another element comes next
    * @param next
    *   reads any element, whose index it is given
    * @return
    *   the number of elements
    */
  inline def readRuns(in: Reader)(inline putPlain: Int => Int)(inline next: Int => Unit): Int =
    var i = 0
    var isElement = false
    try
      var hasElement = in.beginElements()
      while hasElement do
        isElement = true
        val until = putPlain(i)
        i = if until < 0 then ~until else until
        if until < 0 then
          next(i)
          if i < Int.MaxValue then i += 1
        isElement = false
        hasElement = in.hasNext()
    catch case error: DecodeError => throw (if isElement then error.in(i) else error)
    i

  /** Refuses the array that was just read, because it has no element `i`. */
  def failMissing(in: Reader, i: Int): Nothing =
    try in.failMissing()
    catch case error: DecodeError => throw error.in(i)

  /** Refuses element `i`, which comes next, because the array is too long. */
  def failExtra(in: Reader, i: Int): Nothing =
    try in.fail("invalid extra element")
    catch case error: DecodeError => throw error.in(i)

  /** Reads an array into a set that finds its elements by their hashes.
    *
    * @param next
    *   reads an element
    * @param put
    *   takes it
    * @param recall
    *   gives the elements so far to the guard, which rarely needs them
    */
  inline def readHashed[A](in: Reader, hashing: Hashing)(inline next: => A)(inline put: A => Unit)(
      inline recall: HashGuard => Unit
  ): Unit =
    val unguarded = Elements.unguarded(in)
    var guard: KeyGuard | Null = null
    read(in): i =>
      val begin = in.mark()
      val before = in.hashCost
      val a = HashedValues.canonical(next)
      if in.hashCost != before then HashedValues.checkElement(in, before, begin)
      if i >= unguarded then
        if guard == null then guard = Elements.guard(in, hashing)
        check(guard.asInstanceOf[KeyGuard].add(a)(recall), in, begin)
      in.release()
      put(a)
    : Unit

  /** The number of elements of a set that may come before the guard must look at them. */
  def unguarded(in: Reader): Int = KeyGuard.unguarded(in.limits.sameHashKeys, isExact = false)

  def guard(in: Reader, hashing: Hashing): KeyGuard = KeyGuard(in.limits.sameHashKeys, hashing, isExact = false)

  /** Refuses the element that began at `begin` if the answer of the guard asks for that. */
  def check(answer: Int, in: Reader, begin: Long): Unit =
    if answer == HashGuard.TooMany then in.failValueLimit(Entries.tooMany(in), begin)

  /** Writes an array of `count` elements. `next` writes the one whose index it is given. */
  inline def write(out: Writer, count: Int)(inline next: Int => Unit): Unit =
    ElementLoop.write(out, count)(next)

  /** Writes an array of the elements of a list. `put` writes an element. */
  inline def writeList[A](elements: List[A], out: Writer)(inline put: A => Unit): Unit =
    var rest = elements
    ElementLoop.writeWhile(out)(rest.nonEmpty) {
      put(rest.head)
      rest = rest.tail
    }(indexOf(rest, elements))

  /** The index of the first element of `rest`, the end of `elements`. Loops over a list do not count its elements,
    * because only an error needs an index.
    */
  def indexOf(rest: List[?], elements: List[?]): Int = elements.length - rest.length

  /** Writes an array of what an iterator gives. `put` writes an element. */
  inline def writeAll[A](elements: Iterator[A], out: Writer)(inline put: A => Unit): Unit =
    var i = 0
    ElementLoop.writeWhile(out)(elements.hasNext) {
      put(elements.next())
      i += 1
    }(i)

  /** Writes an array of the elements of a sequence. `put` writes an element. */
  inline def writeIndexed[A](elements: IndexedSeq[A], out: Writer)(inline put: A => Unit): Unit =
    val count = elements.length
    write(out, count)(i => put(elements(i)))

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
