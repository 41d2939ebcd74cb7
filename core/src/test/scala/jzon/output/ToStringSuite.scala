package jzon.output

import java.nio.charset.StandardCharsets.UTF_8
import java.time.LocalDate
import java.time.format.DateTimeFormatter
import jzon as json
import jzon.{Encoder, Json, KeyEncoder, Raw, WriteOptions, Writer}
import jzon.syntax.*
import munit.Location

/** The document as a string is the text of its bytes, whichever way a character beyond ASCII came into it. */
class ToStringSuite extends munit.FunSuite:
  private case class Named(`größe`: Int, b: String) derives json.Encoder
  private enum Farbe derives json.Encoder:
    case Grün, Rot
  private enum Form derives json.Encoder:
    case Kreis(`größe`: Int)
    case Fläche

  private final class ByHand
  private given Encoder[ByHand] = (_, out) =>
    out.beginObject()
    out.key("a")
    out.writeChar('é')
    out.endObject()

  private final class Key
  private given KeyEncoder[Key] = (_, out) => out.writeString("clé")

  private val date = LocalDate.of(2026, 11, 23)
  private val formatter = DateTimeFormatter.ofPattern("'é'yyyy")

  /** Ways to write that end in other bytes than ASCII. */
  private val beyond = List[(String, Writer => Any)](
    "a string" -> (_.value("é")),
    "a string after a long one" -> (_.value(List("a" * 2000, "€"))),
    "a string with a pair" -> (_.value("a😀")),
    "a string with escapes" -> (_.value("\n\"é\"")),
    "a character" -> (_.value('é')),
    "a key" -> (_.value(Map("é" -> 1))),
    "a key with an encoder" -> (_.value(Map(Key() -> 1))),
    "the name of a field" -> (_.value(Named(1, "b"))),
    "the value of a field" -> (_.value(Named(1, "é"))),
    "the name of a case" -> (_.value(Farbe.Grün)),
    "the name of a case in a family" -> (_.value(List(Form.Fläche))),
    "the name of a field in a family" -> (_.value(Form.Kreis(1))),
    "ready text" -> (_.value(Raw.trusted("\"é\""))),
    "ready text that was checked" -> (_.value(Raw.checkedOrThrow("[1,\"é\"]"))),
    "a tree" -> (_.value(Json.Obj("é" -> Json.Str("é")))),
    "a literal" -> (_.put(json"""{"é":1}""")),
    "a long literal" ->
      (_.put(json"""{"a":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaé"}""")),
    "a literal as a value" -> (_.value(json"""["é"]""")),
    "a hole of a literal" -> (_.put(json"""[${"é"}]""")),
    "a hole in a string of a literal" -> (_.put(json"""["a${"é"}"]""")),
    "a hole for a key of a literal" -> (_.put(json"""{${"é"}:1}""")),
    "a name of the fluent writer" -> (_.obj(_.put("é", 1).put("é", 1))),
    "a value of the fluent writer" -> (_.arr(_.add("a").add("é"))),
    "a formatted time" -> (_.value(date, formatter)),
    "an encoder by hand" -> (_.value(ByHand()))
  )

  /** Ways to write that end in ASCII. */
  private val within = List[(String, Writer => Any)](
    "scalars" -> (_.value((1, 2L, 1.5, 1.5f, true, 'a', "a", BigDecimal("1.5"), date))),
    "nothing" -> (_ => ()),
    "a field" -> (_.obj(_.put("a", 1).put("a", 1))),
    "escapes" -> (_.value("\u0000\"\\\n" * 300)),
    "a literal" -> (_.put(json"""{"a":1,"b":[null]}"""))
  )

  private def agrees(name: String, out: Writer)(using Location): Unit =
    assertEquals(out.toString, String(out.toByteArray, UTF_8), name)

  for
    indent <- List(0, 2)
    isSorted <- List(false, true)
    asciiOnly <- List(false, true)
  do
    given options: WriteOptions = WriteOptions(indent = indent, sortedKeys = isSorted, asciiOnly = asciiOnly)
    test(s"every way, $options"):
      val reused = Writer()
      for (name, way) <- beyond ::: within ::: beyond do
        val out = Writer()
        way(out): Unit
        agrees(name, out)
        reused.reset()
        way(reused): Unit
        agrees(name, reused)
        assertEquals(reused.toString, out.toString, name)

  test("what these ways write is beyond ASCII, and within it"):
    def isAscii(way: Writer => Any): Boolean =
      val out = Writer()
      way(out): Unit
      out.toByteArray.forall(_ >= 0)
    for (name, way) <- beyond do assert(!isAscii(way), name)
    for (name, way) <- within do assert(isAscii(way), name)

  test("documents of every length, one after the other"):
    val out = Writer()
    for length <- 0 to 100; end <- List("", "é", "中", "😀") do
      out.reset()
      out.value("a" * length)
      json.writeTo(end, out)
      agrees(s"$length $end", out)

  test("ready text that is no UTF-8 is replaced as by the JDK"):
    val bytes = Array[Byte]('"', -1, 'a', -61, '"')
    assertEquals(jzon.write(Raw.trusted(bytes)), String(bytes, UTF_8))
