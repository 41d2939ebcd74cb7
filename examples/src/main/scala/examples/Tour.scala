package examples

import java.nio.charset.StandardCharsets.UTF_8
import jzon as json
import jzon.syntax.*

/** Reads the documents in `resources/documents` into case classes, writes them again, and shows how broken ones are
  * refused: what `./sbt examples/run` runs.
  */
object Tour:
  def main(args: Array[String]): Unit = lines.foreach(println)

  /** What the tour prints. */
  def lines: List[String] =
    Section("A small class").lines(
      "reading" -> json.parser.decode[Banana]("""{"curvature":0.5}""").toString,
      "writing" -> Banana(0.5).toJson,
      "what is broken" -> json.parser.decode[Banana]("""{"curvature": womp}""").toString
    ) ++
      Section("A sealed family").lines(
        "reading" -> json.parser.decode[Fruit]("""{"Apple":{"poison":false}}""").toString,
        "writing" -> (Banana(0.5): Fruit).toJson
      ) ++
      documents[DistanceMatrix](
        "distances",
        "distances-wrong-type",
        "distances-missing-field",
        "distances-malformed"
      ) ++
      documents[Places]("places", "places-unknown-hint", "places-bad-number")

  /** What becomes of a document, and of its broken twins. */
  private def documents[A: json.Codec](name: String, broken: String*): List[String] =
    val bytes = Documents.bytes(name)
    val whole = json.read[A](bytes).fold(error => throw error, identity)
    val again = json.writeBytes(whole)
    Section(s"$name.json").lines(
      "bytes read" -> bytes.length.toString,
      "bytes written" ->
        s"${again.length}, which read back ${if json.read[A](again) == Right(whole) then "the same" else "otherwise"}",
      "the beginning" -> new String(again, UTF_8).take(72)
    ) ++ broken.flatMap: twin =>
      json.read[A](Documents.bytes(twin)) match
        case Right(_)    => List(s"  $twin.json is not refused")
        case Left(error) =>
          Section(s"$twin.json", isSmall = true).lines(
            "refused" -> error.render,
            "jq selects" -> error.jq,
            "stands at" -> s"line ${error.line}, column ${error.column}, offset ${error.offset}: ${error.kind}"
          )

/** A heading, and lines of a label and a text. */
final private class Section(title: String, isSmall: Boolean = false):
  def lines(rows: (String, String)*): List[String] =
    val indent = if isSmall then "  " else ""
    val heading = if isSmall then List(s"  $title") else List("", title)
    heading ++ rows.map((label, text) => f"$indent  $label%-15s $text")

/** The documents beside the programs. */
object Documents:
  def bytes(name: String): Array[Byte] =
    val in = getClass.getResourceAsStream(s"/documents/$name.json")
    try in.readAllBytes()
    finally in.close()
