package jzon.macros

import scala.quoted.*
import scala.reflect.ClassTag

/** Why an instance is missing, and what to write.
  *
  * @param inside
  *   the type that was asked for, unless that is the one that has no instance itself
  * @param remedy
  *   what to write, or what the compiler says if an instance is not simply missing
  * @param bothRemedy
  *   what to write if the other half of a codec is missing too; none if the remedy is more than to write an instance
  */
final private[macros] case class MissingInstance(
    typeClass: TypeClass,
    tpe: String,
    inside: Option[String],
    remedy: String,
    bothRemedy: Option[String]
):
  def instance: String = s"json.$typeClass[$tpe]"

  /** Where the instance is missing, after its name.
    *
    * @param at
    *   the field or value that needs it
    */
  def place(at: String): String = inside.fold("")(outer => s", in $outer,") + s" for $at"

  /** The error message. */
  def text(at: String): String = s"no $instance${place(at)}: $remedy"

/** Explains why the search for an instance failed. It looks inside the type for the arguments that lack an instance. */
final private[macros] class MissingInstances[Q <: Quotes & Singleton](using val q: Q)(
    instances: InstanceSearch[q.type],
    texts: TypeTexts[q.type]
):
  import q.reflect.*
  import instances.search
  import texts.shown

  /** All instances that are missing for `tpe`, at least one. */
  def explain(typeClass: TypeClass, tpe: TypeRepr, failure: ImplicitSearchFailure): List[MissingInstance] =
    innermostFailures(typeClass, tpe, failure).map: (innerClass, inner, innermost) =>
      val (remedy, both) = innermost match
        case _: AmbiguousImplicits | _: DivergingImplicit => (innermost.explanation, None)
        case _                                            =>
          halfOfCodec(innerClass, inner) match
            case Some(remedy) => (remedy, None)
            case None         => (whatToWrite(innerClass, inner), Some(whatToWriteForBoth(innerClass, inner)))
      val (name, outer) = (shown(inner), shown(tpe))
      MissingInstance(innerClass, name, Option.when(name != outer)(outer), remedy, both)

  /** What to write for a generic class that has a codec, which needs both halves of its arguments, if one of the halves
    * exists.
    */
  private def halfOfCodec(typeClass: TypeClass, tpe: TypeRepr): Option[String] = tpe.dealias match
    case AppliedType(of, arguments) if typeClass == TypeClass.Decoder || typeClass == TypeClass.Encoder =>
      val other = typeClass.otherHalf
      arguments
        .find(argument => isProper(argument) && instances.has(typeClass, argument) && !instances.has(other, argument))
        .filter(_ => hasInstances(typeClass, of, arguments))
        .map: argument =>
          val name = of.typeSymbol.name
          s"$name has a json.Codec, which needs a json.$other[${shown(argument)}] as well: write " +
            s"`derives json.Decoder, json.Encoder` on $name, so that one half is enough"
    case _ => None

  private def whatToWrite(typeClass: TypeClass, tpe: TypeRepr): String =
    val symbol = tpe.dealias.typeSymbol
    val instance = s"json.$typeClass[${shown(tpe)}]"
    val isKey = typeClass.isOfKeys
    val isClass = !isOfLibrary(symbol) && symbol.isClassDef &&
      (symbol.flags.is(Flags.Case) || symbol.flags.is(Flags.Sealed))
    tpe.dealias match
      case _: OrType if !isKey     => s"write `given $instance = json.$typeClass.derived`"
      case _ if symbol.isTypeParam => s"add `(using $instance)`, or `$typeClass` as a context bound"
      case AppliedType(of, List(element)) if isLackingTag(typeClass, of, element) =>
        s"add `(using scala.reflect.ClassTag[${shown(element)}])`, or `ClassTag` as a context bound"
      case _ if isClass && !isKey => s"write `derives json.$typeClass` on ${shown(tpe)}, or `given $instance = …`"
      case _                      =>
        typeClass match
          case TypeClass.KeyDecoder => s"write `given $instance = json.KeyDecoder[String].emap(…)`"
          case TypeClass.KeyEncoder => s"write `given $instance = json.KeyEncoder[String].contramap(…)`"
          case _                    => s"write `given $instance = …`"

  /** Whether an array of such elements has an instance for any class of elements, but the class of these is not known.
    */
  private def isLackingTag(typeClass: TypeClass, of: TypeRepr, element: TypeRepr): Boolean =
    element.typeSymbol.isTypeParam && hasInstances(typeClass, of, List(element)) && {
      Implicits.search(TypeRepr.of[ClassTag].appliedTo(element)) match
        case _: ImplicitSearchFailure => true
        case _                        => false
    }

  /** Whether nobody can write `derives` on it. */
  private def isOfLibrary(symbol: Symbol): Boolean =
    val name = symbol.fullName
    name.startsWith("scala.") || name.startsWith("java.")

  private def whatToWriteForBoth(typeClass: TypeClass, tpe: TypeRepr): String =
    if !typeClass.isOfKeys then whatToWrite(TypeClass.Codec, tpe)
    else if tpe.dealias.typeSymbol.isTypeParam then
      val key = shown(tpe)
      s"add `(using json.KeyDecoder[$key], json.KeyEncoder[$key])`, or `KeyDecoder` and `KeyEncoder` as context bounds"
    else
      val encoder = whatToWrite(TypeClass.KeyEncoder, tpe).stripPrefix("write ")
      s"${whatToWrite(TypeClass.KeyDecoder, tpe)} and $encoder"

  /** The types inside `tpe` that have no instance themselves, though their own arguments have. */
  private def innermostFailures(typeClass: TypeClass, tpe: TypeRepr, failure: ImplicitSearchFailure)
      : List[(TypeClass, TypeRepr, ImplicitSearchFailure)] =
    val arguments = tpe.dealias match
      case _ if typeClass.isOfKeys                                                       => Nil
      case AppliedType(_, List(key, value)) if tpe <:< TypeRepr.of[collection.Map[?, ?]] =>
        List(typeClass.ofKeys -> key, typeClass -> value)
      case AppliedType(of, arguments) if hasInstances(typeClass, of, arguments) => arguments.map(typeClass -> _)
      case _                                                                    => Nil
    val inner = arguments
      .filter((_, argument) => isProper(argument))
      .flatMap: (half, argument) =>
        search(half, argument).left.toOption.toList.flatMap(innermostFailures(half, argument, _))
    if inner.isEmpty then List((typeClass, tpe, failure)) else inner

  /** Whether a type of this constructor has an instance if its arguments have one. If not, the type itself lacks an
    * instance.
    */
  private def hasInstances(typeClass: TypeClass, of: TypeRepr, arguments: List[TypeRepr]): Boolean =
    val known = arguments.map(argument => if isProper(argument) then TypeRepr.of[Int] else argument)
    instances.has(typeClass, of.appliedTo(known))

  /** Whether it is neither a wildcard nor a type constructor. */
  private def isProper(tpe: TypeRepr): Boolean = tpe match
    case _: TypeBounds => false
    case _             => tpe <:< TypeRepr.of[Any]
