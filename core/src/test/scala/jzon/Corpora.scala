package jzon

import java.nio.file.{Files, Path, Paths}

/** The test corpora, which are not part of this repository: the folder that the environment variable JZON_CORPORA
  * names, or `shared/corpora` beside the checkout, looked for in each parent of the working directory.
  */
object Corpora:
  private val root: Option[Path] =
    val parents = Iterator.iterate(Paths.get("").toAbsolutePath)(_.getParent).takeWhile(_ != null)
    val candidates = sys.env.get("JZON_CORPORA").map(Paths.get(_)).iterator ++ parents.map(_.resolve("shared/corpora"))
    candidates.find(Files.isDirectory(_))

  /** One of the corpora, if it is there; otherwise the test should say with `assume` that it is skipped. */
  def find(name: String): Option[Path] = root.map(_.resolve(name)).filter(Files.isDirectory(_))

  /** What to say when there is none. */
  def missing(name: String): String = s"skipped: no corpus $name (set JZON_CORPORA or put it into ../shared/corpora)"
