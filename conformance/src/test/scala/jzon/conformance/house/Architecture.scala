package jzon.conformance.house

import java.nio.file.{Files, Path}

/** ARCHITECTURE.md, in which each picture stands between two remarks: `<!-- picture: house -->` and `<!-- end -->`. */
object Architecture:
  val file: Path = Path.of("ARCHITECTURE.md")

  def text: String = Files.readString(file)

  /** The page with the pictures that [[Pictures]] gives. */
  def drawn: String = Pictures.all.foldLeft(text):
    case (page, (name, picture)) =>
      val head = s"<!-- picture: $name -->"
      val (before, rest) = page.splitAt(page.indexOf(head))
      require(rest.startsWith(head), s"$file has no picture $name")
      s"$before$head\n```mermaid\n$picture\n```\n${rest.substring(rest.indexOf("<!-- end -->"))}"

/** Draws the pictures anew: `./sbt "conformance/Test/runMain jzon.conformance.house.Draw"`. */
object Draw:
  def main(arguments: Array[String]): Unit = Files.writeString(Architecture.file, Architecture.drawn): Unit
