package jzon.bench.libraries

/** One library's way with an `A`, from bytes to bytes, as its users would write it. */
trait Library[A]:
  def read(bytes: Array[Byte]): A
  def write(a: A): Array[Byte]
