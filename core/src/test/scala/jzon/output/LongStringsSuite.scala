package jzon.output

/** A string that needs escapes or more than ASCII is written in pieces. */
class LongStringsSuite extends munit.FunSuite:
  test("a pair may stand where one ends"):
    (1000 to 1030).foreach: length =>
      val text = "é" + "a" * length + "😀é\n" * 3
      assertEquals(jzon.write(text), "\"" + text.replace("\n", "\\n") + "\"")
      intercept[jzon.EncodeError](jzon.write("é" + "a" * length + "\ud83d")): Unit
      intercept[jzon.EncodeError](jzon.write("é" + "a" * length + "\ud83d" + "a" * 1030)): Unit
      intercept[jzon.EncodeError](jzon.write("é" + "a" * length + "\ude00")): Unit
