package jzon.bench.harness.libraries

/** Where a writer is, for libraries that leave it to their users to write commas. */
private final class PushState:
  private val isArray = new Array[Boolean](32)
  private val isFirst = new Array[Boolean](32)
  private var depth = 0

  def begin(isArray: Boolean): Unit =
    depth += 1
    this.isArray(depth) = isArray
    isFirst(depth) = true

  def end(): Unit = depth -= 1

  /** Before a value: whether it is an element that is not the first of its array. */
  def needsComma(): Boolean = isArray(depth) && isFollowing()

  /** Before a field or an element: whether another came before it. */
  def isFollowing(): Boolean =
    val result = !isFirst(depth)
    isFirst(depth) = false
    result
