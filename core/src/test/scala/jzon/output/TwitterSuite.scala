package jzon.output

import java.nio.file.Files
import jzon.{Codec, Corpora, Encoder, SnakeCase, explicit_nulls, rename_all}

object TwitterSuite:
  /** A page of search results, as the documents of the seed jsonifier have them. */
  @rename_all(SnakeCase)
  case class Page(
      results: List[Story],
      maxId: Long,
      sinceId: Long,
      refreshUrl: String,
      nextPage: String,
      resultsPerPage: Int,
      page: Int,
      completedIn: Double,
      sinceIdStr: String,
      maxIdStr: String,
      query: String
  ) derives Codec

  @rename_all(SnakeCase)
  @explicit_nulls
  case class Story(
      fromUserIdStr: String,
      profileImageUrl: String,
      createdAt: String,
      fromUser: String,
      idStr: String,
      metadata: Metadata,
      toUserId: Option[Long],
      text: String,
      id: Long,
      fromUserId: Long,
      geo: Option[String],
      isoLanguageCode: String,
      toUserIdStr: Option[String],
      source: String
  ) derives Codec

  @rename_all(SnakeCase)
  case class Metadata(resultType: String) derives Codec

/** The documents of the seed jsonifier, byte for byte. */
class TwitterSuite extends munit.FunSuite:
  import TwitterSuite.*

  for count <- List(1, 10, 100) do
    test(s"twitter$count"):
      val folder = Corpora.find("encode-documents")
      assume(folder.isDefined, Corpora.missing("encode-documents"))
      def file(name: String): Array[Byte] = Files.readAllBytes(folder.get.resolve(s"twitter$count.$name"))
      val page = jzon.readOrThrow[Page](file("json"))
      assertEquals(page.results.size, count)
      val expected = file("expected.json")
      assertEquals(Encoder[Page].size(page), expected.length)
      assertEquals(String(jzon.writeBytesExact(page), "UTF-8"), String(expected, "UTF-8"))
      assert(java.util.Arrays.equals(jzon.writeBytesExact(page), expected))
