package jzon.runtime

import java.nio.charset.StandardCharsets.UTF_8
import java.util.HashSet
import scala.collection.immutable.ArraySeq
import jzon.{DecodeError, Decoder, EncodeError, Encoder, FieldTable, Json, Reader, Shown, Size, Writer}
import jzon.input.{HashGuard, Hashing, KeyGuard}
import jzon.instances.Entries

/** For emitted code only. Collects the fields of an object that its class does not have. They become the value of a
  * flattened field that is a tree or a map.
  */
sealed abstract class Rest[A](values: Decoder[A]):
  private var isUntouched = true

  /** Whether there was no such field. */
  final def isEmpty: Boolean = isUntouched

  /** Reads the value of the field for which [[jzon.Reader.fieldOrRest]] has just found no known name. */
  final def read(in: Reader): Unit =
    val name = in.keptName
    if name == null then in.skip() // the tag of a family
    else
      isUntouched = false
      try
        admit(name, in)
        put(name, values.read(in))
      catch case error: DecodeError => throw error.in(name)

  /** Refuses a name that a tree or map would refuse. */
  protected def admit(name: String, in: Reader): Unit
  protected def put(name: String, value: A): Unit

/** For emitted code only. Collects the fields as a tree. */
final class TreeRest(values: Decoder[Json]) extends Rest[Json](values):
  private val fields = ArraySeq.newBuilder[(String, Json)]
  private var names: HashSet[String] | Null = null

  protected def admit(name: String, in: Reader): Unit =
    if in.limits.uniqueKeys then
      if names == null then names = HashSet[String]()
      if !names.asInstanceOf[HashSet[String]].add(name) then in.failDuplicate()

  protected def put(name: String, value: Json): Unit = fields.addOne((name, value)): Unit

  def result: Json.Obj = if isEmpty then Json.Obj.empty else new Json.Obj(fields.result())

/** For emitted code only. Collects the fields as a map. */
final class MapRest[A](values: Decoder[A]) extends Rest[A](values):
  private var entries = Map.newBuilder[String, A]
  private var count = 0
  private var guard: KeyGuard | Null = null

  protected def admit(name: String, in: Reader): Unit =
    if count >= Entries.unguarded(in, Hashing.ByAllBits, haveOwnHashes = false) then
      if guard == null then guard = Entries.guard(in, Hashing.ByAllBits)
      Entries.check(guard.asInstanceOf[KeyGuard].add(name)(recall), in)
    count += 1

  /** Gives the names so far to the guard. */
  private def recall(guard: HashGuard): Unit =
    val known = entries.result()
    known.keysIterator.foreach(name => guard.add(name): Unit)
    entries = Map.newBuilder[String, A] ++= known // a builder can't be used after it gave its result

  protected def put(name: String, value: A): Unit = entries.addOne((name, value)): Unit

  def result: Map[String, A] = entries.result()

/** For emitted code only. Writes the entries of a flattened tree or map among the other fields. */
object Rest:
  /** @param known
    *   the names of the other fields, which the rest may not have
    */
  def write(rest: Json.Obj, values: Encoder[Json], known: FieldTable, out: Writer, at: Int): Int =
    if rest == null || rest.fields == null then out.failNull()
    out.at = at
    rest.fields.foreach: field =>
      if field == null then out.failNull()
      write(field._1, field._2, values, known, out)
    out.at

  def write[A](rest: Map[String, A], values: Encoder[A], known: FieldTable, out: Writer, at: Int): Int =
    if rest == null then out.failNull()
    out.at = at
    rest.foreachEntry((name, value) => write(name, value, values, known, out))
    out.at

  private def write[A](name: String, value: A, values: Encoder[A], known: FieldTable, out: Writer): Unit =
    if name == null then out.failNull()
    val bytes = name.getBytes(UTF_8)
    if known.find(bytes, 0, bytes.length) >= 0 then
      out.fail(s"the rest has a field ${Shown.quoted(name)}, and so has the class that it is flattened into")
    out.key(name)
    try values.write(value, out)
    catch case error: EncodeError => throw error.in(name)

  /** The length of the fields in bytes, each with its comma, inside `depth` objects and arrays. The length of null may
    * be any number, because writing it fails.
    */
  def size(rest: Json.Obj, values: Encoder[Json], depth: Int): Int =
    var size = 0
    if rest != null && rest.fields != null then
      rest.fields.foreach: field =>
        if field != null then size = Size.sum(size, entry(field._1, field._2, values, depth))
    size

  def size[A](rest: Map[String, A], values: Encoder[A], depth: Int): Int =
    var size = 0
    if rest != null then
      rest.foreachEntry((name, value) => size = Size.sum(size, entry(name, value, values, depth)))
    size

  private def entry[A](name: String, value: A, values: Encoder[A], depth: Int): Int =
    Size.sum(Size.entry(name), values.size(value, depth))
