package jzon.macros.literal

import scala.quoted.*
import jzon.Writer
import jzon.macros.{ConstantText, TermBuilder}

/** The code of the steps for writers that do not take encoded text: it writes token by token. */
final private[literal] class StructuralSteps[Q <: Quotes & Singleton](using val q: Q)(
    values: HoleValues[q.type],
    paths: ErrorPaths[q.type],
    code: HoleCode[q.type],
    build: TermBuilder[q.type],
    calls: RuntimeCalls[q.type]
):
  import q.reflect.*
  import build.{string, unit}
  import calls.{runtime, text}
  import code.{inText, key, present, spread}

  /** @param owner
    *   the method that the code belongs to
    */
  def emit(ops: List[Op], out: Expr[Writer], owner: Symbol)(using Quotes): Term =
    val site = Site[q.type](out, owner, isEncoded = false, quotes)
    def element(isElement: Boolean): List[Term] = if isElement then List('{ $out.element() }.asTerm) else Nil
    val statements = Plan.structural(ops).flatMap:
      case Op.Static(json) => List(runtime("structural", out.asTerm, text(json)))
      case Op.Chars(chars) =>
        ConstantText.pieces(chars).map(piece => runtime("insideString", out.asTerm, string(piece)))
      case Op.BeginText(isKey, isElement) =>
        val before = if isKey then List('{ $out.beginKey() }.asTerm) else element(isElement)
        before :+ runtime("quote", out.asTerm)
      case Op.EndText(isKey) =>
        runtime("quote", out.asTerm) :: (if isKey then List('{ $out.endKey() }.asTerm) else Nil)
      case Op.TextHole(i, path) => List(inText(i, path, site))
      case Op.Key(i, path)      => List('{ $out.beginKey() }.asTerm, key(i, path, site), '{ $out.endKey() }.asTerm)
      case Op.Value(i, isElement, depth, path) =>
        val (write, value) = values.valueOf(i)
        element(isElement) :+ paths.guarded(path, write, site)(code.value(write, value, depth, site))
      case op: Op.Spread       => List(spread(op, site))
      case Op.Present(i, body) => List(present(i, body, site)(emit(body, out, owner)))
      case Op.Comma            => Nil
    Block(statements, unit)
