package jzon.bench.harness.check

import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}

/** What a library has to do with a document of the battery. */
enum Duty:
  /** It is no JSON, or no such value: refuse it. */
  case Refuse

  /** It is JSON, and its value is known: give that. */
  case Keep

  /** It is JSON that no stack or heap should break under: give its value or refuse it. */
  case Survive

/** One document of the battery.
  *
  * @param rule
  *   what is wrong, or hard, about it
  * @param spoil
  *   the document, from the text of a good one
  */
final case class Trial(group: String, rule: String, duty: Duty, spoil: String => Array[Byte])

/** Documents that tell libraries which check from those which guess. Each is made from a good document of either
  * datatype by what both have: the fields `id`, `index`, `age`, `name` and `latitude`.
  */
object Strictness:
  val battery: List[Trial] =
    numbers ++ doubles ++ texts ++ utf8 ++ structure ++ names ++ skipped ++ depth

  private def numbers: List[Trial] = List(
    refuse("numbers", "007", field("age", "007")),
    refuse("numbers", "-01", field("age", "-01")),
    refuse("numbers", "+1", field("age", "+1")),
    refuse("numbers", "1.", field("latitude", "1.")),
    refuse("numbers", ".5", field("latitude", ".5")),
    refuse("numbers", "1e", field("latitude", "1e")),
    refuse("numbers", "01.5", field("latitude", "01.5")),
    refuse("numbers", "-", field("latitude", "-")),
    refuse("numbers", "0x1F", field("age", "0x1F")),
    refuse("numbers", "NaN", field("latitude", "NaN")),
    refuse("numbers", "Infinity", field("latitude", "-Infinity")),
    refuse("numbers", "1.5 as an Int", field("age", "1.5")),
    refuse("numbers", "2147483648 as an Int", field("age", "2147483648")),
    refuse("numbers", "4294967297 as an Int", field("age", "4294967297")),
    refuse("numbers", "99999999999999999999 as an Int", field("age", "99999999999999999999"))
  )

  /** Texts whose Double is hard to find: halfway cases, the least and the largest, many digits. */
  private def doubles: List[Trial] = List(
    "9007199254740993",
    "2.2250738585072011e-308",
    "2.2250738585072014e-308",
    "4.9406564584124654e-324",
    "1.7976931348623157e308",
    "9007199254740993.00000000000000000001",
    "79.61221117824924",
    "3.0000000000000000000000000000000001e0"
  ).map(text => keep("doubles", text, field("latitude", text))) :+
    longDouble

  /** A library may have a limit below its 54 digits. */
  private def longDouble: Trial =
    val text = "0.500000000000000166533453693773481063544750213623046875"
    survive("doubles", text, field("latitude", text))

  private def texts: List[Trial] = List(
    refuse("texts", "a line break, not escaped", field("name", "\"a\nb\"")),
    refuse("texts", "a control character, not escaped", field("name", "\"a\u0001b\"")),
    refuse("texts", "a lone surrogate", field("name", "\"a\\ud800b\"")),
    refuse("texts", "surrogates the wrong way round", field("name", "\"\\udc00\\ud800\"")),
    refuse("texts", "\\x41", field("name", "\"\\x41\"")),
    refuse("texts", "\\'", field("name", "\"\\'\"")),
    refuse("texts", "\\u12g4", field("name", "\"\\u12g4\"")),
    refuse("texts", "single quotes", field("name", "'a'")),
    refuse("texts", "no quotes", field("name", "a")),
    refuse("texts", "a text that does not end", _.replaceFirst("(?s)\"name\":\".*", "\"name\":\"a")),
    refuse("texts", "a text as an Int", field("age", "\"5\"")),
    refuse("texts", "a number as a text", field("name", "5"))
  )

  private def utf8: List[Trial] = List(
    "a lone continuation" -> List(0x80),
    "an overlong slash" -> List(0xc0, 0xaf),
    "a sequence cut off" -> List(0xe2, 0x82),
    "a surrogate" -> List(0xed, 0xa0, 0x80),
    "beyond U+10FFFF" -> List(0xf4, 0x90, 0x80, 0x80),
    "the byte FF" -> List(0xff)
  ).map((rule, bytes) => Trial("UTF-8", rule, Duty.Refuse, withBytes("name", _, bytes)))

  private def structure: List[Trial] = List(
    refuse("structure", "a word after the end", _ + " x"),
    refuse("structure", "a second document after the end", _ + " {}"),
    refuse("structure", "a bracket after the end", _ + "}"),
    refuse("structure", "a comma before }", _.replaceFirst("\\}\\]\\}$", ",}]}")),
    refuse("structure", "a comma before ]", _.replaceFirst("\\]\\}$", ",]}")),
    refuse("structure", "two commas", _.replaceFirst(",", ",,")),
    refuse("structure", "no comma", _.replaceFirst(",\"age\"", " \"age\"")),
    refuse("structure", "no colon", _.replaceFirst("\"age\":", "\"age\" ")),
    refuse("structure", "names without quotes", _.replaceFirst("\"age\":", "age:")),
    refuse("structure", "names in single quotes", _.replaceFirst("\"age\":", "'age':")),
    refuse("structure", "a block comment", _.replaceFirst("\"age\":", "/* */\"age\":")),
    refuse("structure", "a line comment", _.replaceFirst("\"age\":", "// \n\"age\":")),
    refuse("structure", "the end is missing", _.dropRight(2)),
    refuse("structure", "nothing", _ => ""),
    refuse("structure", "a form feed as white space", _.replaceFirst("\"age\":", "\f\"age\":")),
    refuse("structure", "a field twice", _.replaceFirst("\"age\":\\d+", "\"age\":5,\"age\":6"))
  )

  /** After the genuine field stands one whose name is nearly `age`, or has its hash. */
  private def names: List[Trial] = List(
    "ag" -> "a part of the name",
    "agee" -> "the name and more",
    "AGE" -> "the name in capitals",
    "a_ge" -> "the name with an underscore",
    "ega" -> "the name's letters in another order",
    "gae" -> "the name's letters in a third order",
    "bHe" -> "a name of the same String.hashCode",
    "rbvjmlt" -> "a name of the same FNV-1a hash"
  ).map((name, rule) => keep("names", rule, _.replaceFirst("\"age\":(\\d+)", s"\"age\":$$1,\"$name\":$Impostor")))

  private def skipped: List[Trial] = List(
    refuse("skipped", "007", unknown("007")),
    refuse("skipped", "1.", unknown("1.")),
    refuse("skipped", "truu", unknown("truu")),
    refuse("skipped", "a comma before ]", unknown("[1,]")),
    refuse("skipped", "the wrong bracket", unknown("[1}")),
    refuse("skipped", "\\x41", unknown("\"\\x41\"")),
    refuse("skipped", "a line break, not escaped", unknown("\"a\nb\"")),
    Trial(
      "skipped",
      "an overlong slash",
      Duty.Refuse,
      text => withBytes("unknown", unknown("\"\"")(text), List(0xc0, 0xaf))
    ),
    keep("skipped", "a bracket in a text", unknown("[\"]\",\"\\\"]\"]"))
  )

  private def depth: List[Trial] = List(
    survive("depth", "100,000 arrays", unknown("[" * 100_000 + "]" * 100_000)),
    survive("depth", "100,000 objects", unknown("{\"a\":" * 100_000 + "1" + "}" * 100_000)),
    survive("depth", "a number of 1,000,000 digits", unknown("1" * 1_000_000)),
    survive("depth", "an exponent of 1,000,000,000", unknown("1e1000000000"))
  )

  /** What no `age` is. */
  private val Impostor = 77777

  private def refuse(group: String, rule: String, spoil: String => String): Trial =
    Trial(group, rule, Duty.Refuse, spoil(_).getBytes(UTF_8))

  private def keep(group: String, rule: String, spoil: String => String): Trial =
    Trial(group, rule, Duty.Keep, spoil(_).getBytes(UTF_8))

  private def survive(group: String, rule: String, spoil: String => String): Trial =
    Trial(group, rule, Duty.Survive, spoil(_).getBytes(UTF_8))

  /** Another value for the first field of that name that holds no object or array. */
  private[check] def field(name: String, value: String)(text: String): String =
    val replacement = java.util.regex.Matcher.quoteReplacement(s"\"$name\":$value")
    text.replaceFirst(s"\"$name\":(\"[^\"]*\"|[^,}]*)", replacement)

  private def unknown(value: String)(text: String): String =
    text.replaceFirst("\"age\":", java.util.regex.Matcher.quoteReplacement(s"\"unknown\":$value,\"age\":"))

  /** Raw bytes as what the text of a field begins with. */
  private def withBytes(name: String, text: String, bytes: List[Int]): Array[Byte] =
    text.replaceFirst(s"\"$name\":\"", s"\"$name\":\"" + bytes.map(_.toChar).mkString).getBytes(ISO_8859_1)
