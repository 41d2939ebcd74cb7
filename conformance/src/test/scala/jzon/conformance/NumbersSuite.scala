package jzon.conformance

import java.lang.Double.{doubleToRawLongBits, longBitsToDouble}
import java.lang.Float.{floatToRawIntBits, intBitsToFloat}
import java.math.BigDecimal
import java.util.SplittableRandom
import jzon as json
import jzon.{Decoder, Limits, Reader, Writer}
import munit.FunSuite
import scala.concurrent.duration.*
import scala.util.Try

/** Numbers through the front door, whole and in pieces, against the JDK's arithmetic. */
class NumbersSuite extends FunSuite:
  override def munitTimeout: Duration = 5.minutes

  private val many = sys.env.get("JZON_DOUBLES").fold(10000000)(_.toInt)

  test("10 million random doubles are written and read back, bit for bit"):
    val random = SplittableRandom(1)
    val writer = Writer()
    var i = 0
    while i < many do
      val value = longBitsToDouble(random.nextLong())
      if java.lang.Double.isFinite(value) then
        writer.reset()
        writer.writeDouble(value)
        writer.writeAscii(" ") // so that the number is seen to end, and is read the fast way
        val read = Reader(writer.bytes, 0, writer.size.toInt).readDouble()
        if doubleToRawLongBits(read) != doubleToRawLongBits(value) then fail(s"$value was read as $read")
      i += 1

  test("a million random floats are written and read back, bit for bit"):
    val random = SplittableRandom(2)
    val writer = Writer()
    for _ <- 1 to many / 10 do
      val value = intBitsToFloat(random.nextInt())
      if java.lang.Float.isFinite(value) then
        writer.reset()
        writer.writeFloat(value)
        val read = Reader(writer.bytes, 0, writer.size.toInt).readFloat()
        if floatToRawIntBits(read) != floatToRawIntBits(value) then fail(s"$value was read as $read")

  test("the float vectors, bit for bit"):
    val folder = jzon.Corpora.find("float-vectors")
    assume(folder.isDefined, jzon.Corpora.missing("float-vectors"))
    var count = 0
    java.nio.file.Files.list(folder.get).forEach: file =>
      java.nio.file.Files.readAllLines(file).forEach: line =>
        line.split(' ') match
          case Array(_, float, double, text) if Oracle.isJson(text.getBytes) =>
            val f = intBitsToFloat(java.lang.Integer.parseUnsignedInt(float, 16))
            val d = longBitsToDouble(java.lang.Long.parseUnsignedLong(double, 16))
            for kind <- Seq(InputKind.array, InputKind.fewOfBytes.last); tail <- Seq("", " ") do
              val bytes = (text + tail).getBytes
              assertEquals(kind.read[Double](bytes).toOption, Option.when(!d.isInfinite)(d), text)
              assertEquals(kind.read[Float](bytes).toOption, Option.when(!f.isInfinite)(f), text)
            count += 1
          case _ => ()
    assert(count > 5000, s"$count vectors")

  /** Texts that are numbers, nearly numbers, and at the edges of the types. */
  private def text(random: SplittableRandom): String =
    def digits(most: Int) = Seq.fill(random.nextInt(most + 1))(random.nextInt(10)).mkString
    def few(most: Int) = Seq.fill(random.nextInt(most + 1))(Seq('0', '9', '1')(random.nextInt(3))).mkString
    val edges = Seq(
      "9223372036854775807",
      "9223372036854775808",
      "2147483647",
      "2147483648",
      "32768",
      "127",
      "128",
      "129",
      "18446744073709551615",
      "18446744073709551616",
      "170141183460469231731687303715884105727",
      "170141183460469231731687303715884105728",
      "999999999999999999",
      "1000000000000000000"
    )
    val whole = random.nextInt(4) match
      case 0 => digits(20)
      case 1 => few(25)
      case 2 => edges(random.nextInt(edges.length))
      case _ => (random.nextInt(10)).toString
    val fraction = random.nextInt(4) match
      case 0 => "." + digits(25)
      case 1 => "." + few(10)
      case _ => ""
    val exponent = random.nextInt(4) match
      case 0 => Seq("e", "E", "e+", "e-")(random.nextInt(4)) + random.nextInt(Seq(10, 400, 7000)(random.nextInt(3)))
      case 1 if random.nextInt(4) == 0 => "e" + few(6)
      case _                           => ""
    (if random.nextInt(3) == 0 then "-" else "") + whole + fraction + exponent

  /** What each type makes of a number, by the JDK. */
  private def expected(text: String): Seq[Option[Any]] =
    val isNumber = Oracle.isJson(text.getBytes)
    val isIntegral = isNumber && !text.exists(c => ".eE".contains(c))
    val decimal = Option.when(isNumber)(Try(BigDecimal(text)).toOption).flatten
    val significand = decimal.map(_.unscaledValue.toString.reverse.dropWhile(_ == '0').reverse)
      .map(digits =>
        if digits.isEmpty || digits == "-" then java.math.BigInteger.ZERO else java.math.BigInteger(digits)
      )
    val fitsBits = significand.exists(_.bitLength <= 127)
    Seq(
      Option.when(isIntegral)(Try(text.toByte).toOption).flatten,
      Option.when(isIntegral)(Try(text.toShort).toOption).flatten,
      Option.when(isIntegral)(Try(text.toInt).toOption).flatten,
      Option.when(isIntegral)(Try(text.toLong).toOption).flatten,
      Option.when(isNumber)(text.toDouble).filter(!_.isInfinite),
      Option.when(isNumber)(text.toFloat).filter(!_.isInfinite),
      Option.when(isIntegral && fitsBits)(java.math.BigInteger(text)),
      decimal.filter(decimal => fitsBits && math.abs(decimal.scale.toLong) <= 6178)
    )

  private val decoders = Seq[Decoder[?]](
    Decoder.byte,
    Decoder.short,
    Decoder.int,
    Decoder.long,
    Decoder.double,
    Decoder.float,
    (in => in.readBigInteger()): Decoder[java.math.BigInteger],
    (in => in.readBigDecimal()): Decoder[BigDecimal]
  )

  test("every type takes what the JDK takes, followed by anything or by nothing, whole and by one"):
    val random = SplittableRandom(3)
    var accepted = 0
    for _ <- 1 to 60000 do
      val number = text(random)
      for (decoder, value) <- decoders.zip(expected(number)) do
        given Decoder[Any] = decoder.asInstanceOf[Decoder[Any]]
        def check(in: json.Input, how: String): Unit =
          val result = json.read[Any](in)
          val same = (result.toOption, value) match
            case (Some(a: Double), Some(b: Double)) => doubleToRawLongBits(a) == doubleToRawLongBits(b)
            case (Some(a: Float), Some(b: Float))   => floatToRawIntBits(a) == floatToRawIntBits(b)
            case (a, b)                             => a == b
          if !same then fail(s"$number, $how: $result, not $value")
        check(number, "alone")
        check(number + "          ", "with blanks")
        check(Pieces(number.getBytes, Seq(1)), "by one")
        if value.isDefined then accepted += 1
    assert(accepted > 50000, s"$accepted accepted")

  test("an error in a number has the same place whatever follows it, and whichever way it took"):
    val random = SplittableRandom(4)
    for _ <- 1 to 40000 do
      val right = text(random)
      val at = random.nextInt(right.length + 1)
      val number = right.take(at) + Seq("", ".", "e", "-", "0", "x")(random.nextInt(6)) +
        right.drop(at + random.nextInt(2))
      for decoder <- decoders :+ Anything.tree :+ Anything.skipped do
        given Decoder[Any] = decoder.asInstanceOf[Decoder[Any]]
        val list = Decoder.list[Any]
        val whole = Outcome(s"[$number,1]          ")(using list)
        val pieces = Outcome(Pieces(s"[$number,1]          ".getBytes, Seq(1)))(using list)
        assertEquals(pieces, whole, number)
