package jzon.bench.harness.report

import java.time.Instant
import jzon as json

/** Where and what was measured.
  *
  * @param jdk
  *   its version, as in `java.version`
  * @param vm
  *   name and version of the virtual machine
  * @param flags
  *   of the JVMs that were timed
  * @param seed
  *   of the documents
  * @param documents
  *   bytes on the average, by what of a cell's key tells documents apart: `users/1/plain`
  */
final case class Environment(
    processor: String,
    cores: Int,
    system: String,
    jdk: String,
    vm: String,
    flags: List[String],
    jmh: String,
    seed: Long,
    documents: Map[String, Double],
    libraries: List[LibraryEntry],
    absent: List[AbsentLibrary],
    sessions: List[Session]
) derives json.Codec

/** A library that can be measured.
  *
  * @param version
  *   empty for the library that stands in this checkout
  * @param converts
  *   what the library takes or gives only by way of another form, which its users have to convert as well:
  *   `deser/databind/users/bytes`
  */
final case class LibraryEntry(name: String, title: String, version: String, language: String, converts: List[String])
    derives json.Codec

/** A library that cannot be measured, and why. */
final case class AbsentLibrary(name: String, title: String, reason: String) derives json.Codec

/** One command that put results into the folder.
  *
  * @param commit
  *   of this checkout, with a remark if files had changed
  * @param options
  *   of JMH: forks, iterations, times, threads
  */
final case class Session(command: String, commit: String, started: Instant, options: String) derives json.Codec
