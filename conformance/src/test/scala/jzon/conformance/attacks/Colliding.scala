package jzon.conformance.attacks

import java.util.SplittableRandom
import jzon.conformance.Collisions

/** Keys that land in one place of a hash table, each rule with the table that it is made for; and honest keys as long.
  */
final class Colliding(seed: Long):
  private def random = SplittableRandom(seed)

  /** A suffix that all names of one document share, so that documents have other hashes than each other. */
  private def suffix(n: Int): String = (seed * 31 + n).toHexString.takeRight(6)

  /** `n` names of one `String.hashCode`. */
  def names(n: Int): IndexedSeq[String] = Collisions.strings(n).map(_ + suffix(n))

  /** As long as [[names]], in no hash table near each other. */
  def honestNames(n: Int): IndexedSeq[String] =
    val letters = random
    val length = names(1).head.length
    IndexedSeq.fill(n)(String(Array.fill(length)((letters.nextInt(26) + 'a').toChar))).distinct

  /** `n` Ints with low bits of 0, which is where tables without any mixing look. */
  def lowBits(n: Int): IndexedSeq[Int] = IndexedSeq.tabulate(n)(i => (i + 1) << 16).distinct

  /** `n` Ints that `scala.collection.mutable.HashMap` puts into one bucket: it looks at `h ^ h >>> 16`. */
  def forHashMap(n: Int): IndexedSeq[Int] = IndexedSeq.tabulate(n)(i => unshifted((i + 1) << 17, Seq(16)))

  /** `n` Ints that `java.util.WeakHashMap` and `scala.collection.mutable.OpenHashMap` put into one bucket of up to
    * 2^17: both mix a hash by the same two steps.
    */
  def forOldMixing(n: Int): IndexedSeq[Int] =
    IndexedSeq.tabulate(n)(i => unshifted(unshifted((i + 1) << 17, Seq(7, 4)), Seq(20, 12)))

  /** `n` Longs that `scala.collection.mutable.LongMap` puts into one slot of up to 2^17, of different hashes each. */
  def forLongMap(n: Int): IndexedSeq[Long] =
    IndexedSeq.tabulate(n): i =>
      val multiplied = unshifted((i + 1) << 17, Seq(13))
      (unshifted(multiplied * Inverse, Seq(16)) & 0xffffffffL) | (1L << 40) // beyond Int, of another half
    .map(key => key ^ (key >>> 32)) // so that the two halves together give what was asked for

  def honestInts(n: Int): IndexedSeq[Int] =
    val ints = random
    IndexedSeq.fill(n)(ints.nextInt(1 << 30, Int.MaxValue))

  def honestLongs(n: Int): IndexedSeq[Long] =
    val longs = random
    IndexedSeq.fill(n)(longs.nextLong(1L << 40, 1L << 41))

  /** `n` language tags, at most 43,000, whose Locales have one hash: a pair of letters and digits weighs as much as
    * another in a hash of base 31, `an` as `c0`.
    */
  def locales(n: Int): IndexedSeq[String] =
    val variants = for a <- Pairs; b <- Pairs; c <- Pairs; d <- Pairs yield a + b + c + d
    tags(variants, n)

  /** As long as [[locales]]. */
  def honestLocales(n: Int): IndexedSeq[String] =
    val letters = random
    tags(IndexedSeq.fill(16)(String(Array.fill(8)((letters.nextInt(26) + 'a').toChar))), n)

  private def tags(variants: IndexedSeq[String], n: Int): IndexedSeq[String] =
    val language = suffix(n).map(c => (c % 26 + 'a').toChar).take(3)
    val all =
      for
        a <- variants.iterator; b <- variants; c <- variants; d <- variants
        if Set(a, b, c, d).size == 4
      yield s"$language-$a-$b-$c-$d"
    all.take(n).toIndexedSeq

  private val Pairs = IndexedSeq("an", "c0")

  /** The x for which `x ^ x >>> a ^ x >>> b …` is `y`: what shifts lose is put right from the top down. */
  private def unshifted(y: Int, shifts: Seq[Int]): Int =
    var x = y
    for _ <- 1 to 32 do x = shifts.foldLeft(y)((sum, shift) => sum ^ (x >>> shift))
    x

  /** 0x85EBCA6B × this is 1 in 32 bits (Newton's iteration). */
  private val Inverse =
    var inverse = 0x85ebca6b
    for _ <- 1 to 5 do inverse *= 2 - 0x85ebca6b * inverse
    inverse
