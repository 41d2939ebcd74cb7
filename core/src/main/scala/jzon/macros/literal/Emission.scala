package jzon.macros.literal

import scala.quoted.*
import jzon.{Literal, Writer}
import jzon.runtime.{LiteralPart, LiteralRuntime}

/** The code of one literal.
  *
  * The holes become values, which are evaluated first. Then the steps are done, in one of two ways: by methods
  * `encoded…`, which put text that was encoded when compiled, if the writer takes it, or by `structural…`. They are
  * several where the code of one would be too long for the JIT. A large literal's holes are evaluated by methods too,
  * each together with the steps that it is for.
  */
final private class Emission(node: Node, arguments: List[Argument[Any]])(implicit protected val q: Quotes)
    extends EmitSteps:
  import q.reflect.{Literal as _, *}

  protected val holes: Vector[Hole] =
    arguments.zipWithIndex.map((argument, i) => Hole(argument.asInstanceOf[Argument[Term]], i)).toVector
  private val ops = Plan(node)
  private val levels = Plan.depth(node)

  /** Whether the holes are so many that their values are kept apart: one object can't capture them all, and the method
    * around the literal would be too long for the JIT if it evaluated them.
    */
  private val isLarge = holes.size > Emission.MostHoles

  /** Writes it. */
  def direct(out: Expr[Writer]): Expr[Unit] =
    check()
    if isLarge then
      '{
        val writer = $out
        val before = writer.beginValue()
        val isEncoded = LiteralRuntime.takes(writer, ${ Expr(levels) })
        ${ writeAndEvaluate('writer, 'isEncoded) }
        writer.endValue(before)
      }
    else
      '{
        val writer = $out
        ${
          evaluated('{
            val before = writer.beginValue()
            ${ write('writer) }
            writer.endValue(before)
          })
        }
      }

  /** An object that writes it. */
  def literal: Expr[Literal] =
    check()
    val code =
      if isLarge then inParts
      else
        evaluated('{
          new Literal:
            def write(out: Writer): Unit = ${ Emission.this.write('out) }
        })
    Typed(code.asTerm, Inferred(TypeRepr.of[Literal])).asExprOf[Literal]

  /** All holes, and what is done then. */
  private def evaluated[A: Type](code: => Expr[A]): Expr[A] =
    val definitions = holes.map(_.define(Symbol.spliceOwner)).toList // before the code that names them
    Block(definitions, code.asTerm).asExprOf[A]

  /** The methods, and the choice between them. */
  private def write(out: Expr[Writer])(using Quotes): Expr[Unit] =
    val portions = Portion.evaluated(ops)
    val (encodedMethods, encodedCalls) = portions.map(portion => method("encoded")(steps(portion, out, true))).unzip
    val (structuralMethods, structuralCalls) =
      portions.map(portion => method("structural")(steps(portion, out, false))).unzip
    val code = '{
      if LiteralRuntime.takes($out, ${ Expr(levels) }) then ${ Block(encodedCalls, unit).asExprOf[Unit] }
      else ${ Block(structuralCalls, unit).asExprOf[Unit] }
    }
    Block(encodedMethods ++ structuralMethods, code.asTerm).asExprOf[Unit]

  /** Of a large literal: the portions, each as it is evaluated. */
  private def writeAndEvaluate(out: Expr[Writer], isEncoded: Expr[Boolean])(using Quotes): Expr[Unit] =
    val statements = portions.flatMap: portion =>
      val before = outside(portion)
      val (definition, call) = method("portion")(within(portion)('{
        if $isEncoded then ${ steps(portion, out, true) } else ${ steps(portion, out, false) }
      }))
      before ++ List(definition, call)
    Block(statements, unit).asExprOf[Unit]

  /** Of a large literal: an object for each portion, which has the values of its holes. */
  private def inParts: Expr[Literal] =
    val (definitions, parts) = portions.map { portion =>
      val before = outside(portion)
      val (definition, call) = method("portion")(within(portion)('{
        new LiteralPart:
          def encoded(out: Writer): Unit = ${ steps(portion, 'out, true) }
          def structural(out: Writer): Unit = ${ steps(portion, 'out, false) }
      }))
      val tpe = TypeRepr.of[LiteralPart]
      val symbol = Symbol.newVal(Symbol.spliceOwner, "part", tpe, Flags.Synthetic, Symbol.noSymbol)
      (before ++ List(definition, ValDef(symbol, Some(call))), Ref(symbol).asExprOf[LiteralPart])
    }.unzip
    val code = '{
      val all = Array[LiteralPart](${ Varargs(parts) }*)
      new Literal:
        def write(out: Writer): Unit = LiteralPart.write(all, ${ Expr(levels) }, out)
    }
    Block(definitions.flatten, code.asTerm).asExprOf[Literal]

  private lazy val portions =
    Portion.evaluating(ops, i => Emission.BytesOfNode * holes(i).nodes, i => holes(i).locals)

  private def outside(portion: Portion)(using Quotes): List[Statement] = portion.outside.map(holes(_).define(here))

  /** The portion's own holes, and what is done then. */
  private def within[A: Type](portion: Portion)(code: Quotes ?=> Expr[A])(using Quotes): Expr[A] =
    Block(portion.inside.map(holes(_).define(here)), code.asTerm).asExprOf[A]

  private def steps(portion: Portion, out: Expr[Writer], isEncoded: Boolean)(using Quotes): Expr[Unit] =
    (if isEncoded then encoded(portion.ops, out, here) else structural(portion.ops, out, here)).asExprOf[Unit]

  /** A method without parameters, and a call of it. */
  private def method[A: Type](name: String)(body: Quotes ?=> Expr[A])(using Quotes): (Statement, Term) =
    val tpe = MethodType(Nil)(_ => Nil, _ => TypeRepr.of[A])
    val symbol = Symbol.newMethod(here, name, tpe, Flags.Synthetic, Symbol.noSymbol)
    val inner = symbol.asInstanceOf[quotes.reflect.Symbol].asQuotes
    (DefDef(symbol, _ => Some(body(using inner).asTerm)), Apply(Ref(symbol), Nil))

  /** The owner of what is emitted. */
  private def here(using Quotes): Symbol = quotes.reflect.Symbol.spliceOwner.asInstanceOf[Symbol]

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
  /** Values that the code around a literal has at once. */
  val MostHoles = 100

  /** Bytes of bytecode that a node of an expression takes, about. */
  val BytesOfNode = 4
