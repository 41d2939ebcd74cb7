package jzon.macros.literal

import scala.quoted.*

/** Reports the mistakes in the holes of a literal, so that the compiler shows all of them. */
final private[literal] class HoleMistakes[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  private var isAny = false

  def report(text: String, pos: Position): Unit =
    q.reflect.report.error(text, pos)
    isAny = true

  /** Reports a mistake that may follow from others, unless there are others. */
  def reportIfFirst(text: String, pos: Position): Unit = if !isAny then report(text, pos)

  /** Ends the compilation of the literal if there were any. */
  def abortIfAny(): Unit =
    if isAny then q.reflect.report.errorAndAbort("the literal has holes that can't be written")
