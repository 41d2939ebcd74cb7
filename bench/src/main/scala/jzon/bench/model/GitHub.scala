package jzon.bench.model

import java.time.Instant
import jzon as json

/** What GitHub's API says about the artifacts of a workflow: long URLs, identifiers and times. */
final case class Artifacts(total_count: Int, artifacts: List[Artifact]) derives json.Codec

final case class Artifact(
    id: Long,
    node_id: String,
    name: String,
    size_in_bytes: Long,
    url: String,
    archive_download_url: String,
    expired: Boolean,
    created_at: Instant,
    expires_at: Instant
) derives json.Codec
