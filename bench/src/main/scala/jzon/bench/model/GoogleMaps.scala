package jzon.bench.model

import jzon as json
import zio.json.jsonField

/** A distance matrix of the Google Maps service: arrays of small objects, and integers. */
final case class DistanceMatrix(
    destination_addresses: List[String],
    origin_addresses: List[String],
    rows: List[Rows],
    status: String
) derives json.Codec

final case class Rows(elements: List[Elements]) derives json.Codec

final case class Elements(distance: Value, duration: Value, status: String) derives json.Codec

final case class Value(text: String, @json.field("value") @jsonField("value") v: Int) derives json.Codec
