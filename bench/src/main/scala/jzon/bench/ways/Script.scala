package jzon.bench.ways

import scala.util.Random

/** The characters that texts are made of.
  *
  * @param words
  *   for example
  */
enum Script(val title: String, words: String):
  case Ascii extends Script("ASCII", "the quick brown fox jumps over lazy dogs while seven wizards boil jam")
  case Latin1 extends Script("Latin-1", "Wörter für Größe übermäßig naïve café señor déjà façade Ærø ñandú année")
  case Cyrillic extends Script("Cyrillic", "слово дело время человек город страна вопрос жизнь работа рука система")
  case Chinese extends Script("Chinese", "时间 我们 工作 中国 一个 没有 可以 这个 公司 城市 问题 学生 世界 生活")
  case Emoji extends Script("emoji", "🙂 🚀 🎉🎉 👍🏽 🌍🌎🌏 👩‍💻 🇪🇺 🍕🍕🍕 🐵 ❤️ 📈 😀😃😄")
  case Mixed extends Script("mixed", "Wörtчка word naïve слово fine🙂 mostly ASCII 中国 text of größe rocket🚀 and more")

  private val vocabulary: IndexedSeq[String] = words.split(' ').toIndexedSeq

  /** A word, sometimes with a number: `Wörtчка412`. */
  def word(random: Random): String =
    val word = vocabulary(random.nextInt(vocabulary.length))
    if random.nextInt(3) == 0 then s"$word${random.nextInt(1000)}" else word
