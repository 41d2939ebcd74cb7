package jzon.bench.harness.documents

import java.nio.charset.StandardCharsets.UTF_8
import java.util.SplittableRandom
import jzon.bench.harness.{Datatype, Variant}
import jzon.bench.harness.model.Canonical

/** A value and a document that stands for it. */
final class Payload(val value: Canonical, val bytes: Array[Byte]):
  lazy val text: String = String(bytes, UTF_8)

/** Documents to measure with: the same for every library, on every machine. */
object Payloads:
  /** What a run takes its documents from, unless it names another. */
  val defaultSeed: Long = 20261122L

  /** How many documents there are of a kind: taken by turns, so that no branch is learned by heart. */
  val perSize: Int = 8

  /** Documents of about `sizeKb` times 1,000 bytes in this variant's form, at most a tenth off.
    *
    * @param sizeKb
    *   at least 1
    */
  def apply(datatype: Datatype, sizeKb: Int, variant: Variant, seed: Long = defaultSeed): IndexedSeq[Payload] =
    require(sizeKb >= 1, s"documents of $sizeKb KB")
    val kind = datatype.ordinal * Variant.values.length + variant.ordinal
    for i <- 0 until perSize yield
      val words = Words(SplittableRandom(((seed * 31 + kind) * 31 + sizeKb) * 31 + i), variant)
      datatype match
        case Datatype.Users   => UsersDocument(words, Form(variant)).make(sizeKb * 1000)
        case Datatype.Clients => ClientsDocument(words, Form(variant)).make(sizeKb * 1000)
