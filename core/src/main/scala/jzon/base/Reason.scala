package jzon

/** The reason why a document was refused, as data. The text is made only on request, because the reasons of many errors
  * are never read, such as those of alternatives that are tried in turn.
  */
private[jzon] enum Reason:
  /** A reason in these words. */
  case Text(message: String)

  /** Something else came than what is `expected`, such as `expected a number,`. */
  case Unlike(expected: String, got: Got)

  /** A name that is none of the known ones.
    *
    * @param lead
    *   the text before the names, such as `invalid disambiguator: expected `; without a colon if no names follow
    * @param names
    *   the known names, in an array that never changes
    * @param others
    *   further names, which are not listed, but may have been meant
    * @param got
    *   what came instead, or null if the path shows it
    * @param meant
    *   the text of what came, or null if it is no text
    */
  case Unknown(lead: String, names: Array[String], others: Array[String], got: Got | Null, meant: String | Null)

  def text: String = this match
    case Text(message)                            => message
    case Unlike(expected, got)                    => s"$expected got ${got.text}"
    case Unknown(lead, names, others, got, meant) =>
      val listed = if names.isEmpty then lead.takeWhile(_ != ':') else lead + Reason.listed(names, meant)
      val nearest = if meant == null then null else Nearest.of(meant, names ++ others)
      listed + (if got == null then "" else ", got " + got.text) +
        (if nearest == null then "" else s", did you mean ${Shown.name(nearest)}?")

  /** The beginning of the text, which says what is wrong. The rest says what would be right. A rendered error has this
    * part in parentheses.
    */
  def note: String = this match
    case Text(message)                 => message
    case Unlike(expected, _)           => Reason.cut(expected, text)
    case Unknown(lead, names, _, _, _) =>
      if lead.contains(':') || names.isEmpty then lead.takeWhile(_ != ':') else lead + Reason.listed(names, meantBy)

  private def meantBy: String | Null = this match
    case Unknown(_, _, _, _, meant) => meant
    case _                          => null

private[jzon] object Reason:
  // Readers call these, not the constructors of the cases. To verify a method that passes a case as a Reason, the JVM
  // loads the class of the case, whether a document is refused or not. That takes time in a program that starts.

  def text(message: String): Reason = Reason.Text(message)

  def unlike(expected: String, got: Got): Reason = Reason.Unlike(expected, got)

  /** The field `name` is none of `names` and `others`. */
  def extraField(names: Array[String], others: Array[String], name: String): Reason =
    Reason.Unknown("invalid extra field: expected ", names, others, null, name)

  /** `text`, which begins with `expected`, up to the range or the explanation in that. */
  private def cut(expected: String, text: String): String =
    val ends = List(": ", " from ").map(expected.indexOf(_)).filter(_ >= 0)
    if ends.isEmpty then text else expected.substring(0, ends.min)

  /** The largest number of characters of a list of names. */
  private inline val MaxList = 320

  /** The value `got`, or null if there is none, is none of `names` and `others`. */
  def unknown(lead: String, names: Array[String], others: Array[String], got: Got | Null): Reason =
    val meant = got match
      case Got.Text(content) => content
      case _                 => null
    Reason.Unknown(lead, names, others, got, meant)

  /** `a, b or c`. If there are too many names, the list has those that are nearest to `meant`, and the number of the
    * others.
    */
  private def listed(names: Array[String], meant: String | Null): String =
    val length = names.iterator.map(_.length + 2L).sum
    if length <= MaxList then joined(names.map(Shown.name))
    else
      val sorted = if meant == null then names else Nearest.sorted(meant, names)
      var room = MaxList
      val first = sorted.iterator.map(Shown.name).takeWhile: name =>
        room -= name.length + 2
        room >= 0
      .toArray
      joined(first :+ others(names.length - first.length))

  private def others(count: Int): String = if count == 1 then "1 other" else s"$count others"

  private def joined(names: Array[String]): String =
    if names.length == 1 then names(0) else s"${names.init.mkString(", ")} or ${names.last}"

/** What came instead of what was expected. */
private[jzon] enum Got:
  /** The content of a string. */
  case Text(content: String)

  /** A number, as its text. */
  case Number(digits: String)

  /** A character, between apostrophes in some errors. */
  case Character(codePoint: Int, isQuoted: Boolean)

  /** A byte that begins no character. */
  case Byte(value: Int)

  def text: String = this match
    case Text(content)                                           => Shown.quoted(content)
    case Number(digits)                                          => Shown.number(digits)
    case Character(c, isQuoted) if isQuoted && !Shown.isNamed(c) => s"'${Shown.character(c)}'"
    case Character(c, _)                                         => Shown.character(c)
    case Byte(value)                                             => f"byte 0x$value%02X"

private[jzon] object Got:
  // As for the cases of Reason.

  def text(content: String): Got = Got.Text(content)
  def number(digits: String): Got = Got.Number(digits)
  def character(codePoint: Int, isQuoted: Boolean): Got = Got.Character(codePoint, isQuoted)
  def byte(value: Int): Got = Got.Byte(value)

  /** A string, of which only as much is kept as is shown. */
  def string(text: String): Got =
    val max = 2 * (Shown.MaxValue + 1)
    Got.Text(if text.length <= max then text else text.substring(0, max))
