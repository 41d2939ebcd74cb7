package jzon.bench.documents

import com.fasterxml.jackson.core.JsonGenerator
import com.google.gson.stream.JsonWriter as GsonWriter
import com.squareup.moshi.JsonWriter as MoshiWriter
import jzon.Writer

/** A document as the same calls to each of four writers. Gson and Moshi have the same methods, but not by a common
  * name.
  */
trait FluentDocument:
  def write(out: Writer): Unit
  def write(out: JsonGenerator): Unit
  def write(out: GsonWriter): Unit
  def write(out: MoshiWriter): Unit

  /** What all of them write. */
  final def text: String =
    val out = Writer()
    write(out)
    out.toString

object FluentDocument:
  val all: Map[String, FluentDocument] = Map("Simple" -> Simple, "Complex" -> Complex, "Large" -> FluentLarge)

  object Simple extends FluentDocument:
    def write(out: Writer): Unit = out.obj(_.put("foo", "bar")): Unit

    def write(out: JsonGenerator): Unit =
      out.writeStartObject()
      out.writeStringField("foo", "bar")
      out.writeEndObject()

    def write(out: GsonWriter): Unit = out.beginObject().name("foo").value("bar").endObject(): Unit
    def write(out: MoshiWriter): Unit = out.beginObject().name("foo").value("bar").endObject(): Unit

  /** 140 bytes: text beyond ASCII, an object, a mixed array. */
  object Complex extends FluentDocument:
    private val unicode = "😀😀😀😀😀😀😀😀😀😀😀aqwdqwd😀😀😀😀"

    def write(out: Writer): Unit =
      out.obj: o =>
        o.put("unicode", unicode).obj("obj"): inner =>
          inner.put("float", 1.123124313).arr("items")(_.add("first").add(null).add("third")): Unit

    def write(out: JsonGenerator): Unit =
      out.writeStartObject()
      out.writeStringField("unicode", unicode)
      out.writeObjectFieldStart("obj")
      out.writeNumberField("float", 1.123124313)
      out.writeArrayFieldStart("items")
      out.writeString("first")
      out.writeNull()
      out.writeString("third")
      out.writeEndArray()
      out.writeEndObject()
      out.writeEndObject()

    def write(out: GsonWriter): Unit =
      out.beginObject().name("unicode").value(unicode).name("obj").beginObject().name("float").value(1.123124313)
        .name("items").beginArray().value("first").nullValue().value("third").endArray().endObject().endObject(): Unit

    def write(out: MoshiWriter): Unit =
      out.beginObject().name("unicode").value(unicode).name("obj").beginObject().name("float").value(1.123124313)
        .name("items").beginArray().value("first").nullValue().value("third").endArray().endObject().endObject(): Unit
