package jzon.bench.documents

import com.fasterxml.jackson.core.JsonGenerator
import com.google.gson.stream.JsonWriter as GsonWriter
import com.squareup.moshi.JsonWriter as MoshiWriter
import jzon.Writer

/** A document as the same calls to each of four writers. Gson and Moshi have the same methods, but not by a common name. */
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
    private val greeting = "bar 😀 with some text"

    def write(out: Writer): Unit =
      out.obj: o =>
        o.put("foo", greeting).put("number", 42).put("ok", true)
          .obj("inner")(_.put("float", 3.1415).put("name", "nested"))
          .arr("mixed")(_.add(1).add("two").add(3.5).add(null).add(false).obj(_.put("four", 4L)))

    def write(out: JsonGenerator): Unit =
      out.writeStartObject()
      out.writeStringField("foo", greeting)
      out.writeNumberField("number", 42)
      out.writeBooleanField("ok", true)
      out.writeObjectFieldStart("inner")
      out.writeNumberField("float", 3.1415)
      out.writeStringField("name", "nested")
      out.writeEndObject()
      out.writeArrayFieldStart("mixed")
      out.writeNumber(1)
      out.writeString("two")
      out.writeNumber(3.5)
      out.writeNull()
      out.writeBoolean(false)
      out.writeStartObject()
      out.writeNumberField("four", 4L)
      out.writeEndObject()
      out.writeEndArray()
      out.writeEndObject()

    def write(out: GsonWriter): Unit =
      out.beginObject().name("foo").value(greeting).name("number").value(42L).name("ok").value(true)
        .name("inner").beginObject().name("float").value(3.1415).name("name").value("nested").endObject()
        .name("mixed").beginArray().value(1L).value("two").value(3.5).nullValue().value(false)
        .beginObject().name("four").value(4L).endObject().endArray().endObject(): Unit

    def write(out: MoshiWriter): Unit =
      out.beginObject().name("foo").value(greeting).name("number").value(42L).name("ok").value(true)
        .name("inner").beginObject().name("float").value(3.1415).name("name").value("nested").endObject()
        .name("mixed").beginArray().value(1L).value("two").value(3.5).nullValue().value(false)
        .beginObject().name("four").value(4L).endObject().endArray().endObject(): Unit
