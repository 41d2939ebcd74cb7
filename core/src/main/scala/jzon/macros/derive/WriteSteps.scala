package jzon.macros.derive

import scala.quoted.*
import jzon.macros.{ConstantText, TermBuilder}

/** The code of single steps: see [[jzon.runtime.Steps]]. Each takes the index at which it writes, and has the index
  * after what it wrote as its result.
  */
final private[derive] class WriteSteps[Q <: Quotes & Singleton](using val q: Q)(build: TermBuilder[q.type]):
  import q.reflect.*
  import build.{call, int, long, string}

  /** The call of the step `method`. The last of its arguments is the index. */
  def step(method: String, arguments: Term*): Term = call(steps, method, arguments*)

  /** Writes the name with its quotes and colon: as words if it is short and needs no escape. */
  def name(name: String, writer: Term, at: Term): Term =
    words(name, s"\"$name\":", "name", writer, at).getOrElse(step("name", writer, string(name), at))

  /** Writes the `{` of an object, and the name of its first field. */
  def firstName(name: String, writer: Term, at: Term): Term =
    words(name, s"{\"$name\":", "firstName", writer, at)
      .getOrElse(this.name(name, writer, step("beginObject", writer, at)))

  /** Does what [[name]] does, for a field that always has another before it. */
  def nextName(name: String, writer: Term, at: Term): Term =
    words(name, s",\"$name\":", "nextName", writer, at).getOrElse(this.name(name, writer, at))

  /** Writes the hint of a case as a string: as words if it is short and needs no escape. */
  def hint(name: String, writer: Term, at: Term): Term =
    words(name, s"\"$name\"", "hint", writer, at).getOrElse(step("writeString", writer, string(name), at))

  /** A call of the method that writes `text`, with the name in it, as one to three words; none if it must be escaped.
    */
  private def words(name: String, text: String, method: String, writer: Term, at: Term): Option[Term] =
    Option.when(text.length <= MaxLength && name.forall(isPlain)):
      val words = text.grouped(8).map(bytes => long(ConstantText.word(bytes))).toList
      step(s"$method${words.size}", (writer :: words) ++ List(int(text.length), at)*)

  private lazy val steps: Term = Ref(Symbol.requiredModule("jzon.runtime.Steps"))

  /** Characters that fit in three words. */
  private val MaxLength = 24

  private def isPlain(c: Char): Boolean = c >= ' ' && c < 0x7f && !"\"\\<>&".contains(c)
