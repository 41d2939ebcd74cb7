package jzon.bench.documents

import java.time.Instant
import jzon.bench.model.Tagged

/** JSON text of a value, by what every case class tells of itself: no library that is measured has a hand in it.
  *
  * @param names
  *   names of fields in JSON, where they differ from those of the class
  * @param tagLast
  *   whether a [[Tagged]] value says which case it is after its other fields, instead of before
  */
final class Render(names: Map[String, String] = Map.empty, tagLast: Boolean = false):
  def text(value: Any, layout: Layout): String =
    val out = new StringBuilder

    def container[A](parts: Iterable[A], brackets: String, depth: Int)(part: A => Unit): Unit =
      out.append(brackets(0))
      var isFirst = true
      for each <- parts do
        if !isFirst then out.append(layout.comma)
        isFirst = false
        out.append(layout.newLine(depth + 1))
        part(each)
      if !isFirst then out.append(layout.newLine(depth))
      out.append(brackets(1)): Unit

    def put(value: Any, depth: Int): Unit = value match
      case text: String     => quote(text, out)
      case time: Instant    => quote(time.toString, out)
      case map: Map[?, ?]   => putObject(map.toList.map((key, value) => (key.toString, value)), depth)
      case values: List[?]  => container(values, "[]", depth)(put(_, depth + 1))
      case (first, second)  => container(List(first, second), "[]", depth)(put(_, depth + 1))
      case Some(present)    => put(present, depth)
      case None             => out.append("null"): Unit
      case product: Product => putObject(fields(product), depth)
      case numberOrBoolean  => out.append(numberOrBoolean): Unit

    def putObject(fields: List[(String, Any)], depth: Int): Unit =
      container(fields, "{}", depth): (name, value) =>
        quote(name, out)
        out.append(layout.colon)
        put(value, depth + 1)

    put(value, 0)
    out.toString

  private def fields(product: Product): List[(String, Any)] =
    val own = product.productElementNames.map(name => names.getOrElse(name, name)).zip(product.productIterator).toList
    val present = own.filter(_._2 != None)
    product match
      case _: Tagged =>
        val tag = List("type" -> product.productPrefix)
        if tagLast then present ++ tag else tag ++ present
      case _ => present

  private def quote(text: String, out: StringBuilder): Unit =
    out.append('"')
    text.foreach:
      case '"'  => out.append("\\\"")
      case '\\' => out.append("\\\\")
      case '\n' => out.append("\\n")
      case char => out.append(char)
    out.append('"'): Unit
