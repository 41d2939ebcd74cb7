package jzon.conformance.attacks

import java.util.Locale
import scala.annotation.nowarn
import scala.collection.{concurrent, immutable, mutable}
import scala.compiletime.summonFrom
import jzon.{Decoder, Json, Limits}

/** Keys and elements that collide in the table that a document becomes; rows B2, B3, B9 to B12. */
@nowarn("cat=deprecation")
final class HashAttacks(seed: Long):
  private val colliding = Colliding(seed)

  /** The library's own decoder of an `A`, if it has one: a type may be left out because it can't be made safe. */
  private inline def own[A]: Option[Decoder[A]] = summonFrom:
    case decoder: Decoder[A] => Some(decoder)
    case _                   => None

  private def attack[A](row: String, name: String, first: Int, decoder: Option[Decoder[A]])(
      hostile: Int => String,
      honest: Int => String
  ): Option[Attack] = decoder.map: decoder =>
    given Decoder[A] = decoder
    Attack(row, name, Attack.doubled(first))(n => Reads.any[A](hostile(n)), n => Reads.accepted[A](honest(n)))

  private def texts[A](row: String, name: String, decoder: Option[Decoder[A]]): Option[Attack] =
    attack(row, name, 5000, decoder)(
      n => Reads.entries(colliding.names(n)),
      n => Reads.entries(colliding.honestNames(n))
    )

  private def ints[A](name: String, decoder: Option[Decoder[A]])(keys: Int => IndexedSeq[Int]): Option[Attack] =
    attack("B3", name, 4000, decoder)(n => Reads.entries(keys(n)), n => Reads.entries(colliding.honestInts(n)))

  private def elements[A](name: String, decoder: Option[Decoder[A]])(keys: Int => IndexedSeq[Int]): Option[Attack] =
    attack("B3", name, 4000, decoder)(n => Reads.array(keys(n)), n => Reads.array(colliding.honestInts(n)))

  def all: List[Attack] = List(
    attack("B2", "List[Symbol]", 5000, own[List[Symbol]])(
      n => Reads.strings(colliding.names(n)),
      n => Reads.strings(colliding.honestNames(n))
    ),
    texts("B2", "Map[Symbol, Int]", own[Map[Symbol, Int]]),
    texts("B3", "Map[String, Int]", own[Map[String, Int]]),
    texts("B3", "mutable.HashMap of names", own[mutable.HashMap[String, Int]]),
    texts("B3", "java.util.HashMap of names", own[java.util.HashMap[String, Int]]),
    attack("B3", "mutable.LongMap", 4000, own[mutable.LongMap[Int]])(
      n => Reads.entries(colliding.forLongMap(n)),
      n => Reads.entries(colliding.honestLongs(n))
    ),
    ints("mutable.OpenHashMap", own[mutable.OpenHashMap[Int, Int]])(colliding.forOldMixing),
    ints("mutable.WeakHashMap", own[mutable.WeakHashMap[Int, Int]])(colliding.forOldMixing),
    ints("mutable.HashMap", own[mutable.HashMap[Int, Int]])(colliding.forHashMap),
    ints("mutable.LinkedHashMap", own[mutable.LinkedHashMap[Int, Int]])(colliding.forHashMap),
    ints("mutable.Map", own[mutable.Map[Int, Int]])(colliding.forHashMap),
    ints("immutable.Map", own[Map[Int, Int]])(colliding.lowBits),
    ints("immutable.IntMap", own[immutable.IntMap[Int]])(colliding.lowBits),
    ints("TrieMap", own[concurrent.TrieMap[Int, Int]])(colliding.lowBits),
    ints("java.util.HashMap", own[java.util.HashMap[Int, Int]])(colliding.forHashMap),
    ints("ConcurrentHashMap", own[java.util.concurrent.ConcurrentHashMap[Int, Int]])(colliding.forHashMap),
    elements("mutable.HashSet", own[mutable.HashSet[Int]])(colliding.forHashMap),
    elements("mutable.LinkedHashSet", own[mutable.LinkedHashSet[Int]])(colliding.forHashMap),
    elements("immutable.Set", own[Set[Int]])(colliding.lowBits),
    elements("java.util.Set", own[java.util.Set[Int]])(colliding.forHashMap),
    attack("B9", "Set[BigDecimal] of large scale", 1000, own[Set[BigDecimal]])(
      n => Reads.array((1 to n).map(i => s"${100000 + i}e4900")),
      n => Reads.array((1 to n).map(i => s"${100000 + i}.1234"))
    ),
    attack("B9", "Map[BigDecimal, Int] of large scale", 1000, own[Map[BigDecimal, Int]])(
      n => Reads.entries((1 to n).map(i => s"${100000 + i}e4900")),
      n => Reads.entries((1 to n).map(i => s"${100000 + i}.1234"))
    ),
    linked("ListSet", own[immutable.ListSet[Int]])(Reads.array),
    linked("mutable.ListMap", own[mutable.ListMap[Int, Int]])(Reads.entries),
    linked("immutable.ListMap", own[immutable.ListMap[Int, Int]])(Reads.entries),
    attack("B11", "List[Locale]", 2500, own[List[Locale]])(
      n => Reads.strings(colliding.locales(n)),
      n => Reads.strings(colliding.honestLocales(n))
    )
  ).flatten ++ honestValues

  /** Collections that keep a list; the document is honest, and so is its twin, a set. */
  private def linked[A](
      name: String,
      decoder: Option[Decoder[A]]
  )(document: IndexedSeq[Int] => String): Option[Attack] =
    decoder.map: decoder =>
      given Decoder[A] = decoder
      Attack("B10", name, Attack.doubled(5000))(
        n => Reads.accepted[A](document(colliding.honestInts(n).distinct)),
        n =>
          val ints = colliding.honestInts(n).distinct
          if document(ints).head == '[' then Reads.accepted[Set[Int]](document(ints))
          else Reads.accepted[Map[Int, Int]](document(ints))
      )

  /** Honest values that differ deep inside only, or are equal to nothing: they must be accepted. */
  private def honestValues: List[Attack] =
    def nested(i: Int) = s"""{"a":{"b":{"c":[{"d":{"e":$i}}]}}}"""
    def alike(i: Int) = s"""{"a":{"b":{"c":[{"d":{"e":0}}]}},"f":$i}"""
    List(
      Attack("B12", "Set[Json] of nested values", Attack.doubled(100))(
        n => Reads.accepted[Set[Json]](Reads.array((1 to n).map(nested))),
        n => Reads.accepted[Set[Json]](Reads.array((1 to n).map(alike)))
      ),
      Attack("B12", "Set[Double] of NaN", Attack.doubled(100))(
        n => Reads.accepted[Set[Double]](Reads.strings(Seq.fill(n)("NaN"))),
        n => Reads.accepted[Set[Double]](Reads.array((1 to n).map(_ + 0.125)))
      ),
      Attack("B12", "uniqueKeys, Map[Double, Int] of NaN twice", Attack.doubled(1))(
        _ => Reads.refused[Map[Double, Int]]("""{"NaN":1,"NaN":2}""")(using summon, Limits(uniqueKeys = true)),
        _ => Reads.refused[Map[Double, Int]]("""{"1.5":1,"1.5":2}""")(using summon, Limits(uniqueKeys = true))
      )
    )
