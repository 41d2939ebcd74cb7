package jzon.bench.streams

import com.fasterxml.jackson.annotation.{JsonCreator, JsonProperty}

/** A payload of Google Maps for Jackson, as its users write it. */
final class MatrixBean @JsonCreator() (
    @JsonProperty("destination_addresses") val destinations: java.util.List[String],
    @JsonProperty("origin_addresses") val origins: java.util.List[String],
    @JsonProperty("rows") val rows: java.util.List[MatrixBean.Row],
    @JsonProperty("status") val status: String
)

object MatrixBean:
  final class Row @JsonCreator() (@JsonProperty("elements") val elements: java.util.List[Element])

  final class Element @JsonCreator() (
      @JsonProperty("distance") val distance: Value,
      @JsonProperty("duration") val duration: Value,
      @JsonProperty("status") val status: String
  )

  final class Value @JsonCreator() (@JsonProperty("text") val text: String, @JsonProperty("value") val value: Int)
