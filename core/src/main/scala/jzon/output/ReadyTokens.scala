package jzon.output

import java.util.Arrays
import jzon.{DecodeError, EncodeError, Limits, Path, Reader, Writer}

/** Writes ready JSON token by token, without recursion, so that the options of the writer apply to it. */
final private[output] class ReadyTokens(in: Reader, out: Writer):
  /** For each container that is open, the name of the field that is being written; null in an array. */
  private var names = new Array[String | Null](16)

  /** For each container that is open, the index of the element that is being written, or -1; -2 in an object. */
  private var indices = new Array[Int](16)

  /** The number of containers that are open. */
  private var depth = 0

  private def write(): Unit =
    token()
    while depth > 0 do if indices(depth - 1) == ReadyTokens.InObject then field() else element()
    in.finish()

  private def field(): Unit =
    names(depth - 1) = null
    if in.hasField() then
      val name = in.readName()
      names(depth - 1) = name
      out.key(name)
      token()
    else
      depth -= 1
      out.endObject()

  private def element(): Unit =
    if in.hasElement() then
      indices(depth - 1) += 1
      out.element()
      token()
    else
      depth -= 1
      out.endArray()

  /** Writes a scalar, or the bracket of a container. */
  private def token(): Unit = in.next() match
    case '{' =>
      in.beginObject()
      out.beginObject()
      enter(ReadyTokens.InObject)
    case '[' =>
      in.beginArray()
      out.beginArray()
      enter(-1)
    case '"'                                     => out.writeString(in.readString())
    case 't' | 'f'                               => out.writeBoolean(in.readBoolean())
    case b if b == '-' || (b >= '0' && b <= '9') => out.writeAscii(in.readNumberText())
    case _                                       =>
      if !in.readNull() then in.failUnexpected("a value")
      out.writeNull()

  private def enter(index: Int): Unit =
    if depth == names.length then
      names = Arrays.copyOf(names, depth * 2)
      indices = Arrays.copyOf(indices, depth * 2)
    names(depth) = null
    indices(depth) = index
    depth += 1

  /** The error, with the path to the token at which it occurred. */
  private def located(error: EncodeError): EncodeError =
    var i = depth
    while i > 0 do
      i -= 1
      val name = names(i)
      if name != null then error.in(name): Unit else if indices(i) >= 0 then error.in(indices(i)): Unit
    error

private[jzon] object ReadyTokens:
  private inline val InObject = -2

  /** Writes `json` to `out`.
    *
    * @throws EncodeError
    *   if it is not one JSON value, or is nested too deeply
    */
  private[output] def write(json: Array[Byte], out: Writer, limits: Limits): Unit =
    val tokens = ReadyTokens(Reader(json, 0, json.length)(using deepOnly(limits)), out)
    try tokens.write()
    catch
      case error: DecodeError => throw tokens.located(unreadable(error))
      case error: EncodeError => throw tokens.located(error)

  /** Of `limits`, only the depth: for text that this library wrote, or that a user vouches for. */
  def deepOnly(limits: Limits): Limits =
    Limits(depth = limits.depth, stringBytes = Int.MaxValue, nameBytes = Int.MaxValue, documentBytes = Long.MaxValue)

  /** The error of writing ready JSON that nobody checked, and that proved to be malformed or nested too deeply. */
  def unreadable(error: DecodeError): EncodeError =
    val isTooDeep = error.kind == DecodeError.Kind.Limit
    val result = EncodeError(if isTooDeep then error.message else s"ready JSON is malformed: ${error.message}")
    error.path.parts.foldRight(result):
      case (Path.Name(name), inner)   => inner.in(name)
      case (Path.Index(index), inner) => inner.in(index)
