package jzon.bench.libraries

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonReader, JsonValueCodec, JsonWriter}
import java.nio.charset.StandardCharsets.ISO_8859_1
import jzon as json

/** A tree, as users of jsoniter-scala write one, because it has none. Numbers keep their text, as those of jzon do. */
enum JsoniterTree:
  case Null
  case Bool(value: Boolean)
  case Num(text: String)
  case Str(value: String)
  case Arr(elements: Vector[JsoniterTree])
  case Obj(fields: Vector[(String, JsoniterTree)])

  /** The same tree of jzon's. */
  def toJzon: json.Json = this match
    case Null          => json.Json.Null
    case Bool(value)   => json.Json.Bool(value)
    case Num(text)     => json.Json.Num(text)
    case Str(value)    => json.Json.Str(value)
    case Arr(elements) => json.Json.Arr(elements.map(_.toJzon))
    case Obj(fields)   => json.Json.Obj(fields.map((name, value) => (name, value.toJzon)))

object JsoniterTree:
  private val MaxDepth = 1000

  given codec: JsonValueCodec[JsoniterTree] with
    def nullValue: JsoniterTree = Null
    def encodeValue(tree: JsoniterTree, out: JsonWriter): Unit = throw UnsupportedOperationException()
    def decodeValue(in: JsonReader, default: JsoniterTree): JsoniterTree = read(in, MaxDepth)

  private def read(in: JsonReader, depth: Int): JsoniterTree =
    if depth < 0 then in.decodeError("nested too deeply")
    val first = in.nextToken()
    if first == '[' then array(in, depth)
    else if first == '{' then obj(in, depth)
    else if first == 'n' then in.readNullOrError(Null, "a value")
    else
      in.rollbackToken()
      if first == '"' then Str(in.readString(null))
      else if first == 't' || first == 'f' then Bool(in.readBoolean())
      else Num(new String(in.readRawValAsBytes(), ISO_8859_1))

  private def array(in: JsonReader, depth: Int): JsoniterTree =
    val elements = Vector.newBuilder[JsoniterTree]
    if !in.isNextToken(']') then
      in.rollbackToken()
      elements += read(in, depth - 1)
      while in.isNextToken(',') do elements += read(in, depth - 1)
      if !in.isCurrentToken(']') then in.arrayEndOrCommaError()
    Arr(elements.result())

  private def obj(in: JsonReader, depth: Int): JsoniterTree =
    val fields = Vector.newBuilder[(String, JsoniterTree)]
    if !in.isNextToken('}') then
      in.rollbackToken()
      fields += ((in.readKeyAsString(), read(in, depth - 1)))
      while in.isNextToken(',') do fields += ((in.readKeyAsString(), read(in, depth - 1)))
      if !in.isCurrentToken('}') then in.objectEndOrCommaError()
    Obj(fields.result())
