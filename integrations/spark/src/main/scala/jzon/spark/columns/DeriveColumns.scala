package jzon.spark.columns

import jzon.spark.ColumnEncoder
import org.apache.spark.sql.catalyst.encoders.{AgnosticEncoder, AgnosticEncoders as Encoders}
import org.apache.spark.sql.types.Metadata
import scala.collection.mutable
import scala.quoted.*
import scala.reflect.{ClassTag, NameTransformer}

/** The macro behind [[ColumnEncoder.derived]]. It builds the encoder of a type from those of its parts. If that is not
  * possible, it reports all reasons together.
  */
object DeriveColumns:
  def encoder[A: Type](using Quotes): Expr[ColumnEncoder[A]] = DeriveColumns().encoder[A]

  private val options = Set("scala.Option")
  private val arrays = Set("scala.Array")
  private val elements =
    val immutable = Set("Seq", "IndexedSeq", "List", "Vector", "Set").map("scala.collection.immutable." + _)
    val mutable = Set("Seq", "Buffer", "ArrayBuffer", "Set").map("scala.collection.mutable." + _)
    immutable ++ mutable ++ Set("scala.collection.Seq", "scala.collection.IndexedSeq", "scala.collection.Set")
  private val maps =
    Set("scala.collection.immutable.Map", "scala.collection.mutable.Map", "scala.collection.Map")

final private class DeriveColumns(using Quotes):
  import quotes.reflect.*

  private val mistakes = mutable.LinkedHashSet[String]()

  def encoder[A: Type]: Expr[ColumnEncoder[A]] =
    val tpe = TypeRepr.of[A]
    val result = encoderOf(tpe, shown(tpe), Nil)
    if mistakes.nonEmpty then
      val lead = s"Spark can't keep ${shown(tpe)} in columns"
      report.errorAndAbort(
        if mistakes.size == 1 then s"$lead: ${mistakes.head}" else mistakes.mkString(s"$lead:\n- ", "\n- ", "")
      )
    '{ ColumnEncoder.of[A](${ typed[A](result) }) }

  private def typed[A: Type](encoder: Expr[AgnosticEncoder[?]]): Expr[AgnosticEncoder[A]] =
    '{ $encoder.asInstanceOf[AgnosticEncoder[A]] }

  /** @param at
    *   the place in the type, for errors
    * @param outer
    *   the classes around it
    */
  private def encoderOf(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val known = tpe.dealias
    tpe.asType match
      case '[a] =>
        Expr.summon[ColumnEncoder[a]] match
          case Some(instance)                                       => '{ ColumnEncoder.agnostic($instance) }
          case None if outer.exists(_ =:= known)                    => failed(at, s"${shown(known)} contains itself")
          case None if isConstructor(known, DeriveColumns.options)  => option(known, at, outer)
          case None if isConstructor(known, DeriveColumns.arrays)   => array(known, at, outer)
          case None if isConstructor(known, DeriveColumns.elements) => collection(known, at, outer)
          case None if isConstructor(known, DeriveColumns.maps)     => map(known, at, outer)
          case None                                                 => ofClass(known, at, outer)

  private def ofClass(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val symbol = tpe.typeSymbol
    if tpe <:< TypeRepr.of[java.lang.Enum[?]] then
      tpe.asType match
        case '[e] => '{ Encoders.JavaEnumEncoder[e](${ tag[e] }) }
    else if symbol.flags.is(Flags.Sealed) && symbol.children.nonEmpty then sum(tpe, at, outer)
    else if symbol.isClassDef && symbol.flags.is(Flags.Case) && !symbol.flags.is(Flags.Module) then
      product(tpe, at, outer)
    else
      failed(at, s"no ColumnEncoder[${shown(tpe)}]; make one by imap of another, say ColumnEncoder[String].imap(…)(…)")

  private def failed(at: String, what: String): Expr[AgnosticEncoder[?]] =
    mistakes += s"$at: $what"
    '{ Encoders.StringEncoder }

  // Options, collections and maps.

  private def option(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val element = tpe.typeArgs.head
    if isOption(element) then failed(at, "an option of an option is not told from an option by null")
    else
      element.asType match
        case '[e] => '{ Encoders.OptionEncoder[e](${ typed[e](encoderOf(element, at, outer)) }) }

  private def array(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val element = tpe.typeArgs.head
    element.asType match
      case '[e] =>
        '{ Encoders.ArrayEncoder[e](${ typed[e](encoderOf(element, at + "[]", outer)) }, ${ Expr(isOption(element)) }) }

  private def collection(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val element = tpe.typeArgs.head
    ((tpe.asType, element.asType): @unchecked) match
      case ('[c], '[e]) =>
        val elements = typed[e](encoderOf(element, at + "[]", outer))
        '{ Encoders.IterableEncoder[c, e](${ tag[c] }, $elements, ${ Expr(isOption(element)) }, false) }

  private def map(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val List(key, value) = tpe.typeArgs: @unchecked
    ((tpe.asType, key.asType, value.asType): @unchecked) match
      case ('[c], '[k], '[v]) =>
        val keys = typed[k](encoderOf(key, at + " keys", outer))
        val values = typed[v](encoderOf(value, at + "[]", outer))
        '{ Encoders.MapEncoder[c, k, v](${ tag[c] }, $keys, $values, ${ Expr(isOption(value)) }) }

  private def isConstructor(tpe: TypeRepr, names: Set[String]): Boolean =
    tpe.typeArgs.nonEmpty && names(tpe.typeSymbol.fullName)

  private def isOption(tpe: TypeRepr): Boolean = isConstructor(tpe.dealias, DeriveColumns.options)

  // Classes and sealed types.

  private def product(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val symbol = tpe.typeSymbol
    if tpe <:< TypeRepr.of[AnyVal] then
      failed(at, s"${shown(tpe)} is a value class, which Spark can't make; a case class without AnyVal can be kept")
    else if !isStatic(symbol) then
      failed(
        at,
        s"${shown(tpe)} is defined within a class or a method, where tasks can't make it; move it to an object"
      )
    else if symbol.primaryConstructor.paramSymss.count(_.forall(_.isTerm)) != 1 then
      failed(at, s"${shown(tpe)} has several parameter lists")
    else
      // Classes of Scala 2, such as tuples, have each field twice, once with a space at the end.
      val fields = symbol.caseFields.distinctBy(_.name.trim).map: field =>
        val fieldType = tpe.memberType(field).widenByName
        val name = field.name.trim
        if NameTransformer.encode(name) != name then failed(s"$at.$name", "Spark knows names of Java only"): Unit
        val encoder = encoderOf(fieldType, s"$at.$name", tpe :: outer)
        '{
          Encoders.EncoderField(
            ${ Expr(name) },
            $encoder,
            ${ Expr(isOption(fieldType)) },
            Metadata.empty,
            None,
            None
          )
        }
      tpe.asType match
        case '[a] => '{ Encoders.ProductEncoder[a](${ tag[a] }, ${ Expr.ofSeq(fields) }, None) }

  private def sum(tpe: TypeRepr, at: String, outer: List[TypeRepr]): Expr[AgnosticEncoder[?]] =
    val cases = leaves(tpe.typeSymbol).map: child =>
      val name = Expr(child.name.stripSuffix("$"))
      if isSingle(child) then '{ SumCase($name, ${ single(child) }, null) }
      else if child.typeRef.typeSymbol.primaryConstructor.paramSymss.exists(_.exists(_.isType)) then
        failed(s"$at.${child.name}", "a generic case"): Unit
        '{ SumCase($name, null, null) }
      else '{ SumCase($name, null, ${ encoderOf(child.typeRef, s"$at.${child.name}", tpe :: outer) }) }
    tpe.asType match
      case '[a] => '{ Sums.encoder[a](${ tag[a] }, ${ Expr.ofSeq(cases) }) }

  /** The cases, including those of sealed types inside the type. */
  private def leaves(symbol: Symbol): List[Symbol] = symbol.children.flatMap: child =>
    if child.isType && child.flags.is(Flags.Sealed) && child.children.nonEmpty then leaves(child) else List(child)

  private def isSingle(child: Symbol): Boolean = child.isTerm || child.flags.is(Flags.Module)

  private def single(child: Symbol): Expr[Any] =
    Ref(if child.isTerm then child else child.companionModule).asExpr

  private def isStatic(symbol: Symbol): Boolean =
    val owner = symbol.owner
    owner.isPackageDef || (owner.flags.is(Flags.Module) && isStatic(owner))

  private def tag[A: Type]: Expr[ClassTag[A]] =
    '{ ClassTag[A](${ Literal(ClassOfConstant(TypeRepr.of[A])).asExprOf[Class[?]] }) }

  private def shown(tpe: TypeRepr): String = tpe.show(using Printer.TypeReprShortCode)
