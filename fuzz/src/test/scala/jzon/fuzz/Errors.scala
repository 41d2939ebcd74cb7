package jzon.fuzz

import java.nio.charset.StandardCharsets.UTF_8
import jzon.{DecodeError, Json, JsonPointer}

/** What holds for every error. */
object Errors:
  def check(error: DecodeError, document: Array[Byte]): Unit =
    def holds(condition: Boolean, what: String) =
      Finding.unless(condition, s"$what: ${error.kind} $error at ${error.offset} (${error.line}:${error.column})")
    holds(error.offset >= 0 && error.offset <= document.length, "the offset")
    val (line, column) = position(document, error.offset.toInt)
    holds(error.line == line && error.column == column, s"line $line and column $column")
    holds(error.message.nonEmpty && error.message.length <= DecodeError.MaxMessage, "the message")
    holds(error.render.getBytes(UTF_8).length <= DecodeError.MaxRender, "the length")
    holds(error.jq.startsWith("."), "the query")
    if error.kind == DecodeError.Kind.End then holds(error.offset == document.length, "the end")
    if error.kind == DecodeError.Kind.Data then resolves(error, document)

  /** The path leads to a place in the document, or just beyond it where a field is missing. */
  private def resolves(error: DecodeError, document: Array[Byte]): Unit =
    for
      tree <- jzon.read[Json](document)
      pointer <- JsonPointer.parse(error.pointer)
    do
      Finding.unless(
        leads(pointer.tokens, tree) || leads(pointer.tokens.dropRight(1), tree),
        s"nothing is at ${error.pointer} of ${String(document, UTF_8)}: $error"
      )

  /** Whether there is a value at the end of the path. A key that is repeated leads to each of its values. */
  private def leads(tokens: List[String], tree: Json): Boolean =
    tokens match
      case Nil           => true
      case token :: rest =>
        tree match
          case Json.Obj(fields) => fields.exists((name, value) => name == token && leads(rest, value))
          case other            => JsonPointer(List(token)).get(other).exists(leads(rest, _))

  /** Line and column, counted as plainly as can be. */
  private def position(document: Array[Byte], offset: Int): (Int, Int) =
    val before = document.take(offset)
    val line = before.count(_ == '\n') + 1
    val column = before.drop(before.lastIndexOf('\n'.toByte) + 1).count(b => (b & 0xc0) != 0x80) + 1
    (line, column)
