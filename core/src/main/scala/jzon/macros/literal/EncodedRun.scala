package jzon.macros.literal

import scala.collection.mutable.ListBuffer
import scala.quoted.*
import jzon.macros.{ConstantText, TermBuilder}

/** Collects the code that puts encoded text. Adjacent text and numbers are put with one check for room.
  *
  * @param owner
  *   the method that the code belongs to
  */
final private[literal] class EncodedRun[Q <: Quotes & Singleton](using val q: Q)(
    build: TermBuilder[q.type],
    calls: RuntimeCalls[q.type],
    out: q.reflect.Term,
    owner: q.reflect.Symbol
):
  import q.reflect.*
  import build.{int, long, string, unit}
  import calls.runtime

  private val bytesSymbol = variable("bytes", TypeRepr.of[Array[Byte]])
  private val atSymbol = variable("at", TypeRepr.of[Int])
  private val bytes = Ref(bytesSymbol)
  private val at = Ref(atSymbol)
  private val text = new StringBuilder
  private val puts = ListBuffer.empty[Statement]
  private var maxBytes = 0
  private val statements = ListBuffer.empty[Statement]

  private def variable(name: String, tpe: TypeRepr): Symbol =
    Symbol.newVal(owner, name, tpe, Flags.Mutable | Flags.Synthetic, Symbol.noSymbol)

  /** @param json
    *   not encoded yet
    */
  def add(json: String): Unit = text ++= ConstantText.bytes(json)

  /** A step that puts up to `max` bytes: a method of [[jzon.runtime.LiteralRuntime]]. */
  def put(max: Int, method: String, arguments: Term*): Unit =
    endText()
    putNow(max, method, arguments)

  private def putNow(max: Int, method: String, arguments: Seq[Term]): Unit =
    if maxBytes > 0 && maxBytes + max > EncodedRun.MaxBytes then end()
    maxBytes += max
    puts += Assign(at, runtime(method, bytes +: at +: arguments*))

  private def endText(): Unit =
    val text = this.text.result()
    this.text.clear()
    if text.length > EncodedRun.MaxWords * 8 then
      ConstantText.pieces(text).foreach(piece => putNow(piece.length, "copy", List(string(piece))))
    else
      text.grouped(32).foreach: piece =>
        val words = piece.grouped(8).map(word => long(ConstantText.word(word))).toList
        putNow(piece.length, s"put${words.size}", words :+ int(piece.length))

  private def end(): Unit =
    if puts.nonEmpty then
      statements += Assign(bytes, runtime("room", out, int(maxBytes + EncodedRun.Slack)))
      statements += Assign(at, runtime("at", out))
      statements ++= puts
      statements += runtime("move", out, at)
      puts.clear()
      maxBytes = 0

  /** Any other step. */
  def also(statement: Statement): Unit =
    endText()
    end()
    statements += statement

  def result(): Term =
    endText()
    end()
    val definitions =
      List(ValDef(bytesSymbol, Some(runtime("noBytes"))), ValDef(atSymbol, Some(int(0))))
    Block(definitions ++ statements, unit)

private object EncodedRun:
  /** The number of words up to which text is put word by word, because the JIT compiles each to one store. Longer text
    * is copied.
    */
  val MaxWords = 8

  /** The number of bytes for which room is made at once. */
  val MaxBytes = 4096

  /** The number of bytes after the text that may be overwritten. */
  val Slack = 8
