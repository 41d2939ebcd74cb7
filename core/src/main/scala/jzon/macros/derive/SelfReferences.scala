package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{Tools, TypeClass}

/** Recognises references to the instance that is being derived.
  *
  * @param target
  *   the type that is derived
  */
final private[derive] class SelfReferences[Q <: Quotes & Singleton](using val q: Q)(
    target: q.reflect.TypeRepr,
    tools: Tools[q.type]
):
  import q.reflect.*
  import tools.{expansion, instances, terms}

  /** Whether a term refers to a definition whose whole body is the instance that is being derived. When it is
    * evaluated, it may not return that instance yet, and for generic types it returns another one each time.
    */
  def isSelf(term: Term): Boolean =
    val symbol = terms.function(term)
    expansion.isInside(symbol) &&
    Seq(TypeClass.Decoder, TypeClass.Encoder).exists(term.tpe.widen <:< instances.applied(_, target)) &&
    (symbol.name.startsWith("derived$") || expansion.isAllOf(symbol))
