package jzon.bench.harness.libraries

import jzon as json

/** What hand-written codecs over jzon's reader and writer have in common. */
private object JzonByHand:
  /** The elements of the only field of the table, in an object that may have others, which are skipped. */
  inline def only[A](in: json.Reader, fields: json.FieldTable)(inline element: json.Reader => A): List[A] =
    var result: List[A] = Nil
    var seen = 0
    in.beginObject()
    while in.hasField() do
      if in.field(fields, 0) < 0 then in.skip()
      else
        if seen != 0 then in.failDuplicate()
        seen = 1
        result = list(in)(element)
    require(in, fields, seen)
    result

  inline def list[A](in: json.Reader)(inline element: json.Reader => A): List[A] =
    val result = List.newBuilder[A]
    in.beginArray()
    while in.hasElement() do result += element(in)
    result.result()

  /** Refuses an object that has not all fields of the table; each that it has is a bit of `seen`. */
  def require(in: json.Reader, fields: json.FieldTable, seen: Int): Unit =
    if seen != (1 << fields.size) - 1 then in.failMissing()

  inline def list[A](as: List[A], out: json.Writer)(inline element: A => Unit): Unit =
    out.beginArray()
    var rest = as
    while rest ne Nil do
      out.element()
      element(rest.head)
      rest = rest.tail
    out.endArray()

  /** The same without boxes. */
  def readLongs(in: json.Reader): Array[Long] =
    val result = Array.newBuilder[Long]
    in.beginArray()
    while in.hasElement() do result += in.readLong()
    result.result()
