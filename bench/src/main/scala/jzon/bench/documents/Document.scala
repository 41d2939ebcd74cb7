package jzon.bench.documents

import java.nio.charset.StandardCharsets.UTF_8

/** A value, and its JSON in layouts that are equivalent. */
final class Document[A](val name: String, val value: A, render: Render):
  val compact: Array[Byte] = in(Layout.Compact)
  val pretty: Array[Byte] = in(Layout.Pretty)

  def in(layout: Layout): Array[Byte] = render.text(value, layout).getBytes(UTF_8)

object Document:
  def apply[A](name: String, value: A, render: Render = Render()): Document[A] = new Document(name, value, render)
