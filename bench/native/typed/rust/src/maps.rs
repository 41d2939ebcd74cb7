//! As in GoogleMaps.scala and GeoJson.scala.

use serde::{Deserialize, Serialize};
use std::collections::HashMap;

#[derive(Serialize, Deserialize)]
pub struct DistanceMatrix {
    pub destination_addresses: Vec<String>,
    pub origin_addresses: Vec<String>,
    pub rows: Vec<Rows>,
    pub status: String,
}

#[derive(Serialize, Deserialize)]
pub struct Rows {
    pub elements: Vec<Elements>,
}

#[derive(Serialize, Deserialize)]
pub struct Elements {
    pub distance: Value,
    pub duration: Value,
    pub status: String,
}

#[derive(Serialize, Deserialize)]
pub struct Value {
    pub text: String,
    pub value: i32,
}

type Point = (f64, f64);

#[derive(Serialize, Deserialize)]
#[serde(tag = "type")]
pub enum GeoJson {
    Feature {
        properties: HashMap<String, String>,
        geometry: Geometry,
    },
    FeatureCollection {
        features: Vec<GeoJson>,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type")]
pub enum Geometry {
    Point { coordinates: Point },
    MultiPoint { coordinates: Vec<Point> },
    LineString { coordinates: Vec<Point> },
    MultiLineString { coordinates: Vec<Vec<Point>> },
    Polygon { coordinates: Vec<Vec<Point>> },
    MultiPolygon { coordinates: Vec<Vec<Vec<Point>>> },
    GeometryCollection { geometries: Vec<Geometry> },
}
