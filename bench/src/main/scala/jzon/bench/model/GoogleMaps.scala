package jzon.bench.model

import zio.json.jsonField

/** A distance matrix of the Google Maps service: arrays of small objects, and integers. */
final case class DistanceMatrix(
    destination_addresses: List[String],
    origin_addresses: List[String],
    rows: List[Rows],
    status: String
)

final case class Rows(elements: List[Elements])

final case class Elements(distance: Value, duration: Value, status: String)

final case class Value(text: String, @jsonField("value") v: Int)
