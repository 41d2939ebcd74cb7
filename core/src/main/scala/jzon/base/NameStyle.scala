package jzon

import java.util.Locale.ROOT

/** A way to spell a name of several words, for [[rename_all]] and [[Config]]. */
sealed abstract class NameStyle private[jzon] (separator: String, word: (String, Int) => String):
  /** `name` in this style. A word begins at a capital, an acronym is one word, and digits belong to the word before. */
  def apply(name: String): String =
    NameStyle.words(name).zipWithIndex.map((text, i) => word(text.toLowerCase(ROOT), i)).mkString(separator)

object NameStyle:
  private[jzon] def capital(word: String): String =
    if word.isEmpty then word
    else
      val first = word.codePointAt(0)
      Character.toString(Character.toTitleCase(first)) + word.drop(Character.charCount(first))

  /** The words of `fooBar`, `FooBar`, `HTTPServer`, `foo_bar` and `foo-bar`, in any alphabet. */
  private def words(name: String): List[String] =
    val letters = name.codePoints.toArray
    val begins = letters.indices.filter(i => isSeparator(letters(i)) || beginsWord(letters, i))
    val bounds = (0 +: begins :+ letters.length).distinct
    bounds
      .zip(bounds.drop(1))
      .map((from, until) => if isSeparator(letters(from)) then (from + 1, until) else (from, until))
      .collect { case (from, until) if from < until => new String(letters, from, until - from) }
      .toList

  /** Whether the letter is a capital after a letter that is not, or the last capital of an acronym. */
  private def beginsWord(letters: Array[Int], i: Int): Boolean = i > 0 && isCapital(letters(i)) &&
    (if isCapital(letters(i - 1)) then i + 1 < letters.length && Character.isLowerCase(letters(i + 1))
     else Character.isUnicodeIdentifierPart(letters(i - 1)))

  private def isCapital(c: Int): Boolean = Character.isUpperCase(c) || Character.isTitleCase(c)

  private def isSeparator(c: Int): Boolean = c == '_' || c == '-'

/** `foo_bar` */
case object SnakeCase extends NameStyle("_", (word, _) => word)

/** `FOO_BAR` */
case object ScreamingSnakeCase extends NameStyle("_", (word, _) => word.toUpperCase(ROOT))

/** `foo-bar` */
case object KebabCase extends NameStyle("-", (word, _) => word)

/** `fooBar` */
case object CamelCase extends NameStyle("", (word, i) => if i == 0 then word else NameStyle.capital(word))

/** `FooBar` */
case object PascalCase extends NameStyle("", (word, _) => NameStyle.capital(word))
