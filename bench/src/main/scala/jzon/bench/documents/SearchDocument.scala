package jzon.bench.documents

import scala.util.Random
import jzon.bench.model.{Metadata, SearchPage, Story}

/** Pages of as many stories as are asked for, some 600 bytes each, of which one in thirty has text beyond Latin-1: like
  * the seed's `twitter1` to `twitter10000`.
  */
object SearchDocument:
  def apply(stories: Int): SearchPage =
    val random = Random(4)
    SearchPage(
      results = List.fill(stories)(story(random)),
      max_id = 30121530767708160L,
      since_id = 0,
      refresh_url = "?since_id=30121530767708160&q=haskell",
      next_page = "?page=2&max_id=30121530767708160&rpp=100&q=haskell",
      results_per_page = 100,
      page = 1,
      completed_in = 1.195569,
      since_id_str = "0",
      max_id_str = "30121530767708160",
      query = "haskell"
    )

  private def story(random: Random): Story =
    val id = 30000000000000000L + random.nextLong(200000000000000L)
    val user = random.nextInt(200000000).toLong
    val reader = Option.when(random.nextInt(5) == 0)(random.nextInt(200000000).toLong)
    Story(
      from_user_id_str = user.toString,
      profile_image_url =
        s"http://a${random.nextInt(4)}.twimg.com/profile_images/${random.nextInt(1000000000)}/avatar_normal.jpg",
      created_at = f"Wed, 26 Jan 2011 ${random.nextInt(24)}%02d:${random.nextInt(60)}%02d:07 +0000",
      from_user = letters(random, 6 + random.nextInt(9)),
      id_str = id.toString,
      metadata = Metadata("recent"),
      to_user_id = reader,
      text = text(random),
      id = id,
      from_user_id = user,
      geo = None,
      iso_language_code = "en",
      to_user_id_str = reader.map(_.toString),
      source = "&lt;a href=&quot;http://twitter.com/&quot; rel=&quot;nofollow&quot;&gt;Twitter for iPhone&lt;/a&gt;"
    )

  private def text(random: Random): String =
    val words = List.fill(8 + random.nextInt(17))(letters(random, 1 + random.nextInt(11)))
    val some = if random.nextInt(30) == 0 then "関数型言語、始めよう" :: words else words
    some.mkString("@", " ", if random.nextInt(40) == 0 then "\n\"é\"" else "")

  private def letters(random: Random, length: Int): String =
    List.fill(length)(('a' + random.nextInt(26)).toChar).mkString
