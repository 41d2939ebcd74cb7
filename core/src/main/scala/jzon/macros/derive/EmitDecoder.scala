package jzon.macros.derive

import scala.quoted.*
import jzon.{DecodeError, Decoder, FieldTable, Json, Reader}
import jzon.runtime.{DerivedDecoder, Kind, MapRest, TreeRest}

/** The code of `read`. */
private[derive] trait EmitDecoder extends EmitElements:
  import q.reflect.*

  protected def emitDecoder(plan: Plan, tpe: TypeRepr, owner: Symbol): Term =
    given Quotes = owner.asQuotes
    val instances = decoders(plan)
    carried(plan, tpe).asType match
      case '[a] =>
        withTables(plan)((fields, keys) =>
          '{
            new DerivedDecoder[a](${ Expr(instances.all.size) }):
              def read(in: Reader): a = ${ readBody[a](plan, 'in, fields, keys, instances) }
              override def findDecoder(i: Int): Decoder[?] = ${ decoderFinder('i, instances) }
          }
        ).asTerm

  protected def decoderFinder(i: Expr[Int], instances: Instances)(using Quotes): Expr[Decoder[?]] =
    val owner = ownerOf(quotes)
    finder(i, owner, instances, TypeRepr.of[Decoder[?]])(plan => emitDecoder(plan, typeOf(plan), owner))
      .asExprOf[Decoder[?]]

  protected def typeOf(plan: Plan): TypeRepr = plan match
    case Plan.Product(tpe, _, _, _, _) => tpe
    case Plan.Sum(tpe, _, _)           => tpe
    case Plan.Failed(_)                => TypeRepr.of[Nothing]

  protected def readBody[A: Type](
      plan: Plan,
      in: Expr[Reader],
      fields: Expr[FieldTable],
      keys: Expr[FieldTable],
      instances: Instances
  )(using Quotes): Expr[A] =
    val site = Reading(in, fields, keys, instances)
    plan match
      case product: Plan.Product =>
        if fitsFrame(product) then readProduct[A](product, site) else readLarge[A](product, site)
      case sum: Plan.Sum       => readSum[A](sum, site)
      case Plan.Failed(errors) => throw IllegalArgumentException(errors.toString)

  // Products.

  /** Whether the fields can be kept in variables, each with its bit in a Long. In C1's frame a reference takes 18
    * bytes, a Double 24, and a default is one more value. 512 frames must fit in 1 MB, and in 512 KB if the class holds
    * itself. (`conformance/Test/runMain jzon.conformance.StackTable`, Java 17 on x86-64.)
    */
  private def fitsFrame(plan: Plan.Product): Boolean =
    val doubles = plan.leaves.count(_.tpe.dealias.typeSymbol == defn.DoubleClass)
    val defaults = plan.leaves.count(_.default.nonEmpty)
    val variables = plan.leaves.size + plan.tag.size + remainder(plan).size + defaults + doubles / 3
    variables <= (if plan.leaves.exists(leaf => holdsItself(leaf.read)) then 24 else 64)

  private def holdsItself(how: Access): Boolean = how match
    case Access.Own => true
    case other      => inner(other).exists(holdsItself)

  /** For products whose fields do not fit in the frame. */
  protected def readLarge[A: Type](plan: Plan.Product, site: Reading)(using Quotes): Expr[A]

  private def readProduct[A: Type](plan: Plan.Product, site: Reading)(using Quotes): Expr[A] =
    val Plan.Product(tpe, leaves, build, hasNoExtraFields, tag) = plan
    val in = site.in
    val here = site.here
    val fields = site.fields
    val variables = leaves.map(leaf => variable(site.owner, leaf.field, leaf.tpe, initial(leaf)))
    val values = variables.map(_._2)
    val reads = leaves.zip(values).map((leaf, value) => Assign(value, readValue(leaf.read, leaf.tpe, site)))
    val tagRead = tag.map(_ => '{ $in.skip() }.asTerm)
    val rest = remainder(plan).map(restOf(_, site))
    val code = '{
      var i = -2 // nothing was read yet
      var next = 0
      var seen = 0L
      try
        while
          val before = i
          i = -1
          if before < -1 then $here.beginFields($in) else $here.hasNextField($in)
        do
          i = ${ nextField(hasNoExtraFields, rest, 'next, site) }
          if i < 0 then ${ readUnknown(rest, site) }
          else
            next = i + 1
            seen = ${ marked(tag, leaves.size, 'seen, 'i, site) }
            ${ switch('i.asTerm, reads ++ tagRead).asExprOf[Unit] }
        ${ complete(leaves, values, site, 'i, 'seen) }
        ${ built(build, values, rest).asExprOf[A] }
      catch case error: DecodeError => throw $here.at(error, i, $fields)
    }
    Block(rest.map(_._1).toList ++ variables.map(_._1), code.asTerm).asExprOf[A]

  /** What takes the fields that the class does not have, as a constant. */
  protected def restOf(rest: Remainder, site: Reading)(using Quotes): (ValDef, Term) =
    val values = site.instance(rest.read)
    val made = rest.element.asType match
      case '[e] =>
        if rest.isTree then '{ new TreeRest(${ cast(values, TypeRepr.of[Decoder[Json]]).asExprOf[Decoder[Json]] }) }
        else '{ new MapRest[e](${ cast(values, TypeRepr.of[Decoder[e]]).asExprOf[Decoder[e]] }) }
    constant(site.owner, "rest", made.asTerm.tpe.widen, made.asTerm)

  /** The index of the field whose name comes next, or -1. */
  protected def nextField(hasNoExtraFields: Boolean, rest: Option[(ValDef, Term)], next: Expr[Int], site: Reading)(using
      Quotes
  ): Expr[Int] =
    if rest.nonEmpty then '{ ${ site.here }.fieldOrRest(${ site.in }, ${ site.fields }, $next) }
    else if hasNoExtraFields then '{ ${ site.in }.knownField(${ site.fields }, $next) }
    else '{ ${ site.in }.field(${ site.fields }, $next) }

  /** Reads the value of a field that the class does not have. */
  protected def readUnknown(rest: Option[(ValDef, Term)], site: Reading)(using Quotes): Expr[Unit] =
    rest.fold('{ ${ site.in }.skip() })((_, taker) => call(taker, "read", site.reader).asExprOf[Unit])

  /** The value of the field that takes the others. */
  protected def restValue(rest: Remainder, taker: Term): Term =
    val result = cast(Select.unique(taker, "result"), rest.tpe)
    rest.default.fold(result)(If(Select.unique(taker, "isEmpty"), _, result))

  private def initial(leaf: FieldPlan): Term = leaf.read match
    case Access.Optional(_, _) => noneModule
    case _                     => nothing(leaf.tpe)

  private def marked(tag: Option[Tag], index: Int, seen: Expr[Long], i: Expr[Int], site: Reading)(using
      Quotes
  ): Expr[Long] =
    if tag.isEmpty then '{ ${ site.here }.marked($seen, $i, ${ site.in }) }
    else '{ ${ site.here }.markedOrTag($seen, $i, ${ site.in }, ${ Expr(index) }, ${ site.fields }) }

  /** What is done for the fields that the object lacks. */
  private def complete(leaves: List[FieldPlan], values: List[Term], site: Reading, i: Expr[Int], seen: Expr[Long])(using
      Quotes
  ): Expr[Unit] =
    val required = leaves.zipWithIndex.collect { case (leaf, k) if isRequired(leaf) => 1L << k }.sum
    val all = leaves.indices.map(1L << _).sum
    val check = Option.when(required != 0):
      '{
        ${ Assign(i.asTerm, call(site.self, "firstMissing", seen.asTerm, long(required))).asExprOf[Unit] }
        if $i >= 0 then ${ site.in }.failMissing()
      }.asTerm
    val fills = leaves.zip(values).zipWithIndex.flatMap { case ((leaf, value), k) =>
      fill(leaf, value, k, site, i).map(code => If(call(site.self, "lacks", seen.asTerm, int(k)), code, unit))
    }
    if fills.isEmpty then check.fold('{ () })(_.asExprOf[Unit])
    else
      val code = Block(check.toList ++ fills, unit).asExprOf[Unit]
      '{ if ($seen & ${ Expr(all) }) != ${ Expr(all) } then $code }

  protected def isRequired(leaf: FieldPlan): Boolean = leaf.default.isEmpty &&
    (leaf.read match
      case Access.Primitive(_)          => true
      case Access.Instance(_, isStrict) => isStrict
      case Access.Own                   => true
      case Access.Listed(_, _)          => true
      case Access.OrNull(_, _)          => true
      case Access.Tupled(_)             => true
      case _                            => false)

  private def fill(leaf: FieldPlan, value: Term, k: Int, site: Reading, i: Expr[Int]): Option[Term] =
    leaf.default match
      case Some(default)            => Some(Assign(value, default))
      case None if isRequired(leaf) => None
      case None                     =>
        leaf.read match
          case Access.Optional(_, _) => None
          case how                   =>
            val missing = cast(call(site.instance(how), "missing", site.reader), leaf.tpe)
            Some(Block(List(Assign(i.asTerm, int(k))), Assign(value, missing)))

  private def built(build: Build, values: List[Term], rest: Option[(ValDef, Term)]): Term = build match
    case Build.FromLeaf(index, isRepeated) =>
      if isRepeated then Typed(values(index), repeatedType(values(index).tpe.widen)) else values(index)
    case Build.Fixed(value)         => value
    case Build.FromRest(remainder)  => restValue(remainder, rest.get._2)
    case Build.Make(_, make, parts) => make(parts.map(built(_, values, rest)))

  /** `xs*` */
  protected def repeatedType(seq: TypeRepr): TypeTree =
    Inferred(defn.RepeatedParamClass.typeRef.appliedTo(seq.typeArgs.head))

  // Families.

  private def readSum[A: Type](plan: Plan.Sum, site: Reading)(using Quotes): Expr[A] =
    val in = site.in
    val here = site.here
    val hints = site.fields
    val values = plan.cases.map(_.value)
    def value(case_ : Case): Term =
      cast(case_.value.getOrElse('{ $here.failCase($in) }.asTerm), TypeRepr.of[A])
    def named = switch('{ $here.readCase($in, $hints) }.asTerm, plan.cases.map(value)).asExprOf[A]
    def read(c: Case): Term = cast(readValue(c.read, c.tpe, site), TypeRepr.of[A])
    def content(index: Expr[Int]): Expr[A] = switch(index.asTerm, plan.cases.map(read)).asExprOf[A]
    val inObject = plan.layout match
      case Layout.Names   => named
      case Layout.Wrapped =>
        '{
          var i = -1
          try
            i = $here.beginCase($in, $hints)
            val a = ${ content('i) }
            i = -1
            $here.endCase($in)
            a
          catch case error: DecodeError => throw $here.at(error, i, $hints)
        }
      case Layout.Untagged(branches) => untagged[A](branches, named, i => read(plan.cases(i)), site)
      case Layout.Tagged(_)          =>
        '{
          val i = $in.findHint(${ site.keys }, $hints)
          ${ content('i) }
        }
    if hasBareNames(plan.layout) && values.exists(_.nonEmpty) then
      '{ if $in.next() == '"' then $named else $inObject }
    else inObject

  /** Whether singletons are read from strings beside what else the layout says. */
  private def hasBareNames(layout: Layout): Boolean = layout match
    case Layout.Wrapped | Layout.Tagged(_) => true
    case _                                 => false

  private def untagged[A: Type](
      branches: List[(Kind, Branch)],
      named: => Expr[A],
      content: Int => Term,
      site: Reading
  )(using
      Quotes
  ): Expr[A] =
    val in = site.in
    def of(branch: Branch): Term = branch match
      case Branch.Named                => named.asTerm
      case Branch.Only(index)          => content(index)
      case Branch.Objects(names, rest) =>
        val found = names.map((_, index) => content(index))
        val otherwise = rest.fold('{ ${ site.here }.failObject($in, ${ site.keys }) }.asTerm)(content)
        '{
          val i = $in.findField(${ site.keys })
          ${ switch('i.asTerm, found :+ otherwise).asExprOf[A] }
        }.asTerm
    val what = branches.map(_._1.text).distinct.mkString(" or ")
    val cases = branches.map((kind, branch) => CaseDef(int(kind.code), None, of(branch)))
    val none = CaseDef(Wildcard(), None, '{ $in.failUnexpected(${ Expr(what) }) }.asTerm)
    Match(call(site.self, "kind", site.reader), cases :+ none).asExprOf[A]
