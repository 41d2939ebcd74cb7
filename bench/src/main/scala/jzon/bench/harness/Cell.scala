package jzon.bench.harness

/** Something chosen on the command line, by its name in lower case. */
trait Choice:
  def label: String = toString.toLowerCase(java.util.Locale.ROOT)

/** How a library is used: over whole objects, or token by token through code written by hand. */
enum Api extends Choice:
  case Databind, Stream

/** What is timed: a value to JSON, or JSON to a value. */
enum Operation extends Choice:
  case Ser, Deser

/** What the documents hold: texts and numbers only, or also arrays, an enum, identifiers, decimals and dates. */
enum Datatype extends Choice:
  case Users, Clients

/** What the documents look like. The text of the first three differs by value, so they are written as well as read. */
enum Variant(val operations: Set[Operation]) extends Choice:
  /** ASCII without escapes, compact, fields in the order of the classes. */
  case Plain extends Variant(Set(Operation.Ser, Operation.Deser))

  /** Some of the characters are of two, three and four bytes. */
  case Text extends Variant(Set(Operation.Ser, Operation.Deser))

  /** Some of the characters are escaped, those beyond ASCII by their code. */
  case Escapes extends Variant(Set(Operation.Ser, Operation.Deser))

  /** Plain, one field or element to a line. */
  case Pretty extends Variant(Set(Operation.Deser))

  /** Plain, the fields of each object in an order of their own. */
  case Shuffled extends Variant(Set(Operation.Deser))

  /** Plain, with fields that the classes do not have. */
  case Unknown extends Variant(Set(Operation.Deser))

/** What bytes pass through on their way in or out. */
sealed trait Lane extends Choice:
  def operation: Operation

/** What a library is given to read. */
enum Input extends Lane:
  case Bytes, String, Stream
  def operation: Operation = Operation.Deser

/** What a library is asked to write. */
enum Output extends Lane:
  case Bytes, Stream
  def operation: Operation = Operation.Ser

/** One thing to measure.
  *
  * @param library
  *   the name of its [[library.Adapter]]
  * @param size
  *   of the document, in KB of 1,000 bytes
  */
final case class Cell(library: String, api: Api, datatype: Datatype, size: Int, variant: Variant, lane: Lane):
  def operation: Operation = lane.operation

  /** Unlike that of any other cell: `deser/jackson/databind/users/1/plain/bytes`. */
  def key: String =
    List(operation.label, library, api.label, datatype.label, size, variant.label, lane.label).mkString("/")
