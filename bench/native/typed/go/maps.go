package main

import "encoding/json"

// As in GoogleMaps.scala and GeoJson.scala.

type DistanceMatrix struct {
	DestinationAddresses []string `json:"destination_addresses"`
	OriginAddresses      []string `json:"origin_addresses"`
	Rows                 []Rows   `json:"rows"`
	Status               string   `json:"status"`
}

type Rows struct {
	Elements []Elements `json:"elements"`
}

type Elements struct {
	Distance Value  `json:"distance"`
	Duration Value  `json:"duration"`
	Status   string `json:"status"`
}

type Value struct {
	Text  string `json:"text"`
	Value int32  `json:"value"`
}

// GeoJSON is a Feature or a FeatureCollection: Go has no type for one of several.
type GeoJSON struct {
	Type       string            `json:"type"`
	Features   []GeoJSON         `json:"features,omitempty"`
	Properties map[string]string `json:"properties,omitempty"`
	Geometry   *Geometry         `json:"geometry,omitempty"`
}

// Geometry has coordinates of the type that its type says.
type Geometry struct {
	Type        string     `json:"type"`
	Coordinates any        `json:"coordinates,omitempty"`
	Geometries  []Geometry `json:"geometries,omitempty"`
}

type Point = [2]float64

// UnmarshalJSON reads the coordinates once the type is known.
func (geometry *Geometry) UnmarshalJSON(text []byte) error {
	var parts struct {
		Type        string          `json:"type"`
		Coordinates json.RawMessage `json:"coordinates"`
		Geometries  []Geometry      `json:"geometries"`
	}
	if err := unmarshal(text, &parts); err != nil {
		return err
	}
	geometry.Type = parts.Type
	geometry.Geometries = parts.Geometries
	switch parts.Type {
	case "Point":
		return coordinates[Point](parts.Coordinates, geometry)
	case "MultiPoint", "LineString":
		return coordinates[[]Point](parts.Coordinates, geometry)
	case "MultiLineString", "Polygon":
		return coordinates[[][]Point](parts.Coordinates, geometry)
	case "MultiPolygon":
		return coordinates[[][][]Point](parts.Coordinates, geometry)
	}
	return nil
}

func coordinates[A any](text []byte, to *Geometry) error {
	var points A
	err := unmarshal(text, &points)
	to.Coordinates = points
	return err
}
