package jzon.instances

import scala.quoted.*
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder}

/** Every instance that the library has, found by the compiler: none can be forgotten. */
object Givens:
  /** An instance for a type `A`, beside the one that is found where `A` is only expected.
    *
    * @param expected
    *   of the decoders for all subtypes of `A`, or of the encoders for all supertypes, the one that the compiler takes
    */
  final case class Row[F[_]](name: String, exact: F[Any], expected: F[Any])

  /** What is found for a type variable that is bounded by `T`. */
  final class Expected[F[_], T](val instance: Any)
  object Expected:
    given decoder[T, A <: T](using instance: Decoder[A]): Expected[Decoder, T] = Expected(instance)
    given encoder[T, A >: T](using instance: Encoder[A]): Expected[Encoder, T] = Expected(instance)
    given keyDecoder[T, A <: T](using instance: KeyDecoder[A]): Expected[KeyDecoder, T] = Expected(instance)
    given keyEncoder[T, A >: T](using instance: KeyEncoder[A]): Expected[KeyEncoder, T] = Expected(instance)

  /** For each given in the companion of [[Decoder]], and each collection of the libraries that has a decoder. */
  inline def decoders: List[Row[Decoder]] = ${ rows[Decoder] }
  inline def encoders: List[Row[Encoder]] = ${ rows[Encoder] }
  inline def keyDecoders: List[Row[KeyDecoder]] = ${ rows[KeyDecoder] }
  inline def keyEncoders: List[Row[KeyEncoder]] = ${ rows[KeyEncoder] }

  /** Decoders of all collections, maps included, of elements or keys of type `K`, by name; there may be none for some.
    */
  inline def collectionsOf[K]: List[(String, Decoder[?])] = ${ collectionRows[K] }

  private def rows[F[_]: Type](using Quotes): Expr[List[Row[F]]] =
    val search = Search[F]()
    import search.q.reflect.*
    val types = search.ofGivens ++ search.classes[Int]
    val distinct =
      types.foldLeft(List.empty[TypeRepr])((all, t) => if all.exists(_ =:= t) then all else t :: all).reverse
    val found = distinct.flatMap: t =>
      (search.exact(t), search.expected(t)) match
        case (Some(exact), Some(expected)) => Some('{
            Row[F](${ Expr(t.show) }, $exact.asInstanceOf[F[Any]], $expected.asInstanceOf[F[Any]])
          })
        case (Some(_), None) => report.errorAndAbort(s"nothing for an expected ${t.show}")
        case _               => None
    Expr.ofList(found)

  private def collectionRows[K: Type](using Quotes): Expr[List[(String, Decoder[?])]] =
    val search = Search[Decoder]()
    Expr.ofList(search.classes[K].flatMap: t =>
      search.exact(t).map(decoder => '{ (${ Expr(t.show) }, $decoder.asInstanceOf[Decoder[?]]) }))

  final private class Search[F[_]: Type](using val q: Quotes)():
    import q.reflect.*

    private def instance(tpe: TypeRepr): TypeRepr = TypeRepr.of[F].typeSymbol.typeRef.appliedTo(tpe)

    private def found(tpe: TypeRepr): Option[Expr[Any]] = Implicits.search(tpe) match
      case success: ImplicitSearchSuccess => Some(success.tree.asExpr)
      case _                              => None

    def exact(tpe: TypeRepr): Option[Expr[Any]] = found(instance(tpe))

    /** The search from a macro finds no Java enum for a type variable, but the one from a program does. */
    def expected(tpe: TypeRepr): Option[Expr[Any]] =
      if tpe <:< TypeRepr.of[java.lang.Enum[?]] then exact(tpe)
      else
        found(TypeRepr.of[Expected].typeSymbol.typeRef.appliedTo(List(TypeRepr.of[F], tpe))).map: expected =>
          '{ $expected.asInstanceOf[Expected[F, ?]].instance }

    /** The types of the givens in the companion, of Int wherever there is a choice. */
    def ofGivens: List[TypeRepr] =
      val companion = TypeRepr.of[F].typeSymbol.companionModule
      val members = companion.moduleClass.methodMembers ++ companion.moduleClass.fieldMembers
      members.filter(_.flags.is(Flags.Given)).flatMap(given_ => typeOf(companion.termRef.memberType(given_)))

    private def typeOf(given_ : TypeRepr): Option[TypeRepr] = given_ match
      case poly: PolyType =>
        val arguments = poly.paramBounds.map:
          case TypeBounds(_, _: TypeLambda)                                     => None
          case TypeBounds(_, high) if high.baseClasses.exists(_.name == "Enum") =>
            Some(TypeRepr.of[java.util.concurrent.TimeUnit])
          case TypeBounds(_, high) if high =:= TypeRepr.of[Tuple] => Some(TypeRepr.of[String *: EmptyTuple])
          case _                                                  => Some(TypeRepr.of[Int])
        if arguments.contains(None) then None else typeOf(poly.appliedTo(arguments.flatten))
      case method: MethodType => typeOf(method.resType)
      case ByNameType(result) => typeOf(result)
      case result             =>
        result.baseType(TypeRepr.of[F].typeSymbol) match
          case AppliedType(_, List(argument)) => Some(argument.simplified)
          case _                              => None

    private val packages = List(
      "scala.collection",
      "scala.collection.immutable",
      "scala.collection.mutable",
      "scala.collection.concurrent",
      "java.util",
      "java.util.concurrent"
    )

    /** Every public collection of the libraries, of elements or keys of type `K`. */
    def classes[K: Type]: List[TypeRepr] =
      val key = TypeRepr.of[K]
      val roots =
        List(TypeRepr.of[Iterable[Any]], TypeRepr.of[java.util.Collection[?]], TypeRepr.of[java.util.Map[?, ?]])
          .map(_.typeSymbol)
      for
        name <- packages
        symbol <- Symbol.requiredPackage(name).declarations.sortBy(_.name)
        if !symbol.name.contains('$') // some of Java's inner classes can't be loaded
        if symbol.isClassDef && !symbol.flags.is(Flags.Module) && !symbol.flags.is(Flags.Private) &&
          !symbol.flags.is(Flags.Protected) && symbol.privateWithin.isEmpty
        tpe <- applied(symbol, key)
        if roots.exists(tpe.baseClasses.contains)
      yield tpe

    private def applied(symbol: Symbol, key: TypeRepr): Option[TypeRepr] =
      val arity = symbol.declaredTypes.count(_.isTypeParam)
      arity match
        case 1 if key =:= TypeRepr.of[Int] || !symbol.name.endsWith("LongMap") && !symbol.name.endsWith("IntMap") =>
          Some(symbol.typeRef.appliedTo(key))
        case 1                                   => Some(symbol.typeRef.appliedTo(TypeRepr.of[Int]))
        case 2                                   => Some(symbol.typeRef.appliedTo(List(key, TypeRepr.of[Int])))
        case 0 if symbol.name.contains("BitSet") => Some(symbol.typeRef)
        case _                                   => None
