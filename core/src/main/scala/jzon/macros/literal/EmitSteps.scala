package jzon.macros.literal

import scala.collection.mutable.ListBuffer
import scala.quoted.*
import jzon.{EncodeError, Encoder, KeyEncoder, Writer}
import jzon.runtime.LiteralRuntime

/** The code of the steps. */
private[literal] trait EmitSteps extends Holes:
  import q.reflect.*

  protected def holes: Vector[Hole]

  protected def unit: Term = Literal(UnitConstant())
  private def int(value: Int): Term = Literal(IntConstant(value))
  private def string(value: String): Term = Literal(StringConstant(value))

  /** A text of any length. */
  private def constant(text: String): Term =
    Plan.constants(text).map(string).reduceLeft((a, b) => fused("joined", a, b))

  private def call(on: Term, method: String, arguments: Term*): Term =
    Apply(Select.unique(on, method), arguments.toList)
  private lazy val fusedModule = Ref(Symbol.requiredModule("jzon.runtime.LiteralRuntime"))
  private def fused(method: String, arguments: Term*): Term =
    if arguments.isEmpty then Select.unique(fusedModule, method) else call(fusedModule, method, arguments*)

  // Encoded.

  /** Puts text and numbers that stand together with one check for room. */
  final private class Run(out: Term, owner: Symbol):
    private val bytesSymbol = variable("bytes", TypeRepr.of[Array[Byte]])
    private val atSymbol = variable("at", TypeRepr.of[Int])
    private val bytes = Ref(bytesSymbol)
    private val at = Ref(atSymbol)
    private val text = new StringBuilder
    private val puts = ListBuffer.empty[Statement]
    private var most = 0
    private val statements = ListBuffer.empty[Statement]

    private def variable(name: String, tpe: TypeRepr): Symbol =
      Symbol.newVal(owner, name, tpe, Flags.Mutable | Flags.Synthetic, Symbol.noSymbol)

    /** @param json
      *   not encoded yet
      */
    def add(json: String): Unit = text ++= Plan.encoded(json)

    /** A step that puts up to `most` bytes: a method of [[LiteralRuntime]]. */
    def put(most: Int, method: String, arguments: Term*): Unit =
      endText()
      putNow(most, method, arguments)

    private def putNow(most: Int, method: String, arguments: Seq[Term]): Unit =
      if this.most > 0 && this.most + most > EmitSteps.LongestRun then end()
      this.most += most
      puts += Assign(at, fused(method, bytes +: at +: arguments*))

    private def endText(): Unit =
      val text = this.text.result()
      this.text.clear()
      if text.length > EmitSteps.MostWords * 8 then
        Plan.constants(text).foreach(piece => putNow(piece.length, "copy", List(string(piece))))
      else
        text.grouped(32).foreach: piece =>
          val words = piece.grouped(8).map(word => Literal(LongConstant(Plan.word(word)))).toList
          putNow(piece.length, s"put${words.size}", words :+ int(piece.length))

    private def end(): Unit =
      if puts.nonEmpty then
        statements += Assign(bytes, fused("room", out, int(most + EmitSteps.Slack)))
        statements += Assign(at, fused("at", out))
        statements ++= puts
        statements += fused("move", out, at)
        puts.clear()
        most = 0

    /** Any other step. */
    def also(statement: Statement): Unit =
      endText()
      end()
      statements += statement

    def result(): Term =
      endText()
      end()
      val definitions =
        List(ValDef(bytesSymbol, Some(fused("noBytes"))), ValDef(atSymbol, Some(int(0))))
      Block(definitions ++ statements, unit)

  protected def encoded(ops: List[Op], out: Expr[Writer], owner: Symbol)(using Quotes): Term =
    val run = Run(out.asTerm, owner)
    val site = Site(out, owner, isEncoded = true)
    ops.foreach:
      case Op.Static(json)                => run.add(json)
      case Op.Chars(text)                 => run.add(Plan.escaped(text))
      case _: (Op.BeginText | Op.EndText) => run.add("\"")
      case Op.Comma                       => run.put(1, "comma")
      case Op.Value(i, _, depth, path)    =>
        site.valueOf(i) match
          case (Write.Primitive(method), value) if EmitSteps.Numbers.contains(method) => number(run, method, value)
          case (write, value) => run.also(guarded(path, write, site)(writeValue(write, value, depth, site)))
      case Op.TextHole(i, path) => encodedText(run, i, path, site)
      case Op.Key(i, path)      =>
        holes(i).asKey match
          case Write.Primitive("writeString" | "writeChar") | Write.Found(_) => run.also(key(i, path, site))
          case _                                                             =>
            run.add("\"")
            encodedText(run, i, path, site)
            run.add("\"")
      case op: Op.Spread       => run.also(spread(op, site))
      case Op.Present(i, body) => run.also(present(i, body, site)(encoded(body, out, owner)))
    run.result()

  private def number(run: Run, method: String, value: Term): Unit =
    val kind = method.stripPrefix("write")
    run.put(EmitSteps.Numbers(method), "put" + kind, if kind == "Int" then asInt(value) else value)

  private def asInt(value: Term): Term =
    if value.tpe.widen.dealias.typeSymbol == defn.IntClass then value else Select.unique(value, "toInt")

  private def encodedText(run: Run, i: Int, path: List[PathPart], site: Site): Unit = holes(i).asKey match
    case Write.Primitive(method @ ("writeInt" | "writeLong" | "writeBoolean")) => number(run, method, holes(i).value)
    case _                                                                     => run.also(inText(i, path, site))

  // In the form that the writer's options ask for.

  protected def structural(ops: List[Op], out: Expr[Writer], owner: Symbol)(using Quotes): Term =
    val site = Site(out, owner, isEncoded = false)
    def element(isElement: Boolean): List[Term] = if isElement then List('{ $out.element() }.asTerm) else Nil
    val statements = Plan.structural(ops).flatMap:
      case Op.Static(json) =>
        List(fused("structural", out.asTerm, constant(json)))
      case Op.Chars(text) =>
        Plan.constants(text).map(piece => fused("insideString", out.asTerm, string(piece)))
      case Op.BeginText(isKey, isElement) =>
        val before = if isKey then List('{ $out.beginKey() }.asTerm) else element(isElement)
        before :+ fused("quote", out.asTerm)
      case Op.EndText(isKey) =>
        fused("quote", out.asTerm) :: (if isKey then List('{ $out.endKey() }.asTerm) else Nil)
      case Op.TextHole(i, path) => List(inText(i, path, site))
      case Op.Key(i, path)      => List('{ $out.beginKey() }.asTerm, key(i, path, site), '{ $out.endKey() }.asTerm)
      case Op.Value(i, isElement, depth, path) =>
        val (write, value) = site.valueOf(i)
        element(isElement) :+ guarded(path, write, site)(writeValue(write, value, depth, site))
      case op: Op.Spread       => List(spread(op, site))
      case Op.Present(i, body) => List(present(i, body, site)(structural(body, out, owner)))
      case Op.Comma            => Nil
    Block(statements, unit)

  // Both.

  /** Where code is emitted to: `owner` is the method. */
  final private class Site(val out: Expr[Writer], val owner: Symbol, val isEncoded: Boolean)(using
      val quotes: Quotes
  ):
    val writer: Term = out.asTerm

    /** How the value of a hole is written: that of an Option which was seen to be there, where it may be left out. */
    def valueOf(i: Int): (Write, Term) =
      val hole = holes(i)
      (hole.kind, hole.asValue) match
        case (HoleKind.Optional, Write.Optional(_, inner)) => (inner, Select.unique(hole.value, "get"))
        case (_, write)                                    => (write, hole.value)

  private def writeValue(write: Write, value: Term, depth: Int, site: Site): Term =
    given Quotes = site.quotes
    val out = site.out
    write match
      case Write.Primitive("writeInt")    => call(site.writer, "writeInt", asInt(value))
      case Write.Primitive(method)        => call(site.writer, method, value)
      case Write.Null                     => call(site.writer, "writeNull")
      case Write.Optional(element, inner) =>
        val some = writeValue(inner, Select.unique(value, "get"), depth, site)
        If(Select.unique(required(element, value, site), "isDefined"), some, call(site.writer, "writeNull"))
      case Write.Found(tree) =>
        typeOf(tree).asType match
          case '[t] =>
            val encoder = instance(tree, site.owner).asExprOf[Encoder[t]]
            val a = value.asExprOf[t]
            if site.isEncoded then '{ LiteralRuntime.nested[t]($out, ${ Expr(depth) }, $a, $encoder) }.asTerm
            else '{ LiteralRuntime.whole[t]($out, $a, $encoder) }.asTerm

  /** The type that an encoder encodes. */
  private def typeOf(encoder: Term): TypeRepr =
    encoder.tpe.baseType(Symbol.requiredClass("jzon.Encoder")).typeArgs.head

  private def key(i: Int, path: List[PathPart], site: Site): Term =
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
        val quote = fused("quote", site.writer)
        Block(List(quote, inText(i, path, site)), quote)
    guarded(path, hole.asKey, site)(code)

  /** What stands in the hole, in a string that has begun. */
  private def inText(i: Int, path: List[PathPart], site: Site): Term =
    given Quotes = site.quotes
    val out = site.out
    val hole = holes(i)
    val code = hole.asKey match
      case Write.Primitive(method) if EmitSteps.Inside(method) =>
        fused("inside" + method.stripPrefix("write"), site.writer, hole.value)
      case Write.Primitive("writeInt") => call(site.writer, "writeInt", asInt(hole.value))
      case Write.Primitive(method)     => call(site.writer, method, hole.value)
      case Write.Found(tree)           =>
        hole.tpe.asType match
          case '[t] =>
            val encoder = instance(tree, site.owner).asExprOf[KeyEncoder[t]]
            '{ LiteralRuntime.inside[t]($out, ${ hole.value.asExprOf[t] }, $encoder) }.asTerm
      case other => throw IllegalArgumentException(other.toString)
    guarded(path, hole.asKey, site)(code)

  private def spread(op: Op.Spread, site: Site): Term =
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
  private def present(i: Int, ops: List[Op], site: Site)(code: => Term): Term =
    val hole = holes(i)
    val check = hole.asValue match
      case Write.Optional(element, _) =>
        val paths = ops.collect { case Op.Value(_, _, _, path) => path }
        paths.map(path => located(path, site)(Block(List(required(element, hole.value, site)), unit)))
      case _ => Nil
    Block(check, If(isThere(i, site), code, unit))

  private def isThere(i: Int, site: Site): Term =
    given Quotes = site.quotes
    val out = site.out
    val hole = holes(i)
    hole.asValue match
      case Write.Optional(_, _) => Select.unique(hole.value, "isDefined")
      case Write.Found(tree)    =>
        hole.tpe.asType match
          case '[t] =>
            val encoder = instance(tree, site.owner).asExprOf[Encoder[t]]
            '{ LiteralRuntime.isThere[t]($out, ${ hole.value.asExprOf[t] }, $encoder) }.asTerm
      case _ => Literal(BooleanConstant(false))

  /** An Option, which is refused where it is null. */
  private def required(element: TypeRepr, option: Term, site: Site): Term =
    given Quotes = site.quotes
    val out = site.out
    element.asType match
      case '[e] => '{ LiteralRuntime.required[e]($out, ${ option.asExprOf[Option[e]] }) }.asTerm

  // Errors.

  /** The code, with the path to it in the errors that it may throw. */
  private def guarded(path: List[PathPart], write: Write, site: Site)(code: Term): Term =
    if path.isEmpty || !canFail(write, site.isEncoded) then code else located(path, site)(code)

  private def canFail(write: Write, isEncoded: Boolean): Boolean = write match
    case Write.Primitive("writeString" | "writeChar")  => true
    case Write.Primitive("writeDouble" | "writeFloat") => !isEncoded
    case Write.Optional(_, _) | Write.Found(_)         => true
    case _                                             => false

  private def located(path: List[PathPart], site: Site, isSpread: Boolean = false)(code: Term): Term =
    given Quotes = site.quotes
    '{
      try ${ code.asExprOf[Unit] }
      catch case error: EncodeError => throw ${ locate('error, path, site, isSpread) }
    }.asTerm

  private def locate(error: Expr[EncodeError], path: List[PathPart], site: Site, isSpread: Boolean)(using
      Quotes
  ): Expr[EncodeError] = path match
    case Nil           => error
    case part :: outer =>
      val here = part match
        case PathPart.Name(parts)                        => '{ $error.in(${ name(parts) }) }
        case PathPart.KeyHole(i)                         => '{ $error.in(${ text(i) }) }
        case index @ PathPart.Index(_, _, _) if isSpread =>
          '{ LiteralRuntime.shifted($error, ${ position(index, site) }) }
        case index @ PathPart.Index(_, _, _) => '{ $error.in(${ position(index, site) }) }
      locate(here, outer, site, isSpread = false)

  private def name(parts: List[Part])(using Quotes): Expr[String] =
    val texts = parts.map:
      case Part.Chars(text) => constant(text).asExprOf[String]
      case Part.Hole(i)     => text(i)
    if texts.isEmpty then Expr("") else texts.reduceLeft((a, b) => '{ LiteralRuntime.joined($a, $b) })

  private def text(i: Int)(using Quotes): Expr[String] =
    val hole = holes(i)
    hole.tpe.asType match
      case '[t] =>
        val encoder = owned(hole.keyEncoder).asExprOf[KeyEncoder[t]]
        '{ LiteralRuntime.text[t](${ hole.value.asExprOf[t] }, $encoder) }

  /** The index of an element. */
  private def position(index: PathPart.Index, site: Site)(using Quotes): Expr[Int] =
    val optional = index.optional.map(i => '{ if ${ isThere(i, site).asExprOf[Boolean] } then 1 else 0 })
    val spread = index.spread.map: i =>
      val hole = holes(i)
      hole.tpe.asType match
        case '[t] =>
          val encoder = instance(hole.encoder, site.owner).asExprOf[Encoder[t]]
          '{ LiteralRuntime.count[t](${ hole.value.asExprOf[t] }, $encoder) }
    (optional ++ spread).foldLeft(Expr(index.certain))((a, b) => '{ $a + $b })

private object EmitSteps:
  /** Values that go straight into the buffer, and how many bytes they take at most: of doubles, those in quotes too. */
  val Numbers = Map("writeInt" -> 11, "writeLong" -> 20, "writeBoolean" -> 5, "writeDouble" -> 26, "writeFloat" -> 17)

  /** What is written otherwise in a string than as a value. */
  val Inside = Set("writeString", "writeChar", "writeDouble", "writeFloat")

  /** Text of up to so many words is put by words, for the JIT makes a store of each; longer text is copied. */
  val MostWords = 8

  /** Bytes for which room is made at once. */
  val LongestRun = 4096

  /** Bytes that are overwritten beyond the text at most. */
  val Slack = 8
