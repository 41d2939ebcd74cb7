package jzon.bench.typed

import java.util.Arrays
import jzon.bench.Subject
import jzon.bench.harness.{Api, Datatype, Variant}
import jzon.bench.harness.documents.Payloads
import jzon.bench.harness.libraries.{Jzon as HarnessJzon, Way}

/** A document that programs in other languages read and write as well, from the same file.
  *
  * @param file
  *   its name without `.json`
  * @param bytes
  *   compact, except for a document that is only read
  * @param compact
  *   what is written
  */
final class TypedDocument[A](
    val name: String,
    val file: String,
    val bytes: Array[Byte],
    compact: Array[Byte],
    val read: Array[Byte] => A,
    val write: A => Array[Byte]
):
  def isWritten: Boolean = bytes eq compact

  /** Whether jzon writes what it reads. */
  def isRight: Boolean = Arrays.equals(write(read(bytes)), compact)

object TypedDocument:
  def all: List[TypedDocument[?]] = List(
    ofSubject(Subject.googleMaps, "Google Maps", "google-maps"),
    ofSubject(Subject.twitter, "Twitter", "twitter"),
    pretty(Subject.twitter, "Twitter, pretty", "twitter-pretty"),
    ofSubject(Subject.geoJson, "GeoJSON", "geojson"),
    ofHarness(Datatype.Users, "Users, 10 KB", "users"),
    ofHarness(Datatype.Clients, "Clients, 10 KB", "clients")
  )

  private def ofSubject[A](subject: Subject[A], name: String, file: String): TypedDocument[A] =
    val bytes = subject.document.compact
    TypedDocument(name, file, bytes, bytes, subject.jzon.read, subject.jzon.write)

  private def pretty[A](subject: Subject[A], name: String, file: String): TypedDocument[A] =
    TypedDocument(name, file, subject.document.pretty, subject.document.compact, subject.jzon.read, subject.jzon.write)

  private def ofHarness(datatype: Datatype, name: String, file: String): TypedDocument[?] =
    val bytes = Payloads(datatype, 10, Variant.Plain).head.bytes
    def of[A](way: Way[A]): TypedDocument[A] = TypedDocument(name, file, bytes, bytes, way.read, way.write)
    of(HarnessJzon.way(Api.Databind, datatype).get)
