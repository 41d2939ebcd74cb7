package jzon.bench.harness.run

import java.nio.file.{Files, Path}
import java.time.{Instant, LocalDate}
import java.util.Locale.ROOT
import scala.jdk.CollectionConverters.*
import scala.sys.process.{Process, ProcessLogger}
import scala.util.Try
import jzon.bench.harness.*
import jzon.bench.harness.libraries.{Adapter, Libraries}
import jzon.bench.harness.report.{AbsentLibrary, Environment, LibraryEntry, Session}

/** What this run runs on. */
object Machine:
  /** What the JVMs that are timed are started with. */
  val flags: List[String] = List("-Xms1g", "-Xmx1g", "-Xss4m", "-XX:+UseParallelGC")

  /** The same, with what the cell's library wants besides. */
  def flagsFor(cell: Cell): List[String] = flags ++ Libraries.find(cell.library).fold(Nil)(_.flags)

  val cores: Int = Runtime.getRuntime.availableProcessors

  /** As the system names it, or its architecture. */
  lazy val processor: String =
    val named =
      for
        lines <- Try(Files.readAllLines(Path.of("/proc/cpuinfo")).asScala).toOption
        line <- lines.find(_.startsWith("model name"))
      yield line.dropWhile(_ != ':').drop(1).trim
    named.getOrElse(property("os.arch"))

  /** `2026-11-22-intel-xeon-processor-2-jdk17.0.15`: the folder of what is measured today. */
  def folderName: String =
    val chip = processor.toLowerCase(ROOT).replaceAll("\\([a-z]*\\)", "").replaceAll("@.*", "")
      .replaceAll("[^a-z0-9]+", "-").stripSuffix("-")
    s"${LocalDate.now}-$chip-$cores-jdk${property("java.version")}"

  /** For a run whose commands until now were these. */
  def environment(
      earlier: Option[Environment],
      session: Session,
      seed: Long,
      documents: Map[String, Double]
  ): Environment =
    Environment(
      processor = processor,
      cores = cores,
      system = s"${property("os.name")} ${property("os.version")}",
      jdk = property("java.version"),
      vm = s"${property("java.vm.name")} ${property("java.vm.version")}",
      flags = flags,
      jmh = org.openjdk.jmh.util.Version.getPlainVersion,
      seed = seed,
      documents = earlier.fold(Map.empty)(_.documents) ++ documents,
      libraries = Libraries.all.map(entry),
      absent = Libraries.absent.map(absent => AbsentLibrary(absent.name, absent.title, absent.reason)),
      sessions = earlier.fold(Nil)(_.sessions) :+ session
    )

  def session(command: List[String], options: String): Session =
    Session(command.mkString(" "), commit, Instant.now, options)

  /** Of this checkout, with a remark if its files are not those of the commit. */
  private def commit: String =
    val quiet = ProcessLogger(_ => ())
    Try(Process(Seq("git", "rev-parse", "HEAD")).!!(quiet).trim).fold(
      _ => "unknown",
      id =>
        if Process(Seq("git", "diff", "--quiet", "HEAD", "--", "core", "bench/src", "build.sbt")).!(quiet) == 0 then id
        else s"$id, changed"
    )

  private def entry(library: Adapter): LibraryEntry =
    val converts =
      for
        way <- library.ways
        operation <- way.operations.toList
        lane <- operation match
          case Operation.Deser => Input.values.toList.filterNot(way.isNative)
          case Operation.Ser   => Output.values.toList.filterNot(way.isNative)
      yield s"${operation.label}/${way.api.label}/${way.model.datatype.label}/${lane.label}"
    LibraryEntry(library.name, library.title, library.version, library.language.toString, converts)

  private def property(name: String): String = System.getProperty(name)
