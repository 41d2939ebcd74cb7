package jzon.instances

import scala.collection.{immutable, mutable}
import jzon.Decoder

class BitSetsSuite extends Rows:
  test("every kind"):
    both("[0,1,63,64,1023]", immutable.BitSet(0, 1, 63, 64, 1023))
    both("[]", immutable.BitSet.empty)
    both("[3,200]", mutable.BitSet(3, 200))
    both[collection.BitSet]("[3,200]", immutable.BitSet(3, 200))
    both("[3,200]", java.util.BitSet.valueOf(Array(8L, 0L, 0L, 1L << 8)))
    reads("[3,1,3,200,7]", immutable.BitSet(1, 3, 7, 200))

  test("elements are bounded"):
    reads(s"[${BitSets.Max}]", immutable.BitSet(BitSets.Max))
    refuses[immutable.BitSet](s"[1, ${BitSets.Max + 1}]", "[1](expected an Int) from 0 to 1023, got 1024")
    refuses[mutable.BitSet]("[2147483647]", "[0](expected an Int) from 0 to 1023, got 2147483647")
    refuses[java.util.BitSet]("[-1]", "[0](expected an Int) from 0 to 1023, got -1")
    val wider = Decoder.bitSetUpTo(100000)
    assertEquals(jzon.readOrThrow("[100000,5]")(using wider), immutable.BitSet(5, 100000))
    assertEquals(jzon.parser.decode("[100001]")(using wider), Left("[0](expected an Int) from 0 to 100000, got 100001"))
