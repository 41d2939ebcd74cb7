package jzon.conformance.attacks

import jzon.{Decoder, Json, Limits}
import jzon.conformance.Anything

/** Depth, and what is read again; rows B1 and B4, and documents that nest in every way. */
object StackAttacks:
  /** `{"a":` that many times, with no end: refused, or ended too soon, and never a StackOverflowError. */
  private def objects(levels: Int): String = "{\"a\":" * levels
  private def arrays(levels: Int): String = "[" * levels

  /** As many bytes, not nested. */
  private def flat(bytes: Int): String = Reads.array(Seq.fill(bytes / 10)("{\"a\":null}"))

  /** The honest twin has as many bytes of the same type, side by side. */
  private def nested[A: Decoder](name: String, sizes: Seq[Int])(document: Int => String): Attack =
    Attack("B1", name, sizes)(
      n => Reads.refused[A](document(n)),
      n => Reads.accepted[List[A]](flat(document(n).length))
    )

  private val levels = Attack.doubled(128) // to the limit

  def all: List[Attack] = List(
    nested[Recursive.Fields20]("a class of 20 fields in itself", levels)(objects),
    nested[Recursive.Fields80]("a class of 80 fields in itself", levels)(objects),
    nested[Json]("a tree of arrays", Attack.doubled(25000))(arrays),
    nested[Json]("a tree of objects", Attack.doubled(25000))(objects),
    nested[Unit]("skipped, of both", Attack.doubled(25000))(n => (objects(1) + arrays(1)) * (n / 2))(using
      Anything.skipped
    ),
    Attack("B4", "alternatives within alternatives", Attack.doubled(5))(
      n => Reads.any(arrays(n) + "]" * n)(using Recursive.Chain.twice),
      n => Reads.accepted(arrays(n) + "]" * n)(using Recursive.Chain.once)
    ),
    Attack("B4", "alternatives behind a long text", Attack.doubled(4))(
      n => Reads.any(arrays(n) + " " * 2000 + "]" * n)(using Recursive.Chain.twice),
      n => Reads.accepted(arrays(n) + " " * 2000 + "]" * n)(using Recursive.Chain.once)
    )
  )
