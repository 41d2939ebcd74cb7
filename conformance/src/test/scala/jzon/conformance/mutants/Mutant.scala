package jzon.conformance.mutants

import java.nio.file.{Files, Path, Paths}

/** A mistake that somebody could make: a snippet of a source file, which occurs there once, and what it becomes.
  *
  * @param file
  *   below `core/src/main/scala/jzon`
  * @param suites
  *   those that should fail, by their names, without the `jzon` before them; they are asked in this order
  */
final case class Mutant(what: String, file: String, original: String, replacement: String, suites: List[String]):
  def path: Path = Mutant.sources.resolve(file)

  def occurrences: Int = Files.readString(path).split(java.util.regex.Pattern.quote(original), -1).length - 1

  /** The source with the mistake. */
  def source: String = Files.readString(path).replace(original, replacement)

object Mutant:
  private val sources = Paths.get("core/src/main/scala/jzon")

  /** The class of a suite. */
  def suite(name: String): String = if name.startsWith("acceptance.") then name else s"jzon.$name"
