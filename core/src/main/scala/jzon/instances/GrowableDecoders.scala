package jzon.instances

import scala.collection.immutable.VectorBuilder
import scala.collection.mutable.ArrayBuffer
import jzon.{Decoder, Reader}

/** Decoders of indexed sequences, with a loop of their own for integers. */
private object GrowableDecoders:
  def vector[A](element: Decoder[A]): Decoder[Vector[A]] =
    val special: Decoder[?] = CommonTypes.of(element) match
      case CommonTypes.AnInt => intVectors
      case CommonTypes.ALong => longVectors
      case _                 => VectorDecoder(element)
    special.asInstanceOf[Decoder[Vector[A]]]

  def arrayBuffer[A](element: Decoder[A]): Decoder[ArrayBuffer[A]] =
    val special: Decoder[?] = CommonTypes.of(element) match
      case CommonTypes.AnInt => intBuffers
      case CommonTypes.ALong => longBuffers
      case _                 => ArrayBufferDecoder(element)
    special.asInstanceOf[Decoder[ArrayBuffer[A]]]

  private val intVectors: Decoder[Vector[Int]] = in =>
    val builder = VectorBuilder[Int]
    Elements.readPlain(in)(in.addInts(builder))(builder.addOne(in.readInt()): Unit)(builder.size)
    builder.result()

  private val longVectors: Decoder[Vector[Long]] = in =>
    val builder = VectorBuilder[Long]
    Elements.readPlain(in)(in.addLongs(builder))(builder.addOne(in.readLong()): Unit)(builder.size)
    builder.result()

  private val intBuffers: Decoder[ArrayBuffer[Int]] = in =>
    val buffer = ArrayBuffer.empty[Int]
    Elements.readPlain(in)(in.addInts(buffer))(buffer.addOne(in.readInt()): Unit)(buffer.length)
    buffer

  private val longBuffers: Decoder[ArrayBuffer[Long]] = in =>
    val buffer = ArrayBuffer.empty[Long]
    Elements.readPlain(in)(in.addLongs(buffer))(buffer.addOne(in.readLong()): Unit)(buffer.length)
    buffer

final private class VectorDecoder[A](element: Decoder[A]) extends Decoder[Vector[A]]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): Vector[A] =
    val builder = VectorBuilder[A]
    Elements.read(in)(_ => builder.addOne(CommonTypes.read(kind, element, in))): Unit
    builder.result()

final private class ArrayBufferDecoder[A](element: Decoder[A]) extends Decoder[ArrayBuffer[A]]:
  private val kind = CommonTypes.of(element)

  def read(in: Reader): ArrayBuffer[A] =
    val buffer = ArrayBuffer.empty[A]
    Elements.read(in)(_ => buffer.addOne(CommonTypes.read(kind, element, in))): Unit
    buffer
