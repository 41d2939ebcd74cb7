package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{ConstantText, TermBuilder}

/** The code that writes the name of a field. */
final private[derive] class WriteKeys[Q <: Quotes & Singleton](using val q: Q)(build: TermBuilder[q.type]):
  import q.reflect.*
  import build.{call, int, long, string}

  /** Writes the name with its quotes and colon: as words if it is short and needs no escape. */
  def key(name: String, writer: Term): Term =
    if name.length > MaxLength || !name.forall(isPlain) then Apply(Select(writer, keyMethod), List(string(name)))
    else
      val text = s"\"$name\":"
      val words = text.grouped(8).map(bytes => long(ConstantText.word(bytes))).toList
      call(fieldNames, s"write${words.size}", (writer :: (words :+ int(text.length)))*)

  private lazy val fieldNames: Term = Ref(Symbol.requiredModule("jzon.runtime.FieldNames"))

  /** `Writer.key` for a string, which is escaped when it is written. */
  private lazy val keyMethod: Symbol =
    Symbol.requiredClass("jzon.Writer").methodMember("key").find(!_.paramSymss.exists(_.exists(_.isType))).get

  /** Characters of a name that fits in three words with its quotes and colon. */
  private val MaxLength = 21

  private def isPlain(c: Char): Boolean = c >= ' ' && c < 0x7f && !"\"\\<>&".contains(c)
