package jzon.macros.derive

import scala.quoted.*
import jzon.DecodeError
import jzon.runtime.Slots

/** The code of `read` for classes of many fields. [[Slots]] keep the fields; methods for a few of them each read and
  * complete them, and one method calls the constructor. The JIT leaves methods of more than 8,000 bytes of bytecode
  * alone.
  *
  * The methods that read are small for another reason: they are on the stack while a nested value is read, and C1 gives
  * each value in a method, those of inlined calls included, a slot of its own in the frame.
  */
private[derive] trait EmitLarge extends EmitEncoder:
  import q.reflect.*

  protected def readLarge[A: Type](plan: Plan.Product, site: Reading)(using Quotes): Expr[A] =
    val Plan.Product(_, leaves, build, hasNoExtraFields, tag) = plan
    val in = site.in
    val fields = site.fields
    val count = leaves.size + tag.size
    val (definition, slotsTerm) =
      constant(site.owner, "slots", TypeRepr.of[Slots], '{ new Slots(${ Expr(count) }) }.asTerm)
    val slots = slotsTerm.asExprOf[Slots]
    val numbered = leaves.zipWithIndex
    val reads = numbered.map((leaf, k) => put(slotsTerm, leaf, k, readValue(leaf.read, leaf.tpe, site)))
    val (readers, read) =
      grouped(reads ++ tag.map(_ => '{ $in.skip() }.asTerm), EmitLarge.Nested, site.owner, "read"): (codes, from) =>
        switch('{ $slots.index }.asTerm, codes, from)
    val (fillers, fill) =
      grouped(numbered.map((leaf, k) => complete(leaf, k, slotsTerm, site)), TermBuilder.Group, site.owner, "complete"):
        (codes, _) => Block(codes, unit)
    val rest = remainder(plan).map(restOf(_, site))
    val (makers, value) = made(build, leaves, slotsTerm, rest, site.owner)
    val (maker, make) = method(site.owner, "make", TypeRepr.of[A])(value)
    val code = '{
      var next = 0
      var isBegun = false
      try
        while
          $slots.end()
          if isBegun then ${ site.here }.hasNextField($in)
          else
            isBegun = true
            ${ site.here }.beginFields($in)
        do
          val i = ${ nextField(hasNoExtraFields, rest, 'next, site) }
          if i < 0 then ${ readUnknown(rest, site) }
          else
            ${
              if tag.isEmpty then '{ $slots.begin(i, $in) }
              else '{ $slots.beginOrTag(i, $in, ${ Expr(leaves.size) }, $fields) }
            }
            next = i + 1
            ${ switch('{ i / ${ Expr(EmitLarge.Nested) } }.asTerm, read).asExprOf[Unit] }
        ${ Block(fill, unit).asExprOf[Unit] }
        ${ make.asExprOf[A] }
      catch case error: DecodeError => throw ${ site.here }.at(error, $slots.index, $fields)
    }
    Block(definition :: rest.map(_._1).toList ++ (readers ++ fillers ++ makers :+ maker), code.asTerm).asExprOf[A]

  /** Methods of up to `size` codes each, and their calls. */
  private def grouped(codes: List[Term], size: Int, owner: Symbol, name: String)(
      body: (List[Term], Int) => Term
  ): (List[Statement], List[Term]) =
    codes
      .grouped(size)
      .zipWithIndex
      .toList
      .map((group, g) => method(owner, s"$name$g", defn.UnitClass.typeRef)(body(group, g * size)))
      .unzip

  private def put(slots: Term, leaf: FieldPlan, k: Int, value: Term): Term =
    call(slots, "put" + kind(leaf.tpe), int(k), value)

  private def get(slots: Term, leaf: FieldPlan, k: Int): Term =
    val kept = call(slots, "get" + kind(leaf.tpe), int(k))
    if kind(leaf.tpe) == "Reference" then cast(kept, leaf.tpe) else kept

  /** The name that [[Slots]] has for values of this type. */
  private def kind(tpe: TypeRepr): String =
    val name = tpe.dealias.widen.typeSymbol.fullName
    if EmitLarge.Primitives(name) then name.stripPrefix("scala.") else "Reference"

  /** What is done for a field that the object may lack. */
  private def complete(leaf: FieldPlan, k: Int, slots: Term, site: Reading): Term =
    def ifLacking(code: Term): Term = If(call(slots, "lacks", int(k)), code, unit)
    leaf.default match
      case Some(default)            => ifLacking(put(slots, leaf, k, default))
      case None if isRequired(leaf) => call(slots, "require", int(k), site.reader)
      case None                     =>
        leaf.read match
          case Access.Optional(_, _) => ifLacking(put(slots, leaf, k, noneModule))
          case how                   =>
            val missing = cast(call(site.instance(how), "missing", site.reader), leaf.tpe)
            ifLacking(Block(List(call(slots, "ask", int(k))), put(slots, leaf, k, missing)))

  /** The value of `build`; those of flattened fields come from methods of their own. */
  private def made(
      build: Build,
      leaves: List[FieldPlan],
      slots: Term,
      rest: Option[(ValDef, Term)],
      owner: Symbol
  ): (List[Statement], Term) = build match
    case Build.FromLeaf(k, isRepeated) =>
      val value = get(slots, leaves(k), k)
      (Nil, if isRepeated then Typed(value, repeatedType(leaves(k).tpe)) else value)
    case Build.Fixed(value)         => (Nil, value)
    case Build.FromRest(remainder)  => (Nil, restValue(remainder, rest.get._2))
    case Build.Make(_, make, parts) =>
      val (methods, values) = parts.zipWithIndex.map {
        case (part: Build.Make, i) =>
          val (inner, value) = made(part, leaves, slots, rest, owner)
          val (definition, call) = method(owner, s"make$i", part.tpe)(value)
          (inner :+ definition, call)
        case (part, _) => made(part, leaves, slots, rest, owner)
      }.unzip
      (methods.flatten, make(values))

private object EmitLarge:
  /** How many fields one method reads, which stays on the stack while it reads a nested value. */
  val Nested = 8

  val Primitives =
    Set("Boolean", "Byte", "Short", "Int", "Long", "Float", "Double", "Char").map("scala." + _)
