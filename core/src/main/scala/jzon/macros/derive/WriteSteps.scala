package jzon.macros.derive

import jzon.macros.{ConstantText, TermBuilder}

/** The code of single steps: see [[jzon.runtime.Steps]]. Each takes the index at which it writes, and has the index
  * after what it wrote as its result.
  */
final private[derive] class WriteSteps[M <: Model & Singleton](val model: M)(build: TermBuilder[model.q.type]):
  import model.q.reflect.*
  import build.{call, int, long, string}

  /** The call of a step. The last of its arguments is the index. */
  def step(method: String, site: Writing[model.type], arguments: Term*): Term =
    call(site.instance, method, (site.writer +: arguments)*)

  /** Writes the name with its quotes and colon: as words if it is short and needs no escape. */
  def name(name: String, at: Term, site: Writing[model.type]): Term =
    words(name, s"\"$name\":", "name", at, site).getOrElse(step("name", site, string(name), at))

  /** Writes the `{` of an object, and the name of its first field. */
  def firstName(name: String, at: Term, site: Writing[model.type]): Term =
    words(name, s"{\"$name\":", "firstName", at, site)
      .getOrElse(this.name(name, step("beginObject", site, at), site))

  /** Does what [[name]] does, for a field that always has another before it. */
  def nextName(name: String, at: Term, site: Writing[model.type]): Term =
    words(name, s",\"$name\":", "nextName", at, site).getOrElse(this.name(name, at, site))

  /** Writes the hint of a case as a string: as words if it is short and needs no escape. */
  def hint(name: String, at: Term, site: Writing[model.type]): Term =
    words(name, s"\"$name\"", "hint", at, site).getOrElse(step("writeString", site, string(name), at))

  /** A call of the method that writes `text`, with the name in it, as one to three words; none if it must be escaped.
    */
  private def words(name: String, text: String, method: String, at: Term, site: Writing[model.type]): Option[Term] =
    Option.when(text.length <= MaxLength && name.forall(isPlain)):
      val words = text.grouped(8).map(bytes => long(ConstantText.word(bytes))).toList
      step(s"$method${words.size}", site, words ++ List(int(text.length), at)*)

  /** Characters that fit in three words. */
  private val MaxLength = 24

  private def isPlain(c: Char): Boolean = c >= ' ' && c < 0x7f && !"\"\\<>&".contains(c)
