package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{ConstantText, TermBuilder}

/** The code that writes the name of a field, or a hint. */
final private[derive] class WriteKeys[Q <: Quotes & Singleton](using val q: Q)(build: TermBuilder[q.type]):
  import q.reflect.*
  import build.{call, int, long, string}

  /** Writes the name with its quotes and colon: as words if it is short and needs no escape. */
  def key(name: String, writer: Term): Term =
    words(name, s"\"$name\":", "write", writer).getOrElse(Apply(Select(writer, keyMethod), List(string(name))))

  /** Writes the `{` of an object, and the name of its first field. */
  def firstKey(name: String, writer: Term): Term =
    words(name, s"{\"$name\":", "writeFirst", writer)
      .getOrElse(Block(List(call(writer, "beginObject")), key(name, writer)))

  /** Does what [[key]] does, for a field that always has another before it. */
  def nextKey(name: String, writer: Term): Term =
    words(name, s",\"$name\":", "writeNext", writer).getOrElse(key(name, writer))

  /** Writes the hint of a case as a string: as words if it is short and needs no escape. */
  def hint(name: String, writer: Term): Term =
    words(name, s"\"$name\"", "writeHint", writer).getOrElse(call(writer, "writeString", string(name)))

  /** A call of the method that writes `text`, with the name in it, as one to three words; none if it must be escaped.
    */
  private def words(name: String, text: String, method: String, writer: Term): Option[Term] =
    Option.when(text.length <= MaxLength && name.forall(isPlain)):
      val words = text.grouped(8).map(bytes => long(ConstantText.word(bytes))).toList
      call(fieldNames, s"$method${words.size}", (writer :: (words :+ int(text.length)))*)

  private lazy val fieldNames: Term = Ref(Symbol.requiredModule("jzon.runtime.FieldNames"))

  /** `Writer.key` for a string, which is escaped when it is written. */
  private lazy val keyMethod: Symbol =
    Symbol.requiredClass("jzon.Writer").methodMember("key").find(!_.paramSymss.exists(_.exists(_.isType))).get

  /** Characters that fit in three words. */
  private val MaxLength = 24

  private def isPlain(c: Char): Boolean = c >= ' ' && c < 0x7f && !"\"\\<>&".contains(c)
