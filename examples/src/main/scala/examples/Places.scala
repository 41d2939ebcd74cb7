package examples

import java.time.LocalDate
import jzon as json

/** Places on a map, as GeoJSON (RFC 7946) has them. */
@json.discriminator("type")
sealed trait Places derives json.Codec
case class FeatureCollection(features: Vector[Feature]) extends Places

@json.discriminator("type")
sealed trait Feature derives json.Codec
@json.hint("Feature")
case class Place(properties: Properties, geometry: Geometry) extends Feature

@json.rename_all(json.SnakeCase)
case class Properties(name: String, surveyed: Option[LocalDate], @json.field("area_km2") area: Option[Double] = None)
    derives json.Codec

/** Longitude and latitude, in degrees. */
type Position = (Double, Double)

@json.discriminator("type")
sealed trait Geometry derives json.Codec
case class Point(coordinates: Position) extends Geometry
case class Polygon(coordinates: Vector[Vector[Position]]) extends Geometry
