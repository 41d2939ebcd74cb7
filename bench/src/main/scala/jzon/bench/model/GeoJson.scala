package jzon.bench.model

import jzon as json
import zio.json.jsonDiscriminator

/** GeoJSON (RFC 7946), as far as the measured documents go: nested sums told apart by the field `type`, and doubles. */
@json.discriminator("type")
@jsonDiscriminator("type")
sealed trait GeoJson extends Tagged derives json.Codec
final case class Feature(properties: Map[String, String], geometry: Geometry) extends GeoJson
final case class FeatureCollection(features: List[GeoJson]) extends GeoJson

@json.discriminator("type")
@jsonDiscriminator("type")
sealed trait Geometry extends Tagged derives json.Codec
final case class Point(coordinates: (Double, Double)) extends Geometry
final case class MultiPoint(coordinates: List[(Double, Double)]) extends Geometry
final case class LineString(coordinates: List[(Double, Double)]) extends Geometry
final case class MultiLineString(coordinates: List[List[(Double, Double)]]) extends Geometry
final case class Polygon(coordinates: List[List[(Double, Double)]]) extends Geometry
final case class MultiPolygon(coordinates: List[List[List[(Double, Double)]]]) extends Geometry
final case class GeometryCollection(geometries: List[Geometry]) extends Geometry

/** A value that says in a field `type` which case it is. */
trait Tagged
