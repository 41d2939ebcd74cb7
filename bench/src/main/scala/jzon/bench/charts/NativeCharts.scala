package jzon.bench.charts

import java.nio.file.{Files, Path}
import scala.jdk.CollectionConverters.*

/** jzon beside libraries of Rust and Go, from the files of `bench/native/run.sh`. */
private object NativeCharts:
  private val titles = List(
    "jzon" -> "jzon",
    "sonic-rs" -> "sonic-rs (Rust)",
    "serde_json" -> "serde_json (Rust)",
    "sonic (Go)" -> "sonic (Go)",
    "encoding/json" -> "encoding/json (Go)"
  )

  def apply(folder: Path, conditions: Conditions): List[(String, String)] =
    val lines = Charts.files(folder, "(jvm|rust|go)-[0-9]+\\.tsv").flatMap(Files.readAllLines(_).asScala)
    val rows = lines.map(_.split('\t')).collect { case Array(document, way, library, _, median) =>
      (document, way, library, median.toDouble)
    }
    List("read" -> "Reading", "write" -> "Writing").flatMap: (way, verb) =>
      val figures = Relative(
        for
          document <- rows.map(_._1).distinct
          (name, title) <- titles
          (_, _, _, time) <- rows.filter((d, w, library, _) => d == document && w == way && library == name)
        yield (title, document, time)
      )
      val title = s"$verb typed documents: speed in percent of jzon's (longer is better)"
      val text = s"Processor time of the whole process, garbage collector and JIT compiler included."
      Option.when(figures.cells.nonEmpty):
        s"speed-native-$way-${conditions.suffix}" -> Drawing(title, List(text, s"$conditions")).bars(figures, "%", "0")
