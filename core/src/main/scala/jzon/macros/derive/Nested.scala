package jzon.macros.derive

import scala.quoted.*

/** Refuses to derive a type inside of its own derivation. That never ends: the search for the instance of a field finds
  * an inline given that derives the same type, whose field needs an instance, and so on. If the given is refused, the
  * compiler goes on to the next one, or says that there is none.
  */
private[derive] object Nested:
  /** The types that this thread derives at the moment, the innermost first. */
  private val running = ThreadLocal.withInitial[List[String]](() => Nil)

  /** The result of `derivation`, the derivation of an instance for `A`.
    *
    * @param what
    *   what tells it from the derivation of another instance for `A`
    */
  def refused[A: Type, B](what: String)(derivation: => B)(using Quotes): B =
    import quotes.reflect.*
    val tpe = TypeRepr.of[A]
    val place = tpe.typeSymbol.pos.fold("")(pos => s"${pos.sourceFile.path}:${pos.start}")
    val derived = s"$what of ${tpe.show} at $place"
    val outer = running.get
    if outer.contains(derived) then
      report.errorAndAbort(s"the derivation of ${tpe.show} needs the given that it is part of")
    running.set(derived :: outer)
    try derivation
    finally running.set(outer)
