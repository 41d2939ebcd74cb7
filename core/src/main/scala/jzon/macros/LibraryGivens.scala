package jzon.macros

import scala.quoted.*

/** Says which of the library's own givens an instance is. For some of them, the macros emit code in place of a call.
  *
  * @tparam E
  *   the compiler's terms
  */
private[macros] enum LibraryGiven[+E]:
  /** The given for a primitive type or String.
    *
    * @param name
    *   the type in lower case, such as `int`
    */
  case Scalar(name: String)

  /** The given for `Option`, of an instance for the element. */
  case OptionOf(element: E)

  /** The given for lists, which also reads other sequences, of an instance for the elements. */
  case ListOf(element: E)

  /** The given for a tuple, of an instance for each element. */
  case TupleOf(elements: List[E])

  /** A given without parts for another type, such as that of a date. */
  case Whole

  /** Any other given of the library. */
  case Other

/** Recognises the library's own givens by the names of their definitions. If you rename such a given, rename it here
  * too. `FastPathSuite` and `LiteralFastPathSuite` fail if a name here belongs to no given.
  */
final private[macros] class LibraryGivens[Q <: Quotes & Singleton](using val q: Q)(
    terms: TermReader[q.type],
    instances: InstanceSearch[q.type]
):
  import q.reflect.*
  import LibraryGiven.*

  /** Whether `owner` is one of the objects and traits that have the library's givens. */
  def isOwner(owner: Symbol): Boolean = owner.fullName.startsWith("jzon.instances.")

  /** Says which given of the library an instance is. None if the instance is not from the library. */
  def find(instance: Term): Option[LibraryGiven[Term]] =
    val (function, arguments) = terms.parts(instance)
    val owner = function.symbol.maybeOwner
    Option.when(isOwner(owner)):
      (owner.name, function.symbol.name, arguments) match
        case ("PrimitiveDecoders" | "PrimitiveEncoders" | "BasicKeyEncoders", name, Nil)
            if LibraryGivens.Scalars(name) =>
          Scalar(name)
        case ("OptionDecoders" | "OptionEncoders", "option", List(element))                 => OptionOf(element)
        case (owner, "list" | "seq", List(element)) if owner.endsWith("CollectionDecoders") => ListOf(element)
        case ("CollectionEncoders", "iterable", List(element)) if isList(instance)          => ListOf(element)
        case ("TupleDecoders" | "TupleEncoders", "tuple", List(elements)) => tuple(elements).fold(Other)(TupleOf(_))
        case (_, _, Nil)                                                  => Whole
        case _                                                            => Other

  /** The same instance, made by the givens of [[jzon.runtime.CommonDecoders]] or [[jzon.runtime.CommonEncoders]]. None
    * if its given is not one of them. Only arguments of such givens are replaced: elsewhere, the type of a term may be
    * that of the very definition that it names.
    */
  def common(instance: Term): Option[Term] = instance match
    case TypeApply(function, types) => common(function).map(TypeApply(_, types))
    case Apply(function, arguments) =>
      common(function).map(Apply(_, arguments.map(argument => common(argument).getOrElse(argument))))
    case reference: Ref if isOwner(reference.symbol.maybeOwner) => commonDefinition(reference.symbol)
    case _                                                      => None

  private def commonDefinition(definition: Symbol): Option[Term] =
    commonModules
      .find((suffix, _) => definition.owner.name.endsWith(suffix) && !definition.owner.name.endsWith("Key" + suffix))
      .flatMap: (_, module) =>
        val inherited = Option.when(module.tpe.baseClasses.contains(definition.owner))(definition)
        inherited.orElse(ownMethod(module, definition.name)).map(module.select(_))

  private lazy val commonModules =
    List("Decoders", "Encoders").map(suffix => suffix -> Ref(Symbol.requiredModule(s"jzon.runtime.Common$suffix")))

  /** The method with this name in the class that the module extends. */
  private def ownMethod(module: Term, name: String): Option[Symbol] =
    module.tpe.typeSymbol.methodMember(name).find(_.owner.name.startsWith("Common"))

  private def isList(instance: Term): Boolean = instances.argumentOf(instance).dealias.typeSymbol == list

  private lazy val list = TypeRepr.of[List].typeSymbol

  /** The elements of `ElementDecoders.some(head, …)`; none for an instance that is not of this form, and for tuples
    * that have no class of their own.
    */
  private def tuple(instance: Term): Option[List[Term]] =
    val (function, arguments) = terms.parts(instance)
    (function.symbol.name, arguments) match
      case ("none", Nil)              => Some(Nil)
      case ("some", List(head, tail)) => tuple(tail).map(head :: _).filter(_.size <= 22)
      case _                          => None

private[macros] object LibraryGivens:
  /** The method of Writer for a primitive type, which is given as in [[LibraryGiven.Scalar]]. */
  def writeMethod(name: String): String =
    if name == "byte" || name == "short" then "writeInt" else "write" + name.capitalize

  private val Scalars = Set("boolean", "byte", "short", "int", "long", "float", "double", "char", "string")
