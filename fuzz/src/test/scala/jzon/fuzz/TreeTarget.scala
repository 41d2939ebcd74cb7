package jzon.fuzz

import jzon.{Json, Limits, Raw}
import jzon.conformance.Oracle

/** Any bytes as a tree: JSON is accepted and nothing else, and what is read is written as it was. */
object TreeTarget extends Target:
  def name = "tree"
  def seeds: Iterator[Array[Byte]] = Seeds.documents

  private val kind = Kind.of[Json]("Json")()
  private val unique = Limits(uniqueKeys = true)
  private val narrow =
    Limits(depth = 3, stringBytes = 20, nameBytes = 4, documentBytes = 100, numberBits = 16, numberScale = 10)

  def fuzzerTestOneInput(bytes: Array[Byte]): Unit =
    val result = jzon.read[Json](bytes)
    Finding.unless(result.isRight == Oracle.isJson(bytes), s"the grammar says otherwise: $result")
    result match
      case Left(error) => Errors.check(error, bytes)
      case Right(tree) =>
        kind.roundTrips(tree)
        val raw = Raw.checkedOrThrow(bytes)
        Finding.unless(java.util.Arrays.equals(jzon.writeBytes(raw), bytes), "a Raw is written otherwise")
        Finding.unless(tree.hashCode == jzon.readOrThrow[Json](jzon.writePretty(tree)).hashCode, "the hash")
        Finding.unless(tree.deepMerge(tree) == tree || hasRepeats(bytes), "merged with itself")
    for limits <- Seq(unique, narrow) do
      jzon.read[Json](bytes)(using Json.decoder, limits).left.foreach: error =>
        if result.isRight || limits == unique then Errors.check(error, bytes)

  private def hasRepeats(bytes: Array[Byte]): Boolean = jzon.read[Json](bytes)(using Json.decoder, unique).isLeft
