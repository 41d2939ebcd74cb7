package jzon.ast

import java.nio.charset.StandardCharsets.US_ASCII
import scala.collection.immutable.ArraySeq
import scala.collection.mutable.Stack
import scala.util.hashing.MurmurHash3
import scala.util.{Left, Right}
import jzon.{DecodeError, Decoder, Encoder, Json, JsonCursor, Limits, Reader, WriteOptions}
import jzon.input.Inputs
import jzon.output.{Outputs, ReadyTokens}

/** Operations on whole trees. */
private[jzon] object Trees:
  def to[A](json: Json)(using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
    Inputs.attempt(Outputs.bytes(json)(using Json.encoder, WriteOptions.default, limits))

  /** The value of an `A` that is missing from its object, or the error. */
  def missing[A](using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
    val in = Inputs.reader("{}")
    in.skip()
    try Right(decoder.missing(in))
    catch case error: DecodeError => Left(JsonCursor.missing(error.message))

  def from[A](a: A)(using encoder: Encoder[A], limits: Limits): Json =
    val bytes = Outputs.bytes(a)(using encoder, WriteOptions.default, limits)
    try Inputs.whole(Reader(bytes, 0, bytes.length)(using ReadyTokens.deepOnly(limits)))(using Json.decoder)
    catch case error: DecodeError => throw ReadyTokens.unreadable(error)

  /** The number in `json`, if it is a number that `read` accepts. */
  def number[A](json: Json)(read: Decoder[A])(using Limits): Option[A] = json match
    case Json.Num(text) => Inputs.attempt(text.getBytes(US_ASCII))(using read).toOption
    case _              => None

  /** Whether `text` is exactly one number, without white space around it. */
  def isNumber(text: String): Boolean =
    try
      val in = Inputs.reader(text)(using ReadyTokens.deepOnly(Limits.default))
      in.readNumberText().length == text.length
    catch case _: DecodeError => false

  /** The fields in the order of their names. Fields of the same name stay in their order. */
  def byName(fields: IndexedSeq[(String, Json)]): IndexedSeq[(String, Json)] = ArraySeq.from(fields).sortBy(_._1)

  /** Whether two trees are equal, without recursion. Each value is compared once, whatever the order of the fields. */
  def same(a: Json, b: Json): Boolean =
    val open = Stack((a, b))
    var isSame = true
    while isSame && open.nonEmpty do
      isSame = open.pop() match
        case (a, b) if a eq b             => true
        case (Json.Arr(as), Json.Arr(bs)) =>
          open.pushAll(as.iterator.zip(bs))
          as.length == bs.length
        case (Json.Obj(as), Json.Obj(bs))   => as.length == bs.length && pushFields(as, bs, open)
        case (_: Json.Arr | _: Json.Obj, _) => false
        case (a, b)                         => a == b
    isSame

  private def pushFields(
      as: IndexedSeq[(String, Json)],
      bs: IndexedSeq[(String, Json)],
      open: Stack[(Json, Json)]
  ): Boolean =
    val isOrdered = as.corresponds(bs)(_._1 == _._1)
    val (first, second) = if isOrdered then (as, bs) else (byName(as), byName(bs))
    open.pushAll(first.iterator.zip(second).map((a, b) => (a._2, b._2)))
    isOrdered || first.corresponds(second)(_._1 == _._1)

  /** The hash of all values in a tree, without recursion. The order of fields does not matter. */
  def hash(json: Json): Int = TreeHash().of(json)

/** Combines the hashes of a tree, those of inner containers first. */
final private class TreeHash:
  private val open = OpenContainers()

  /** The sums of the hashes of the entries so far, for the container at each depth. */
  private var sums = new Array[Int](16)
  private var depth = -1

  def of(json: Json): Int =
    var hash = begin(json)
    while depth >= 0 do
      if open.hasNext then
        open.advance()
        val depthBefore = depth
        hash = begin(open.value)
        if depth == depthBefore then add(hash)
      else
        hash = MurmurHash3.finalizeHash(sums(depth), 3)
        open.leave()
        depth -= 1
        if depth >= 0 then add(hash)
    hash

  /** The hash of a scalar, or the initial hash of a container, which is entered. */
  private def begin(json: Json): Int = json match
    case Json.Arr(elements) => enter(elements, isArray = true)
    case Json.Obj(fields)   => enter(fields, isArray = false)
    case scalar             => scalar.##

  private def enter(container: IndexedSeq[Any], isArray: Boolean): Int =
    open.enter(container, isArray)
    depth += 1
    if depth == sums.length then sums = java.util.Arrays.copyOf(sums, depth * 2)
    sums(depth) = if isArray then 1 else 2
    sums(depth)

  private def add(hash: Int): Unit =
    sums(depth) =
      if open.isArray then MurmurHash3.mix(sums(depth), hash)
      else sums(depth) + MurmurHash3.finalizeHash(MurmurHash3.mix(open.name.##, hash), 2)
