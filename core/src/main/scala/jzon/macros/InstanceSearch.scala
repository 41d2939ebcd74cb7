package jzon.macros

import scala.collection.mutable
import scala.quoted.*

/** Searches for instances. The result for each type is kept, so that the compiler searches once. */
final private[macros] class InstanceSearch[Q <: Quotes & Singleton](using val q: Q):
  import q.reflect.*

  private val searched = mutable.HashMap.empty[(TypeClass, TypeRepr), Either[ImplicitSearchFailure, Term]]
  private val classes = mutable.HashMap.empty[TypeClass, Symbol]

  /** The symbol of the trait. */
  def classOf(typeClass: TypeClass): Symbol =
    classes.getOrElseUpdate(typeClass, Symbol.requiredClass(typeClass.fullName))

  /** The type `Decoder[A]` or the like. */
  def applied(typeClass: TypeClass, tpe: TypeRepr): TypeRepr = classOf(typeClass).typeRef.appliedTo(tpe)

  /** The instance for a type, as the compiler finds it in scope, or why there is none. */
  def search(typeClass: TypeClass, tpe: TypeRepr): Either[ImplicitSearchFailure, Term] =
    searched.getOrElseUpdate(
      (typeClass, tpe),
      Implicits.search(applied(typeClass, tpe)) match
        case success: ImplicitSearchSuccess => Right(success.tree)
        case failure: ImplicitSearchFailure => Left(failure)
    )

  /** The instance for a type, which was found before. */
  def found(typeClass: TypeClass, tpe: TypeRepr): Term = search(typeClass, tpe).toOption.get

  /** Whether a type has an instance. */
  def has(typeClass: TypeClass, tpe: TypeRepr): Boolean = search(typeClass, tpe).isRight

  /** The `A` of a `Decoder[A]` or an `Encoder[A]`. */
  def argumentOf(instance: Term): TypeRepr =
    val tpe = instance.tpe.widen
    Seq(TypeClass.Decoder, TypeClass.Encoder).iterator
      .map(typeClass => tpe.baseType(classOf(typeClass)))
      .collectFirst { case AppliedType(_, List(argument)) => argument }
      .get
