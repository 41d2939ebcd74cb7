package jzon.async

import jzon.JsonPointer

/** How the values of a stream are told apart. */
enum Framing:
  /** Values one after the other, with any white space between them, or none. An error of syntax ends the stream. */
  case Concatenated

  /** One value to a line (NDJSON, JSON Lines). Lines end with LF or CRLF, the last one may end with the input; blank
    * lines are skipped. An error ends its line only.
    */
  case Lines

  /** A record separator (0x1E) before each value (RFC 7464). An error ends its record only. A number, `true`, `false`
    * or `null` needs white space after it, as a sign that nothing was cut off.
    */
  case RecordSeparators

  /** The elements of one array, which may be endless; what stands before and after it is checked and skipped. An error
    * of syntax ends the stream.
    *
    * @param pointer
    *   where the array stands in the document, by default at its root
    */
  case ArrayElements(pointer: JsonPointer = JsonPointer(Nil))
