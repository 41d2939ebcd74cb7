package jzon.macros

import scala.quoted.*

/** What both macros need to work with the compiler. */
final private[macros] class Tools[Q <: Quotes & Singleton](using val q: Q):
  val expansion = Expansion[q.type]
  val terms = TermReader[q.type]
  val build = TermBuilder[q.type]
  val texts = TypeTexts[q.type]
  val unions = Unions[q.type]
  val instances = InstanceSearch[q.type]
  val givens = LibraryGivens[q.type](terms, instances)
  val missing = MissingInstances[q.type](instances, texts)
