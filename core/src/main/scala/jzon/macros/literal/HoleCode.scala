package jzon.macros.literal

import scala.quoted.*
import jzon.{Encoder, KeyEncoder}
import jzon.macros.Tools
import jzon.runtime.LiteralRuntime

/** The code that writes what is in a hole. */
final private[literal] class HoleCode[Q <: Quotes & Singleton](using val q: Q)(
    holes: Vector[Hole[q.type]],
    values: HoleValues[q.type],
    paths: ErrorPaths[q.type],
    constants: ConstantInstances[q.type],
    calls: RuntimeCalls[q.type],
    tools: Tools[q.type]
):
  import q.reflect.*
  import calls.runtime
  import constants.instance
  import paths.{guarded, located}
  import tools.build.{call, unit}
  import tools.instances

  /** Writes a value.
    *
    * @param depth
    *   how many containers of the literal are around it
    */
  def value(write: Write[TypeRepr, Term], a: Term, depth: Int, site: Site[q.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    write match
      case Write.Primitive("writeInt")    => call(site.writer, "writeInt", asInt(a))
      case Write.Primitive(method)        => call(site.writer, method, a)
      case Write.Null                     => call(site.writer, "writeNull")
      case Write.Optional(element, inner) =>
        val some = value(inner, Select.unique(a, "get"), depth, site)
        val isDefined = Select.unique(values.required(element, a, site), "isDefined")
        If(isDefined, some, call(site.writer, "writeNull"))
      case Write.Found(tree) =>
        instances.argumentOf(tree).asType match
          case '[t] =>
            val encoder = instance(tree, site.owner).asExprOf[Encoder[t]]
            val of = a.asExprOf[t]
            if site.isEncoded then '{ LiteralRuntime.nested[t]($out, ${ Expr(depth) }, $of, $encoder) }.asTerm
            else '{ LiteralRuntime.whole[t]($out, $of, $encoder) }.asTerm

  /** A Byte, Short or Int as an Int. */
  def asInt(value: Term): Term =
    if value.tpe.widen.dealias.typeSymbol == defn.IntClass then value else Select.unique(value, "toInt")

  /** Writes a key, from quote to quote. */
  def key(i: Int, path: List[PathPart], site: Site[q.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    val hole = holes(i)
    val code = hole.asKey match
      case Write.Primitive(method @ ("writeString" | "writeChar")) => call(site.writer, method, hole.value)
      case Write.Found(tree)                                       =>
        hole.tpe.asType match
          case '[t] =>
            val encoder = instance(tree, site.owner).asExprOf[KeyEncoder[t]]
            '{ LiteralRuntime.key[t]($out, ${ hole.value.asExprOf[t] }, $encoder) }.asTerm
      case _ =>
        val quote = runtime("quote", site.writer)
        Block(List(quote, inText(i, path, site)), quote)
    guarded(path, hole.asKey, site)(code)

  /** Writes into a string that has begun. */
  def inText(i: Int, path: List[PathPart], site: Site[q.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    val hole = holes(i)
    val code = hole.asKey match
      case Write.Primitive(method) if HoleCode.Inside(method) =>
        runtime("inside" + method.stripPrefix("write"), site.writer, hole.value)
      case Write.Primitive("writeInt") => call(site.writer, "writeInt", asInt(hole.value))
      case Write.Primitive(method)     => call(site.writer, method, hole.value)
      case Write.Found(tree)           =>
        hole.tpe.asType match
          case '[t] =>
            val encoder = instance(tree, site.owner).asExprOf[KeyEncoder[t]]
            '{ LiteralRuntime.inside[t]($out, ${ hole.value.asExprOf[t] }, $encoder) }.asTerm
      case other => throw IllegalArgumentException(other.toString)
    guarded(path, hole.asKey, site)(code)

  /** Writes the fields of an object, or the elements of an array. */
  def spread(op: Op.Spread, site: Site[q.type]): Term =
    given Quotes = site.quotes
    val out = site.out
    val hole = holes(op.index)
    hole.tpe.asType match
      case '[t] =>
        val encoder = instance(hole.encoder, site.owner).asExprOf[Encoder[t]]
        val levels = Expr(if site.isEncoded then op.depth else 0)
        val a = hole.value.asExprOf[t]
        val code = '{ LiteralRuntime.splice[t]($out, $levels, $a, ${ Expr(op.isObject) }, $encoder) }
        located(op.path, site, isSpread = !op.isObject)(code.asTerm)

  /** The code of the steps `ops`, which are done only if there is something in the hole. */
  def present(i: Int, ops: List[Op], site: Site[q.type])(code: => Term): Term =
    val hole = holes(i)
    val check = hole.asValue match
      case Write.Optional(element, _) =>
        val paths = ops.collect { case Op.Value(_, _, _, path) => path }
        paths.map(path => located(path, site)(Block(List(values.required(element, hole.value, site)), unit)))
      case _ => Nil
    Block(check, If(values.isThere(i, site), code, unit))

private object HoleCode:
  /** The methods of Writer that write differently in a string than as a value. */
  val Inside = Set("writeString", "writeChar", "writeDouble", "writeFloat")
