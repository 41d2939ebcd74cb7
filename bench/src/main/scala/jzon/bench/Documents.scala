package jzon.bench

import com.github.plokhotnyuk.jsoniter_scala.core.readFromArray
import java.util.Arrays
import jzon as json
import jzon.bench.documents.{Document, Form, Layout}
import jzon.bench.libraries.{Jsoniter, JsoniterTree}
import jzon.bench.types.TypeRow

/** Every document, jzon beside jsoniter-scala in the configuration of its own benchmarks: read from its compact and its
  * pretty form, written, skipped as an unknown field, and read into a tree. Prints what [[Pair.measure]] says.
  *
  * {{{
  * bench/documents.sh 5                      # five JVMs
  * bench/documents.sh 3 'Twitter read' 'tree' # three JVMs, the rows whose names match
  * }}}
  */
object Documents:
  private val WarmupRounds = 20 // the JIT takes more than a second for a large class

  def main(patterns: Array[String]): Unit = Pair.measure(Subject.all.flatMap(pairs(_)), patterns, WarmupRounds)

  private[bench] def pairs[A](subject: Subject[A]): List[Pair] =
    List(
      read(subject, Layout.Compact),
      read(subject, Layout.Pretty),
      write(subject),
      skip(subject.document, Layout.Compact),
      tree(subject.document, Layout.Compact)
    )

  private[bench] def read[A](subject: Subject[A], layout: Layout): Pair =
    val document = subject.document
    val bytes = document.in(layout)
    Pair(
      s"${document.name} read ${layout.label}",
      () => subject.jzon.read(bytes),
      () => subject.jsoniter.read(bytes),
      () => isRight(document.value, subject.jzon.read(bytes))(subject.jsoniter.read(bytes))
    )

  private def write[A](subject: Subject[A]): Pair =
    written(subject, "write")(subject.jzon.write(_))(subject.jsoniter.write(_))

  private[bench] def write[A](subject: Subject[A], form: Form): Pair =
    written(subject, s"write ${form.label}")(subject.jzon.write(_, form.ours))(subject.jsoniter.write(_, form.theirs))

  private def written[A](subject: Subject[A], operation: String)(ours: A => Array[Byte])(
      theirs: A => Array[Byte]
  ): Pair =
    val value = subject.document.value
    Pair(
      s"${subject.document.name} $operation",
      () => ours(value),
      () => theirs(value),
      () => isRight(value, subject.jzon.read(theirs(value)))(subject.jsoniter.read(ours(value)))
    )

  private def isRight[A](expected: A, value: => A)(other: => A): Boolean = value == expected && other == expected

  /** A class that has none of the fields that are there. */
  private final case class Envelope(id: Int) derives json.Codec
  private val envelope = Jsoniter[Envelope](TypeRow.jsoniter[Envelope])

  private[bench] def skip(document: Document[?], layout: Layout): Pair =
    val bytes = """{"payload":""".getBytes ++ document.in(layout) ++ ""","id":7}""".getBytes
    Pair(
      named(document, "skip", layout),
      () => json.readOrThrow[Envelope](bytes),
      () => envelope.read(bytes),
      () => json.readOrThrow[Envelope](bytes).id == 7 && envelope.read(bytes).id == 7
    )

  private[bench] def tree(document: Document[?], layout: Layout): Pair =
    val bytes = document.in(layout)
    def ours(): json.Json = json.readOrThrow[json.Json](bytes)
    def theirs(): JsoniterTree = readFromArray[JsoniterTree](bytes)
    Pair(
      named(document, "tree", layout),
      () => ours(),
      () => theirs(),
      () => Arrays.equals(json.writeBytes(ours()), document.compact) && theirs().toJzon == ours()
    )

  private def named(document: Document[?], operation: String, layout: Layout): String =
    if layout == Layout.Compact then s"${document.name} $operation" else s"${document.name} $operation ${layout.label}"
