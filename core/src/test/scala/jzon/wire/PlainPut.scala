package jzon.wire

import jzon.RandomValues as Values
import org.scalacheck.Gen

/** Writes text one character after the other, as the faster ways must. */
object PlainPut:
  private val special =
    "\"\\\n\u0000\u001f<>&\u007f\u0080é\u00ffĀ\u07ff\u0800的\u2028\u2029" +
      "\ud7ff\ud800\udbff\udc00\udfff\ue000\uffff"

  /** Texts that have characters of every kind. */
  val texts: Gen[String] =
    val any = Gen.oneOf(Gen.choose(' ', '~'), Gen.oneOf(special.toSeq), Gen.choose('А', 'я'))
    val mixed = Gen.listOf(any).map(_.mkString)
    val pairs = Gen.listOf(Gen.oneOf("🙂", "\udbff\udfff", "a", "é", "中", "\n", "\ud83d")).map(_.mkString)
    Gen.oneOf(Values.strings, mixed, pairs)

  /** Writes the first `until` characters.
    *
    * @return
    *   the index after them, or -1 if a surrogate is alone
    */
  def text(text: String, until: Int, asciiOnly: Boolean, htmlSafe: Boolean, out: Array[Byte], at: Int): Int =
    var i = 0
    var end = at
    while i < until && end >= 0 do
      val c = text.charAt(i)
      i += 1
      if !Character.isSurrogate(c) then end = PutStrings.any(c, asciiOnly, htmlSafe, out, end)
      else if i < until && Character.isSurrogatePair(c, text.charAt(i)) then
        end = PutStrings.pair(c, text.charAt(i), asciiOnly, out, end)
        i += 1
      else end = -1
    end
