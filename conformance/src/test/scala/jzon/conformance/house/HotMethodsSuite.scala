package jzon.conformance.house

import java.io.{PrintWriter, StringWriter}
import java.nio.file.Path
import java.util.spi.ToolProvider

/** OpenJDK inlines a method of more than 35 bytecodes (`MaxInlineSize`) only where the profile says that a call is hot.
  * Where many types share a loop, the profile may be that of another type, and the call stays in the loop. So the small
  * methods that such loops call have no more: see ADR 17.
  */
class HotMethodsSuite extends munit.FunSuite:
  private val MaxInlineSize = 35

  /** OpenJDK inlines no method of more bytecodes, however hot it is. */
  private val FreqInlineSize = 325

  private val small = List(
    "jzon.input.Cursor" -> List("peek"),
    "jzon.wire.Bytes$" -> List("long", "int", "short", "putLong", "putInt", "putShort"),
    "jzon.wire.Escapes$" -> List("apply"),
    "jzon.wire.Integers$" -> List("putInt"),
    "jzon.wire.Pairs$" -> List("read", "fits"),
    "jzon.wire.Quads$" -> List("apply", "eight"),
    "jzon.wire.Strings$" -> List("specials"),
    "jzon.wire.TimeFields$" -> List("fields")
  )

  for (owner, methods) <- small; method <- methods do
    test(s"$owner.$method is small enough to be inlined everywhere"):
      val found = sizes(owner, method)
      assert(found.nonEmpty, "there is no such method")
      assertEquals(found.filter(_ > MaxInlineSize), Nil)

  test("the way to fields that are not next is too large to be inlined where it is rare"): // ADR 19
    val found = sizes("jzon.input.FieldCursor", "otherField")
    assert(found.nonEmpty && found.forall(_ > MaxInlineSize), s"$found")

  private val large = Map(
    "jzon.wire.CodeUnits$" -> List("decodeRun"), // ADR 15
    "jzon.input.Cursor" -> List("peekSlow"),
    "jzon.input.FieldCursor" -> List("fieldAfterGap") // ADR 8
  )

  for (owner, methods) <- large; method <- methods do
    test(s"$owner.$method is too large to be inlined"):
      val found = sizes(owner, method)
      assert(found.nonEmpty && found.forall(_ > FreqInlineSize), s"$found")

  /** The number of bytecodes of each method of this name. The last of them is a return, which has one byte. */
  private def sizes(owner: String, method: String): List[Int] =
    val offset = """ *(\d+): .*""".r
    code(owner)
      .split("\n\n")
      .toList
      .map(_.linesIterator.toList)
      .filter(_.exists(line => line.endsWith(";") && line.contains(s" $method(")))
      .map(_.collect { case offset(index) => index.toInt + 1 })
      .filter(_.nonEmpty)
      .map(_.max)

  private def code(owner: String): String =
    val classes = Path.of(classOf[jzon.DecodeError].getProtectionDomain.getCodeSource.getLocation.toURI)
    val out = StringWriter()
    val writer = PrintWriter(out)
    val status = ToolProvider.findFirst("javap").get.run(writer, writer, "-p", "-c", "-classpath", s"$classes", owner)
    assertEquals(status, 0, out.toString)
    out.toString
