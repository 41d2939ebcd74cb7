package jzon.bench.harness.check

import java.io.{ByteArrayInputStream, ByteArrayOutputStream}
import scala.util.control.NonFatal
import jzon.bench.harness.{Api, Datatype, Operation, Variant}
import jzon.bench.harness.libraries.{Adapter, Jackson, Jzon, Way}
import jzon.bench.harness.model.Canonical
import jzon.bench.harness.documents.{Payload, Payloads}

/** Whether a library reads documents to their values and writes values as documents, in every lane. */
object RoundTrip:
  /** Of documents of 10 KB of one variant. */
  def apply[A](library: Adapter, way: Way[A], operation: Operation, variant: Variant, seed: Long): Fidelity =
    val payloads = Payloads(way.model.datatype, 10, variant, seed)
    val one: Payload => Fidelity = operation match
      case Operation.Deser => reading(way, _)
      case Operation.Ser   => writing(way, referee(library, way.model.datatype), _)
    payloads.map(one).reduce(_ `and` _)

  private def reading[A](way: Way[A], payload: Payload): Fidelity =
    List(
      () => way.read(payload.bytes),
      () => way.readText(payload.text),
      () => way.readStream(ByteArrayInputStream(payload.bytes))
    ).map(read => compared(payload.value)(way.model.toCanonical(read()))).reduce(_ `and` _)

  private def writing[A](way: Way[A], referee: Way[?], payload: Payload): Fidelity =
    def inMemory(own: A): Array[Byte] = way.write(own)
    def throughStream(own: A): Array[Byte] =
      val out = ByteArrayOutputStream()
      way.writeStream(own, out)
      out.toByteArray
    List(inMemory, throughStream).map: write =>
      try
        val bytes = write(way.model.fromCanonical(payload.value))
        compared(payload.value)(canonical(referee, bytes)) match
          case Fidelity.Fails(what) => Fidelity.Wrong(s"what it writes is refused: $what")
          case fidelity             => fidelity
      catch case error if survivable(error) => Fidelity.Fails(error.toString)
    .reduce(_ `and` _)

  /** Reads what others write: jzon, which is strict; what jzon writes is read by Jackson. */
  private def referee(library: Adapter, datatype: Datatype): Way[?] =
    val by = if library eq Jzon then Jackson else Jzon
    by.way(Api.Databind, datatype).get

  private def canonical[A](way: Way[A], bytes: Array[Byte]): Canonical = way.model.toCanonical(way.read(bytes))

  private def compared(expected: Canonical)(got: => Canonical): Fidelity =
    try
      Difference.all(expected, got) match
        case Nil                                             => Fidelity.Exact
        case differences if differences.forall(_.isRounding) => Fidelity.Inexact(differences.head.toString)
        case differences => Fidelity.Wrong(differences.find(!_.isRounding).get.toString)
    catch case error if survivable(error) => Fidelity.Fails(error.toString)

  /** Old libraries fail with errors of linking and the like, which say no more than that they do not run here. */
  private def survivable(error: Throwable): Boolean = NonFatal(error) || error.isInstanceOf[LinkageError]
