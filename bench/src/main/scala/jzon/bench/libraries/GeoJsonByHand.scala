package jzon.bench.libraries

import jzon as json
import jzon.bench.model.*

/** The seed's `jzon(alt)`: GeoJSON read by hand in one pass, wherever the field `type` stands, without looking ahead
  * for it. What the fields hold is kept until the object ends and the type is known.
  */
object GeoJsonByHand:
  given decoder: json.Decoder[GeoJson] = in => readGeoJson(in)

  private val geoJsonFields = json.FieldTable("type", "properties", "geometry", "features")
  private val geometryFields = json.FieldTable("type", "coordinates", "geometries")
  private val properties = json.Decoder[Map[String, String]]

  private def readGeoJson(in: json.Reader): GeoJson =
    var tag: String = null
    var named: Map[String, String] = null
    var geometry: Geometry = null
    var features: List[GeoJson] = null
    in.beginObject()
    while in.hasField() do
      in.field(geoJsonFields, 0) match
        case 0 => tag = once(in, tag)(in.readString())
        case 1 => named = once(in, named)(properties.read(in))
        case 2 => geometry = once(in, geometry)(readGeometry(in))
        case 3 => features = once(in, features)(list(in)(readGeoJson(in)))
        case _ => in.skip()
    tag match
      case "Feature" if named != null && geometry != null => Feature(named, geometry)
      case "FeatureCollection" if features != null        => FeatureCollection(features)
      case _                                              => in.fail("no GeoJSON")

  private def readGeometry(in: json.Reader): Geometry =
    var tag: String = null
    var places: Places = null
    var geometries: List[Geometry] = null
    in.beginObject()
    while in.hasField() do
      in.field(geometryFields, 0) match
        case 0 => tag = once(in, tag)(in.readString())
        case 1 => places = once(in, places)(readPlaces(in))
        case 2 => geometries = once(in, geometries)(list(in)(readGeometry(in)))
        case _ => in.skip()
    (tag, places) match
      case ("GeometryCollection", _) if geometries != null => GeometryCollection(geometries)
      case ("Point", One(point))                           => Point(point)
      case ("MultiPoint", Line(points))                    => MultiPoint(points)
      case ("LineString", Line(points))                    => LineString(points)
      case ("MultiLineString", Lines(lines))               => MultiLineString(lines)
      case ("Polygon", Lines(rings))                       => Polygon(rings)
      case ("MultiPolygon", Areas(polygons))               => MultiPolygon(polygons)
      case _                                               => in.fail("no geometry")

  /** Coordinates, by how deep they are nested. */
  private sealed trait Places
  private final case class One(point: (Double, Double)) extends Places
  private final case class Line(points: List[(Double, Double)]) extends Places
  private final case class Lines(lines: List[List[(Double, Double)]]) extends Places
  private final case class Areas(areas: List[List[List[(Double, Double)]]]) extends Places

  /** The brackets before the first number tell the depth. */
  private def readPlaces(in: json.Reader): Places =
    in.beginArray()
    if !in.hasElement() then in.fail("no coordinates")
    if in.next() != '[' then One(restOfPoint(in))
    else
      val first = readPlaces(in)
      first match
        case One(point)   => Line(rest(in, point)(readPoint(in)))
        case Line(points) => Lines(rest(in, points)(list(in)(readPoint(in))))
        case Lines(lines) => Areas(rest(in, lines)(list(in)(list(in)(readPoint(in)))))
        case Areas(_)     => in.fail("too many brackets")

  private def readPoint(in: json.Reader): (Double, Double) =
    in.beginArray()
    if !in.hasElement() then in.fail("no coordinates")
    restOfPoint(in)

  /** After its bracket. */
  private def restOfPoint(in: json.Reader): (Double, Double) =
    val x = in.readDouble()
    if !in.hasElement() then in.fail("a point has two coordinates")
    val y = in.readDouble()
    if in.hasElement() then in.fail("a point has two coordinates")
    (x, y)

  private inline def list[A](in: json.Reader)(inline element: A): List[A] =
    val result = List.newBuilder[A]
    in.beginArray()
    while in.hasElement() do result += element
    result.result()

  private inline def rest[A](in: json.Reader, first: A)(inline element: A): List[A] =
    val result = List.newBuilder[A]
    result += first
    while in.hasElement() do result += element
    result.result()

  private inline def once[A <: AnyRef](in: json.Reader, earlier: A)(inline value: A): A =
    if earlier != null then in.failDuplicate()
    value
