package jzon.macros.derive

import scala.collection.mutable.ListBuffer

/** The mistakes in annotations, which are found while shapes and plans are created. They are reported together with the
  * errors of the plan.
  */
final private[derive] class Mistakes:
  private val found = ListBuffer.empty[DeriveError]

  def add(mistake: DeriveError): Unit = found += mistake

  def addAll(mistakes: Iterable[DeriveError]): Unit = found ++= mistakes

  def all: List[DeriveError] = found.toList

  /** The result of `code`, and whether it found mistakes, which are then forgotten. */
  def attempt[A](code: => A): (A, Boolean) =
    val before = found.size
    val result = code
    val isWrong = found.size > before
    found.dropRightInPlace(found.size - before)
    (result, isWrong)
