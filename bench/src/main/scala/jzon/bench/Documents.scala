package jzon.bench

import com.github.plokhotnyuk.jsoniter_scala.core.readFromArray
import java.util.Arrays
import jzon as json
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
    val document = subject.document
    def isRight(value: => A)(other: => A): Boolean = value == document.value && other == document.value
    def read(title: String, bytes: Array[Byte]): Pair =
      Pair(
        s"${document.name} $title",
        () => subject.jzon.read(bytes),
        () => subject.jsoniter.read(bytes),
        () => isRight(subject.jzon.read(bytes))(subject.jsoniter.read(bytes))
      )
    List(
      read("read compact", document.compact),
      read("read pretty", document.pretty),
      Pair(
        s"${document.name} write",
        () => subject.jzon.write(document.value),
        () => subject.jsoniter.write(document.value),
        () =>
          isRight(subject.jzon.read(subject.jsoniter.write(document.value)))(
            subject.jsoniter.read(subject.jzon.write(document.value))
          )
      ),
      skipped(document.name, document.compact),
      tree(document.name, document.compact)
    )

  /** A class that has none of the fields that are there. */
  private final case class Envelope(id: Int) derives json.Codec
  private val envelope = Jsoniter[Envelope](TypeRow.jsoniter[Envelope])

  private def skipped(name: String, document: Array[Byte]): Pair =
    val bytes = """{"payload":""".getBytes ++ document ++ ""","id":7}""".getBytes
    Pair(
      s"$name skip",
      () => json.readOrThrow[Envelope](bytes),
      () => envelope.read(bytes),
      () => json.readOrThrow[Envelope](bytes).id == 7 && envelope.read(bytes).id == 7
    )

  private def tree(name: String, bytes: Array[Byte]): Pair =
    def ours(): json.Json = json.readOrThrow[json.Json](bytes)
    def theirs(): JsoniterTree = readFromArray[JsoniterTree](bytes)
    Pair(
      s"$name tree",
      () => ours(),
      () => theirs(),
      () => Arrays.equals(json.writeBytes(ours()), bytes) && theirs().toJzon == ours()
    )
