package jzon.bench.model

import jzon as json

/** An object in an object in an object. */
final case class Nested(n: Option[Nested]) derives json.Codec
