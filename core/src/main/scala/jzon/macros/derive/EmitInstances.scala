package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{LibraryGivens, TermBuilder, TypeClass}

/** The code by which an emitted class creates or looks up its instances: the body of `findDecoder` or `findEncoder`. */
final private[derive] class EmitInstances[M <: Model & Singleton](val model: M)(
    build: TermBuilder[model.q.type],
    emitted: EmittedClass[model.type],
    selfReferences: SelfReferences[model.q.type],
    givens: LibraryGivens[model.q.type]
):
  import model.{*, given}
  import q.reflect.*
  import build.{call, groupedSwitch, method, string}

  /** The instance of index `i`. Instances that are derived together with this one are created in methods of their own.
    *
    * @param result
    *   the type of the result: any instance of this half
    * @param derived
    *   emits an instance that is derived together with this one, in code that belongs to the method
    */
  def finder(
      i: Expr[Int],
      owner: Symbol,
      instances: Instances,
      half: TypeClass,
      result: => TypeRepr
  )(derived: Plan => Term)(using
      Quotes
  ): Term =
    def code(access: Access, k: Int): (List[Statement], Term) = access match
      case Access.Instance(tree, _) => (Nil, adapted(tree, owner))
      case Access.Derived(plan)     =>
        val (definition, call) = method(owner, s"derived$k", result)(derived(plan))
        (List(definition), call)
      case Access.OfCase(tree, name, tag, instead) =>
        val (definitions, otherwise) = instead.fold((Nil, Literal(NullConstant())))(code(_, k))
        val named = tag.fold(List(Literal(NullConstant()), string(name)))(t => List(string(t.name), string(t.hint)))
        val ofCase = if half.reads then "decoderOfCase" else "encoderOfCase"
        (definitions, call(emitted.around(owner), ofCase, (adapted(tree, owner) :: named) ++ List(otherwise)*))
      case other => throw IllegalArgumentException(other.toString)
    val (methods, codes) = instances.all.zipWithIndex.map(code).unzip
    if codes.isEmpty then '{ throw IndexOutOfBoundsException($i) }.asTerm
    else Block(methods.flatten, groupedSwitch(owner, i, codes, result))

  /** `tree`, in which the instance that is being derived replaces every reference to its definition, and the common
    * givens are taken from where there are few others.
    */
  private def adapted(tree: Term, owner: Symbol): Term =
    val instance = emitted.outermost(owner)
    val replace = new TreeMap:
      override def transformTerm(term: Term)(owner: Symbol): Term =
        if selfReferences.isSelf(term) then instance else super.transformTerm(term)(owner)
    replace.transformTerm(givens.common(tree).getOrElse(tree))(owner).changeOwner(owner)
