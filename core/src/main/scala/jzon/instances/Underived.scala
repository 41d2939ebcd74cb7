package jzon.instances

import scala.quoted.*

/** Evidence that the companion of an enum has no instance `I`. The instance for Java enums asks for it, because from Scala
  * 3.7 on neither of the two would be the more specific one.
  */
final class Underived[I]

object Underived:
  transparent inline given [I]: Underived[I] = ${ evidence[I] }

  private[jzon] def evidence[I: Type](using quotes: Quotes): Expr[Underived[I]] =
    import quotes.reflect.*
    val instance = TypeRepr.of[I]
    val companions = instance.typeArgs.map(_.typeSymbol.companionModule).filter(_ != Symbol.noSymbol)
    val hasInstance = companions.flatMap(_.moduleClass.declarations).exists: member =>
      (member.flags.is(Flags.Given) || member.flags.is(Flags.Implicit)) && member.termRef.widen <:< instance
    if hasInstance then report.errorAndAbort("its companion has an instance") else '{ new Underived[I] }
