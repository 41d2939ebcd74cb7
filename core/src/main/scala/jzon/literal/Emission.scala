package jzon.literal

import scala.quoted.*
import jzon.{Literal, Writer}

/** The code of one literal.
  *
  * The holes become values, which are evaluated first. Then the steps are done twice over: by methods `encoded…`, which put
  * text that was encoded when compiled, if the writer takes it, or by `structural…`. They are several where the code of one
  * would be too long for the JIT.
  */
final private class Emission(node: Node, arguments: List[Argument[Any]])(implicit protected val q: Quotes)
    extends EmitSteps:
  import q.reflect.{Literal as _, *}

  protected val holes: Vector[Hole] =
    arguments.zipWithIndex.map((argument, i) => Hole(argument.asInstanceOf[Argument[Term]], i)).toVector
  private val ops = Plan(node)
  private val levels = Plan.depth(node)

  /** Writes it. */
  def direct(out: Expr[Writer]): Expr[Unit] =
    check()
    '{
      val writer = $out
      ${
        val code = '{
          val before = writer.beginValue()
          ${ write('writer) }
          writer.endValue(before)
        }
        Block(holes.map(_.definition).toList, code.asTerm).asExprOf[Unit]
      }
    }

  /** An object that writes it. */
  def literal: Expr[Literal] =
    check()
    val code = if holes.size <= Emission.MostCaptured then one else inParts
    Typed(Block(holes.map(_.definition).toList, code.asTerm), Inferred(TypeRepr.of[Literal])).asExprOf[Literal]

  private def one: Expr[Literal] = '{
    new Literal:
      def write(out: Writer): Unit = ${ Emission.this.write('out) }
  }

  /** An object that has objects for some of the steps each: no constructor takes more than 255 parameters. */
  private def inParts: Expr[Literal] =
    val parts = groups.map: group =>
      val part = '{
        new LiteralPart:
          def encoded(out: Writer): Unit = ${ body(group, 'out, isEncoded = true) }
          def structural(out: Writer): Unit = ${ body(group, 'out, isEncoded = false) }
      }
      val symbol =
        Symbol.newVal(Symbol.spliceOwner, "part", TypeRepr.of[LiteralPart], Flags.Synthetic, Symbol.noSymbol)
      (ValDef(symbol, Some(part.asTerm.changeOwner(symbol))), Ref(symbol).asExprOf[LiteralPart])
    val all = parts.map(_._2)
    val code = '{
      val parts = Array[LiteralPart](${ Varargs(all) }*)
      new Literal:
        def write(out: Writer): Unit = LiteralPart.write(parts, ${ Expr(levels) }, out)
    }
    Block(parts.map(_._1), code.asTerm).asExprOf[Literal]

  private def body(group: List[Op], out: Expr[Writer], isEncoded: Boolean)(using Quotes): Expr[Unit] =
    val owner = quotes.reflect.Symbol.spliceOwner.asInstanceOf[Symbol]
    (if isEncoded then encoded(group, out, owner) else structural(group, out, owner)).asExprOf[Unit]

  /** The methods, and the choice between them. */
  private def write(out: Expr[Writer])(using Quotes): Expr[Unit] =
    val owner = quotes.reflect.Symbol.spliceOwner.asInstanceOf[Symbol]
    val (encodedMethods, encodedCalls) =
      groups.map(group => method(owner, "encoded")(encoded(group, out, _))).unzip
    val (structuralMethods, structuralCalls) =
      groups.map(group => method(owner, "structural")(structural(group, out, _))).unzip
    val code = '{
      if Fused.takes($out, ${ Expr(levels) }) then ${ Block(encodedCalls, unit).asExprOf[Unit] }
      else ${ Block(structuralCalls, unit).asExprOf[Unit] }
    }
    Block(encodedMethods ++ structuralMethods, code.asTerm).asExprOf[Unit]

  private def method(owner: Symbol, name: String)(body: Quotes ?=> Symbol => Term)(using
      inner: Quotes
  ): (Statement, Term) =
    val tpe = MethodType(Nil)(_ => Nil, _ => TypeRepr.of[Unit])
    val symbol = Symbol.newMethod(owner, name, tpe, Flags.Synthetic, Symbol.noSymbol)
    val here = symbol.asInstanceOf[inner.reflect.Symbol].asQuotes
    (DefDef(symbol, _ => Some(body(using here)(symbol))), Apply(Ref(symbol), Nil))

  /** The steps in groups whose code is short enough for the JIT. */
  private lazy val groups: List[List[Op]] =
    val groups = List.newBuilder[List[Op]]
    val group = List.newBuilder[Op]
    var length = 0
    var last: Op = Op.Comma
    ops.foreach: op =>
      if last != Op.Comma && length + weight(op) > Emission.Longest then // a comma belongs to what follows
        groups += group.result()
        group.clear()
        length = 0
      group += op
      length += weight(op)
      last = op
    (groups += group.result()).result()

  /** About how many bytes of bytecode an op takes. */
  private def weight(op: Op): Int = op match
    case Op.Static(json)                => 16 + json.length.min(64) / 8 * 4
    case Op.Chars(text)                 => 16 + text.length.min(64) / 8 * 4
    case Op.Present(_, body)            => 20 + body.map(weight).sum
    case Op.Value(_, _, _, path)        => 60 + 8 * path.size
    case Op.Spread(_, _, _, path)       => 80 + 8 * path.size
    case Op.Key(_, path)                => 60 + 8 * path.size
    case Op.TextHole(_, path)           => 60 + 8 * path.size
    case _: (Op.BeginText | Op.EndText) => 16
    case Op.Comma                       => 10

  /** Looks all instances up, so that all that are missing are reported. */
  private def check(): Unit =
    def look(op: Op): Unit = op match
      case Op.Value(i, _, _, _)  => holes(i).asValue: Unit
      case Op.Spread(i, _, _, _) =>
        holes(i).asValue match
          case Write.Primitive(_) if !failed =>
            report.error(s"${holes(i).tpe.show} has nothing to spread: it is neither object nor array", holes(i).pos)
            failed = true
          case _ => ()
      case Op.Key(i, _)        => holes(i).asKey: Unit
      case Op.TextHole(i, _)   => holes(i).asKey: Unit
      case Op.Present(i, body) =>
        holes(i).asValue match
          case Write.Primitive(_) if !failed =>
            report.error(s"opt(…) does nothing here: ${holes(i).tpe.show} is always there", holes(i).pos)
            failed = true
          case _ => ()
        body.foreach(look)
      case _ => ()
    ops.foreach(look)
    if failed then report.errorAndAbort("the literal has holes that can't be written")

private object Emission:
  /** How many values one object captures; each may take two slots. */
  val MostCaptured = 100

  /** Bytes of bytecode of one method. The JIT leaves methods of more than 8,000 alone, and inlines small ones only. */
  val Longest = 2000
