package jzon.bench.model

/** An object in an object in an object. */
final case class Nested(n: Option[Nested])
