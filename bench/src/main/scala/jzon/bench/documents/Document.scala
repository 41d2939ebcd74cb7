package jzon.bench.documents

import java.nio.charset.StandardCharsets.UTF_8

/** A value, and its JSON in two forms that are equivalent. */
final class Document[A](val name: String, val value: A, compactText: String, prettyText: String):
  val compact: Array[Byte] = compactText.getBytes(UTF_8)
  val pretty: Array[Byte] = prettyText.getBytes(UTF_8)

  def form(name: String): Array[Byte] = name match
    case "compact" => compact
    case "pretty"  => pretty

object Document:
  def apply[A](name: String, value: A, render: Render = Render()): Document[A] =
    new Document(name, value, render.compact(value), render.pretty(value))
