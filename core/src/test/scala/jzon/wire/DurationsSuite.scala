package jzon.wire

import java.time.{Duration, Period}

import org.scalacheck.Gen

import TextLaws.*

class DurationsSuite extends TextLaws:
  private val edges = Seq(0L, 1L, -1L, 59L, 60L, -60L, 3599L, 3600L, -3600L, 86400L, Long.MaxValue, Long.MinValue)

  private val longs: Gen[Long] =
    Gen.oneOf(Gen.choose(-100L, 100L), Gen.choose(-1000000L, 1000000L), Gen.long, Gen.oneOf(edges))

  private val durations: Gen[Duration] =
    Gen.zip(longs, TimesSuite.nanos).map((second, nano) => Duration.ofSeconds(second, nano))

  private val signs: Gen[String] = Gen.frequency(4 -> Gen.const(""), 2 -> Gen.const("-"), 1 -> Gen.const("+"))

  /** Numbers of all magnitudes, most of them about a limit of a unit: the greatest days, hours, minutes and seconds,
    * and of Int.
    */
  private val numbers: Gen[String] =
    val limits = Seq(86400L, 3600L, 60L, 1L).map(Long.MaxValue / _) ++ Seq(Int.MaxValue.toLong, Int.MaxValue / 7L)
    val near = Gen.zip(Gen.oneOf(limits), Gen.choose(-3, 3)).map((limit, more) => (BigInt(limit) + more).toString)
    val magnitude = Gen.frequency(6 -> Gen.choose(0, 100).map(_.toString), 3 -> near, 1 -> longs.map(_.abs.toString))
    Gen.zip(signs, Gen.frequency(9 -> Gen.const(""), 1 -> Gen.oneOf("0", "0" * 30)), magnitude).map(_ + _ + _)

  private def part(text: Gen[String]): Gen[String] = Gen.frequency(1 -> text, 1 -> Gen.const(""))

  private val fractions: Gen[String] =
    Gen.zip(Gen.oneOf(".", ".", ","), Gen.choose(1, 10).flatMap(n => Gen.listOfN(n, Gen.numChar))).map(
      (point, digits) =>
        digits.mkString(point, "", "")
    )

  private val durationTexts: Gen[String] =
    for
      sign <- signs
      days <- part(numbers.map(_ + "D"))
      hours <- part(numbers.map(_ + "H"))
      minutes <- part(numbers.map(_ + "M"))
      seconds <- part(Gen.zip(numbers, part(fractions)).map((number, fraction) => s"$number${fraction}S"))
    yield s"${sign}P$days${if (hours + minutes + seconds).isEmpty then "" else "T"}$hours$minutes$seconds"

  private def isStricter(text: String): Boolean = hasSmallLetter(text) || endsInPoint(text)

  laws(
    Text(
      "Duration",
      Durations.parseDuration,
      Durations.putDuration,
      _ => Durations.MaxDuration,
      Duration.parse,
      isStricter
    ),
    durations,
    durationTexts
  )

  private val ints: Gen[Int] =
    Gen.oneOf(Gen.choose(-20, 20), Gen.choose(Int.MinValue, Int.MaxValue), Gen.oneOf(0, Int.MinValue, Int.MaxValue))

  private val periodTexts: Gen[String] =
    for
      sign <- signs
      years <- part(numbers.map(_ + "Y"))
      months <- part(numbers.map(_ + "M"))
      weeks <- part(numbers.map(_ + "W"))
      days <- part(numbers.map(_ + "D"))
    yield s"${sign}P$years$months$weeks$days"

  laws(
    Text("Period", Durations.parsePeriod, Durations.putPeriod, _ => Durations.MaxPeriod, Period.parse, hasSmallLetter),
    Gen.zip(ints, ints, ints).map((years, months, days) => Period.of(years, months, days)),
    periodTexts
  )

  test("Duration: the edges of its range, as the JDK"):
    val text =
      Text("", Durations.parseDuration, Durations.putDuration, _ => Durations.MaxDuration, Duration.parse, isStricter)
    for
      row <- Seq(
        "PT9223372036854775807.999999999S",
        "PT9223372036854775808S",
        "PT-9223372036854775808S",
        "-PT9223372036854775808S",
        "-PT-9223372036854775808S",
        "PT-9223372036854775808.5S",
        "PT-9223372036854775807.5S",
        "-PT-9223372036854775807.5S",
        "-PT9223372036854775807.5S",
        "P106751991167300DT15H30M7S",
        "P106751991167300DT15H30M8S",
        "P106751991167301DT-24H",
        "PT-1M9223372036854775807S",
        "PT1M9223372036854775807S",
        "P1DT-9223372036854775808S",
        "PT-2562047788015215H-30M-8S",
        "-PT2562047788015215H30M8S",
        "PT153722867280912930M",
        "PT153722867280912931M",
        "PT99999999999999999999S",
        "P1DT",
        "PT",
        "P",
        "PT1H1D",
        "PT1S1M",
        "PT1.5M",
        "P1M",
        "PT1.5",
        "PT1.",
        "PT.5S",
        "--PT1S",
        "PT--1S",
        "P1D1D",
        "PT1HT1M"
      )
    do text.agrees(row)
