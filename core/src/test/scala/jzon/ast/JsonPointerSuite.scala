package jzon.ast

import munit.{FunSuite, Location}
import jzon as json
import jzon.{Json, JsonPointer}

class JsonPointerSuite extends FunSuite:
  /** The document of RFC 6901, section 5. */
  private val document = json.readOrThrow[Json](
    """{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}"""
  )

  private def points(text: String, expected: String)(using Location): Unit =
    val pointer = JsonPointer.parse(text).toOption.get
    assertEquals(document.at(pointer).map(json.write(_)), Some(expected))
    assertEquals(pointer.toString, text)

  test("the examples of the RFC"):
    assertEquals(document.at(JsonPointer(Nil)), Some(document))
    points("/foo", """["bar","baz"]""")
    points("/foo/0", "\"bar\"")
    points("/", "0")
    points("/a~1b", "1")
    points("/c%d", "2")
    points("/e^f", "3")
    points("/g|h", "4")
    points("/i\\j", "5")
    points("/k\"l", "6")
    points("/ ", "7")
    points("/m~0n", "8")

  test("what points nowhere"):
    for text <- Seq("/foo/2", "/foo/-", "/foo/00", "/foo/-0", "/foo/+1", "/foo/", "/foo/99999999999", "/x", "/foo/0/0")
    do assertEquals(document.at(JsonPointer.parse(text).toOption.get), None, text)

  test("~01 is the name ~1"):
    assertEquals(JsonPointer.parse("/~01"), Right(JsonPointer(List("~1"))))
    assertEquals(JsonPointer(List("~1")).toString, "/~01")

  test("what is no pointer"):
    assertEquals(JsonPointer.parse("a"), Left("a JSON pointer is empty or begins with '/'"))
    for text <- Seq("/~", "/~2", "/a/~x") do
      assertEquals(JsonPointer.parse(text), Left("a '~' in a JSON pointer is followed by 0 or 1"), text)

  test("that of an error points at the place"):
    val tree = json.readOrThrow[Json]("""{"a/b":[{"~":"x"}]}""")
    val error = (tree / "a/b" / 0 / "~").as[Int].swap.toOption.get
    assertEquals(tree.at(JsonPointer.parse(error.pointer).toOption.get), Some(Json.Str("x")))
