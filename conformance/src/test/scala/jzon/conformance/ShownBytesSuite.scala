package jzon.conformance

import jzon.wire.{CopyLaws, Latin1}

/** Runs with `--add-opens java.base/java.lang=ALL-UNNAMED`. */
class ShownBytesSuite extends CopyLaws:
  test("the JVM shows the bytes of a text that it keeps one for each character"):
    assert(Latin1.isShown)
    assertEquals(Latin1.bytes("a\u00ff").toSeq, Seq[Byte](97, -1))
    assertEquals(Latin1.bytes("").toSeq, Nil)
    assertEquals(Latin1.bytes("a\u0100"), null)
