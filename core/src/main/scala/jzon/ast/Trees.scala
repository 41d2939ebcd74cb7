package jzon.ast

import java.nio.charset.StandardCharsets.US_ASCII
import scala.collection.immutable.ArraySeq
import scala.collection.mutable.Stack
import scala.util.hashing.MurmurHash3
import jzon.{DecodeError, Decoder, EncodeError, Encoder, Json, JsonCursor, Limits, Path, Reader, WriteOptions}
import jzon.input.Inputs

/** What is done with whole trees. */
private[jzon] object Trees:
  /** Of `limits`, only the depth: for text that this library has just written. */
  private def deepOnly(limits: Limits): Limits =
    Limits(depth = limits.depth, stringBytes = Int.MaxValue, nameBytes = Int.MaxValue, documentBytes = Long.MaxValue)

  def to[A](json: Json)(using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
    jzon.read[A](jzon.writeBytes(json)(using Json.encoder, WriteOptions.default, limits))

  /** What an `A` is where its object lacks it. */
  def missing[A](using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
    val in = Inputs.reader("{}")
    in.skip()
    try Right(decoder.missing(in))
    catch case error: DecodeError => Left(JsonCursor.missing(error.message))

  def from[A](a: A)(using encoder: Encoder[A], limits: Limits): Json =
    val bytes = jzon.writeBytes(a)(using encoder, WriteOptions.default, limits)
    try written(bytes, 0, bytes.length, limits)
    catch case error: DecodeError => throw unreadable(error)

  /** What is wrong with text that was written from a value, as ready JSON that nobody checked can make it. */
  def unreadable(error: DecodeError): EncodeError =
    val isTooDeep = error.kind == DecodeError.Kind.Limit
    val result = EncodeError(if isTooDeep then error.message else s"ready JSON is malformed: ${error.message}")
    error.path.parts.foldRight(result):
      case (Path.Name(name), inner)   => inner.in(name)
      case (Path.Index(index), inner) => inner.in(index)

  /** What this library wrote to `bytes(from until until)`, within the depth of `limits`. */
  def written(bytes: Array[Byte], from: Int, until: Int, limits: Limits): Json =
    Inputs.whole(Reader(bytes, from, until)(using deepOnly(limits)))(using Json.decoder)

  /** The number in `json`, if it is one that `read` takes. */
  def number[A](json: Json)(read: Decoder[A])(using Limits): Option[A] = json match
    case Json.Num(text) => jzon.read(text.getBytes(US_ASCII))(using read).toOption
    case _              => None

  /** Whether all of `text` is a number, without white space around it. */
  def isNumber(text: String): Boolean =
    try
      val in = Inputs.reader(text)(using deepOnly(Limits.default))
      in.readNumberText().length == text.length
    catch case _: DecodeError => false

  /** In the order of names; those of one name stay in theirs. */
  def byName(fields: IndexedSeq[(String, Json)]): IndexedSeq[(String, Json)] = ArraySeq.from(fields).sortBy(_._1)

  /** Whether two trees are equal, without recursion. Each value is compared once, whatever the order of fields. */
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

  /** Of everything in an array or an object, without recursion; the order of fields does not count. */
  def hash(json: Json): Int = TreeHash().of(json)

/** Adds up the hashes of a tree, those of inner containers first. */
final private class TreeHash:
  private val open = OpenContainers()

  /** What the entries of the container at each depth have added up to. */
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

  /** The hash of a scalar, or the container is entered. */
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
