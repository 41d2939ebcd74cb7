package jzon.fuzz

import jzon.{Json, Limits}

/** Documents as one of many types: a value or an error with a place, and no value from what is not JSON. */
object DerivedTarget extends Target:
  def name = "derived"
  def seeds: Iterator[Array[Byte]] = Kinds.seeds

  private val narrow = Limits(
    depth = 3,
    stringBytes = 20,
    nameBytes = 4,
    documentBytes = 200,
    numberBits = 16,
    numberScale = 10,
    sameHashKeys = 1,
    rereadBytes = 10,
    uniqueKeys = true
  )

  def fuzzerTestOneInput(bytes: Array[Byte]): Unit = if bytes.nonEmpty then
    val kind = Kinds.chosen(bytes)
    val document = Kinds.document(bytes)
    kind.read(document) match
      case Left(error)  => Errors.check(error, document)
      case Right(value) =>
        val tree = jzon.read[Json](document)
        Finding.unless(tree.isRight, s"${kind.name} is $value, though $tree")
    kind.read(document)(using narrow).left.foreach(Errors.check(_, document))
