package jzon.bench.harness.documents

import scala.annotation.tailrec
import com.fasterxml.jackson.databind.JsonNode
import jzon.bench.harness.model.Canonical

/** Makes a document of one array of elements, as many as a size takes.
  *
  * @tparam E
  *   its elements
  * @param seed
  *   of what the form does at random
  */
abstract class SizedDocument[E](form: Form, seed: Long):
  /** The name of the only field, which has the elements. */
  protected def field: String

  protected def element(index: Int): E

  /** The element with one more in one of its lists, for each that is not full, the shortest first. */
  protected def larger(element: E): Seq[E]

  /** The element without what it has lists of. */
  protected def bare(element: E): E

  protected def tree(element: E): JsonNode
  protected def value(elements: List[E]): Canonical

  /** A document of about `size` bytes: elements at random while they fit, then a last one that is filled to measure. */
  def make(size: Int): Payload =
    val elements = Vector.newBuilder[E]
    var used = length(Nil)
    var count = 0
    var isFull = false
    while !isFull do
      val next = element(count)
      val room = size - used
      val taken =
        if lengthOf(next, count) + reserve <= room then next
        else
          isFull = true
          filled(bare(next), count, room)
      elements += taken
      used += lengthOf(taken, count)
      count += 1
    val all = elements.result().toList
    Payload(value(all), bytes(all.zipWithIndex.map(formed)))

  /** What a last element takes at least, and more than what it can be too long or short by. */
  private lazy val reserve: Int = lengthOf(bare(element(0)), 0) * 5 / 4

  @tailrec private def filled(least: E, index: Int, room: Int): E =
    larger(least).find(lengthOf(_, index) <= room) match
      case Some(next) => filled(next, index, room)
      case None       => least

  /** Of the length of a list, the most it may have, and the element with one more in it. */
  final protected def shortestFirst(lists: (Int, Int, E)*): Seq[E] =
    lists.filter((length, most, _) => length < most).sortBy(_._1).map(_._3)

  private def formed(element: E, index: Int): JsonNode = form.of(tree(element), seed + index)

  /** With its share of commas and line breaks. */
  private def lengthOf(element: E, index: Int): Int = length(List(formed(element, index))) - length(Nil)

  private def length(elements: List[JsonNode]): Int = bytes(elements).length

  private def bytes(elements: List[JsonNode]): Array[Byte] =
    val array = Form.nodes.arrayNode()
    elements.foreach(array.add)
    form.bytes(Form.objectOf(Seq(field -> array)))
