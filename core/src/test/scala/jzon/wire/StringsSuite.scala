package jzon.wire

import java.nio.ByteBuffer
import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}
import munit.{Location, ScalaCheckSuite}
import org.scalacheck.Gen
import org.scalacheck.Prop.*
import scala.util.matching.Regex

class StringsSuite extends ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(3000)

  /** Pieces of bodies, most of them right; each run draws a few. */
  private val pieces: Seq[String] = Seq(
    "a",
    " ",
    "~",
    "\u007f",
    "0123456",
    "abcdefgh",
    "\\n",
    "\\\"",
    "\\\\",
    "\\/",
    "\\u0041",
    "\\uD83D\\uDE00",
    "\\ud800",
    "\\udc00",
    "\\ud800x",
    "\\ud800\\n",
    "\\uD800\\u0041",
    "\\ud83d\\uDE0",
    "\\u12",
    "\\uzzzz",
    "\\x",
    "\\",
    "\"",
    "\u0000",
    "\u001f",
    "\n"
  )

  private val wide: Seq[Array[Byte]] = Seq("é", "€", "😀", "\ud7ff", "\ue000", "\udbff\udfff").map(_.getBytes(UTF_8)) ++
    Seq("80", "c0af", "e08080", "eda080", "edbfbf", "f08080af", "f4908080", "f5808080", "ff", "c3", "e282", "f09f98")
      .map(hex => BigInt(hex, 16).toByteArray.dropWhile(_ == 0))

  private val body: Gen[Array[Byte]] =
    val ascii = Gen.oneOf(pieces).map(_.getBytes(ISO_8859_1))
    val right = Gen.oneOf(pieces.take(12)).map(_.getBytes(ISO_8859_1))
    val piece = Gen.frequency(12 -> right, 2 -> ascii, 2 -> Gen.oneOf(wide.take(6)), 1 -> Gen.oneOf(wide))
    Gen.choose(0, 12).flatMap(n => Gen.listOfN(n, piece)).map(_.toArray.flatten)

  // The plain twins.

  private def plainEnd(bytes: Array[Byte], from: Int, until: Int): Int =
    val i = bytes.indexWhere(b => b < ' ' || b == '"' || b == '\\', from)
    val stop = if i < 0 || i > until then until else i
    if stop < until && bytes(stop) == '"' then stop else ~stop

  private val unit: Regex =
    ("""[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u(?![dD][89a-fA-F])[0-9a-fA-F]{4}""" +
      """|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}""").r

  /** Length in bytes of the longest right beginning of `bytes`, by the JDK's decoder and a regular expression. */
  private def rightPrefix(bytes: Array[Byte]): Int =
    val decoder = UTF_8.newDecoder()
    val chars = java.nio.CharBuffer.allocate(bytes.length + 1)
    decoder.decode(ByteBuffer.wrap(bytes), chars, true): Unit // stops before the first wrong byte
    val text = chars.flip().toString
    var i = 0
    var next = unit.findPrefixOf(text)
    while next.isDefined do
      // One unit of the expression's may be half of a pair: its other half comes with it.
      val length = if Character.isHighSurrogate(text.charAt(i)) then 2 else next.get.length
      i += length
      next = unit.findPrefixOf(text.substring(i))
    text.substring(0, i).getBytes(UTF_8).length

  property("endOfPlain agrees with a plain loop at every start"):
    forAll(body, Gen.choose(0, 8)): (bytes, cut) =>
      val until = math.max(0, bytes.length - cut)
      for from <- 0 to until do
        assertEquals(Strings.endOfPlain(bytes, from, until), plainEnd(bytes, from, until))
        assertEquals(Strings.endOfPlainName(bytes, from, until), plainEnd(bytes, from, until))

  test("endOfPlain sees each byte in each lane"):
    for lane <- 0 until 16; b <- 0 to 255 do
      val bytes = Array.fill[Byte](17)('a')
      bytes(lane) = b.toByte
      assertEquals(Strings.endOfPlain(bytes, 0, 17), plainEnd(bytes, 0, 17), s"$b at $lane")
      assertEquals(Strings.endOfPlainName(bytes, 0, 17), plainEnd(bytes, 0, 17), s"$b at $lane")

  property("specials: the lowest hit is exact, whatever the lanes above it"):
    forAll(Gen.listOfN(8, Gen.oneOf(Gen.choose(0, 255), Gen.oneOf(0x1f, 0x20, 0x21, 0x22, 0x23, 0x5c, 0x5d, 0x80)))):
      lanes =>
        val word = lanes.reverse.foldLeft(0L)((word, lane) => word << 8 | lane)
        val hit = java.lang.Long.numberOfTrailingZeros(Strings.specials(word)) >> 3
        val first = lanes.indexWhere(b => b < 0x20 || b == 0x22 || b == 0x5c || b > 0x7f)
        assertEquals(if hit == 8 then -1 else hit, first)

  property("endOfAny agrees with the JDK's decoder and a regular expression"):
    forAll(body): body =>
      val bytes = body :+ '"'.toByte
      val right = rightPrefix(bytes)
      val expected = if right < bytes.length && bytes(right) == '"' then right else ~right
      assertEquals(Strings.endOfAny(bytes, 0, bytes.length), expected, new String(bytes, ISO_8859_1))

  test("only a backslash and a u join the halves of an escaped pair"):
    for b <- 0 to 255; at <- Seq(6, 7) do
      val bytes = "\\ud83d\\ude00\"".getBytes(ISO_8859_1).updated(at, b.toByte)
      val isPair = b == (if at == 6 then '\\' else 'u')
      assertEquals(Strings.endOfAny(bytes, 0, bytes.length), if isPair then 12 else ~0, s"$b at $at")

  property("endOfAny of a cut body asks for more at the place where it goes on, unless it is wrong there"):
    forAll(body): body =>
      val bytes = body :+ '"'.toByte
      val whole = Strings.endOfAny(bytes, 0, bytes.length)
      for until <- bytes.indices do
        val cut = Strings.endOfAny(bytes, 0, until)
        if whole >= 0 && until <= whole then
          assert(cut < 0)
          assertEquals(Strings.problem(bytes, ~cut, until), null)
          assertEquals(Strings.endOfAny(bytes, ~cut, bytes.length), whole)
        else if cut < 0 && Strings.problem(bytes, ~cut, until) != null then assertEquals(cut, whole)

  property("a wrong body has a problem where it is wrong"):
    forAll(body): body =>
      val bytes = body :+ '"'.toByte
      val end = Strings.endOfAny(bytes, 0, bytes.length)
      // All that is wrong is wrong in the bytes that are there: what is cut ends at the array's end (an escaped quote
      // leaves nothing to cut).
      if end < 0 && Strings.problem(bytes, ~end, bytes.length) == null then
        val rest = new String(bytes, ~end, bytes.length - ~end, ISO_8859_1)
        assert(rest.length <= 12 && (rest.isEmpty || rest.startsWith("\\") || rest.charAt(0) >= 0xc2), rest)

  property("code units of a body are those of its twin, in arrays of any length; none of a body that is wrong or cut"):
    forAll(body, Gen.choose(CodeUnits.Room, 40), Gen.choose(0, 8)): (body, room, blanks) =>
      val bytes = ('"'.toByte +: body :+ '"'.toByte) ++ Array.fill[Byte](blanks)(' ')
      val end = Strings.endOfAny(bytes, 1, bytes.length)
      val decoded = decode(bytes, room)
      if end < 0 then assertEquals(decoded, None)
      else
        val out = new Array[Byte](bytes.length)
        val expected = new String(out, 0, Strings.unescape(bytes, 1, end, out, 0), UTF_8)
        if decoded.nonEmpty || end + 3 <= bytes.length then assertEquals(decoded, Some(end -> expected))

  /** The index of the closing quote and the text, by pieces of `room` units. */
  private def decode(bytes: Array[Byte], room: Int): Option[(Int, String)] =
    var units = new Array[Char](room)
    var result = CodeUnits.decode(bytes, 1, bytes.length, units, 0)
    while result < 0 && result != CodeUnits.Undecided do
      units = java.util.Arrays.copyOf(units, units.length + room)
      result = CodeUnits.decode(bytes, CodeUnits.index(~result), bytes.length, units, CodeUnits.count(~result))
    Option.when(result != CodeUnits.Undecided):
      CodeUnits.index(result) -> new String(units, 0, CodeUnits.count(result))

  private def resolves(body: String, expected: String)(using Location): Unit =
    val bytes = body.getBytes(UTF_8)
    val out = new Array[Byte](bytes.length)
    val until = Strings.unescape(bytes, 0, bytes.length, out, 0)
    assertEquals(new String(out, 0, until, UTF_8), expected)

  test("unescape"):
    resolves("", "")
    resolves("no escapes, é€😀", "no escapes, é€😀")
    resolves("""\"\\\/\b\f\n\r\t""", "\"\\/\b\f\n\r\t")
    resolves("""\u0000\u007f\u0080\u07FF\u0800\uffff""", "\u0000\u007f\u0080\u07ff\u0800\uffff")
    resolves("""a\uD83D\uDE00b\ud800\udc00\uDBFF\uDFFF""", "a😀b\ud800\udc00\udbff\udfff")
    resolves("""12345678\n12345678\\n""", "12345678\n12345678\\n")

  property("nextBackslash agrees with a plain loop"):
    forAll(body, Gen.choose(0, 8)): (bytes, cut) =>
      val until = math.max(0, bytes.length - cut)
      for from <- 0 to until do
        val i = bytes.indexOf('\\'.toByte, from)
        assertEquals(Strings.nextBackslash(bytes, from, until), if i < 0 || i > until then until else i)
