package jzon.output

import jzon.{ArrayWriter, Json, ObjectWriter, WriteOptions, Writer}

/** What the suites of the fluent writer share. */
object Fluent:
  /** What `body` writes to a new writer. */
  def text(body: Writer => Any)(using WriteOptions): String =
    val writer = Writer()
    body(writer): Unit
    writer.toString

  /** A tree by the fluent writer: fields by the shorthand or by the explicit tier, in turns. */
  def tree(json: Json, writer: Writer): Unit = json match
    case Json.Obj(entries)  => writer.obj(o => entries.foreach((name, value) => field(name, value, o)))
    case Json.Arr(elements) => writer.arr(a => elements.foreach(element(_, a)))
    case scalar             => writer.value(scalar): Unit

  private def field(name: String, json: Json, o: ObjectWriter): Unit =
    val isShort = name.length % 2 == 0
    json match
      case Json.Obj(entries) if isShort => o.obj(name)(inner => entries.foreach((n, v) => field(n, v, inner))): Unit
      case Json.Obj(entries)            => o.key(name).obj(inner => entries.foreach((n, v) => field(n, v, inner))): Unit
      case Json.Arr(elements) if isShort => o.arr(name)(inner => elements.foreach(element(_, inner))): Unit
      case Json.Arr(elements)            => o.key(name).arr(inner => elements.foreach(element(_, inner))): Unit
      case Json.Str(value) if isShort    => o.put(name, value): Unit
      case Json.Str(value)               => o.key(name).value(value): Unit
      case Json.Bool(value) if isShort   => o.put(name, value): Unit
      case Json.Bool(value)              => o.key(name).value(value): Unit
      case Json.Null if isShort          => o.put(name, null): Unit
      case Json.Null                     => o.key(name).value(null): Unit
      case number if isShort             => o.put(name, number): Unit
      case number                        => o.key(name).value(number): Unit

  private def element(json: Json, a: ArrayWriter): Unit = json match
    case Json.Obj(entries)  => a.obj(inner => entries.foreach((name, value) => field(name, value, inner))): Unit
    case Json.Arr(elements) => a.arr(inner => elements.foreach(element(_, inner))): Unit
    case Json.Str(value)    => a.add(value): Unit
    case Json.Bool(value)   => a.add(value): Unit
    case Json.Null          => a.add(null): Unit
    case number             => a.add(number): Unit
