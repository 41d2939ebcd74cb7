package jzon.derive

import java.io.{PrintWriter, StringWriter}
import java.nio.file.{Files, Path}
import java.util.spi.ToolProvider
import scala.jdk.StreamConverters.*
import jzon as json
import jzon.syntax.*
import munit.{FunSuite, Location}

class LargeClassesSuite extends FunSuite:
  import LargeClasses.*

  private def ints(name: String, count: Int): Seq[(String, String)] = (0 until count).map(i =>
    s"$name$i" -> s"${i * 3}"
  )

  private def document(fields: Seq[(String, String)]): String =
    fields.map((name, value) => s"\"$name\":$value").mkString("{", ",", "}")

  /** Reads the fields in order, backwards, and without each of `required`; writes them in order. */
  private def holds[A: json.Codec](fields: Seq[(String, String)], required: Seq[Int])(using Location): A =
    val text = document(fields)
    val a = json.readOrThrow[A](text)
    assertEquals(json.read[A](document(fields.reverse)), Right(a))
    assertEquals(a.toJson, text)
    json.ExactSize.holds(a)
    for i <- required do
      val name = fields(i)._1
      assertEquals(json.parser.decode[A](document(fields.patch(i, Nil, 1))), Left(s".$name(missing)"))
      assertEquals(json.parser.decode[A](document(fields :+ fields(i))), Left(s".$name(duplicate)"))
      val wrong = document(fields.updated(i, name -> "[]"))
      assert(clue(json.parser.decode[A](wrong).left.getOrElse("")).startsWith(s".$name(expected"))
    a

  test("23 22, 33, 64, 65, 127 and 254 fields"):
    assertEquals(holds[Fields22](ints("a", 22), 0 until 22).a21, 63)
    assertEquals(holds[Fields33](ints("a", 33), Seq(0, 31, 32)).a32, 96)
    assertEquals(holds[Fields64](ints("a", 64), Seq(0, 31, 32, 63)).a63, 189)
    assertEquals(holds[Fields65](ints("a", 65), Seq(0, 63, 64)).a64, 192)
    assertEquals(holds[Longs127](ints("a", 127), Seq(0, 126)).a126, 378L)
    assertEquals(holds[Fields254](ints("a", 254), Seq(0, 128, 253)).a253, 759)

  test("23 128 fields of every kind"):
    def value(i: Int): String = i % 10 match
      case 1 => s"\"text $i\""
      case 3 => (i % 20 == 3).toString
      case 4 => s"$i.25"
      case 8 => s"$i.5"
      case 9 => "\"c\""
      case _ => i.toString
    val fields = (0 until 128).map(i => s"a$i" -> value(i))
    val mixed = holds[Mixed128](fields, Seq(0, 1, 3, 4, 5, 6, 7, 8, 9, 127))
    assertEquals(mixed.productIterator.slice(0, 10).toList, List(0, "text 1", Some(2), true, 4.25, 5L, 6, 7, 8.5f, 'c'))
    val fewer = json.readOrThrow[Mixed128](document(fields.filterNot((name, _) => name == "a2" || name == "a100")))
    assertEquals(fewer.a2, None)
    assertEquals(fewer.a100, 7)

  test("23 1,000 fields through flatten"):
    val fields =
      "bcdefghi".flatMap(name => (0 until 125).map(i => s"$name$i" -> (if i % 3 == 0 then s"\"$i\"" else s"$i")))
    val value = holds[Fields1000](fields, Seq(0, 124, 500, 999))
    assertEquals(value.i.i124, 124)
    assertEquals(value.b.b0, "0")

  test("families of many cases"):
    for c <- Seq("C0", "C31", "C32", "C99") do
      val value = json.readOrThrow[Cases100](s"\"$c\"")
      assertEquals(value.toString, c)
      assertEquals(value.toJson, s"{\"$c\":{}}")
      json.ExactSize.holds(value)
      assertEquals(json.read[Cases100](value.toJson), Right(value))
    assertEquals(json.read[Cases100]("""{"Last":{"x":1}}"""), Right(Cases100.Last(1)))
    for value <- Names200.values do assertEquals(json.read[Names200](value.toJson), Right(value))

  test("no emitted method is too long for the JIT"):
    val javap = ToolProvider.findFirst("javap")
    assume(javap.isPresent, "needs the javap of a JDK")
    val home = Path.of(getClass.getProtectionDomain.getCodeSource.getLocation.toURI).resolve("jzon/derive")
    val files = Files.list(home).toScala(List).filter(file => file.getFileName.toString.startsWith("LargeClasses$"))
    val emitted = files.filter(_.getFileName.toString.contains("$$anon$"))
    assert(emitted.size >= 9)
    val text = StringWriter()
    javap.get.run(PrintWriter(text), PrintWriter(text), ("-c" :: "-p" :: emitted.map(_.toString))*): Unit
    var method = ""
    var longest = 0
    text.toString.linesIterator.foreach: line =>
      if line.startsWith("  ") && line.endsWith(";") && line.contains("(") && !line.contains("//") then
        method = line.trim
      else
        val offset = line.trim.takeWhile(_.isDigit)
        if offset.nonEmpty && line.trim.drop(offset.length).startsWith(": ") then
          longest = math.max(longest, offset.toInt)
          assert(offset.toInt < 8000, s"$method has more than 8,000 bytes")
    assert(longest > 1000) // of 254 fields, some method is of this size: the text was understood
