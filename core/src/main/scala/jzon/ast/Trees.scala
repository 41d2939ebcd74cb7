package jzon.ast

import java.nio.charset.StandardCharsets.US_ASCII
import scala.collection.immutable.ArraySeq
import scala.util.hashing.MurmurHash3
import jzon.{DecodeError, Decoder, Encoder, Json, Limits, Reader, WriteOptions}
import jzon.input.Inputs

/** What is done with whole trees. */
private[jzon] object Trees:
  /** Of `limits`, only the depth: for text that this library has just written. */
  private def deepOnly(limits: Limits): Limits =
    Limits(depth = limits.depth, stringBytes = Int.MaxValue, nameBytes = Int.MaxValue, documentBytes = Long.MaxValue)

  def to[A](json: Json)(using decoder: Decoder[A], limits: Limits): Either[DecodeError, A] =
    jzon.read[A](jzon.writeBytes(json)(using Json.encoder, WriteOptions.default, limits))

  def from[A](a: A)(using encoder: Encoder[A], limits: Limits): Json =
    val bytes = jzon.writeBytes(a)(using encoder, WriteOptions.default, limits)
    written(bytes, 0, bytes.length, limits)

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

  def sorted(json: Json): Json = json match
    case Json.Arr(elements) => new Json.Arr(elements.map(sorted))
    case Json.Obj(fields)   => new Json.Obj(byName(fields).map((name, value) => (name, sorted(value))))
    case scalar             => scalar

  /** In the order of names; those of one name stay in theirs. */
  private def byName(fields: IndexedSeq[(String, Json)]): IndexedSeq[(String, Json)] =
    ArraySeq.from(fields).sortBy(_._1)

  /** Each value is compared once, whatever the order, or comparing nested objects would double with each level. */
  def sameFields(a: IndexedSeq[(String, Json)], b: IndexedSeq[(String, Json)]): Boolean =
    a.length == b.length &&
      (if a.corresponds(b)(_._1 == _._1) then sameValues(a, b)
       else
         val (first, second) = (byName(a), byName(b))
         first.corresponds(second)(_._1 == _._1) && sameValues(first, second))

  private def sameValues(a: IndexedSeq[(String, Json)], b: IndexedSeq[(String, Json)]): Boolean =
    a.corresponds(b)(_._2 == _._2)

  def hash(fields: IndexedSeq[(String, Json)]): Int = MurmurHash3.unorderedHash(fields)
