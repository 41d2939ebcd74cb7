package jzon.output

import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8
import jzon.{Codec, EncodeError, Limits, WriteOptions, Writer}

/** Documents with every indentation and many levels, written to memory that has no byte to spare. */
class IndentationSuite extends munit.FunSuite:
  import IndentationSuite.*

  /** A node inside `levels` others, with names of one to three words. */
  private def node(levels: Int): Node =
    val children = if levels == 0 then Nil else List(node(levels - 1), Node("leaf", Nil, Map.empty, None))
    Node(s"é$levels", children, Map("a" -> levels, "b,:{[" -> -1), Some(List(true, false)))

  private def compact(node: Node): String = jzon.write(node)

  /** Indents a compact document, one character after the other. */
  private def indented(compact: String, indent: Int): String =
    val out = StringBuilder()
    var depth = 0
    var isString = false
    def line(): Unit = out.append('\n').append(" " * (depth * indent)): Unit
    for (c, i) <- compact.zipWithIndex do
      if c == '"' && compact(i - 1) != '\\' then isString = !isString
      if isString then out.append(c)
      else if c == ']' || c == '}' then
        depth -= 1
        if "[{".contains(compact(i - 1)) then () else line()
        out.append(c)
      else
        if c == ':' then out.append(" : ") else out.append(c)
        if c == '[' || c == '{' then depth += 1
        if c == ',' || ("[{".contains(c) && !"]}".contains(compact(i + 1))) then line()
    out.toString

  for indent <- 1 to 16 do
    test(s"$indent spaces for each level"):
      given options: WriteOptions = WriteOptions(indent = indent)
      for levels <- 0 to 12 do
        val value = node(levels)
        val expected = indented(compact(value), indent).getBytes(UTF_8)
        assertEquals(jzon.write(value), String(expected, UTF_8))
        assertEquals(String(jzon.writeBytesExact(value), UTF_8), String(expected, UTF_8))
        val array = new Array[Byte](expected.length)
        Writer.fixed(array).value(value)
        assertEquals(String(array, UTF_8), String(expected, UTF_8))
        val error = intercept[EncodeError](Writer.fixed(new Array[Byte](expected.length - 1)).value(value))
        assertEquals(error.message, s"the buffer is full: ${expected.length - 1} bytes")
        for length <- List(1, 7, 64, 65, 66, 67, 100, 300) do
          val stream = ByteArrayOutputStream()
          val out = new Writer(new Array[Byte](length), options, Limits.default)
          out.drainTo(stream)
          out.value(value)
          assertEquals(stream.toString(UTF_8), String(expected, UTF_8))

    test(s"$indent spaces for each level, and sorted"):
      val sorted = indented(jzon.write(node(5))(using summon, WriteOptions(sortedKeys = true)), indent)
      assertEquals(jzon.write(node(5))(using summon, WriteOptions(indent = indent, sortedKeys = true)), sorted)

object IndentationSuite:
  case class Node(
      name: String,
      childrenOfThis: List[Node],
      numbersOfManyOtherThings: Map[String, Int],
      flags: Option[List[Boolean]]
  ) derives Codec
