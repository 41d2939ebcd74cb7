package jzon.bench.charts

import java.nio.file.{Files, Path}
import scala.jdk.CollectionConverters.*

/** The charts of a folder of results, each with the name of its file. */
object Charts:
  /** What can be drawn of the raw results in the folder. */
  def of(folder: Path): List[(String, String)] =
    val conditions = Conditions(folder)
    HarnessCharts(folder, conditions) ++ SeedCharts(folder, conditions) ++ PairCharts(folder, conditions) ++
      NativeCharts(folder, conditions) ++ GrowthCharts(folder, conditions)

  /** Draws the charts of all folders.
    *
    * @return
    *   the files
    */
  def write(folders: List[Path], to: Path): List[Path] =
    Files.createDirectories(to)
    for
      folder <- folders
      (name, svg) <- of(folder)
    yield Files.writeString(to.resolve(s"$name.svg"), svg)

  /** Files of a folder whose names match, in order. */
  private[charts] def files(folder: Path, pattern: String): List[Path] =
    val all = Files.list(folder)
    try all.iterator.asScala.filter(_.getFileName.toString.matches(pattern)).toList.sorted
    finally all.close()
