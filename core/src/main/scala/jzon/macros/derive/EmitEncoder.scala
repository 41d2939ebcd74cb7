package jzon.macros.derive

import java.nio.charset.StandardCharsets.UTF_8
import scala.quoted.*
import jzon.{EncodeError, Encoder, FieldTable, Json, Writer}
import jzon.runtime.{Derived, DerivedEncoder, Rest}

/** The code of `write`. */
private[derive] trait EmitEncoder extends EmitSize:
  import q.reflect.*

  /** What the code of `write` is made of.
    *
    * @param quotes
    *   those of the splice that `out` belongs to, whose owner is the method
    */
  final protected class Writing(
      val out: Expr[Writer],
      val a: Term,
      val fields: Expr[FieldTable],
      val instances: Instances
  )(using val quotes: Quotes):
    val owner: Symbol = ownerOf(quotes)
    val writer: Term = out.asTerm
    val self: Term = emittedClass(owner)
    val here: Expr[Derived] = self.asExprOf[Derived]
    val whole: Term = own(owner)
    def instance(how: Access): Term = call(self, "encoder", int(instances.index(how)))

  protected def emitEncoder(plan: Plan, tpe: TypeRepr, owner: Symbol): Term =
    given Quotes = owner.asQuotes
    val instances = encoders(plan)
    carried(plan, tpe).asType match
      case '[a] =>
        '{
          val fields = ${ if hasRemainder(plan) then this.fields(plan) else table(names(plan), Nil) }
          new DerivedEncoder[a](${ Expr(instances.all.size) }):
            def write(a: a, out: Writer): Unit = ${ writeBody(plan, 'a, 'out, 'fields, instances) }
            override def size(a: a, depth: Int): Int = ${ sizeBody(plan, 'a, 'depth, instances) }
            override def findEncoder(i: Int): Encoder[?] = ${ encoderFinder('i, instances) }
        }.asTerm

  protected def encoderFinder(i: Expr[Int], instances: Instances)(using Quotes): Expr[Encoder[?]] =
    val owner = ownerOf(quotes)
    finder(i, owner, instances, TypeRepr.of[Encoder[?]])(plan => emitEncoder(plan, typeOf(plan), owner))
      .asExprOf[Encoder[?]]

  protected def writeBody(plan: Plan, a: Expr[Any], out: Expr[Writer], fields: Expr[FieldTable], instances: Instances)(
      using Quotes
  ): Expr[Unit] =
    val site = Writing(out, held(plan, a.asTerm), fields, instances)
    plan match
      case product: Plan.Product =>
        if isValueClass(product.tpe) then writeProduct(product, site)
        else
          '{
            if ${ isNull(site.a).asExprOf[Boolean] } then ${ failNull(site).asExprOf[Unit] }
            else ${ writeProduct(product, site) }
          }
      case sum: Plan.Sum       => writeSum(sum, site)
      case Plan.Failed(errors) => throw IllegalArgumentException(errors.toString)

  /** Whether all names must be known when writing: those of the rest must be others. */
  private def hasRemainder(plan: Plan): Boolean = plan match
    case product: Plan.Product => remainder(product).nonEmpty
    case _                     => false

  private def failNull(site: Writing): Term = call(site.self, "failNull", site.writer)

  private def writeValue(how: Access, tpe: TypeRepr, value: Term, site: Writing): Term = how match
    case Access.Primitive("writeInt") if tpe.dealias.typeSymbol != defn.IntClass =>
      call(site.writer, "writeInt", Select.unique(value, "toInt"))
    case Access.Primitive(method)   => call(site.writer, method, value)
    case Access.Own                 => call(site.whole, "write", value, site.writer)
    case Access.OrNull(rest, inner) =>
      If(isNull(value), call(site.writer, "writeNull"), writeValue(inner, rest, cast(value, rest), site))
    case Access.Null                     => call(site.writer, "writeNull")
    case Access.Optional(element, inner) =>
      val write = writeValue(inner, element, Select.unique(value, "get"), site)
      If(call(site.self, "isDefined", value, site.writer), write, call(site.writer, "writeNull"))
    case Access.Listed(element, inner) => writeList(element, inner, value, site)
    case Access.Tupled(elements)       => writeTuple(elements, value, site)
    case _                             => call(site.instance(how), "write", value, site.writer)

  private def writeList(element: TypeRepr, inner: Access, value: Term, site: Writing): Term =
    given Quotes = site.quotes
    val out = site.out
    element.asType match
      case '[e] =>
        val code = '{
          var i = 0
          var rest = ${ site.here }.notNull[List[e]](${ value.asExprOf[List[e]] }, $out)
          $out.beginArray()
          try
            while rest.nonEmpty do
              val head = rest.head
              $out.element()
              ${ writeValue(inner, element, 'head.asTerm, site).asExprOf[Unit] }
              rest = rest.tail
              i += 1
          catch case error: EncodeError => throw ${ site.here }.at(error, i)
          $out.endArray()
        }
        apart(site.owner, "writeList", TypeRepr.of[Unit])(code.asTerm)

  private def writeTuple(elements: List[(TypeRepr, Access)], value: Term, site: Writing): Term =
    given Quotes = site.quotes
    val out = site.out
    val tpe = tupleOf(elements)
    val checked = tpe.asType match
      case '[t] => '{ ${ site.here }.notNull[t](${ cast(value, tpe).asExprOf[t] }, $out) }.asTerm
    val (definition, tuple) = constant(site.owner, "tuple", tpe, checked)
    val (index, i) = variable(site.owner, "i", TypeRepr.of[Int], int(0))
    val writes = elements.zipWithIndex.flatMap { case ((t, how), k) =>
      val write = writeValue(how, t, Select.unique(tuple, s"_${k + 1}"), site)
      List(Assign(i, int(k)), '{ $out.element() }.asTerm, write)
    }
    val code = '{
      $out.beginArray()
      try ${ Block(writes, unit).asExprOf[Unit] }
      catch case error: EncodeError => throw ${ site.here }.at(error, ${ i.asExprOf[Int] })
      $out.endArray()
    }
    apart(site.owner, "writeTuple", TypeRepr.of[Unit])(Block(List(definition, index), code.asTerm))

  // Products.

  private def writeProduct(plan: Plan.Product, site: Writing)(using Quotes): Expr[Unit] =
    val out = site.out
    val tag =
      plan.tag.toList.flatMap(tag => List(key(tag.name, site), call(site.writer, "writeString", string(tag.hint))))
    val size = if plan.leaves.size > TermBuilder.Together then TermBuilder.Group else TermBuilder.Together
    val groups = plan.leaves.zipWithIndex.grouped(size).toList
    val (methods, calls) = groups match
      case List(one) => (Nil, List(guarded(one, site)))
      case many      =>
        many.zipWithIndex
          .map((group, g) => method(site.owner, s"write$g", defn.UnitClass.typeRef)(guarded(group, site)))
          .unzip
    val code = '{
      $out.beginObject()
      ${ Block(tag ++ calls ++ remainder(plan).map(writeRest(_, site)), unit).asExprOf[Unit] }
      $out.endObject()
    }
    Block(methods, code.asTerm).asExprOf[Unit]

  /** Writes the fields that the class does not have. */
  private def writeRest(rest: Remainder, site: Writing)(using Quotes): Term =
    val value = rest.get(site.a)
    val values = site.instance(rest.write)
    rest.element.asType match
      case '[e] =>
        val known = site.fields
        val out = site.out
        if rest.isTree then
          val encoder = cast(values, TypeRepr.of[Encoder[Json]]).asExprOf[Encoder[Json]]
          '{ Rest.write(${ value.asExprOf[Json.Obj] }, $encoder, $known, $out) }.asTerm
        else
          val encoder = cast(values, TypeRepr.of[Encoder[e]]).asExprOf[Encoder[e]]
          '{ Rest.write[e](${ value.asExprOf[Map[String, e]] }, $encoder, $known, $out) }.asTerm

  /** Writes these fields; an error gets the name of its field. */
  private def guarded(leaves: List[(FieldPlan, Int)], site: Writing)(using Quotes): Term =
    val (index, i) = variable(site.owner, "i", defn.IntClass.typeRef, int(-1))
    val fields = Block(leaves.flatMap((leaf, k) => writeField(leaf, k, i, site)), unit)
    if !leaves.exists((leaf, _) => canFail(leaf.write)) then fields
    else
      val code = '{
        try ${ fields.asExprOf[Unit] }
        catch case error: EncodeError => throw ${ site.here }.at(error, ${ i.asExprOf[Int] }, ${ site.fields })
      }
      Block(List(index), code.asTerm)

  private def writeField(leaf: FieldPlan, k: Int, i: Term, site: Writing): List[Statement] =
    val value = leaf.get(site.a)
    val at = if canFail(leaf.write) then List(Assign(i, int(k))) else Nil
    val named = key(leaf.name, site)
    def written(value: Term): List[Statement] = List(named, writeValue(leaf.write, leaf.tpe, value, site))
    leaf.write match
      case Access.Optional(element, inner) if !leaf.hasExplicitNulls =>
        val (definition, kept) = constant(site.owner, s"value$k", leaf.tpe, value)
        val some = Block(List(named), writeValue(inner, element, Select.unique(kept, "get"), site))
        val none = leaf.default.fold(unit): default =>
          If(Select.unique(default, "isDefined"), Block(List(named), call(site.writer, "writeNull")), unit)
        at ++ List(definition, If(call(site.self, "isDefined", kept, site.writer), some, none))
      case Access.Instance(_, false) if !leaf.hasExplicitNulls || isField(leaf.tpe) =>
        val (definition, kept) = constant(site.owner, s"value$k", leaf.tpe, value)
        val isNothing = call(site.instance(leaf.write), "isNothing", kept)
        val none = leaf.default.filterNot(_ => isField(leaf.tpe)).fold(unit): default =>
          If(
            call(site.instance(leaf.write), "isNothing", default),
            unit,
            Block(List(named), call(site.writer, "writeNull"))
          )
        val some = Block(List(named), writeValue(leaf.write, leaf.tpe, kept, site))
        at ++ List(definition, If(isNothing, none, some))
      case _ => at ++ written(value)

  /** Whether writing may find a value that JSON has no text for. */
  private def canFail(how: Access): Boolean = how match
    case Access.Primitive(method) => method == "writeString" || method == "writeChar" || method == "writeDouble" ||
      method == "writeFloat"
    case _ => true

  /** The name of a field with what stands around it, as words where it is short and needs no escape. */
  private def key(name: String, site: Writing): Term =
    if name.length > Longest || !name.forall(isPlain) then keyMethod(List(string(name)), site)
    else
      val bytes = s"\"$name\":".getBytes(UTF_8)
      val words = bytes.toList.grouped(8).map(word => long(word.foldRight(0L)((byte, rest) => rest << 8 | byte)))
      keyMethod(words.toList :+ int(bytes.length), site)

  /** The method `key` of that many arguments; of one it is that for names which are yet to be escaped. */
  private def keyMethod(arguments: List[Term], site: Writing): Term =
    Apply(Select(site.writer, keyMethods(arguments.size)), arguments)

  private lazy val keyMethods: Map[Int, Symbol] =
    val all = Symbol.requiredClass("jzon.Writer").methodMember("key").filterNot(_.paramSymss.exists(_.exists(_.isType)))
    all.map(method => method.paramSymss.head.size -> method).toMap

  /** Characters of a name that fits three words with its quotes and colon. */
  private val Longest = 21

  private def isPlain(c: Char): Boolean = c >= ' ' && c < 0x7f && !"\"\\<>&".contains(c)

  // Families.

  private def writeSum(plan: Plan.Sum, site: Writing)(using Quotes): Expr[Unit] =
    val out = site.out
    val here = site.here
    val fields = site.fields
    def chosen(code: (Case, Int) => Term): Expr[Unit] =
      val codes = plan.cases.zipWithIndex.map((c, i) => c.tpe -> code(c, i))
      choice(codes, site.a, failNull(site), site.owner, "write", defn.UnitClass.typeRef).asExprOf[Unit]
    def content(c: Case): Term = writeValue(c.write, c.tpe, cast(site.a, c.tpe), site)
    plan.layout match
      case Layout.Names       => chosen((c, _) => call(site.writer, "writeString", string(c.hint)))
      case Layout.Tagged(_)   => chosen((c, _) => content(c))
      case Layout.Untagged(_) =>
        chosen((c, _) => if c.value.nonEmpty then call(site.writer, "writeString", string(c.hint)) else content(c))
      case Layout.Wrapped =>
        val (index, i) = variable(site.owner, "i", defn.IntClass.typeRef, int(-1))
        val code = '{
          try
            $out.beginObject()
            ${ chosen((c, k) => Block(List(key(c.hint, site), Assign(i, int(k))), content(c))) }
            $out.endObject()
          catch case error: EncodeError => throw $here.at(error, ${ i.asExprOf[Int] }, $fields)
        }
        Block(List(index), code.asTerm).asExprOf[Unit]
