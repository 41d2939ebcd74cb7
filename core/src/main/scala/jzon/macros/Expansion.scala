package jzon.macros

import scala.quoted.*

/** The place in the source where a macro is called. */
final private[macros] class Expansion[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  /** The definitions around the call, the innermost first. */
  lazy val owners: List[Symbol] = ownersOf(Symbol.spliceOwner)

  private def ownersOf(symbol: Symbol): List[Symbol] =
    if symbol == Symbol.noSymbol then Nil else symbol :: ownersOf(symbol.maybeOwner)

  /** Whether the call is in `symbol`. */
  def isInside(symbol: Symbol): Boolean = owners.contains(symbol)

  /** Whether `definition` is `… = json.Decoder.derived`, with nothing after it, as the text of the source file shows.
    */
  def isAllOf(definition: Symbol): Boolean =
    val here = Position.ofMacroExpansion
    here.sourceFile.content.exists: text =>
      val rest = text.substring(here.end)
      text.substring(0, here.start).stripTrailing.endsWith("=") && rest.takeWhile(_ != '\n').isBlank &&
      !rest.stripLeading.startsWith(".") && definition.pos.exists(p => p.start <= here.start && here.start <= p.end)

  /** Whether the text of the definition says `Null` before the call. It does not ask other definitions for their types,
    * because these may not be known yet.
    */
  def followsNull: Boolean =
    val here = Position.ofMacroExpansion
    here.sourceFile.content.exists: text =>
      val before = text.substring(0, here.start)
      val begin = List("given", "val", "def").map(before.lastIndexOf).max
      begin >= 0 && before.indexOf("Null", begin) >= 0
