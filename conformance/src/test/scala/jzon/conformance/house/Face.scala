package jzon.conformance.house

import java.nio.file.{Files, Path}
import scala.jdk.StreamConverters.*
import scala.quoted.*
import scala.tasty.inspector.{Inspector, Tasty, TastyInspector}
import scala.util.Using

/** A public member of `core`, as TASTy has it.
  *
  * @param owner
  *   the full name of the class, object or package that users find it in
  * @param text
  *   its kind, name and type
  * @param needsText
  *   whether it must have a docstring: it overrides nothing, is no given, and is no parameter of a class
  * @param docstring
  *   its docstring, or an empty string
  */
final case class Member(owner: String, text: String, needsText: Boolean, docstring: String):
  /** Whether it is for emitted code only. It can be named, because emitted code lies in the packages of users. */
  def isBridge: Boolean = owner.startsWith("jzon.runtime")

  def line: String = s"$owner: $text"

/** All that users of `core` can name. */
object Face:
  /** The committed list. */
  val file: Path = Path.of("core/api.txt")

  lazy val members: List[Member] =
    val classes = Path.of(classOf[jzon.Reader].getProtectionDomain.getCodeSource.getLocation.toURI)
    val (files, jars) =
      if Files.isDirectory(classes) then
        (Using.resource(Files.walk(classes))(_.toScala(List)).map(_.toString).filter(_.endsWith(".tasty")), Nil)
      else (Nil, List(classes.toString)) // sbt runs a main class from jars
    val libraries = System.getProperty("java.class.path").split(java.io.File.pathSeparator).toList
    val inspector = FaceInspector()
    require(TastyInspector.inspectAllTastyFiles(files.sorted, jars, libraries)(inspector), "TASTy could not be read")
    inspector.found.distinctBy(_.line).sortBy(_.line)

  /** The list as it should be committed. */
  def text: String =
    val (bridge, face) = members.partition(_.isBridge)
    val command = "./sbt \"conformance/Test/runMain jzon.conformance.house.ListFace\""
    val head = s"# All public members. `$command` writes this file."
    (List(head, "") ++ face.map(_.line) ++ List("", "# For emitted code only.", "") ++ bridge.map(_.line))
      .mkString("", "\n", "\n")

/** Writes the list anew. */
object ListFace:
  def main(arguments: Array[String]): Unit = Files.writeString(Face.file, Face.text): Unit

/** Collects the public members of the classes in TASTy files. */
final private class FaceInspector extends Inspector:
  var found: List[Member] = Nil

  def inspect(using Quotes)(tastys: List[Tasty[quotes.type]]): Unit =
    import quotes.reflect.*

    def isOpen(symbol: Symbol): Boolean =
      List(Flags.Private, Flags.Protected, Flags.PrivateLocal).forall(!symbol.flags.is(_)) &&
        symbol.privateWithin.isEmpty && symbol.protectedWithin.isEmpty

    def isPublic(symbol: Symbol): Boolean =
      isOpen(symbol) && !symbol.flags.is(Flags.Synthetic) && !symbol.flags.is(Flags.Artifact)

    /** Whether users can name the class, or an object that the compiler has made: one for what is at the top level of a
      * file, or the companion of an enum or a case class.
      */
    def isVisible(symbol: Symbol): Boolean =
      val companion = symbol.companionClass
      val isMade = symbol.flags.is(Flags.Module) && (!companion.exists || isOpen(companion))
      symbol.flags.is(Flags.Package) ||
      (isOpen(symbol) && (isPublic(symbol) || isMade) && isVisible(symbol.owner))

    /** The name by which users find the members: files with definitions at the top level have objects of their own. */
    def nameOf(symbol: Symbol): String =
      symbol.fullName.replace("$package$", "$package").split('.').filterNot(_.endsWith("package")).mkString(".")
        .replace("$.", ".").stripSuffix("$")

    def show(tpe: TypeRepr): String = tpe match
      case PolyType(names, _, result)                => names.mkString("[", ", ", "]") + show(result)
      case method @ MethodType(names, types, result) =>
        val parameters = names.zip(types).map((name, tpe) => s"$name: ${short(tpe)}")
        val head = if method.isImplicit then "(using " else "("
        parameters.mkString(head, ", ", ")") + show(result)
      case ByNameType(result) => ": " + short(result)
      case other              => ": " + short(other)

    def short(tpe: TypeRepr): String = tpe match
      case AnnotatedType(underlying, _)                                               => short(underlying)
      case AppliedType(repeated, List(a)) if repeated.typeSymbol.name == "<repeated>" => short(a) + "*"
      case _ => tpe.show(using Printer.TypeReprShortCode)

    def kind(symbol: Symbol): String =
      if symbol.flags.is(Flags.Given) then "given"
      else if symbol.isTypeDef || symbol.isClassDef then
        if symbol.flags.is(Flags.Module) then "object"
        else if symbol.flags.is(Flags.Trait) then "trait"
        else if symbol.isClassDef then "class"
        else "type"
      else if symbol.isDefDef then "def"
      else if symbol.flags.is(Flags.Enum) then "case"
      else "val"

    def add(owner: Symbol, symbol: Symbol): Unit =
      val isType = symbol.isClassDef || symbol.isTypeDef
      val tpe = if isType then "" else show(owner.typeRef.memberType(symbol))
      val isParameter = symbol.flags.is(Flags.ParamAccessor) || symbol.flags.is(Flags.CaseAccessor)
      val isInherited = symbol.allOverriddenSymbols.nonEmpty
      val isInstance = List(symbol, symbol.companionModule).exists(_.flags.is(Flags.Given))
      val isCompanion = symbol.flags.is(Flags.Module) && symbol.companionClass.docstring.isDefined
      val needsText = !isParameter && !isInherited && !isInstance && !isCompanion
      val text = s"${kind(symbol)} ${symbol.name.stripSuffix("$")}$tpe"
      found = Member(nameOf(owner), text, needsText, symbol.docstring.getOrElse("")) :: found

    /** Whether `symbol` is listed with `owner`: it is a member of it, or of a parent that users can't name. */
    def isListed(owner: Symbol, symbol: Symbol): Boolean =
      isPublic(symbol) && !symbol.name.contains("$default$") && !symbol.isClassConstructor &&
        !symbol.isTypeParam && symbol.name != "<local child>" &&
        !(symbol.isValDef && symbol.flags.is(Flags.Module)) &&
        (symbol.owner == owner || (symbol.owner.fullName.startsWith("jzon.") && !isVisible(symbol.owner)))

    def enter(owner: Symbol): Unit =
      val members = owner.methodMembers ++ owner.fieldMembers ++ owner.typeMembers
      members.distinct.filter(isListed(owner, _)).foreach(add(owner, _))

    object Classes extends TreeTraverser:
      override def traverseTree(tree: Tree)(owner: Symbol): Unit = tree match
        case definition: ClassDef if isVisible(definition.symbol) =>
          val symbol = definition.symbol
          val isTop = symbol.owner.flags.is(Flags.Package) && !symbol.name.endsWith("package$")
          if isTop && isPublic(symbol) then add(symbol.owner, symbol)
          enter(symbol)
          definition.body.foreach(traverseTree(_)(symbol))
        case _: PackageClause => super.traverseTree(tree)(owner)
        case _                => () // what is inside of methods and hidden classes

    tastys.foreach(tasty => Classes.traverseTree(tasty.ast)(Symbol.spliceOwner))
