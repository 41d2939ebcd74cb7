package jzon.instances

import java.net.{URI, URL}
import java.util.{Currency, Locale, UUID}
import java.util.concurrent.TimeUnit
import jzon.{Decoder, Encoder, RoundTrip}

object TextsSuite:
  /** A Scala enum that is a Java enum too. */
  enum Colour extends java.lang.Enum[Colour]:
    case Red, Green

  enum Fruit:
    case Apple, Banana

class TextsSuite extends Rows:
  import TextsSuite.*

  test("Symbol"):
    both("\"a b\"", Symbol("a b"))
    refuses[Symbol]("1", "(expected a string, got 1)")

  test("each Char is read and written like a string of it, alone and in lists"):
    val all = (Char.MinValue to Char.MaxValue).filterNot(Character.isSurrogate).toList
    for char <- all do
      val text = jzon.write(char.toString)
      assertEquals(jzon.write(char), text)
      assertEquals(jzon.readOrThrow[Char](text), char)
    assertEquals(jzon.readOrThrow[List[Char]](jzon.write(all)), all)
    assertEquals(jzon.write(all.toArray), jzon.write(all.map(_.toString)))
    for text <- List("\"\"", "\"ab\"", "\"\\\"", "\"\u0001\"", "\"a", "\"\"\"") do
      assert(jzon.read[Char](text).isLeft, text)

  test("UUID"):
    both("\"01234567-89ab-cdef-0123-456789abcdef\"", UUID.fromString("01234567-89ab-cdef-0123-456789abcdef"))
    reads("\"\\u00301234567-89AB-cdef-0123-456789abcdef\"", UUID.fromString("01234567-89ab-cdef-0123-456789abcdef"))
    refuses[UUID]("\"1-2-3-4-5\"", "(expected a UUID like 123e4567-e89b-12d3-a456-426614174000, got \"1-2-3-4-5\")")
    refuses[UUID]("{}", "(expected a UUID like 123e4567-e89b-12d3-a456-426614174000, got {)")

  test("URI and URL"):
    both("\"https://example.org/a?b=c#d\"", URI("https://example.org/a?b=c#d"))
    both("\"a%20b/ü\"", URI("a%20b/ü"))
    refuses[URI]("\"a b\"", "(expected a URI like https://example.org/a?b=c, got \"a b\")")
    both("\"file:/a/b\"", URI("file:/a/b").toURL)
    refuses[URL]("\"relative\"", "(expected a URL like https://example.org/a?b=c, got \"relative\")")
    refuses[URL](
      "\"unknown://example.org\"",
      "(expected a URL like https://example.org/a?b=c, got \"unknown://example.org\")"
    )
    refuses[URL]("\"http://[\"", "(expected a URL like https://example.org/a?b=c, got \"http://[\")")

  test("Locale"):
    both("\"de-CH\"", Locale.forLanguageTag("de-CH"))
    both("\"und\"", Locale.ROOT)
    both("\"zh-Hant-TW-u-ca-roc\"", Locale.forLanguageTag("zh-Hant-TW-u-ca-roc"))
    refuses[Locale]("\"\"", "(expected a Locale like de-CH, got \"\")")
    refuses[Locale]("\"de_CH\"", "(expected a Locale like de-CH, got \"de_CH\")")

  test("Currency"):
    both("\"CHF\"", Currency.getInstance("CHF"))
    refuses[Currency]("\"chf\"", "(expected a Currency like EUR, got \"chf\")")
    refuses[Currency]("\"\"", "(expected a Currency like EUR, got \"\")")

  test("Java enums"):
    for unit <- TimeUnit.values do both(s"\"$unit\"", unit)
    refuses[TimeUnit]("1", "(expected a TimeUnit, got 1)")
    for error <- jzon.read[java.lang.annotation.ElementType]("\"\"").left do
      assert(clue(error.message).startsWith("expected an ElementType: TYPE, FIELD, "))
    both("\"Red\"", Colour.Red)

  test("Scala enums are no Java enums"):
    assert(compiletime.testing.typeChecks("summon[jzon.Decoder[Colour]]"))
    assert(!compiletime.testing.typeChecks("summon[jzon.Decoder[Fruit]]"))
    assertEquals(Fruit.values.length, 2)

  test("Base64"):
    def same(a: Array[Byte], b: Array[Byte]) = a.sameElements(b)
    assertEquals(jzon.write(Array[Byte](1, 2, -1, 0))(using Encoder.base64), "\"AQL/AA==\"")
    for length <- 0 to 100 do
      RoundTrip.holds(Array.tabulate(length)(i => (i * 37).toByte), same)(using summon, Encoder.base64, Decoder.base64)
    assertEquals(jzon.readOrThrow("\"\\u0041QI=\"")(using Decoder.base64).toList, List[Byte](1, 2))
    for text <- List("A", "AQ", "AR==", "AQ==AQ==", "AQ==\\n", "_-==") do
      val shown = text.replace("\\n", "<U+000A LINE FEED (LF)>")
      val message = s"(expected Base64 with padding, like YWI=, got \"$shown\")"
      refuses[Array[Byte]](s"\"$text\"", message)(using summon, Decoder.base64)
    assertEquals(jzon.write(Array[Byte](1, 2)), "[1,2]")
