package jzon.bench.charts

import java.nio.file.{Files, Path}

/** Charts of small results. */
class ChartsSuite extends munit.FunSuite:
  private val folder = FunFixture[Path](
    setup = _ =>
      val folder = Files.createDirectory(Files.createTempDirectory("charts").resolve("some-jdk25.0.3"))
      Files.writeString(folder.resolve("machine.txt"), "command    x\nprocessor  a processor, 2 cores\n")
      folder
    ,
    teardown = folder =>
      Charts.files(folder, ".*").foreach(Files.delete(_))
      Files.delete(folder)
      Files.delete(folder.getParent)
  )

  private def write(folder: Path, files: (String, String)*): List[(String, String)] =
    for (name, text) <- files do Files.writeString(folder.resolve(name), text)
    Charts.of(folder)

  folder.test("types: a file named by the JDK, with its conditions and rows"): folder =>
    val charts = write(
      folder,
      "jzon-1.tsv" -> "List[Int] · read\t100.0\t8.0\n",
      "jsoniter-1.tsv" -> "List[Int] · read\t150.0\t8.0\n"
    )
    assertEquals(charts.map(_._1), List("speed-types-jdk25"))
    for text <- List("Java 25.0.3, a processor, 2 cores", "List[Int]", "Geometric mean 1.50") do
      assert(charts.head._2.contains(text), text)

  folder.test("ways: texts, and the tiny message"): folder =>
    val rows = List("read from bytes, mixed, 10 KB", "read from bytes, mixed, 10 MB", "tiny, write to String")
    val charts = write(
      folder,
      "jzon-1.tsv" -> rows.map(row => s"$row\t100.0\t8.0\n").mkString,
      "jsoniter-1.tsv" -> rows.map(row => s"$row\t100.0\t8.0\n").mkString
    )
    assertEquals(charts.map(_._1), List("speed-ways-jdk25"))
    for text <- List("read from bytes", "mixed", "message of 43 bytes") do assert(charts.head._2.contains(text), text)

  folder.test("documents, by what is done with them"): folder =>
    val rows = List("Twitter read compact", "Twitter skip", "GeoJson tree")
    val charts = write(
      folder,
      "jzon-1.tsv" -> rows.map(row => s"$row\t100.0\t8.0\n").mkString,
      "jsoniter-1.tsv" -> rows.map(row => s"$row\t100.0\t8.0\n").mkString
    )
    assertEquals(charts.map(_._1), List("speed-documents-jdk25"))
    for text <- List("read compact", "skip", "tree", "GeoJson") do assert(charts.head._2.contains(text), text)

  folder.test("other languages: percent of jzon's speed"): folder =>
    val charts = write(
      folder,
      "jvm-1.tsv" -> "Twitter\tread\tjzon\t1.0\t2.0\n",
      "rust-1.tsv" -> "Twitter\tread\tserde_json\t1.0\t8.0\n"
    )
    assertEquals(charts.map(_._1), List("speed-native-read-jdk25"))
    for text <- List("serde_json (Rust)", ">25<") do assert(charts.head._2.replaceAll("\\s", " ").contains(text), text)

  test("speeds are relative to the median of jzon"):
    val figures = Relative(List(("jzon", "a", 1.0), ("jzon", "a", 3.0), ("x", "a", 4.0), ("x", "without jzon", 1.0)))
    assertEquals(figures.cells.map(cell => (cell.series, cell.value)), List("jzon" -> 100.0, "x" -> 50.0))
