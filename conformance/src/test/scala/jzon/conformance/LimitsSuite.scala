package jzon.conformance

import jzon.{DecodeError, Decoder, FieldTable, Json, Limits, Reader}
import jzon.DecodeError.Kind
import munit.{FunSuite, Location}

/** For every limit: N is accepted, N + 1 refused, by every kind of input, also in pieces of one byte, with one outcome.
  */
class LimitsSuite extends FunSuite:
  private def outcome[A](text: String)(using Decoder[A], Limits)(using Location): Outcome =
    val bytes = text.getBytes("UTF-8")
    val expected = InputKind.array[A](bytes)
    InputKind.all(bytes).foreach(kind => assertEquals(kind[A](bytes), expected, s"${kind.name}: ${text.take(100)}"))
    expected

  private def accepts[A](text: String)(using Decoder[A], Limits)(using Location): Unit =
    val result = outcome[A](text)
    assert(result.isAccepted, s"${text.take(100)}: $result")

  /** Refused for a limit, at `offset`. */
  private def refuses[A](text: String, message: String, offset: Int)(using Decoder[A], Limits)(using Location): Unit =
    outcome[A](text) match
      case Outcome.Refused(kind, reason, _, at, _, _) =>
        assertEquals((kind, reason, at), (Kind.Limit, message, offset.toLong), text.take(100))
      case accepted => fail(s"${text.take(100)}: $accepted")

  case class Deep(next: Option[Deep] = None, list: List[Deep] = Nil) derives Decoder

  test("depth"):
    given Limits = Limits(depth = 7)
    def arrays(n: Int) = "[" * n + "]" * n
    def objects(n: Int) = "{\"next\":" * (n - 1) + "{}" + "}" * (n - 1)
    val message = "nested too deeply"
    accepts[Json](arrays(7))
    refuses[Json](arrays(8), message, 7)
    accepts[Json](objects(7))
    refuses[Json](objects(8), message, 7 * 8)
    accepts[Unit](arrays(7))(using Anything.skipped)
    refuses[Unit](arrays(8), message, 7)(using Anything.skipped)
    accepts[Int](Anything.around(arrays(6).getBytes).map(_.toChar).mkString)(using Anything.unknown)
    refuses[Int](Anything.around(arrays(7).getBytes).map(_.toChar).mkString, message, Anything.offset + 6)(using
      Anything.unknown
    )
    accepts[Deep](objects(7))
    refuses[Deep](objects(8), message, 7 * 8)
    accepts[Deep]("{\"list\":[" * 3 + "{}" + "]}" * 3)
    refuses[Deep]("{\"list\":[" * 3 + "{\"next\":{}}" + "]}" * 3, message, 27 + 8)
    refuses[Deep]("{\"x\":" + arrays(7) + "}", message, 5 + 6)

  test("depth 0 is a scalar, and limits that are none are refused"):
    accepts[Json]("1")(using Json.decoder, Limits(depth = 0))
    refuses[Json]("[]", "nested too deeply", 0)(using Json.decoder, Limits(depth = 0))
    for bad <- Seq[() => Limits](() => Limits(depth = -1), () => Limits(numberBits = 1), () => Limits(stringBytes = -1))
    do
      intercept[IllegalArgumentException](bad()): Unit

  test("bytes of a string, on the wire"):
    given Limits = Limits(stringBytes = 24)
    val message = "the text is too long"
    for unit <- Seq("a", "é", "€", "😀", "\\n", "\\u0041", "\\ud83d\\ude00") do
      val bytes = unit.getBytes("UTF-8").length
      val most = 24 / bytes
      val fits = "\"" + unit * most + "a" * (24 - most * bytes) + "\""
      for document <- Seq(fits, fits + "   ") do
        accepts[String](document)
        accepts[Json](document)
        accepts[Unit](document)(using Anything.skipped)
      for tooLong <-
          Seq("\"a" + fits.drop(1), "\"" + unit * (most + 1) + "aaaaaaaaaaaaaaaaaaaaaaaaaa\"", fits.dropRight(1) + unit)
      do
        refuses[String](tooLong, message, 0)
        refuses[Json](" " + tooLong, message, 1)
        refuses[Unit]("[" + tooLong + "]", message, 1)(using Anything.skipped)
    accepts[List[String]]("[\"" + "a" * 24 + "\",\"" + "b" * 24 + "\"]")
    // A string that ends too soon is too long first, if it is that.
    refuses[String]("\"" + "a" * 25, message, 0)
    assertEquals(jzon.read[String]("\"" + "a" * 24).swap.map(_.kind), Right(Kind.End))

  test("bytes of a name, on the wire, known or not, expected or not"):
    given Limits = Limits(nameBytes = 5)
    val message = "the text is too long"
    def table(names: String*): Decoder[Int] = new Decoder[Int]:
      private val fields = FieldTable(names*)
      def read(in: Reader): Int =
        var sum = 0
        in.beginObject()
        while in.hasField() do
          sum += in.field(fields, 0)
          in.skip()
        sum
    val known = table("abcde", "abcdef", "abcdefghijkl")
    val second = table("x", "abcde", "abcdef", "abcdefghijkl")
    for decoder <- Seq[Decoder[?]](known, second, Anything.tree, Anything.skipped, Decoder.map[String, Json]) do
      val any = decoder.asInstanceOf[Decoder[Any]]
      accepts("{\"abcde\":1}")(using any)
      accepts("{\"abcde\":1            }")(using any)
      accepts("{\"\\n\\nc\":1}")(using any)
      refuses("{\"abcdef\":1}", message, 1)(using any)
      refuses("{\"abcdef\":1             }", message, 1)(using any)
      refuses("{ \"abcdefghijkl\":1             }", message, 2)(using any)
      refuses("{\"\\u0061\":1}", message, 1)(using any)

  test("bytes of a document, white space included"):
    given Limits = Limits(documentBytes = 20)
    val message = "the document is too long"
    for fits <-
        Seq("[1,2,3,4,5,6,7,8,10]", "[1]" + " " * 17, " " * 19 + "1", "\"" + "é" * 9 + "\"", "{\"abcdefghijklm\":12}")
    do
      assertEquals(fits.getBytes("UTF-8").length, 20)
      for decoder <- Seq[Decoder[?]](Anything.tree, Anything.skipped) do
        accepts(fits)(using decoder.asInstanceOf[Decoder[Any]])
        refuses(" " + fits, message, 20)(using decoder.asInstanceOf[Decoder[Any]])
        refuses(fits + " ", message, 20)(using decoder.asInstanceOf[Decoder[Any]])
    accepts[Json]("1")(using Json.decoder, Limits(documentBytes = 1))
    refuses[Json]("1", message, 0)(using Json.decoder, Limits(documentBytes = 0))

  /** The largest and smallest significand of `bits`, and those beyond. */
  private def significands(bits: Int): Seq[(BigInt, Boolean)] =
    val power = BigInt(1) << (bits - 1)
    Seq(power - 1 -> true, power -> false, -power -> true, -power - 1 -> false, power * 2 -> false, power / 2 -> true)

  test("bits of a number"):
    for bits <- Seq(8, 33, 64, 65, 100, 128, 200) do
      given Limits = Limits(numberBits = bits)
      for (value, fits) <- significands(bits); tail <- Seq("", "          ") do
        def row[A: Decoder](text: String, what: String): Unit =
          if fits then accepts[A](text) else refuses[A](text, s"expected a $bits bit $what", 0)
        row[java.math.BigInteger](s"$value$tail", "BigInteger")
        row[java.math.BigDecimal](s"$value$tail", "BigDecimal")
        row[java.math.BigDecimal](s"${value}e-5$tail", "BigDecimal")
        row[java.math.BigDecimal](s"${value}00000$tail", "BigDecimal") // if it ends in zeros, they don't count already
        accepts[Double](s"$value$tail")
        accepts[Float](s"${value}e-30$tail")
        val point = if value < 0 then "-0.000" + -value else s"0.000$value"
        row[java.math.BigDecimal](s"$point$tail", "BigDecimal")
        accepts[Json](s"$value$tail")
        accepts[Unit](s"$value$tail")(using Anything.skipped)

  test("scale of a number: for big numbers only"):
    given Limits = Limits(numberScale = 50)
    type Big = java.math.BigDecimal
    val message = "expected a scale of at most 50"
    for fits <- Seq("1e50", "1e-50", "1.5e51", "0.1e-49", "-1E+50", "0e50", "0." + "0" * 49 + "1", "1" + "0" * 50) do
      accepts[Big](fits)
      accepts[Double](fits)
    for beyond <- Seq(
        "1e51",
        "1e-51",
        "1.5e52",
        "0.1e-50",
        "1e2147483648",
        "1e-2147483649",
        "1e99999999999999999999",
        "0e99999999999999999999",
        "0." + "0" * 50 + "1",
        "1" + "0" * 51
      )
    do refuses[Big](beyond, message, 0)
    accepts[java.math.BigInteger]("1" + "0" * 50)
    refuses[java.math.BigInteger]("1" + "0" * 51, message, 0)
    accepts[Json]("1e99999999999999999999")
    accepts[Double]("1e-99999999999999999999")

  test("bytes of a number"):
    given Limits = Limits(stringBytes = 100)
    for fits <- Seq("1" * 100, "0." + "1" * 98, "1e" + "0" * 98, "-" + "9" * 99) do
      for tail <- Seq("", " ", "          ") do
        accepts[Json](fits + tail)
        accepts[Unit](fits + tail)(using Anything.skipped)
        refuses[Json](" " + fits + "1" + tail, "the number is too long", 1)
        refuses[Unit](" " + fits + "1" + tail, "the number is too long", 1)(using Anything.skipped)
    // Numbers of up to 64 bytes are never too long.
    val least = Limits(stringBytes = 0)
    accepts[Json]("1" * 64)(using Json.decoder, least)
    refuses[Json]("1" * 65, "the number is too long", 0)(using Json.decoder, least)
    accepts[Double]("1.234567890123456 ")(using Decoder.double, least)

  test("keys of one hash"):
    val names = Collisions.strings(40)
    assertEquals(names.map(_.hashCode).distinct.length, 1)
    given Limits = Limits(sameHashKeys = 30)
    def entries(n: Int) = names.take(n).map(name => jzon.write(name) + ":1").mkString("{", ",", "}")
    def elements(n: Int) = names.take(n).map(jzon.write(_)).mkString("[", ",", "]")
    val message = "more than 30 keys of one hash"
    def maps[A: Decoder](): Unit =
      accepts[A](entries(30))
      refuses[A](entries(31), message, entries(30).length)
    maps[Map[String, Int]]()
    maps[collection.mutable.Map[String, Int]]()
    maps[collection.mutable.LinkedHashMap[String, Int]]()
    def sets[A: Decoder](): Unit =
      accepts[A](elements(30))
      refuses[A](elements(31), message, elements(30).length)
    sets[Set[String]]()
    sets[collection.mutable.HashSet[String]]()
    accepts[Json](entries(40)) // no hash table in it
    accepts[collection.immutable.TreeMap[String, Int]](entries(40))

  test("names that stand twice"):
    val twice = "{\"a\":1,\"b\":2,\"\\u0061\":3}"
    accepts[Json](twice)
    accepts[Map[String, Int]](twice)
    for decoder <- Seq[Decoder[?]](Anything.tree, Decoder.map[String, Int]) do
      assertEquals(
        outcome(twice)(using decoder.asInstanceOf[Decoder[Any]], Limits(uniqueKeys = true)),
        Outcome.Refused(Kind.Data, "duplicate", ".a", 13, 1, 14)
      )

  test("bytes that alternatives read again"):
    val alternatives = Decoder.list(using Decoder.int.map(_.toString).orElse(Decoder.string))
    // What the first alternative refuses at its first byte costs nothing; what it refuses further on is read again.
    val pairs =
      Decoder.list(using Decoder.list(using Decoder.int).map(_.toString).orElse(Anything.tree.map(_.toString)))
    val lists = (1 to 5).map(_ => "[1,2,3,\"a\"]").mkString("[", ",", "]")
    accepts("[\"a\",\"b\"]")(using alternatives, Limits(rereadBytes = 0))
    accepts(lists)(using pairs, Limits(rereadBytes = 35))
    refuses(lists, "alternatives read too much again", 49)(using pairs, Limits(rereadBytes = 34))
