package jzon.instances

import java.net.URI
import java.time.{DayOfWeek, LocalDate, Month}
import java.util.{Currency, Locale, UUID}
import java.util.concurrent.TimeUnit
import scala.collection.immutable.{ArraySeq, BitSet, IntMap, ListMap, LongMap, Queue, TreeMap, TreeSet, VectorMap}
import scala.collection.mutable
import scala.concurrent.duration.{Duration as ScalaDuration, FiniteDuration}
import scala.jdk.CollectionConverters.*
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder, RoundTrip, RandomValues as Values}
import munit.Location
import org.scalacheck.Gen
import org.scalacheck.Prop.forAll

/** ACCEPTANCE 26: random values of every type round-trip through both forms and every kind of input. */
class RoundTripSuite extends munit.ScalaCheckSuite:
  override def scalaCheckTestParameters = super.scalaCheckTestParameters.withMinSuccessfulTests(60).withMaxSize(20)

  private def law[A](name: String, values: Gen[A])(using Location, Encoder[A], Decoder[A]): Unit =
    property(name)(forAll(values)(value => RoundTrip.holds(value)))

  /** The same for maps of such keys as well. */
  private def keyLaw[K](
      name: String,
      keys: Gen[K]
  )(using Location, Encoder[K], Decoder[K], KeyEncoder[K], KeyDecoder[K]): Unit =
    law(name, keys)
    law(s"Map[$name, Int]", maps(keys, Values.ints))

  private def maps[K, V](keys: Gen[K], values: Gen[V]): Gen[Map[K, V]] = Gen.mapOf(Gen.zip(keys, values))
  private def options[A](values: Gen[A]): Gen[Option[A]] = Gen.option(values)
  private def eithers[A, B](left: Gen[A], right: Gen[B]): Gen[Either[A, B]] =
    Gen.oneOf(left.map(Left(_)), right.map(Right(_)))

  keyLaw("Boolean", Values.booleans)
  keyLaw("Byte", Values.bytes)
  keyLaw("Short", Values.shorts)
  keyLaw("Int", Values.ints)
  keyLaw("Long", Values.longs)
  keyLaw("Float", Values.floats)
  keyLaw("Double", Values.doubles)
  keyLaw("Char", Values.chars)
  keyLaw("String", Values.strings)
  keyLaw("Symbol", Values.strings.map(Symbol(_)))
  keyLaw("BigInt", Values.bigInts)
  keyLaw("BigInteger", Values.bigInts.map(_.bigInteger))
  keyLaw("BigDecimal", Values.bigDecimals)
  keyLaw("java BigDecimal", Values.bigDecimals.map(_.bigDecimal))
  law("Integer", Values.ints.map(Int.box))
  law("java Double", Values.doubles.map(Double.box))

  keyLaw("UUID", Values.uuids)
  keyLaw("URI", Gen.listOf(Gen.alphaNumStr).map(parts => URI(parts.mkString("https://example.org/", "/", "?q"))))
  keyLaw(
    "Locale",
    Gen.oneOf(Locale.getAvailableLocales.toSeq).map(locale => Locale.forLanguageTag(locale.toLanguageTag))
  )
  keyLaw("Currency", Gen.oneOf(Currency.getAvailableCurrencies.asScala.toSeq))
  keyLaw("a Java enum", Gen.oneOf(TimeUnit.values.toSeq))

  keyLaw("LocalDate", Values.localDates)
  keyLaw("LocalTime", Values.localTimes)
  keyLaw("LocalDateTime", Values.localDateTimes)
  keyLaw("OffsetTime", Values.offsetTimes)
  keyLaw("OffsetDateTime", Values.offsetDateTimes)
  keyLaw("ZonedDateTime", Values.zonedDateTimes)
  keyLaw("Instant", Values.instants)
  keyLaw("Year", Values.years)
  keyLaw("YearMonth", Values.yearMonths)
  keyLaw("MonthDay", Values.monthDays)
  keyLaw("Month", Gen.oneOf(Month.values.toSeq))
  keyLaw("DayOfWeek", Gen.oneOf(DayOfWeek.values.toSeq))
  keyLaw("ZoneId", Values.zoneIds)
  keyLaw("ZoneOffset", Values.offsets)
  keyLaw("Duration", Values.durations)
  keyLaw("Period", Values.periods)
  keyLaw[FiniteDuration]("FiniteDuration", Values.longs.map(nanos => ScalaDuration.fromNanos(nanos max -Long.MaxValue)))
  law[ScalaDuration](
    "scala Duration",
    Gen.oneOf(Gen.const(ScalaDuration.Inf), Values.ints.map(ScalaDuration.fromNanos(_)))
  )

  private val lists = Gen.listOf(Values.ints)
  private val entries = Gen.listOf(Gen.zip(Values.strings, Values.ints))
  law("Option", options(Values.strings))
  law("Some", Values.ints.map(Some(_)))
  law("Either", eithers(Values.strings, Values.ints))
  law("List", lists)
  law("Vector", lists.map(_.toVector))
  law[Seq[Int]]("Seq", lists)
  law("Set", lists.map(_.toSet))
  law("Queue", lists.map(Queue.from))
  law("ArraySeq", lists.map(ArraySeq.from(_)))
  law("TreeSet", lists.map(TreeSet.from(_)))
  law("BitSet", lists.map(list => BitSet.fromSpecific(list.map(_ & 1023))))
  law("ArrayBuffer", lists.map(mutable.ArrayBuffer.from))
  law("mutable HashSet", lists.map(mutable.HashSet.from))
  law("TreeMap", entries.map(TreeMap.from(_)))
  law("ListMap", entries.map(ListMap.from))
  law("VectorMap", entries.map(VectorMap.from))
  law("LinkedHashMap", entries.map(mutable.LinkedHashMap.from))
  law("IntMap", maps(Values.ints, Values.ints).map(IntMap.from))
  law("LongMap", maps(Values.longs, Values.ints).map(LongMap.from))
  law[java.util.List[Int]]("java List", lists.map(list => java.util.ArrayList(list.asJava)))
  law("java LinkedHashMap", entries.map(entries => java.util.LinkedHashMap(entries.toMap.asJava)))

  law("(Int, String)", Gen.zip(Values.ints, Values.strings))
  law("(Int, String, Boolean, Double)", Gen.zip(Values.ints, Values.strings, Values.booleans, Values.doubles))

  // Inside one another; never Option of what may itself be null.

  private val pairs = Gen.zip(eithers(Values.strings, Values.localDates), options(Values.bigDecimals))
  law[Map[UUID, Option[(Either[String, LocalDate], Option[BigDecimal])]]](
    "Either in a tuple in Option in Map",
    maps(Values.uuids, options(pairs))
  )
  law[Option[Map[String, Either[List[Int], (Char, Set[Month])]]]](
    "List and tuple in Either in Map in Option",
    options(maps(
      Values.strings,
      eithers(lists, Gen.zip(Values.chars, Gen.listOf(Gen.oneOf(Month.values.toSeq)).map(_.toSet)))
    ))
  )
  law[(Vector[Option[Instant]], Map[Int, Map[LocalDate, List[List[Double]]]])](
    "lists in maps in a tuple",
    Gen.zip(
      Gen.listOf(options(Values.instants)).map(_.toVector),
      maps(Values.ints, maps(Values.localDates, Gen.listOf(Gen.listOf(Values.doubles))))
    )
  )
  private type Instant = java.time.Instant
