package jzon.wire

import java.time.{LocalDateTime, ZoneId, ZoneOffset, ZonedDateTime}

import scala.jdk.CollectionConverters.*

import org.scalacheck.Gen

import TextLaws.*
import TimesSuite.{dateTimes, offsets}

class ZonesSuite extends TextLaws:
  private val regions: Seq[String] = ZoneId.getAvailableZoneIds.asScala.toSeq.sorted

  private val zones: Gen[ZoneId] = Gen.oneOf(
    Gen.oneOf(regions).map(ZoneId.of),
    Gen.oneOf("Europe/Paris", "America/New_York", "Asia/Tokyo", "UTC", "Australia/Lord_Howe").map(ZoneId.of),
    offsets.map(offset => offset: ZoneId),
    Gen.zip(Gen.oneOf("UTC", "GMT", "UT"), offsets).map((prefix, offset) => ZoneId.ofOffset(prefix, offset))
  )

  private val zoneTexts: Gen[String] = Gen.oneOf(
    Gen.oneOf(regions),
    offsetTexts,
    Gen.zip(Gen.oneOf("UTC", "GMT", "UT", "Z", "utc"), Gen.oneOf(offsetTexts, Gen.const(""), Gen.const("0"))).map(_ + _)
  )

  laws(
    Text("ZoneOffset", Zones.parseZoneOffset, Zones.putZoneOffset, _ => Zones.MaxZoneOffset, ZoneOffset.of, _ => false),
    offsets,
    offsetTexts
  )

  laws(
    Text("ZoneId", Zones.parseZoneId, Zones.putZoneId, Zones.maxZoneId, (id: String) => ZoneId.of(id), _ => false),
    zones,
    zoneTexts
  )

  test("ZoneId: all regions, at first and again"):
    for
      _ <- 1 to 2
      region <- regions
    do assertEquals(Zones.parseZoneId(region.getBytes("US-ASCII"), 0, region.length), ZoneId.of(region))

  /** Around the hours that are skipped or come twice. */
  private val changes: Gen[(LocalDateTime, ZoneId)] =
    for
      zone <- Gen.oneOf(regions).map(ZoneId.of).retryUntil(zone => !zone.getRules.isFixedOffset)
      transition <- Gen.oneOf(zone.getRules.getTransitions.asScala.toSeq)
      minutes <- Gen.choose(-200L, 200L)
    yield (transition.getDateTimeBefore.plusMinutes(minutes), zone)

  private val zonedDateTimes: Gen[ZonedDateTime] = Gen.frequency(
    3 -> Gen.zip(dateTimes, zones).map((dateTime, zone) => ZonedDateTime.of(dateTime, zone)),
    2 -> changes.map((dateTime, zone) => ZonedDateTime.of(dateTime, zone)),
    2 -> changes.map((dateTime, zone) => ZonedDateTime.of(dateTime, zone).withLaterOffsetAtOverlap)
  )

  private def isStricter(text: String): Boolean = TimesSuite.isStricter(text.takeWhile(_ != '['))

  private val bracketed = Gen.oneOf(zoneTexts, zones.map(_.getId)).map(zone => s"[$zone]")

  private val zonedText = Text(
    "ZonedDateTime",
    Zones.parseZonedDateTime,
    Zones.putZonedDateTime,
    Zones.maxZonedDateTime,
    ZonedDateTime.parse,
    isStricter
  )

  laws(
    zonedText,
    zonedDateTimes,
    Gen.oneOf(
      Gen.zip(dateTexts, timeTexts, offsetTexts, Gen.oneOf(bracketed, Gen.const(""))).map((date, time, offset, zone) =>
        s"${date}T$time$offset$zone"
      ),
      Gen.zip(dateTimes, offsets, bracketed).map((dateTime, offset, zone) => s"$dateTime$offset$zone"),
      Gen.zip(changes, offsets).map((change, offset) => s"${change._1}$offset[${change._2}]"),
      zonedDateTimes.map(zoned => s"${zoned.toLocalDateTime}${zoned.getOffset.plusHourIfRoom}[${zoned.getZone}]")
    )
  )

  extension (offset: ZoneOffset)
    private def plusHourIfRoom: ZoneOffset =
      ZoneOffset.ofTotalSeconds(math.min(offset.getTotalSeconds + 3600, 64800))

  test("ZonedDateTime: offset and zone that disagree mean the instant"):
    val text = "2020-01-01T00:00+02:00[Europe/Paris]"
    val zoned = Zones.parseZonedDateTime(text.getBytes("US-ASCII"), 0, text.length)
    assertEquals(String.valueOf(zoned), "2019-12-31T23:00+01:00[Europe/Paris]")

  test("ZonedDateTime: the last local times in the range, and those that leave it by the zone"):
    def reads(text: String): Boolean =
      zonedText.agrees(text)
      zonedText.parsed(text).isDefined
    for (text, expected) <- Seq(
        "+999999999-12-31T23:29:59.999999999Z[UTC+00:30]" -> true,
        "+999999999-12-31T23:30Z[UTC+00:30]" -> false,
        "-999999999-01-01T00:30Z[UTC-00:30]" -> true,
        "-999999999-01-01T00:29:59.999999999Z[UTC-00:30]" -> false,
        "+999999999-12-31T23:59:59-18:00[Europe/Paris]" -> false,
        "-999999999-01-01T00:00+18:00[UTC]" -> false
      )
    do assertEquals(reads(text), expected, text)
