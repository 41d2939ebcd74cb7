package jzon.bench.documents

import scala.util.Random
import jzon.bench.model.*

/** Two tweets, each with the one that it repeats: about 130 strings, 8 of them not ASCII and some with escapes, 60
  * integers and 76 booleans in 10 KB compact, 14 KB pretty.
  */
object TwitterDocument:
  def apply(): Document[List[Tweet]] =
    Document("Twitter", new TwitterDocument(Random(3), vocabulary, "San Francisco, CA").tweets)

  /** The same tweets in words of several scripts; what only has ASCII on Twitter has it here too. */
  def beyondAscii(): Document[List[Tweet]] =
    Document("TwitterBeyondAscii", new TwitterDocument(Random(3), beyond, "Санкт-Петербург, Россия").tweets)

  private val vocabulary: IndexedSeq[String] =
    ("the platform today we share our vision for future of api changes service issues and happily answer " +
      "questions about it").split(' ').toIndexedSeq

  private val beyond: IndexedSeq[String] =
    ("die платформа 今天 мы größer наше видение für 未来 🚀 api Änderungen сервис 问题 и счастливо réponse " +
      "вопросы 关于 été🙂").split(' ').toIndexedSeq

/** @param vocabulary
  *   as many words as [[TwitterDocument.vocabulary]]
  */
final private class TwitterDocument(random: Random, vocabulary: IndexedSeq[String], place: String):

  def tweets: List[Tweet] = List(tweet("’"), tweet("…"))

  private def tweet(mark: String): Tweet =
    val repeated = status(mark)
    val (id, idText) = number(18)
    Tweet(
      created_at = moment(),
      id = id,
      id_str = idText,
      text = s"RT @${word()}: ${words(12)}$mark ${words(3)}\n${link(10)}",
      truncated = flag(),
      entities = Entities(Nil, Nil, List(mention()), List(url("/cards/18ce53wgo4h", ""))),
      source = source,
      in_reply_to_status_id = None,
      in_reply_to_status_id_str = None,
      in_reply_to_user_id = None,
      in_reply_to_user_id_str = None,
      in_reply_to_screen_name = None,
      user = user(""),
      geo = None,
      coordinates = None,
      place = None,
      contributors = None,
      retweeted_status = repeated,
      is_quote_status = flag(),
      retweet_count = random.nextInt(1000),
      favorite_count = random.nextInt(1000),
      favorited = flag(),
      retweeted = flag(),
      possibly_sensitive = flag(),
      lang = "en"
    )

  private def status(mark: String): RetweetedStatus =
    val (id, idText) = number(18)
    RetweetedStatus(
      created_at = moment(),
      id = id,
      id_str = idText,
      text = s"1/ ${words(12)}$mark ${words(3)}\n${link(10)}",
      truncated = flag(),
      entities = Entities(Nil, Nil, Nil, List(url("/i/web/status/" + idText, "…"))),
      source = source,
      in_reply_to_status_id = None,
      in_reply_to_status_id_str = None,
      in_reply_to_user_id = None,
      in_reply_to_user_id_str = None,
      in_reply_to_screen_name = None,
      user = user(" ⌨️"),
      geo = None,
      coordinates = None,
      place = None,
      contributors = None,
      is_quote_status = flag(),
      retweet_count = random.nextInt(1000),
      favorite_count = random.nextInt(1000),
      favorited = flag(),
      retweeted = flag(),
      possibly_sensitive = flag(),
      lang = "en"
    )

  private def user(mark: String): User =
    val (id, idText) = number(7 + random.nextInt(3))
    val (name, screenName) = names()
    val background = s"://pbs.example.com/profile_background_images/${number(9)._2}/${letters(20)}.png"
    val image = s"://pbs.example.com/profile_images/${number(10)._2}/${letters(20)}_normal.png"
    User(
      id = id,
      id_str = idText,
      name = name.capitalize,
      screen_name = screenName,
      location = place,
      description = words(20).capitalize + mark,
      url = link(10),
      entities = UserEntities(Url(List(url("", ""))), Url(Nil)),
      `protected` = flag(),
      followers_count = random.nextInt(9000000),
      friends_count = random.nextInt(2000),
      listed_count = random.nextInt(20000),
      created_at = moment(),
      favourites_count = random.nextInt(3000),
      utc_offset = -25200,
      time_zone = "Pacific Time (US & Canada)",
      geo_enabled = flag(),
      verified = flag(),
      statuses_count = random.nextInt(5000),
      lang = "en",
      contributors_enabled = flag(),
      is_translator = flag(),
      is_translation_enabled = flag(),
      profile_background_color = color(),
      profile_background_image_url = "http" + background,
      profile_background_image_url_https = "https" + background,
      profile_background_tile = flag(),
      profile_image_url = "http" + image,
      profile_image_url_https = "https" + image,
      profile_banner_url = s"https://pbs.example.com/profile_banners/$idText/${number(10)._2}",
      profile_link_color = color(),
      profile_sidebar_border_color = color(),
      profile_sidebar_fill_color = color(),
      profile_text_color = color(),
      profile_use_background_image = flag(),
      has_extended_profile = flag(),
      default_profile = flag(),
      default_profile_image = flag(),
      following = flag(),
      follow_request_sent = flag(),
      notifications = flag(),
      translator_type = "regular"
    )

  private val source = "<a href=\"http://example.com\" rel=\"nofollow\">Twitter Web Client</a>"

  private def mention(): UserMentions =
    val (id, idText) = number(10)
    val (name, screenName) = names()
    UserMentions(screenName, name.capitalize, id, idText, List(3, 4 + name.length))

  private def url(path: String, mark: String): Urls =
    val from = random.nextInt(100)
    Urls(link(10), s"https://dev.example.com$path", s"dev.example.com${path.take(12)}$mark", List(from, from + 23))

  private def flag(): Boolean = random.nextBoolean()

  /** A name, and how it is written in ASCII. */
  private def names(): (String, String) =
    val words = List.fill(2)(random.nextInt(vocabulary.length))
    (words.map(vocabulary).mkString, words.map(TwitterDocument.vocabulary).mkString)

  private def word(): String = vocabulary(random.nextInt(vocabulary.length))
  private def words(count: Int): String = List.fill(count)(word()).mkString(" ")
  private def letters(count: Int): String = random.alphanumeric.take(count).mkString
  private def color(): String = "%06X".format(random.nextInt(1 << 24))
  private def link(letters: Int): String = s"https://t.co/${this.letters(letters)}"

  private def number(digits: Int): (Long, String) =
    val text = (random.between('1', '9' + 1) +: List.fill(digits - 1)(random.between('0', '9' + 1))).map(
      _.toChar
    ).mkString
    (text.toLong, text)

  private def moment(): String =
    val twoDigits = List.fill(4)("%02d".format(random.between(10, 24)))
    s"Thu Apr ${twoDigits(0)} ${twoDigits.tail.mkString(":")} +0000 20${random.between(10, 24)}"
