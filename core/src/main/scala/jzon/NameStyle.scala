package jzon

import java.util.Locale.ROOT

/** A way to spell a name of several words, for [[rename_all]] and [[Config]]. */
sealed abstract class NameStyle private[jzon] (separator: String, word: (String, Int) => String):
  /** `name` in this style; words begin at capitals (an acronym is one word), digits belong to the word before. */
  def apply(name: String): String =
    NameStyle.words(name).zipWithIndex.map((text, i) => word(text.toLowerCase(ROOT), i)).mkString(separator)

object NameStyle:
  private[jzon] def capital(word: String): String = word.take(1).toUpperCase(ROOT) + word.drop(1)

  /** `fooBar`, `FooBar`, `HTTPServer`, `foo_bar` and `foo-bar` as words. */
  private def words(name: String): List[String] =
    name.split("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_-]+").filter(_.nonEmpty).toList

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
