package jzon.fuzz

import java.nio.file.{Files, Path, Paths}
import munit.FunSuite
import scala.jdk.CollectionConverters.*

/** Every case that the fuzzing found, and everything that it starts from, passes. */
class RegressionsSuite extends FunSuite:
  private val folder = Paths.get(getClass.getResource("/jzon/fuzz/regressions").toURI)

  private def files(target: Target): Seq[Path] =
    val kept = folder.resolve(target.name)
    if Files.isDirectory(kept) then Files.list(kept).iterator.asScala.toSeq.sortBy(_.toString) else Nil

  for target <- Target.all do
    test(s"${target.name}: kept cases"):
      for file <- files(target) do
        try target.fuzzerTestOneInput(Files.readAllBytes(file))
        catch case error: Throwable => fail(s"${file.getFileName}: $error", error)

    test(s"${target.name}: seeds"):
      for bytes <- target.seeds do
        try target.fuzzerTestOneInput(bytes)
        catch case error: Throwable => fail(s"${bytes.mkString(",")}: $error", error)

  test("every folder of kept cases has its target"):
    val folders = Files.list(folder).iterator.asScala.filter(Files.isDirectory(_)).map(_.getFileName.toString)
    for name <- folders do assert(Target.named(name).isDefined, name)

  test("the examples of the allowed differences differ, each for its own reason, which README.md tells"):
    val readme = Files.readString(Paths.get("fuzz/README.md"))
    for difference <- Difference.allowed do
      val (name, document) = difference.example
      val comparison = (Comparison.tree +: Comparison.typed).find(_.name == name).get
      val verdicts = comparison(document)
      assert(!verdicts.agree, verdicts.toString)
      assertEquals(
        Difference.allowed.filter(d => d.library == comparison.library && d.explains(verdicts)),
        List(difference)
      )
      assert(readme.contains(difference.reason), difference.reason)
