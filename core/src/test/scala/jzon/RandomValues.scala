package jzon

import java.time.*
import java.util.UUID
import org.scalacheck.Gen

/** Random values for the properties, the edges of each type among them. */
object RandomValues:
  val booleans: Gen[Boolean] = Gen.oneOf(true, false)
  val bytes: Gen[Byte] = longs.map(_.toByte)
  val shorts: Gen[Short] = longs.map(_.toShort)
  val ints: Gen[Int] = longs.map(_.toInt)

  /** Of every magnitude. */
  def longs: Gen[Long] = Gen.oneOf(
    Gen.zip(Gen.long, Gen.choose(0, 63)).map(_ >> _),
    Gen.oneOf(0L, Long.MinValue, Long.MaxValue, Int.MinValue.toLong, Int.MaxValue.toLong)
  )

  /** Of every magnitude, with few digits or many; NaN is equal to nothing and replaced, since a list of a hundred
    * numbers would hardly ever pass a filter.
    */
  val doubles: Gen[Double] = Gen.oneOf(
    longs.map(java.lang.Double.longBitsToDouble),
    Gen.zip(Gen.choose(-1000000, 1000000), Gen.oneOf(1.0, 1e3, 1e-3, 1e-9, 1e20)).map(_ * _),
    Gen.oneOf(0.0, -0.0, Double.MinPositiveValue, Double.MaxValue, Double.PositiveInfinity, Double.NegativeInfinity)
  ).map(value => if value.isNaN then 0.0 else value)

  val floats: Gen[Float] =
    Gen.oneOf(ints.map(java.lang.Float.intBitsToFloat), doubles.map(_.toFloat))
      .map(value => if value.isNaN then 0.0f else value)

  /** Any that is no surrogate. */
  val chars: Gen[Char] = Gen.oneOf(Gen.choose(' ', '~'), Gen.choose('\u0000', '\ud7ff'), Gen.choose('\ue000', '\uffff'))

  /** Of every length of UTF-8 and every escape. */
  val strings: Gen[String] =
    val codePoints =
      Gen.oneOf(chars.map(_.toInt), Gen.choose(0x10000, 0x10ffff), Gen.oneOf("\"\\/\b\f\n\r\t\u007f".map(_.toInt)))
    val any = Gen.listOf(codePoints).map(points => String(points.toArray, 0, points.length))
    Gen.oneOf(any, Gen.alphaNumStr, Gen.const(""))

  /** Within the limit of bits. */
  val bigInts: Gen[BigInt] = Gen.zip(longs, longs, Gen.choose(0, 63)).map((a, b, bits) => (BigInt(a) << bits) + b)

  val bigDecimals: Gen[BigDecimal] =
    Gen.zip(bigInts, Gen.oneOf(Gen.choose(-30, 30), Gen.choose(-6178, 6178))).map((a, scale) => BigDecimal(a, scale))

  val uuids: Gen[UUID] = Gen.zip(Gen.long, Gen.long).map((high, low) => UUID(high, low))

  private val seconds: Gen[Long] = longs.map(second => second % LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC))
  private val nanos: Gen[Int] =
    Gen.zip(Gen.choose(0, 999999999), Gen.oneOf(1, 1000, 1000000, 1000000000)).map((nano, unit) => nano / unit * unit)

  val offsets: Gen[ZoneOffset] = Gen.oneOf(
    Gen.choose(-18 * 3600, 18 * 3600).map(ZoneOffset.ofTotalSeconds),
    Gen.choose(-18, 18).map(ZoneOffset.ofHours)
  )
  val localDateTimes: Gen[LocalDateTime] =
    Gen.zip(seconds, nanos).map((second, nano) => LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC))
  val localDates: Gen[LocalDate] = localDateTimes.map(_.toLocalDate)
  val localTimes: Gen[LocalTime] = localDateTimes.map(_.toLocalTime)
  val offsetDateTimes: Gen[OffsetDateTime] =
    Gen.zip(localDateTimes, offsets).map((local, offset) => OffsetDateTime.of(local, offset))
  val offsetTimes: Gen[OffsetTime] = offsetDateTimes.map(_.toOffsetTime)
  val zoneIds: Gen[ZoneId] =
    Gen.oneOf(offsets, Gen.oneOf(ZoneId.getAvailableZoneIds.toArray(Array.empty[String]).toSeq).map(ZoneId.of))

  /** Of an offset in the zone, some of them in an hour that is there twice. */
  val zonedDateTimes: Gen[ZonedDateTime] =
    val years = Gen.choose(
      Instant.parse("1900-01-01T00:00:00Z").getEpochSecond,
      Instant.parse("2100-01-01T00:00:00Z").getEpochSecond
    )
    Gen.zip(Gen.oneOf(years, Gen.const(1698542100L)), nanos, zoneIds)
      .map((second, nano, zone) => Instant.ofEpochSecond(second, nano).atZone(zone))
  val instants: Gen[Instant] = Gen.zip(seconds, nanos).map((second, nano) => Instant.ofEpochSecond(second, nano))
  val durations: Gen[Duration] = Gen.zip(longs, nanos).map((second, nano) => Duration.ofSeconds(second, nano))
  val periods: Gen[Period] = Gen.zip(ints, ints, ints).map((years, months, days) => Period.of(years, months, days))
  val years: Gen[Year] = localDates.map(date => Year.of(date.getYear))
  val yearMonths: Gen[YearMonth] = localDates.map(YearMonth.from)
  val monthDays: Gen[MonthDay] = localDates.map(MonthDay.from)

  /** Trees that go deep as well as wide, some of whose objects have a name twice. */
  val trees: Gen[Json] = Gen.resize(8, treesOf(4))

  private def treesOf(depth: Int): Gen[Json] =
    val scalars: Gen[Json] = Gen.oneOf(
      strings.map(Json.Str(_)),
      longs.map(Json.Num(_)),
      bigDecimals.map(Json.Num(_)),
      booleans.map(Json.Bool(_)),
      Gen.const(Json.Null)
    )
    if depth == 0 then scalars
    else
      val inner = Gen.lzy(treesOf(depth - 1))
      val names = Gen.oneOf(strings, Gen.oneOf("a", "b", "c"))
      Gen.frequency(
        1 -> scalars,
        2 -> Gen.listOf(inner).map(elements => Json.Arr(elements*)),
        2 -> Gen.listOf(Gen.zip(names, inner)).map(fields => Json.Obj(fields*))
      )
