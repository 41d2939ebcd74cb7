package jzon.fuzz

import com.fasterxml.jackson.core.{JsonFactory, JsonParser, JsonToken, StreamReadConstraints}
import java.io.IOException
import jzon.Json
import scala.util.Using

/** Jackson as strict as it is by default, with our limit of depth and none of its own. */
object Jackson:
  private val factory = JsonFactory.builder().streamReadConstraints(
    StreamReadConstraints.builder().maxNestingDepth(512).maxNumberLength(Int.MaxValue).maxStringLength(Int.MaxValue)
      .maxNameLength(Int.MaxValue).build()
  ).build()

  /** The only value of a document as our tree, or why there is none. */
  def tree(bytes: Array[Byte]): Either[String, Json] = reading(bytes): parser =>
    parser.nextToken()
    val tree = value(parser)
    if parser.nextToken() == null then Right(tree) else Left("there is more")

  /** The token and text of a document that is one scalar. */
  def scalar(text: String): Option[(JsonToken, String)] = reading(text.getBytes("UTF-8")): parser =>
    val token = parser.nextToken()
    val read = parser.getText
    if token.isScalarValue && parser.nextToken() == null then Right((token, read)) else Left("no scalar")
  .toOption

  private def reading[A](bytes: Array[Byte])(read: JsonParser => Either[String, A]): Either[String, A] =
    try Using.resource(factory.createParser(bytes))(read)
    catch case error: IOException => Left(error.getMessage)

  private def value(parser: JsonParser): Json = parser.currentToken() match
    case null                                                      => throw IOException("no value")
    case JsonToken.VALUE_NULL                                      => Json.Null
    case JsonToken.VALUE_TRUE                                      => Json.Bool(true)
    case JsonToken.VALUE_FALSE                                     => Json.Bool(false)
    case JsonToken.VALUE_STRING                                    => Json.Str(parser.getText)
    case JsonToken.VALUE_NUMBER_INT | JsonToken.VALUE_NUMBER_FLOAT => Json.Num(parser.getText)
    case JsonToken.START_ARRAY                                     =>
      val elements = Vector.newBuilder[Json]
      while parser.nextToken() != JsonToken.END_ARRAY do elements += value(parser)
      Json.Arr(elements.result())
    case JsonToken.START_OBJECT =>
      val fields = Vector.newBuilder[(String, Json)]
      while parser.nextToken() != JsonToken.END_OBJECT do
        val name = parser.currentName()
        parser.nextToken()
        fields += ((name, value(parser)))
      Json.Obj(fields.result())
    case token => throw IOException(s"unexpected $token")
