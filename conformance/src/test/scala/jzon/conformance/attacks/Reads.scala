package jzon.conformance.attacks

import java.nio.charset.StandardCharsets.UTF_8
import jzon.{Decoder, Limits}

/** Readings that are measured. */
object Reads:
  /** Reads `text` as an `A`; whether it is accepted does not matter. */
  def any[A: Decoder](text: String)(using Limits): Work =
    val bytes = text.getBytes(UTF_8)
    () => jzon.read[A](bytes): Unit

  /** Reads `text`, which must be accepted. */
  def accepted[A: Decoder](text: String)(using Limits): Work =
    val bytes = text.getBytes(UTF_8)
    () => jzon.read[A](bytes).left.foreach(error => throw Broken(s"refused: ${error.render.take(60)}"))

  /** Reads `text`, which must be refused, by the limit that it passes or for what it is. */
  def refused[A: Decoder](text: String)(using Limits): Work =
    val bytes = text.getBytes(UTF_8)
    () => if jzon.read[A](bytes).isRight then throw Broken("accepted")

  def array(elements: Iterable[Any]): String = elements.mkString("[", ",", "]")
  def strings(elements: Iterable[String]): String = elements.map(text => s"\"$text\"").mkString("[", ",", "]")
  def entries(keys: Iterable[Any]): String = keys.map(key => s"\"$key\":1").mkString("{", ",", "}")
