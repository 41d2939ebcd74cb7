package jzon.input

import java.nio.charset.StandardCharsets.UTF_8
import munit.ScalaCheckSuite
import org.scalacheck.Gen
import org.scalacheck.Prop.*
import jzon as json
import jzon.{FieldTable, Reader}

class FieldTableSuite extends ScalaCheckSuite:
  private val names: Gen[List[String]] =
    val name = Gen.oneOf(
      Gen.choose(0, 20).flatMap(n => Gen.listOfN(n, Gen.oneOf('a', 'b', 'é')).map(_.mkString)),
      Gen.oneOf("a\"", "\\", "a\nb", "\"", "tab\t", "12345678", "1234567", "123456789", "abcdefghabcdefgh", "😀😀😀")
    )
    Gen.choose(1, 40).flatMap(n => Gen.listOfN(n, name)).map(_.distinct)

  /** Of an object with one field, which is 1. */
  private def fieldOf(table: FieldTable, document: String, expected: Int): Int =
    val bytes = document.getBytes(UTF_8)
    val in = Reader(bytes, 0, bytes.length)
    in.beginObject()
    assert(in.hasField())
    val field = in.field(table, expected)
    assertEquals(in.readInt(), 1, document)
    field

  property("a name is found whatever was expected, escaped or not; another one is not"):
    forAll(names, Gen.choose(0, 100)): (names, n) =>
      val table = FieldTable(names*)
      for (name, i) <- names.zipWithIndex do
        val escaped = name.map(c => f"\\u${c.toInt}%04x").mkString("\"", "", "\"")
        for
          key <- Seq(json.write(name), escaped)
          colon <- Seq(":", ": ", " : ", "  :  ", "\n:\t", ":" + " ".repeat(30))
        do
          val document = s"{$key${colon}1}"
          assertEquals(fieldOf(table, document, i), i, document)
          assertEquals(fieldOf(table, document, n % names.length), i, document)
          assertEquals(fieldOf(table, document, names.length), i, document)
        if !names.contains(name + "x") then assertEquals(fieldOf(table, s"{${json.write(name + "x")}:1}", i), -1)

  property("a hint is found by a lookup of its first bytes as by its hash; another one is not"):
    def hint(table: FieldTable, text: String, after: Int): Int =
      val bytes = (json.write(text) + " ".repeat(after)).getBytes(UTF_8)
      Reader(bytes, 0, bytes.length).readHint(table)
    forAll(names): names =>
      val table = FieldTable(names*)
      for (name, i) <- names.zipWithIndex; after <- Seq(0, 16) do // near the end of the input, there is no lookup
        assertEquals(hint(table, name, after), i)
        if !names.contains(name + "b") then assertEquals(hint(table, name + "b", after), -1)
        if !names.contains("b" + name) then assertEquals(hint(table, "b" + name, after), -1)

  test("what differs in one character from the name that is expected is not it"):
    for length <- 1 to 20; at <- 0 until length do
      val name = "abcdefghijklmnopqrst".take(length)
      val table = FieldTable(name)
      assertEquals(fieldOf(table, s"{\"${name.updated(at, 'A')}\":1}" + " ".repeat(8), 0), -1)
      assertEquals(fieldOf(table, s"{\"${name.patch(at, "", 1)}\":1}" + " ".repeat(8), 0), -1)
      assertEquals(fieldOf(table, s"{\"${name.patch(at, "A", 0)}\":1}" + " ".repeat(8), 0), -1)

  test("after a name comes a colon, and nothing else"):
    for name <- Seq("a", "1234567", "12345678", "123456789"); tail <- Seq("", "1}", ",1}", " 1}", " ", "\":1}") do
      intercept[json.DecodeError](fieldOf(FieldTable(name), s"{\"$name\"$tail" + " ".repeat(8), 0)): Unit

  test("a name is expected by its text, and found by what is written: quotes, backslashes and controls in it"):
    val table = FieldTable("a\"b", "c\\d", "e\nf")
    def refused(document: String, expected: Int): Unit = // malformed, though the bytes of the name stand there
      intercept[json.DecodeError](fieldOf(table, document + " ".repeat(16), expected)): Unit
    refused("{\"a\"b\":1}", 0)
    refused("{\"c\\d\":1}", 1)
    refused("{\"e\nf\":1}", 2)
    assertEquals(fieldOf(table, "{\"a\\\"b\":1}", 0), 0)
    assertEquals(fieldOf(table, "{\"c\\\\d\":1}", 1), 1)
    assertEquals(fieldOf(table, "{\"e\\nf\":1}", 2), 2)

  test("aliases"):
    val table = FieldTable.withAliases(Seq("a", "b"), Seq("c" -> 1, "d" -> 0))
    assertEquals("abcde".map(c => fieldOf(table, s"{\"$c\":1}", 0)), Seq(0, 1, 1, 0, -1))

  test("two of one name are refused"):
    intercept[IllegalArgumentException](FieldTable("a", "b", "a")): Unit
