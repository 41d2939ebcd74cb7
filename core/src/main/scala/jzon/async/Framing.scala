package jzon.async

import scala.collection.immutable.Nil
import jzon.JsonPointer

/** The ways to separate the values of a stream. */
enum Framing:
  /** Values in a row, with any white space between them, or none. An error of syntax ends the stream. */
  case Concatenated

  /** One value per line (NDJSON, JSON Lines). Lines end with LF or CRLF, and the last one may end with the input. Blank
    * lines are skipped. An error ends only its line.
    */
  case Lines

  /** A record separator (0x1E) before each value (RFC 7464). An error ends only its record. A number, `true`, `false`
    * or `null` needs white space after it, as a sign that it is complete.
    */
  case RecordSeparators

  /** The elements of one array, which may be endless. What comes before and after the array is checked and skipped. An
    * error of syntax ends the stream.
    *
    * @param pointer
    *   the place of the array in the document, by default its root
    */
  case ArrayElements(pointer: JsonPointer = JsonPointer(Nil))
