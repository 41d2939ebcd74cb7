package jzon.instances

import scala.collection.IndexedSeq
import jzon.{Decoder, Encoder, Reader, Writer}

/** A decoder that has a loop of its own for lists. In a loop that all decoders shared, the JIT could not foresee which
  * of them reads an element.
  */
private[jzon] trait OwnReadLoop[A] extends Decoder[A]:
  /** Which of the [[CommonTypes]] the values have. */
  def commonType: Int = CommonTypes.Other

  /** Reads an array of values of this decoder. */
  def readList(in: Reader): List[A]

/** An encoder that has a loop of its own for lists, as [[OwnReadLoop]]. */
private[jzon] trait OwnWriteLoop[A] extends Encoder[A]:
  /** Which of the [[CommonTypes]] the values have. */
  def commonType: Int = CommonTypes.Other

  /** Writes an array of values of this encoder. */
  def writeList(elements: List[A], out: Writer): Unit

  /** [[writeList]] of elements that are not in a list. */
  def writeAll(elements: Iterator[A], out: Writer): Unit

  /** [[writeList]] of elements that are quickly found by their index. */
  def writeIndexed(elements: IndexedSeq[A], out: Writer): Unit

// To ask for the loop of an instance in front of each array would take as long as some elements.

private object OwnReadLoop:
  /** The decoder itself if it has a loop of its own. */
  def of[A](decoder: Decoder[A]): OwnReadLoop[A] | Null = decoder match
    case own: OwnReadLoop[A] => own
    case _                   => null

private object OwnWriteLoop:
  /** The encoder itself if it has a loop of its own. */
  def of[A](encoder: Encoder[A]): OwnWriteLoop[A] | Null = encoder match
    case own: OwnWriteLoop[A] => own
    case _                    => null
