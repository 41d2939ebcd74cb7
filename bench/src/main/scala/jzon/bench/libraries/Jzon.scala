package jzon.bench.libraries

import jzon as json

/** With its limits and its checks. */
final class Jzon[A](using json.Decoder[A], json.Encoder[A]) extends Library[A]:
  def read(bytes: Array[Byte]): A = json.readOrThrow[A](bytes)
  def write(a: A): Array[Byte] = json.writeBytes(a)
  def write(a: A, options: json.WriteOptions): Array[Byte] = json.writeBytes(a)(using summon, options)
  def writeExact(a: A): Array[Byte] = json.writeBytesExact(a)
