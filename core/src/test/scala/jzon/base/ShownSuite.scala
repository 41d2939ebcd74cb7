package jzon

import java.nio.charset.StandardCharsets.UTF_8
import munit.ScalaCheckSuite
import org.scalacheck.Prop.forAll

class ShownSuite extends ScalaCheckSuite:
  test("what can be seen stays"):
    for text <- List("", "a b", "é", "日本", "😀", "e\u0301", "\"\\") do assertEquals(Shown.plain(text), text)

  test("what can't be seen is given by number and name"):
    assertEquals(Shown.plain("a\u001b[31m"), "a<U+001B ESCAPE>[31m")
    assertEquals(Shown.plain("\ufeff\u0301"), "<U+FEFF BYTE ORDER MARK><U+0301 COMBINING ACUTE ACCENT>")
    assertEquals(
      Shown.plain("a\u200d\ue000\u0378"),
      "a<U+200D ZERO WIDTH JOINER><U+E000 PRIVATE USE AREA E000><U+0378>"
    )
    assertEquals(Shown.plain("\ud800"), "<U+D800 HIGH SURROGATES D800>")
    assertEquals(Shown.plain("❤\ufe0f"), "❤<U+FE0F VARIATION SELECTOR-16>")

  test("a text in quotes ends where it is cut"):
    val most = Shown.MaxValue
    assertEquals(Shown.quoted("a\"b\\"), "\"a\\\"b\\\\\"")
    assertEquals(Shown.quoted("x" * most), "\"" + "x" * most + "\"")
    for next <- List("x", "\"", "\\", "😀") do
      assertEquals(Shown.quoted("x" * most + next), "\"" + "x" * most + "…\"")

  test("a name is quoted where its end can't be seen"):
    assertEquals(List("a", "a-b", "a.b", "é").map(Shown.name), List("a", "a-b", "a.b", "é"))
    assertEquals(List("", "a b", "a,b", "or\"").map(Shown.name), List("\"\"", "\"a b\"", "\"a,b\"", "\"or\\\"\""))

  property("a shortened text fits, and has both ends"):
    forAll: (text: String) =>
      val whole = text.codePoints.filter(c => c < 0xd800 || c > 0xdfff).limit(200).toArray
      val sound = String(whole, 0, whole.length)
      (10 to 60).forall: most =>
        val short = Shown.shortened(sound, most)
        val length = sound.getBytes(UTF_8).length
        if length <= most then short == sound
        else
          val Array(head, tail) = short.split("…", 2): @unchecked
          short.getBytes(UTF_8).length <= most && short.getBytes(UTF_8).length >= most - 8 &&
          sound.startsWith(head) && (sound.endsWith(tail) || sound.contains("…"))
