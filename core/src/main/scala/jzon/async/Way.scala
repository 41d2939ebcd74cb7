package jzon.async

import jzon.{DecodeError, JsonPointer}

/** The path to an array in a document. While the path is followed, it becomes known whether each token is a name or an
  * index.
  */
final private[jzon] class Way(pointer: JsonPointer):
  private val tokens = pointer.tokens.toArray
  private val indices = tokens.map(JsonPointer.index)
  private val isArray = new Array[Boolean](tokens.length)

  def length: Int = tokens.length

  /** Whether the container at this level can be an array. */
  def canBeArray(level: Int): Boolean = indices(level).nonEmpty

  /** Records whether the container at this level, through which the path leads, is an array or an object. */
  def enter(level: Int, isArray: Boolean): Unit = this.isArray(level) = isArray

  def isArrayAt(level: Int): Boolean = isArray(level)

  def leadsTo(level: Int, name: String): Boolean = tokens(level) == name
  def leadsTo(level: Int, item: Int): Boolean = indices(level).contains(item)

  /** The error of a value at the end of the first `parts` tokens. */
  def located(error: DecodeError, parts: Int): DecodeError =
    var i = parts - 1
    while i >= 0 do
      if isArray(i) then error.in(indices(i).getOrElse(0)) else error.in(tokens(i))
      i -= 1
    error
