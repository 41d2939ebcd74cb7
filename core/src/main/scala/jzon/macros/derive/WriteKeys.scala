package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{ConstantText, TermBuilder}

/** The code that writes the name of a field. */
final private[derive] class WriteKeys[Q <: Quotes & Singleton](using val q: Q)(build: TermBuilder[q.type]):
  import q.reflect.*
  import build.{int, long, string}

  /** Writes the name with its quotes and colon: as words if it is short and needs no escape. */
  def key(name: String, writer: Term): Term =
    if name.length > MaxLength || !name.forall(isPlain) then call(List(string(name)), writer)
    else
      val text = s"\"$name\":"
      call(text.grouped(8).map(bytes => long(ConstantText.word(bytes))).toList :+ int(text.length), writer)

  /** The method `key` with that many arguments. If there is only one, it is the name itself, which is escaped when it
    * is written.
    */
  private def call(arguments: List[Term], writer: Term): Term =
    Apply(Select(writer, keyMethods(arguments.size)), arguments)

  private lazy val keyMethods: Map[Int, Symbol] =
    val all = Symbol.requiredClass("jzon.Writer").methodMember("key").filterNot(_.paramSymss.exists(_.exists(_.isType)))
    all.map(method => method.paramSymss.head.size -> method).toMap

  /** Characters of a name that fits in three words with its quotes and colon. */
  private val MaxLength = 21

  private def isPlain(c: Char): Boolean = c >= ' ' && c < 0x7f && !"\"\\<>&".contains(c)
