package jzon.macros.literal

import scala.quoted.*
import jzon.{Literal, Writer}
import jzon.macros.Tools
import jzon.runtime.{LiteralPart, LiteralRuntime}

/** The code of one literal.
  *
  * The holes become values, which are evaluated first. Then the steps are done in one of two ways: by methods
  * `encoded…`, which put text that was encoded at compile time, if the writer takes it, or by methods `structural…`. If
  * the code of one method would be too long for the JIT, there are several. For a large literal, methods also evaluate
  * the holes, each method those of its own steps.
  */
final private[literal] class Emission[Q <: Quotes & Singleton](using val q: Q)(
    node: Node,
    arguments: List[Argument[q.reflect.Term]]
):
  import q.reflect.{Literal as _, *}

  private val tools = Tools[q.type]
  private val build = tools.build
  private val mistakes = HoleMistakes[q.type]
  private val holeTypes = HoleTypes[q.type](tools)
  private val writes = Writes[q.type](tools, mistakes)

  private val holes: Vector[Hole[q.type]] = arguments.zipWithIndex
    .map((argument, i) => Hole[q.type](argument, i, holeTypes.written(argument.term.tpe), writes))
    .toVector
  private val constants = ConstantInstances[q.type](tools)
  private val calls = RuntimeCalls[q.type](build)
  private val values = HoleValues[q.type](holes, constants)
  private val paths = ErrorPaths[q.type](holes, values, constants, calls)
  private val holeCode = HoleCode[q.type](holes, values, paths, constants, calls, tools)
  private val encodedSteps = EncodedSteps[q.type](holes, values, paths, holeCode, build, calls)
  private val structuralSteps = StructuralSteps[q.type](values, paths, holeCode, build, calls)

  private val ops = Plan(node)
  private val levels = Plan.depth(node)

  /** Whether there are so many holes that their values are kept in several objects: one object can't capture them all,
    * and the method around the literal would be too long for the JIT if it evaluated them.
    */
  private val isLarge = holes.size > Emission.MaxHoles

  /** Code that writes the literal. */
  def direct(out: Expr[Writer]): Expr[Unit] =
    check()
    if isLarge then
      '{
        val writer = $out
        val before = LiteralRuntime.beginValue(writer)
        val isEncoded = LiteralRuntime.takes(writer, ${ Expr(levels) })
        ${ writeAndEvaluate('writer, 'isEncoded) }
        LiteralRuntime.endValue(writer, before)
      }
    else
      '{
        val writer = $out
        ${
          evaluated('{
            val before = LiteralRuntime.beginValue(writer)
            ${ write('writer) }
            LiteralRuntime.endValue(writer, before)
          })
        }
      }

  /** An object that writes the literal. */
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

  /** Evaluates all holes, and then does `code`. */
  private def evaluated[A: Type](code: => Expr[A]): Expr[A] =
    val definitions = holes.map(_.define(Symbol.spliceOwner)).toList // before the code that names them
    Block(definitions, code.asTerm).asExprOf[A]

  /** Defines the methods, and chooses between them. */
  private def write(out: Expr[Writer])(using Quotes): Expr[Unit] =
    val chunks = MethodChunk.evaluated(ops)
    val (encodedMethods, encodedCalls) = chunks.map(chunk => method("encoded")(steps(chunk, out, true))).unzip
    val (structuralMethods, structuralCalls) =
      chunks.map(chunk => method("structural")(steps(chunk, out, false))).unzip
    val code = '{
      if LiteralRuntime.takes($out, ${ Expr(levels) }) then ${ Block(encodedCalls, build.unit).asExprOf[Unit] }
      else ${ Block(structuralCalls, build.unit).asExprOf[Unit] }
    }
    Block(encodedMethods ++ structuralMethods, code.asTerm).asExprOf[Unit]

  /** For a large literal: executes each chunk as soon as its holes are evaluated. */
  private def writeAndEvaluate(out: Expr[Writer], isEncoded: Expr[Boolean])(using Quotes): Expr[Unit] =
    val statements = chunks.flatMap: chunk =>
      val before = outside(chunk)
      val (definition, call) = method("portion")(within(chunk)('{
        if $isEncoded then ${ steps(chunk, out, true) } else ${ steps(chunk, out, false) }
      }))
      before ++ List(definition, call)
    Block(statements, build.unit).asExprOf[Unit]

  /** For a large literal: creates an object for each chunk, which keeps the values of its holes. */
  private def inParts: Expr[Literal] =
    val (definitions, parts) = chunks.map { chunk =>
      val before = outside(chunk)
      val (definition, call) = method("portion")(within(chunk)('{
        new LiteralPart:
          def encoded(out: Writer): Unit = ${ steps(chunk, 'out, true) }
          def structural(out: Writer): Unit = ${ steps(chunk, 'out, false) }
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

  private lazy val chunks =
    MethodChunk.evaluating(ops, i => Emission.BytesOfNode * holes(i).nodes, i => holes(i).locals)

  private def outside(chunk: MethodChunk)(using Quotes): List[Statement] = chunk.outside.map(holes(_).define(here))

  /** Evaluates the chunk's own holes, and then does `code`. */
  private def within[A: Type](chunk: MethodChunk)(code: Quotes ?=> Expr[A])(using Quotes): Expr[A] =
    Block(chunk.inside.map(holes(_).define(here)), code.asTerm).asExprOf[A]

  private def steps(chunk: MethodChunk, out: Expr[Writer], isEncoded: Boolean)(using Quotes): Expr[Unit] =
    (if isEncoded then encodedSteps.emit(chunk.ops, out, here) else structuralSteps.emit(chunk.ops, out, here))
      .asExprOf[Unit]

  /** The definition of a method without parameters, and its call. */
  private def method[A: Type](name: String)(body: Quotes ?=> Expr[A])(using Quotes): (Statement, Term) =
    val tpe = MethodType(Nil)(_ => Nil, _ => TypeRepr.of[A])
    val symbol = Symbol.newMethod(here, name, tpe, Flags.Synthetic, Symbol.noSymbol)
    val inner = symbol.asInstanceOf[quotes.reflect.Symbol].asQuotes
    (DefDef(symbol, _ => Some(body(using inner).asTerm)), Apply(Ref(symbol), Nil))

  /** The definition that the emitted code belongs to. */
  private def here(using Quotes): Symbol = build.ownerOf(quotes)

  /** Looks up all instances, so that all missing ones are reported. */
  private def check(): Unit =
    def look(op: Op): Unit = op match
      case Op.Value(i, _, _, _)  => holes(i).asValue: Unit
      case Op.Spread(i, _, _, _) => refuse(i)(tpe => s"$tpe has nothing to spread: it is neither object nor array")
      case Op.Key(i, _)          => holes(i).asKey: Unit
      case Op.TextHole(i, _)     => holes(i).asKey: Unit
      case Op.Present(i, body)   =>
        refuse(i)(tpe => s"opt(…) does nothing here: $tpe is always there")
        body.foreach(look)
      case _ => ()
    ops.foreach(look)
    mistakes.abortIfAny()

  /** Reports a hole that takes no primitive value. */
  private def refuse(i: Int)(text: String => String): Unit =
    val hole = holes(i)
    hole.asValue match
      case Write.Primitive(_) => mistakes.reportIfFirst(text(hole.tpe.show), hole.pos)
      case _                  => ()

private object Emission:
  /** How many values the code around a literal has at once. */
  val MaxHoles = 100

  /** About how many bytes of bytecode a node of an expression takes. */
  val BytesOfNode = 4
