package jzon.conformance.house

import java.nio.file.{Files, Path}
import com.tngtech.archunit.core.domain.JavaClass
import com.tngtech.archunit.core.importer.ClassFileImporter
import scala.jdk.CollectionConverters.*
import scala.jdk.OptionConverters.*
import scala.jdk.StreamConverters.*
import scala.util.Using

/** The house as it is built: the rooms of the source files, and the arrows in the class files. */
object Houseplan:
  val root: Path = Path.of("core/src/main/scala/jzon")

  /** A dependency of one class on another, whose room is another one. */
  final case class Use(from: Room, to: Room, user: String, used: String):
    def arrow: (Room, Room) = from -> to

  /** All source files, below [[root]]. */
  lazy val sources: List[Path] =
    Using.resource(Files.walk(root))(_.toScala(List)).filter(_.toString.endsWith(".scala")).map(root.relativize).sorted

  /** The room of a source file, if it has one. */
  def roomOf(file: Path): Option[Room] =
    if file.getNameCount > 1 then Room.values.find(room => room.isFolder && room.title == file.getName(0).toString)
    else Room.values.find(_.files.contains(file.toString.stripSuffix(".scala")))

  /** The room of a class, by its package and source file; none for a class that is not of `core`. */
  private lazy val rooms: Map[(String, String), Room] =
    sources.flatMap(file => roomOf(file).map((packageOf(file), file.getFileName.toString) -> _)).toMap

  private def packageOf(file: Path): String =
    Files.readAllLines(root.resolve(file)).asScala.collectFirst { case s"package $name" => name.trim }.get

  private def roomOf(a: JavaClass): Option[Room] =
    for
      source <- a.getSource.toScala
      file <- source.getFileName.toScala
      room <- rooms.get((a.getPackageName, file))
    yield room

  private lazy val classes: List[JavaClass] =
    val folder = Path.of(classOf[jzon.Reader].getProtectionDomain.getCodeSource.getLocation.toURI)
    ClassFileImporter().importPath(folder).asScala.toList

  /** The names of the classes of `core` that run in programs, and not in the compiler, and depend on class `used`. */
  def usersOf(used: String): List[String] =
    for
      user <- classes
      if !roomOf(user).contains(Room.Macros)
      if user.getDirectDependenciesFromSelf.asScala.exists(_.getTargetClass.getName == used)
    yield user.getName

  /** All dependencies between rooms that the class files of `core` have. A macro leaves none: what it calls when a
    * program is compiled is not called from the class file that mentions it.
    */
  lazy val uses: List[Use] =
    val found =
      for
        user <- classes
        from <- roomOf(user).toList
        dependency <- user.getDirectDependenciesFromSelf.asScala.toList
        used = dependency.getTargetClass.getBaseComponentType
        to <- roomOf(used).toList
        if to != from
      yield Use(from, to, user.getName, used.getName)
    found.distinct
