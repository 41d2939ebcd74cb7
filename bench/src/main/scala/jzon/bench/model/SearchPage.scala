package jzon.bench.model

import jzon as json

/** A page of search results, as the seed jsonifier's benchmark has them: what is absent is written as null. */
final case class SearchPage(
    results: List[Story],
    max_id: Long,
    since_id: Long,
    refresh_url: String,
    next_page: String,
    results_per_page: Int,
    page: Int,
    completed_in: Double,
    since_id_str: String,
    max_id_str: String,
    query: String
) derives json.Encoder

@json.explicit_nulls
final case class Story(
    from_user_id_str: String,
    profile_image_url: String,
    created_at: String,
    from_user: String,
    id_str: String,
    metadata: Metadata,
    to_user_id: Option[Long],
    text: String,
    id: Long,
    from_user_id: Long,
    geo: Option[String],
    iso_language_code: String,
    to_user_id_str: Option[String],
    source: String
) derives json.Encoder

final case class Metadata(result_type: String) derives json.Encoder
