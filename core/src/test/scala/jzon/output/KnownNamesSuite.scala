package jzon.output

import jzon.{WriteOptions, Writer}
import munit.Location

/** Names that come again are written as they were the first time, whatever came between. */
class KnownNamesSuite extends munit.FunSuite:
  private def again(name: String)(using Location): Unit =
    val w = Writer()
    val expected = jzon.write(Map(name -> 1))
    (1 to 5).foreach: time =>
      w.reset()
      w.writeString("z" * 60) // or what was written before would still stand there
      w.reset()
      w.obj(_.put(name, 1))
      assertEquals(w.toString, expected, clue(time))

  test("a name of each length"):
    (0 to 30).foreach(length => again("n" * length))

  test("names that need escapes, or more bytes than characters"):
    List("\"", "\\", "a\nb", "é", "😀", "\u007f", "\u0000", "ÿÿÿÿÿÿ", "\"\"\"").foreach(again)

  test("names that share a place"):
    val names = (0 until KnownNames.Places * 3).map(i => s"name$i").toList
    val w = Writer()
    (1 to 4).foreach: _ =>
      w.reset()
      w.obj: o =>
        names.foreach(name => o.put(name, 0).put(name, 1))
      assertEquals(w.toString, names.map(name => s""""$name":0,"$name":1""").mkString("{", ",", "}"))

  test("another order each time"):
    val names = List("a", "", "b", "name", "long name that is not kept", "c")
    val w = Writer()
    (names ++ names).combinations(4).foreach: some =>
      w.reset()
      w.obj(o => some.foreach(o.put(_, 0)))
      assertEquals(w.toString, some.map(name => s""""$name":0""").mkString("{", ",", "}"))

  test("equal names that are not the same object"):
    val w = Writer()
    w.obj(o => (1 to 4).foreach(i => o.put(new String("name"), i)))
    assertEquals(w.toString, """{"name":1,"name":2,"name":3,"name":4}""")

  test("in every form"):
    val name = "<a>"
    def text(options: WriteOptions): String =
      given WriteOptions = options
      val w = Writer()
      w.obj(o => (1 to 3).foreach(o.put(name, _)))
      w.toString
    assertEquals(text(WriteOptions.default), """{"<a>":1,"<a>":2,"<a>":3}""")
    val safe = """{"\u003ca\u003e":1,"\u003ca\u003e":2,"\u003ca\u003e":3}"""
    assertEquals(text(WriteOptions(htmlSafe = true)), safe)
    assertEquals(text(WriteOptions.pretty), "{\n  \"<a>\" : 1,\n  \"<a>\" : 2,\n  \"<a>\" : 3\n}")

  test("at the end of a buffer that is full"):
    (10 to 60).foreach: size =>
      val array = new Array[Byte](size)
      val w = Writer.fixed(array)
      def write(): Unit =
        w.reset()
        w.obj(o => (1 to 3).foreach(o.put("known", _)))
      if size < 31 then
        (1 to 3).foreach: _ =>
          intercept[jzon.EncodeError](write())
      else
        (1 to 3).foreach(_ => write())
        assertEquals(new String(array, 0, 31, "UTF-8"), """{"known":1,"known":2,"known":3}""")

  test("null is refused"):
    val w = Writer()
    val none: String = null
    intercept[jzon.EncodeError](w.obj(_.put(none, 1))): Unit
