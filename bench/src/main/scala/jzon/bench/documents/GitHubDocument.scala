package jzon.bench.documents

import java.time.Instant
import scala.util.Random
import jzon.bench.model.{Artifact, Artifacts}

/** Twenty artifacts of a workflow: per artifact 3 short and 2 long strings, 2 integers of 8 digits and 2 times; about
  * 7.6 KB compact.
  */
object GitHubDocument:
  def apply(): Document[Artifacts] =
    val random = Random(4)
    Document("GitHub", Artifacts(20, List.fill(20)(artifact(random))))

  private def artifact(random: Random): Artifact =
    val id = random.between(10_000_000L, 100_000_000L)
    val url = s"https://api.example.com/repos/octo-org/octo-docs/actions/artifacts/$id"
    val created = Instant.ofEpochSecond(random.between(1_580_000_000L, 1_780_000_000L))
    Artifact(
      id = id,
      node_id = s"MDg6QXJ0aWZhY3Q${random.alphanumeric.take(8).mkString}",
      name = s"build-${random.alphanumeric.take(random.between(4, 16)).mkString}",
      size_in_bytes = random.between(1000L, 100_000_000L),
      url = url,
      archive_download_url = s"$url/zip",
      expired = random.nextInt(4) == 0,
      created_at = created,
      expires_at = created.plusSeconds(90L * 24 * 60 * 60)
    )
