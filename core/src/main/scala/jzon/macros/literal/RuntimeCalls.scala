package jzon.macros.literal

import scala.quoted.*
import jzon.macros.{ConstantText, TermBuilder}

/** Calls of [[jzon.runtime.LiteralRuntime]]. */
final private[literal] class RuntimeCalls[Q <: Quotes & Singleton](using val q: Q)(build: TermBuilder[q.type]):
  import q.reflect.*

  private lazy val module = Ref(Symbol.requiredModule("jzon.runtime.LiteralRuntime"))

  /** The call of a method. Without arguments, it is one without parameters. */
  def runtime(method: String, arguments: Term*): Term =
    if arguments.isEmpty then Select.unique(module, method) else build.call(module, method, arguments*)

  /** A text of any length. */
  def text(text: String): Term =
    ConstantText.pieces(text).map(build.string).reduceLeft((a, b) => runtime("joined", a, b))
