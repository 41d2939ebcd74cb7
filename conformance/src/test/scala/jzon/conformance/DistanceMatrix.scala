package jzon.conformance

import jzon as json

/** The seed's document of Google's Distance Matrix, and its four attacks, made here so that they need no file. */
object DistanceMatrix:
  case class Value(text: String, value: Int) derives json.Codec
  case class Elements(distance: Value, duration: Value, status: String) derives json.Codec
  case class Rows(elements: List[Elements]) derives json.Codec
  case class Matrix(
      destination_addresses: List[String],
      origin_addresses: List[String],
      rows: List[Rows],
      status: String
  ) derives json.Codec

  /** The same, that knows no other fields. */
  object Strict:
    @json.no_extra_fields
    case class Value(text: String, value: Int) derives json.Decoder
    @json.no_extra_fields
    case class Elements(distance: Value, duration: Value, status: String) derives json.Decoder
    @json.no_extra_fields
    case class Rows(elements: List[Elements]) derives json.Decoder
    @json.no_extra_fields
    case class Matrix(
        destination_addresses: List[String],
        origin_addresses: List[String],
        rows: List[Rows],
        status: String
    ) derives json.Decoder

  /** `n` origins by `n` destinations, compact. */
  def matrix(n: Int): Matrix =
    def value(i: Int, k: Int) = Value(s"${i * k % 97}.${k % 10} km", i * 1000 + k)
    val rows = for i <- 1 to n yield Rows((1 to n).map(k => Elements(value(i, k), value(k, i), "OK")).toList)
    val places = (1 to n).map(i => s"Straße $i, 10117 Berlin, Germany").toList
    Matrix(places, places, rows.toList, "OK")

  /** 765 lines of blanks before the last brace, and so before each of the text's. */
  def attack0(honest: String): String = honest.dropRight(1) + (" " * 100 + "\n") * 765 + "}"

  /** A first unknown field with a string of 87 KB. */
  def attack1(honest: String): String = "{\"\":\"" + "x" * 87000 + "\"," + honest.drop(1)

  /** Before each field up to 9 unknown ones whose names have its hash: that of a prefix of hash 0 changes nothing. */
  def attack2(honest: String): String =
    var i = 0
    val name = """"([a-z_]+)":""".r
    name.replaceAllIn(
      honest,
      field => {
        i += 1
        val extra = (0 until i % 10).map(k =>
          "\"" + Collisions.zeros((i * 10 + k) % Collisions.zeros.length) + field.group(1) + "\":1,"
        ).mkString
        java.util.regex.Matcher.quoteReplacement(extra + field.matched)
      }
    )

  /** Each Int with a point and 435 zeros after it: no Int any more. */
  def attack3(honest: String): String = """"value":(\d+)""".r.replaceAllIn(honest, "$0." + "0" * 435)

/** Names of one hash. */
object Collisions:
  /** 20,000 strings of eight printable characters whose `hashCode` is 0: three characters freely, and five digits of
    * base 31, from '!' on, that make up for them; the last two also in another way, with a borrow.
    */
  val zeros: IndexedSeq[String] =
    val all =
      for
        prefix <- Iterator.range(0, 94 * 94 * 94)
        head = Seq(prefix / 8836, prefix / 94 % 94, prefix % 94).map(k => (33 + k).toChar).mkString
        rest = (-(head.hashCode.toLong * 28629151) & 0xffffffffL) - 33 * 954305 // 31^5; 31^4 + … + 1
        if rest >= 0 && rest / 923521 <= 93                                     // 31^4
        digits = Seq(rest / 923521, rest / 29791 % 31, rest / 961 % 31, rest / 31 % 31, rest % 31)
        tail <- Seq(digits, digits.take(3) ++ Seq(digits(3) - 1, digits(4) + 31))
        text = head + tail.map(k => (33 + k).toChar).mkString
        if tail(3) >= 0 && !text.exists(c => c == '"' || c == '\\')
      yield text
    all.take(20000).toIndexedSeq

  /** `n` different strings of one hash. */
  def strings(n: Int): IndexedSeq[String] = zeros.take(n)
