package jzon.conformance.attacks

import jzon.{EncodeError, Encoder, Json, Limits, Raw, Writer}
import Recursive.{Holder, Named, Pair, TreeHolder}

/** Values that are written; rows B5 to B8 and B15. */
object WritingAttacks:
  /** Must be refused, and with an EncodeError. */
  private def refused(write: => Any): Work = () =>
    try
      write: Unit
      throw Broken("written")
    catch case _: EncodeError => ()

  private val lone = "\ud800"

  /** What was written must be readable. */
  private def readable[A](value: A)(read: String => Either[jzon.DecodeError, A])(using Encoder[A]): Work = () =>
    val text =
      try jzon.write(value)
      catch case _: EncodeError => "refused"
    if text != "refused" then
      read(text).left.foreach(error => throw Broken(s"written, and refused when read: ${error.message}"))

  /** A second value after a refused one: refused as well, or one document. */
  private def writtenAfter(refused: Named): Work =
    val honest = Named("a", List("b"))
    () =>
      val writer = Writer()
      try jzon.writeTo(refused, writer)
      catch case _: EncodeError => ()
      val text =
        try
          jzon.writeTo(honest, writer)
          writer.toString
        catch case _: EncodeError => "refused"
      if text != "refused" && jzon.read[Json](text).isLeft then throw Broken(s"malformed: ${text.take(30)}")

  private def honestTwice(value: Named): Work = () =>
    val writer = Writer()
    jzon.writeTo(value, writer)
    writer.reset()
    jzon.writeTo(Named("a", List("b")), writer)

  private def nested(levels: Int, inside: Json): Json = (1 to levels).foldLeft(inside)((tree, _) => Json.Arr(tree))

  private val thousand = Json.Arr(IndexedSeq.fill(2000)(Json.Num(1)))

  def all: List[Attack] = List(
    Attack("B5", "exact size of shared children, too deep", Attack.doubled(6))(
      n => refused(jzon.writeBytesExact(Pair.shared(n))(using summon, summon, Limits(depth = n - 1))),
      n => refused(jzon.writeBytesExact(Pair.chain(n))(using summon, summon, Limits(depth = n - 1)))
    ),
    Attack("B6", "a map's long key before a bad value", Attack.doubled(1200000))(
      n =>
        val map = Map("k" * n -> lone)
        refused(jzon.write(map))
      ,
      n =>
        val list = List("k" * n, lone)
        refused(jzon.write(list))
    ),
    Attack("B7", "a checked Raw in an object", Attack.doubled(128))(
      n => readable(Holder(Raw.checkedOrThrow("[" * n + "]" * n)))(jzon.read[Holder](_)),
      n => readable(TreeHolder(nested(n - 1, Json.Arr())))(jzon.read[TreeHolder](_))
    ),
    Attack("B8", "a writer after a refused value", Attack.doubled(100))(
      n => writtenAfter(Named("a", List.fill(n)("b") :+ lone)),
      n => honestTwice(Named("a", List.fill(n)("b")))
    ),
    Attack("B15", "the pretty form of deep values", Attack.doubled(100), Some("docs/security.md"))(
      n =>
        val tree = nested(n, thousand)
        () => jzon.writePretty(tree): Unit
      ,
      n =>
        val tree = Json.Arr(thousand, nested(n, Json.Null))
        () => jzon.writePretty(tree): Unit
    )
  )
