package examples

import jzon as json

/** How far it is from each origin to each destination, as a maps service answers. */
@json.rename_all(json.SnakeCase)
case class DistanceMatrix(
    destinationAddresses: List[String],
    originAddresses: List[String],
    rows: List[DistanceRow],
    status: String
) derives json.Codec

case class DistanceRow(elements: List[DistanceElement]) derives json.Codec

case class DistanceElement(distance: Measure, duration: Measure, status: String) derives json.Codec

/** In metres or seconds. */
case class Measure(text: String, @json.field("value") amount: Int) derives json.Codec
