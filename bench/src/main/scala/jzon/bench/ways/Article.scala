package jzon.bench.ways

import scala.util.Random
import jzon as json

/** A class of ten fields, as services have it. */
final case class Article(
    id: Long,
    title: String,
    author: String,
    text: String,
    tags: List[String],
    place: String,
    rating: Double,
    count: Int,
    isOpen: Boolean,
    note: Option[String]
) derives json.Codec

object Article:
  /** Articles whose JSON has about so many bytes, the same in every run. */
  def list(script: Script, bytes: Int): List[Article] =
    val random = Random(script.ordinal)
    var length = 2
    List.unfold(0): id =>
      Option.when(length < bytes):
        val article = one(script, id, random)
        length += json.writeBytes(article).length + 1
        (article, id + 1)

  private def one(script: Script, id: Int, random: Random): Article =
    def words(count: Int): String = List.fill(count)(script.word(random)).mkString(" ")
    Article(
      id = 1000000000L + id,
      title = words(3),
      author = words(2),
      text = words(12),
      tags = List.fill(random.nextInt(4))(words(1)),
      place = words(2),
      rating = random.nextInt(1000) / 100.0,
      count = random.nextInt(100000),
      isOpen = random.nextBoolean(),
      note = Option.when(random.nextBoolean())(words(4))
    )
