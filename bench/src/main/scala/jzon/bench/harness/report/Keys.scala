package jzon.bench.harness.report

import jzon as json
import jzon.bench.harness.*

/** Cells as their keys, `deser/jackson/databind/users/1/plain/bytes`, in files and in the page. */
object Keys:
  given json.Codec[Cell] = json.Codec(json.Decoder.string.emap(parse), json.Encoder.string.contramap(_.key))

  /** The cell of a [[Cell.key]], or what is wrong with it. */
  def parse(key: String): Either[String, Cell] = key.split('/') match
    case Array(operation, library, api, datatype, size, variant, lane) =>
      for
        operation <- choice(Operation.values, operation)
        api <- choice(Api.values, api)
        datatype <- choice(Datatype.values, datatype)
        size <- size.toIntOption.filter(_ > 0).toRight(s"no size: $size")
        variant <- choice(Variant.values, variant)
        lane <- choice(lanes(operation), lane)
      yield Cell(library, api, datatype, size, variant, lane)
    case _ => Left(s"no key of a cell: $key")

  private def lanes(operation: Operation): Array[? <: Lane] = operation match
    case Operation.Deser => Input.values
    case Operation.Ser   => Output.values

  private def choice[A <: Choice](values: Array[? <: A], label: String): Either[String, A] =
    values.find(_.label == label).toRight(s"$label is none of ${values.map(_.label).mkString(", ")}")
