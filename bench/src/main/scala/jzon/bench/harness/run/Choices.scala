package jzon.bench.harness.run

import jzon.bench.harness.*
import jzon.bench.harness.libraries.{Adapter, Libraries}

/** Which cells are asked for; each part narrows the choice. */
final case class Choices(
    operations: List[Operation],
    libraries: List[Adapter] = Libraries.all,
    apis: List[Api] = Api.values.toList,
    datatypes: List[Datatype] = List(Datatype.Users),
    sizes: List[Int] = List(1),
    variants: List[Variant] = List(Variant.Plain),
    inputs: List[Input] = List(Input.Bytes),
    outputs: List[Output] = List(Output.Bytes)
):
  private def lanes(operation: Operation): List[Lane] = operation match
    case Operation.Deser => inputs
    case Operation.Ser   => outputs

  /** Those that the libraries have. What is compared with each other stands together, so that a noisy hour touches all
    * libraries alike.
    */
  def cells: List[Cell] =
    for
      operation <- operations
      datatype <- datatypes
      api <- apis
      size <- sizes
      variant <- variants if variant.operations(operation)
      lane <- lanes(operation)
      library <- libraries
      way <- library.way(api, datatype) if way.operations(operation)
    yield Cell(library.name, api, datatype, size, variant, lane)
