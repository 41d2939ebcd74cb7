package jzon.output

/** Strings that need escapes or more than ASCII are written in pieces, and decoded in arrays of a limited size. */
class LongStringsSuite extends munit.FunSuite:
  test("a pair may stand where one ends"):
    (1000 to 1030).foreach: length =>
      val text = "é" + "a" * length + "😀é\n" * 3
      assertEquals(jzon.write(text), "\"" + text.replace("\n", "\\n") + "\"")
      intercept[jzon.EncodeError](jzon.write("é" + "a" * length + "\ud83d")): Unit
      intercept[jzon.EncodeError](jzon.write("é" + "a" * length + "\ud83d" + "a" * 1030)): Unit
      intercept[jzon.EncodeError](jzon.write("é" + "a" * length + "\ude00")): Unit

  test("a pair may stand where one ends, after characters of any kind"):
    for c <- "aé中\n"; length <- (0 to 200) ++ (1010 to 1030); end <- Seq("😀", "é😀", "中😀", "\n😀é") do
      val text = "é" + c.toString * length + end
      assertEquals(jzon.write(text), "\"" + text.replace("\n", "\\n") + "\"")
      assertEquals(String(jzon.writeBytes(text), "UTF-8"), "\"" + text.replace("\n", "\\n") + "\"")
      intercept[jzon.EncodeError](jzon.write(text + "\ud83d")): Unit
      intercept[jzon.EncodeError](jzon.write(text + "\ude00")): Unit

  test("a string around every size of the array that it is decoded in, whole and from a stream"):
    for size <- List(1024, 2048, 65536); length <- size - 12 to size + 3; end <- List("é", "😀", "\n", "a") do
      val text = "é" + "a" * length + end
      val bytes = jzon.writeBytes(List(text, end))
      assertEquals(jzon.readOrThrow[List[String]](bytes), List(text, end))
      assertEquals(jzon.readOrThrow[List[String]](java.io.ByteArrayInputStream(bytes)), List(text, end))

  test("a long string that is wrong at its end is refused there"):
    val text = "\"" + "é" * 70000 + "\\x\""
    assertEquals(jzon.read[String](text).left.map(_.offset), Left(140001L))
