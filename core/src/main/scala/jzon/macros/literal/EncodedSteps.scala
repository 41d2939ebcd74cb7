package jzon.macros.literal

import scala.quoted.*
import jzon.Writer
import jzon.macros.{ConstantText, TermBuilder}
import jzon.wire.{Integers, PrintDouble}

/** The code of the steps for writers that take encoded text. */
final private[literal] class EncodedSteps[Q <: Quotes & Singleton](using val q: Q)(
    holes: Vector[Hole[q.type]],
    values: HoleValues[q.type],
    paths: ErrorPaths[q.type],
    code: HoleCode[q.type],
    build: TermBuilder[q.type],
    calls: RuntimeCalls[q.type]
):
  import q.reflect.*
  import code.{asInt, inText, key, present, spread}

  /** @param owner
    *   the method that the code belongs to
    */
  def emit(ops: List[Op], out: Expr[Writer], owner: Symbol)(using Quotes): Term =
    val run = EncodedRun[q.type](build, calls, out.asTerm, owner)
    val site = Site[q.type](out, owner, isEncoded = true, quotes)
    ops.foreach:
      case Op.Static(json)                => run.add(json)
      case Op.Chars(text)                 => run.add(ConstantText.escaped(text))
      case _: (Op.BeginText | Op.EndText) => run.add("\"")
      case Op.Comma                       => run.put(1, "comma")
      case Op.Value(i, _, depth, path)    =>
        values.valueOf(i) match
          case (Write.Primitive(method), value) if EncodedSteps.Numbers.contains(method) => number(run, method, value)
          case (write, value) => run.also(paths.guarded(path, write, site)(code.value(write, value, depth, site)))
      case Op.TextHole(i, path) => text(run, i, path, site)
      case Op.Key(i, path)      =>
        holes(i).asKey match
          case Write.Primitive("writeString" | "writeChar") | Write.Found(_) => run.also(key(i, path, site))
          case _                                                             =>
            run.add("\"")
            text(run, i, path, site)
            run.add("\"")
      case op: Op.Spread       => run.also(spread(op, site))
      case Op.Present(i, body) => run.also(present(i, body, site)(emit(body, out, owner)))
    run.result()

  private def number(run: EncodedRun[q.type], method: String, value: Term): Unit =
    val name = method.stripPrefix("write")
    run.put(EncodedSteps.Numbers(method), "put" + name, if name == "Int" then asInt(value) else value)

  private def text(run: EncodedRun[q.type], i: Int, path: List[PathPart], site: Site[q.type]): Unit =
    holes(i).asKey match
      case Write.Primitive(method @ ("writeInt" | "writeLong" | "writeBoolean")) => number(run, method, holes(i).value)
      case _                                                                     => run.also(inText(i, path, site))

private object EncodedSteps:
  /** The methods of Writer for values that are put into the buffer, and how many bytes they take at most. NaN and the
    * infinities are in quotes.
    */
  val Numbers = Map(
    "writeInt" -> Integers.MaxInt,
    "writeLong" -> Integers.MaxLong,
    "writeBoolean" -> 5,
    "writeDouble" -> PrintDouble.MaxDouble,
    "writeFloat" -> PrintDouble.MaxFloat
  )
