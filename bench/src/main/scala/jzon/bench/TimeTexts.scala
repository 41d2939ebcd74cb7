package jzon.bench

import java.nio.charset.StandardCharsets.ISO_8859_1
import java.time.{Duration, Instant, LocalDate, LocalDateTime, OffsetDateTime, ZoneId, ZoneOffset, ZonedDateTime}
import java.util.{SplittableRandom, UUID}
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

import jzon.wire.{Dates, Durations, Times, Uuids, Zones}

/** Reading and writing 256 texts of one class, from bytes and to bytes, by jzon and by `parse` and `toString` of the
  * JDK.
  *
  * `./sbt "bench/Jmh/run TimeTexts -prof gc"`; a score is one text.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
class TimeTexts:
  @Param(Array("LocalDate", "LocalDateTime", "OffsetDateTime", "ZonedDateTime", "Instant", "Duration", "UUID"))
  var of: String = ""

  private var kind: TimeTexts.Kind[AnyRef] = null
  private var values: Array[AnyRef] = Array.empty
  private var texts: Array[Array[Byte]] = Array.empty
  private val out = new Array[Byte](128)

  @Setup
  def prepare(): Unit =
    val random = new SplittableRandom(42)
    kind = TimeTexts.kinds(of).asInstanceOf[TimeTexts.Kind[AnyRef]]
    values = Array.fill(TimeTexts.Count)(kind.random(random))
    texts = values.map(_.toString.getBytes(ISO_8859_1))

  @Benchmark @OperationsPerInvocation(256)
  def readJzon(): Int =
    var sum = 0
    var i = 0
    while i < texts.length do
      sum += kind.parse(texts(i)).hashCode
      i += 1
    sum

  @Benchmark @OperationsPerInvocation(256)
  def readJdk(): Int =
    var sum = 0
    var i = 0
    while i < texts.length do
      sum += kind.parseJdk(new String(texts(i), ISO_8859_1)).hashCode
      i += 1
    sum

  @Benchmark @OperationsPerInvocation(256)
  def writeJzon(): Int =
    var sum = 0
    var i = 0
    while i < values.length do
      sum += kind.put(values(i), out)
      i += 1
    sum

  @Benchmark @OperationsPerInvocation(256)
  def writeJdk(): Int =
    var sum = 0
    var i = 0
    while i < values.length do
      val bytes = values(i).toString.getBytes(ISO_8859_1)
      System.arraycopy(bytes, 0, out, 0, bytes.length)
      sum += bytes.length
      i += 1
    sum

object TimeTexts:
  inline val Count = 256

  trait Kind[A]:
    def random(random: SplittableRandom): A
    def parse(b: Array[Byte]): A | Null
    def parseJdk(text: String): A
    def put(value: A, out: Array[Byte]): Int

  private def second(random: SplittableRandom): Long = random.nextLong(0L, 4000000000L)

  private def millisecond(random: SplittableRandom): Int = random.nextInt(1000) * 1000000

  private def dateTime(random: SplittableRandom): LocalDateTime =
    LocalDateTime.ofEpochSecond(second(random), millisecond(random), ZoneOffset.UTC)

  val kinds: Map[String, Kind[?]] = Map(
    "LocalDate" -> new Kind[LocalDate]:
      def random(random: SplittableRandom) = dateTime(random).toLocalDate
      def parse(b: Array[Byte]) = Dates.parseLocalDate(b, 0, b.length)
      def parseJdk(text: String) = LocalDate.parse(text)
      def put(value: LocalDate, out: Array[Byte]) = Dates.putLocalDate(value, out, 0)
    ,
    "LocalDateTime" -> new Kind[LocalDateTime]:
      def random(random: SplittableRandom) = dateTime(random)
      def parse(b: Array[Byte]) = Times.parseLocalDateTime(b, 0, b.length)
      def parseJdk(text: String) = LocalDateTime.parse(text)
      def put(value: LocalDateTime, out: Array[Byte]) = Times.putLocalDateTime(value, out, 0)
    ,
    "OffsetDateTime" -> new Kind[OffsetDateTime]:
      def random(random: SplittableRandom) =
        OffsetDateTime.of(dateTime(random), ZoneOffset.ofHours(random.nextInt(-11, 13)))
      def parse(b: Array[Byte]) = Times.parseOffsetDateTime(b, 0, b.length)
      def parseJdk(text: String) = OffsetDateTime.parse(text)
      def put(value: OffsetDateTime, out: Array[Byte]) = Times.putOffsetDateTime(value, out, 0)
    ,
    "ZonedDateTime" -> new Kind[ZonedDateTime]:
      private val zones = Array("Europe/Paris", "America/New_York", "Asia/Tokyo", "UTC").map(ZoneId.of)
      def random(random: SplittableRandom) = ZonedDateTime.of(dateTime(random), zones(random.nextInt(zones.length)))
      def parse(b: Array[Byte]) = Zones.parseZonedDateTime(b, 0, b.length)
      def parseJdk(text: String) = ZonedDateTime.parse(text)
      def put(value: ZonedDateTime, out: Array[Byte]) = Zones.putZonedDateTime(value, out, 0)
    ,
    "Instant" -> new Kind[Instant]:
      def random(random: SplittableRandom) = Instant.ofEpochSecond(second(random), millisecond(random))
      def parse(b: Array[Byte]) = Times.parseInstant(b, 0, b.length)
      def parseJdk(text: String) = Instant.parse(text)
      def put(value: Instant, out: Array[Byte]) = Times.putInstant(value, out, 0)
    ,
    "Duration" -> new Kind[Duration]:
      def random(random: SplittableRandom) = Duration.ofSeconds(random.nextInt(1000000), millisecond(random))
      def parse(b: Array[Byte]) = Durations.parseDuration(b, 0, b.length)
      def parseJdk(text: String) = Duration.parse(text)
      def put(value: Duration, out: Array[Byte]) = Durations.putDuration(value, out, 0)
    ,
    "UUID" -> new Kind[UUID]:
      def random(random: SplittableRandom) = UUID(random.nextLong(), random.nextLong())
      def parse(b: Array[Byte]) = Uuids.parseUuid(b, 0, b.length)
      def parseJdk(text: String) = UUID.fromString(text)
      def put(value: UUID, out: Array[Byte]) = Uuids.putUuid(value, out, 0)
  )
