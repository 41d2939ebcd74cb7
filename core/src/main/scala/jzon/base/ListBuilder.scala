package jzon

import java.lang.invoke.VarHandle
import scala.collection.immutable.Nil

/** Builds one list, from the first element to the last.
  *
  * It does less for each element than ListBuffer, which also counts its elements and its changes, and asks whether it
  * has given its list away. Two variables remain, which the JIT can keep in registers.
  */
final private[jzon] class ListBuilder[A]:
  private var first: List[A] = Nil
  private var last: ::[A] | Null = null

  def addOne(a: A): Unit =
    val cell = new ::(a, Nil)
    val last = this.last
    if last == null then first = cell else ListCells.link(last, cell)
    this.last = cell

  /** The number of elements. Counts them. */
  def length: Int = first.length

  /** The list. Nothing may be added any more. */
  def result(): List[A] =
    VarHandle.releaseFence() // a thread that finds the list must find the links of its cells, too
    first
