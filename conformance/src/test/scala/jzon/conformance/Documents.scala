package jzon.conformance

import java.nio.file.{Files, Path}
import jzon.Corpora
import scala.jdk.CollectionConverters.*

/** A file of a corpus.
  *
  * @param verdict
  *   what independent parsers agreed on: whether it is JSON (RFC 8259); none where they differ, or nobody asked
  */
final case class Document(name: String, bytes: Array[Byte], verdict: Option[Boolean]):
  override def toString: String = name

/** The corpora's documents. */
object Documents:
  /** The sets that come with verdicts. */
  val judged: Seq[String] = Seq(
    "jsontestsuite/test_parsing",
    "jsontestsuite/test_transform",
    "nativejson/jsonchecker",
    "gofuzz-json",
    "simdjson-adversarial",
    "simdjson-examples",
    "jawn-docs",
    "attack-google-maps",
    "rapidjson-types",
    "json-schema-suite",
    "go-jsontest"
  )

  /** Those of the set `name`, if it is there. */
  def of(name: String): Seq[Document] = Corpora.find(name).fold(Nil)(read(_, name))

  private def read(folder: Path, set: String): Seq[Document] =
    val rows =
      Files.readAllLines(folder.resolve("verdicts.tsv")).asScala.toSeq.filter(!_.startsWith("#")).map(_.split('\t'))
    rows.map: row =>
      val verdict = row(0) match
        case "y" => Some(true)
        case "n" => Some(false)
        case _   => None
      Document(s"$set/${row.last}", Files.readAllBytes(folder.resolve(row.last)), verdict)

  /** Every judged document of at most `bytes` bytes. */
  def upTo(bytes: Int): Seq[Document] = judged.flatMap(of).filter(_.bytes.length <= bytes)

  /** What a test that found nothing says. */
  def missing: String = Corpora.missing("jsontestsuite")
