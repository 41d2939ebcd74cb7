package jzon.conformance.attacks

import munit.FunSuite

/** The rules make keys that collide where they should, and attacks of the size that they say. */
class CollidingSuite extends FunSuite:
  private val colliding = Colliding(1)
  private val n = 2000
  private val low = (1 << 17) - 1 // of a table for 100,000 keys

  private def different[A](keys: IndexedSeq[A]): IndexedSeq[A] =
    assertEquals(keys.length, n)
    assertEquals(keys.distinct.length, n)
    keys

  private def oneOf[A](keys: IndexedSeq[A])(place: A => Int): Unit =
    assertEquals(different(keys).map(place).distinct.length, 1)

  private def oldMixing(hash: Int): Int =
    val first = hash ^ (hash >>> 20) ^ (hash >>> 12)
    first ^ (first >>> 7) ^ (first >>> 4)

  private def ofLongMap(key: Long): Int =
    val hash = (key ^ (key >>> 32)).toInt
    val mixed = (hash ^ (hash >>> 16)) * 0x85ebca6b
    mixed ^ (mixed >>> 13)

  test("names, Ints and Longs share a place, each in its table"):
    oneOf(colliding.names(n))(_.hashCode)
    oneOf(colliding.lowBits(n))(_ & 0xffff)
    oneOf(colliding.forHashMap(n))(key => (key ^ (key >>> 16)) & low)
    oneOf(colliding.forOldMixing(n))(key => oldMixing(key) & low)
    oneOf(colliding.forLongMap(n))(key => ofLongMap(key) & low)
    assert(colliding.forLongMap(n).map(_.##).distinct.length > n / 2, "guards that look at the hash see different ones")

  test("Locales share the hash of their language, script, region and variant"):
    val tags = different(colliding.locales(n))
    val letters = tags.map(java.util.Locale.forLanguageTag).map: locale =>
      locale.getLanguage + locale.getVariant.toLowerCase
    assertEquals(letters.map(_.hashCode).distinct.length, 1)
    assert(tags.forall(java.util.Locale.Builder().setLanguageTag(_).build() != null))

  test("honest keys do not share a place"):
    assert(different(colliding.honestNames(n)).map(_.hashCode).distinct.length > n - 5)
    assert(different(colliding.honestInts(n)).map(key => oldMixing(key) & low).distinct.length > n / 2)
    assert(different(colliding.honestLongs(n)).map(key => ofLongMap(key) & low).distinct.length > n / 2)
    assert(different(colliding.honestLocales(n)).map(_.hashCode).distinct.length > n - 5)

  test("a seed gives the same keys, another one others"):
    assertEquals(Colliding(1).honestLongs(n), colliding.honestLongs(n))
    assertNotEquals(Colliding(2).honestLongs(n), colliding.honestLongs(n))
    assertNotEquals(Colliding(2).names(n), colliding.names(n))

  test("every row of the findings has its attacks, at sizes that double"):
    val attacks = Attacks.all(1)
    assertEquals(attacks.map(_.row).distinct.sorted, ("seed" :: (1 to 15).map(i => s"B$i").toList).sorted)
    assertEquals(attacks.map(_.name).distinct.length, attacks.length)
    for attack <- attacks do
      val Seq(one, two, four) = attack.sizes: @unchecked
      assertEquals((two, four), (one * 2, one * 4), attack.name)
