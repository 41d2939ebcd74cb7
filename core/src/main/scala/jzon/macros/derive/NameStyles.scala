package jzon.macros.derive

import scala.quoted.*
import jzon.{CamelCase, KebabCase, NameStyle, PascalCase, ScreamingSnakeCase, SnakeCase}
import jzon.macros.TermReader

/** Reads the name styles that annotations and configurations name. */
final private[derive] class NameStyles[Q <: Quotes & Singleton](using val q: Q)(terms: TermReader[q.type]):
  import q.reflect.*

  /** The style that a term names; none if it is not one of the library's. */
  def find(term: Term): Option[NameStyle] = terms.bare(term).tpe.termSymbol.fullName match
    case "jzon.SnakeCase"          => Some(SnakeCase)
    case "jzon.ScreamingSnakeCase" => Some(ScreamingSnakeCase)
    case "jzon.KebabCase"          => Some(KebabCase)
    case "jzon.CamelCase"          => Some(CamelCase)
    case "jzon.PascalCase"         => Some(PascalCase)
    case _                         => None
