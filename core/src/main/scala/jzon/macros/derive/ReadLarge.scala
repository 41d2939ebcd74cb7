package jzon.macros.derive

import scala.quoted.*
import jzon.DecodeError
import jzon.macros.TermBuilder
import jzon.runtime.Slots

/** The code of `read` for classes of many fields. [[jzon.runtime.Slots]] keep the fields. Methods read and complete a
  * few of them each, and one method calls the constructor, because the JIT does not compile methods of more than 8,000
  * bytes of bytecode.
  *
  * The methods that read are small for another reason: they are on the stack while a nested value is read, and C1 gives
  * each value in a method, including those of inlined calls, a slot of its own in the frame.
  */
final private[derive] class ReadLarge[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    readValues: ReadValues[model.type],
    readFields: ReadFields[model.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.*
  import readFields.*
  import readValues.{none, readValue}

  def read[A: Type](plan: Plan.Product, site: Reading[model.type])(using Quotes): Expr[A] =
    val Plan.Product(_, fields, parts, hasNoExtraFields, tag) = plan
    val in = site.in
    val count = fields.size + tag.size
    val (definition, slotsTerm) =
      constant(site.owner, "slots", TypeRepr.of[Slots], '{ new Slots(${ Expr(count) }) }.asTerm)
    val slots = slotsTerm.asExprOf[Slots]
    val numbered = fields.zipWithIndex
    val reads = numbered.map((field, k) => put(slotsTerm, field, k, readValue(field.read, field.tpe, site)))
    val (readers, read) =
      grouped(reads ++ tag.map(_ => '{ $in.skip() }.asTerm), ReadLarge.Nested, site.owner, "read"): (codes, from) =>
        switch('{ $slots.index }.asTerm, codes, from)
    val completions = numbered.map((field, k) => complete(field, k, slotsTerm, site))
    val (fillers, fill) =
      grouped(completions, TermBuilder.Group, site.owner, "complete")((codes, _) => Block(codes, unit))
    val rest = plan.remainder.map(restOf(_, site))
    val (makers, value) = made(parts, fields, slotsTerm, rest, site.owner)
    val (maker, make) = method(site.owner, "make", TypeRepr.of[A])(value)
    val code = '{
      var next = 0
      var isBegun = false
      try
        while
          $slots.end()
          if isBegun then ${ site.instanceExpr }.hasNextField($in)
          else
            isBegun = true
            ${ site.instanceExpr }.beginFields($in)
        do
          val i = ${ nextField(hasNoExtraFields, rest, 'next, site) }
          if i < 0 then ${ readUnknown(rest, site) }
          else
            ${
              if tag.isEmpty then '{ $slots.begin(i, $in) }
              else '{ $slots.beginOrTag(i, $in, ${ Expr(fields.size) }, ${ site.table }) }
            }
            next = i + 1
            ${ switch('{ i / ${ Expr(ReadLarge.Nested) } }.asTerm, read).asExprOf[Unit] }
        ${ Block(fill, unit).asExprOf[Unit] }
        ${ make.asExprOf[A] }
      catch case error: DecodeError => throw ${ site.instanceExpr }.at(error, $slots.index, ${ site.table })
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

  private def put(slots: Term, field: FieldPlan, k: Int, value: Term): Term =
    call(slots, "put" + slotOf(field.tpe), int(k), value)

  private def get(slots: Term, field: FieldPlan, k: Int): Term =
    val slot = slotOf(field.tpe)
    val kept = call(slots, "get" + slot, int(k))
    if slot == "Reference" then cast(kept, field.tpe) else kept

  /** The name that [[jzon.runtime.Slots]] has for values of this type. */
  private def slotOf(tpe: TypeRepr): String =
    val name = tpe.dealias.widen.typeSymbol.fullName
    if ReadLarge.Primitives(name) then name.stripPrefix("scala.") else "Reference"

  /** What is done for a field that the object may lack. */
  private def complete(field: FieldPlan, k: Int, slots: Term, site: Reading[model.type]): Term =
    def ifLacking(code: Term): Term = If(call(slots, "lacks", int(k)), code, unit)
    field.default match
      case Some(default)             => ifLacking(put(slots, field, k, default))
      case None if isRequired(field) => call(slots, "require", int(k), site.reader)
      case None                      =>
        field.read match
          case Access.Optional(_, _) => ifLacking(put(slots, field, k, none))
          case _ => ifLacking(Block(List(call(slots, "ask", int(k))), put(slots, field, k, missing(field, site))))

  /** The value that is built, with the methods that it calls: one for each flattened field. */
  private def made(
      parts: Build,
      fields: List[FieldPlan],
      slots: Term,
      rest: Option[(ValDef, Term)],
      owner: Symbol
  ): (List[Statement], Term) = parts match
    case Build.FromField(k, isRepeated) =>
      val value = get(slots, fields(k), k)
      (Nil, if isRepeated then repeated(value, fields(k).tpe) else value)
    case Build.Fixed(value)         => (Nil, value)
    case Build.FromRest(remainder)  => (Nil, restValue(remainder, rest.get._2))
    case Build.Make(_, make, inner) =>
      val (methods, values) = inner.zipWithIndex.map {
        case (part: Build.Make, i) =>
          val (before, value) = made(part, fields, slots, rest, owner)
          val (definition, call) = method(owner, s"make$i", part.tpe)(value)
          (before :+ definition, call)
        case (part, _) => made(part, fields, slots, rest, owner)
      }.unzip
      (methods.flatten, make(values))

private object ReadLarge:
  /** How many fields one method reads, which is on the stack while it reads a nested value. */
  val Nested = 8

  val Primitives =
    Set("Boolean", "Byte", "Short", "Int", "Long", "Float", "Double", "Char").map("scala." + _)
