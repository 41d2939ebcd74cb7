package jzon.wire

import java.time.{Instant, LocalDateTime, LocalTime, OffsetDateTime, OffsetTime, ZoneOffset}

import org.scalacheck.Gen

import TextLaws.*

object TimesSuite:
  val nanos: Gen[Int] = Gen.oneOf(
    Gen.const(0),
    Gen.choose(0, 999999999),
    Gen.choose(0, 999).map(_ * 1000000),
    Gen.choose(0, 999999).map(_ * 1000),
    Gen.oneOf(1, 999, 1000, 999999, 1000000, 999999999)
  )

  val times: Gen[LocalTime] =
    for
      hour <- Gen.choose(0, 23)
      minute <- Gen.choose(0, 59)
      second <- Gen.oneOf(Gen.const(0), Gen.choose(0, 59))
      nano <- nanos
    yield LocalTime.of(hour, minute, second, nano)

  val dateTimes: Gen[LocalDateTime] =
    Gen.frequency(
      20 -> Gen.zip(years, Gen.choose(1, 365), times).map((year, day, time) =>
        java.time.LocalDate.ofYearDay(year, day).atTime(time)
      ),
      1 -> Gen.oneOf(LocalDateTime.MIN, LocalDateTime.MAX)
    )

  val offsets: Gen[ZoneOffset] = Gen.oneOf(
    Gen.const(0),
    Gen.choose(-72, 72).map(_ * 900),
    Gen.choose(-1080, 1080).map(_ * 60),
    Gen.choose(-64800, 64800)
  ).map(ZoneOffset.ofTotalSeconds)

  /** 24:00 and the leap second, which only Instant.parse takes, for other instants. */
  def isRolledOver(text: String): Boolean = text.contains("T24:") || text.contains(":60")

  def isStricter(text: String): Boolean = hasSmallLetter(text) || endsInPoint(text)

class TimesSuite extends TextLaws:
  import TimesSuite.*

  laws(
    Text("LocalTime", Times.parseLocalTime, Times.putLocalTime, _ => Times.MaxLocalTime, LocalTime.parse, isStricter),
    times,
    timeTexts
  )

  laws(
    Text(
      "LocalDateTime",
      Times.parseLocalDateTime,
      Times.putLocalDateTime,
      _ => Times.MaxLocalDateTime,
      LocalDateTime.parse,
      isStricter
    ),
    dateTimes,
    Gen.zip(dateTexts, timeTexts).map((date, time) => s"${date}T$time")
  )

  laws(
    Text(
      "OffsetTime",
      Times.parseOffsetTime,
      Times.putOffsetTime,
      _ => Times.MaxOffsetTime,
      OffsetTime.parse,
      isStricter
    ),
    Gen.zip(times, offsets).map((time, offset) => OffsetTime.of(time, offset)),
    Gen.zip(timeTexts, offsetTexts).map((time, offset) => s"$time$offset")
  )

  private val dateTimeTexts =
    Gen.zip(dateTexts, timeTexts, offsetTexts).map((date, time, offset) => s"${date}T$time$offset")

  laws(
    Text(
      "OffsetDateTime",
      Times.parseOffsetDateTime,
      Times.putOffsetDateTime,
      _ => Times.MaxOffsetDateTime,
      OffsetDateTime.parse,
      isStricter
    ),
    Gen.zip(dateTimes, offsets).map((dateTime, offset) => OffsetDateTime.of(dateTime, offset)),
    dateTimeTexts
  )

  private val instants: Gen[Instant] = Gen.frequency(
    4 -> Gen.zip(dateTimes, nanos).map((dateTime, nano) => dateTime.toInstant(ZoneOffset.UTC).plusNanos(nano)),
    4 -> Gen.zip(Gen.choose(-100000000000L, 100000000000L), nanos).map((second, nano) =>
      Instant.ofEpochSecond(second, nano)
    ),
    2 -> Gen.zip(Gen.choose(Instant.MIN.getEpochSecond, Instant.MAX.getEpochSecond), nanos).map((second, nano) =>
      Instant.ofEpochSecond(second, nano)
    ),
    1 -> Gen.choose(0L, 40000000L).map(Instant.MIN.plusSeconds),
    1 -> Gen.choose(0L, 40000000L).map(Instant.MAX.minusSeconds),
    1 -> Gen.oneOf(Instant.MIN, Instant.MAX, Instant.EPOCH)
  )

  laws(
    Text(
      "Instant",
      Times.parseInstant,
      Times.putInstant,
      _ => Times.MaxInstant,
      Instant.parse,
      text => isStricter(text) || isRolledOver(text)
    ),
    instants,
    Gen.frequency(
      6 -> dateTimeTexts,
      1 -> Gen.oneOf(
        "+1000000000-12-31T23:59:59.999999999Z",
        "+1000000001-01-01T00:00:00Z",
        "+1000000001-01-01T00:59:59+01:00",
        "+1000000001-01-01T01:00:00+01:00",
        "-1000000000-01-01T00:00:00Z",
        "-1000000001-12-31T23:00:00-01:00",
        "-1000000001-12-31T22:59:59-01:00",
        "+9999999999-12-31T23:59:59Z",
        "-9999999999-01-01T00:00:00Z"
      )
    )
  )

  test("the deliberate differences from the JDK"):
    def bytes(text: String) = text.getBytes("US-ASCII")
    def instant(text: String) = Times.parseInstant(bytes(text), 0, text.length)
    assertEquals(Instant.parse("2020-01-01T24:00:00Z"), Instant.parse("2020-01-02T00:00:00Z"))
    assertEquals(Instant.parse("2016-12-31T23:59:60Z"), Instant.parse("2016-12-31T23:59:59Z"))
    for text <- Seq("2020-01-01T24:00:00Z", "2016-12-31T23:59:60Z", "2020-01-01t00:00:00Z", "2020-01-01T00:00:00z") do
      assertEquals(instant(text), null, text)
      assert(clue(Instant.parse(text)) != null)
    assertEquals(Times.parseLocalTime(bytes("00:00:00."), 0, 9), null)
    assertEquals(LocalTime.parse("00:00:00."), LocalTime.MIDNIGHT)
