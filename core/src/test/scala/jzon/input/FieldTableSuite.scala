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

  private def fieldOf(table: FieldTable, document: String, expected: Int): Int =
    val bytes = document.getBytes(UTF_8)
    val in = Reader(bytes, 0, bytes.length)
    in.beginObject()
    assert(in.hasField())
    in.field(table, expected)

  property("a name is found whatever was expected, escaped or not; another one is not"):
    forAll(names, Gen.choose(0, 100)): (names, n) =>
      val table = FieldTable(names*)
      for (name, i) <- names.zipWithIndex do
        val escaped = name.map(c => f"\\u${c.toInt}%04x").mkString("\"", "", "\"")
        for key <- Seq(json.write(name), escaped); tail <- Seq("1}", " ".repeat(30) + "1}") do
          val document = s"{$key:$tail"
          assertEquals(fieldOf(table, document, i), i, document)
          assertEquals(fieldOf(table, document, n % names.length), i, document)
          assertEquals(fieldOf(table, document, names.length), i, document)
        if !names.contains(name + "x") then assertEquals(fieldOf(table, s"{${json.write(name + "x")}:1}", i), -1)

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
