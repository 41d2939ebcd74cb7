package jzon.bench.documents

import com.fasterxml.jackson.core.JsonGenerator
import com.google.gson.stream.JsonWriter as GsonWriter
import com.squareup.moshi.JsonWriter as MoshiWriter
import java.time.Instant
import jzon.Writer

/** fson's Large, about 15 KB: 50 items of 5 sub-items, 20 tags, an object five levels deep and a history of 10 entries.
  * Times are values that are formatted when they are written: those who have no method for it are given their text.
  */
object FluentLarge extends FluentDocument:
  private val id = "a1b2c3d4-e5f6-7890-abcd-ef1234567890"
  private val created = Instant.parse("2026-11-21T19:30:15Z")
  private val hours = Array.tabulate(10)(i => created.minusSeconds(i * 3600L))
  private val tags = Array.tabulate(20)(i => s"tag-$i")
  private val items = Array.tabulate(50)(i => s"Item $i")
  private val values = Array.tabulate(50)(_ * 1.5)
  private val labels = Array.tabulate(50, 5)((i, j) => s"SubItem $i-$j")
  private val actions = Array.tabulate(10)(i => s"Action $i")
  private val users = Array.tabulate(10)(i => s"user$i")
  private val description =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor incididunt ut labore et dolore " +
      "magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea " +
      "commodo consequat."

  /** A loop without a closure. */
  private inline def each(count: Int)(inline body: Int => Unit): Unit =
    var i = 0
    while i < count do
      body(i)
      i += 1

  def write(out: Writer): Unit =
    out.obj: o =>
      o.put("id", id).put("count", 12345).put("amount", 9876.54321).put("active", true).put("created", created)
        .put("optional", null).put("tags", tags).put("description", description)
      o.arr("items"): a =>
        each(items.length): i =>
          a.obj: item =>
            item.put("name", items(i)).put("index", i).put("value", values(i)).put("selected", i % 3 == 0)
            item.arr("subItems")(b => each(5)(j => b.obj(_.put("label", labels(i)(j)).put("priority", j)): Unit))
          : Unit
      o.obj("metadata"): m =>
        m.put("version", "2.0.0")
        m.obj("author"): author =>
          author.put("name", "John Doe").put("email", "john.doe@example.com").obj("contact"): contact =>
            contact.put("phone", "+1-555-123-4567").obj("address"): address =>
              address.put("street", "123 Main St").put("city", "Anytown").put("country", "USA")
                .obj("geo")(_.put("lat", 37.7749).put("lng", -122.4194))
        m.arr("history"): a =>
          each(actions.length): i =>
            a.obj: entry =>
              entry.put("action", actions(i)).put("timestamp", hours(i))
                .obj("details")(_.put("user", users(i)).put("status", 200 + i)): Unit

  def write(out: JsonGenerator): Unit =
    out.writeStartObject()
    out.writeStringField("id", id)
    out.writeNumberField("count", 12345)
    out.writeNumberField("amount", 9876.54321)
    out.writeBooleanField("active", true)
    out.writeStringField("created", created.toString)
    out.writeNullField("optional")
    out.writeArrayFieldStart("tags")
    each(tags.length)(i => out.writeString(tags(i)))
    out.writeEndArray()
    out.writeStringField("description", description)
    out.writeArrayFieldStart("items")
    each(items.length): i =>
      out.writeStartObject()
      out.writeStringField("name", items(i))
      out.writeNumberField("index", i)
      out.writeNumberField("value", values(i))
      out.writeBooleanField("selected", i % 3 == 0)
      out.writeArrayFieldStart("subItems")
      each(5): j =>
        out.writeStartObject()
        out.writeStringField("label", labels(i)(j))
        out.writeNumberField("priority", j)
        out.writeEndObject()
      out.writeEndArray()
      out.writeEndObject()
    out.writeEndArray()
    out.writeObjectFieldStart("metadata")
    out.writeStringField("version", "2.0.0")
    out.writeObjectFieldStart("author")
    out.writeStringField("name", "John Doe")
    out.writeStringField("email", "john.doe@example.com")
    out.writeObjectFieldStart("contact")
    out.writeStringField("phone", "+1-555-123-4567")
    out.writeObjectFieldStart("address")
    out.writeStringField("street", "123 Main St")
    out.writeStringField("city", "Anytown")
    out.writeStringField("country", "USA")
    out.writeObjectFieldStart("geo")
    out.writeNumberField("lat", 37.7749)
    out.writeNumberField("lng", -122.4194)
    each(4)(_ => out.writeEndObject())
    out.writeArrayFieldStart("history")
    each(actions.length): i =>
      out.writeStartObject()
      out.writeStringField("action", actions(i))
      out.writeStringField("timestamp", hours(i).toString)
      out.writeObjectFieldStart("details")
      out.writeStringField("user", users(i))
      out.writeNumberField("status", 200 + i)
      out.writeEndObject()
      out.writeEndObject()
    out.writeEndArray()
    out.writeEndObject()
    out.writeEndObject()

  def write(out: GsonWriter): Unit =
    out.beginObject().name("id").value(id).name("count").value(12345L).name("amount").value(9876.54321)
      .name(
        "active"
      ).value(true).name("created").value(created.toString).name("optional").nullValue().name("tags").beginArray()
    each(tags.length)(i => out.value(tags(i)): Unit)
    out.endArray().name("description").value(description).name("items").beginArray()
    each(items.length): i =>
      out.beginObject().name("name").value(items(i)).name("index").value(i.toLong).name("value").value(values(i))
        .name("selected").value(i % 3 == 0).name("subItems").beginArray()
      each(5): j =>
        out.beginObject().name("label").value(labels(i)(j)).name("priority").value(j.toLong).endObject(): Unit
      out.endArray().endObject(): Unit
    out.endArray().name("metadata").beginObject().name("version").value("2.0.0").name("author").beginObject()
      .name("name").value("John Doe").name("email").value("john.doe@example.com").name("contact").beginObject()
      .name("phone").value("+1-555-123-4567").name("address").beginObject().name("street").value("123 Main St")
      .name("city").value("Anytown").name("country").value("USA").name("geo").beginObject()
      .name("lat").value(37.7749).name("lng").value(-122.4194).endObject().endObject().endObject().endObject()
      .name("history").beginArray()
    each(actions.length): i =>
      out.beginObject().name("action").value(actions(i)).name("timestamp").value(hours(
        i
      ).toString).name("details").beginObject()
        .name("user").value(users(i)).name("status").value(200L + i).endObject().endObject(): Unit
    out.endArray().endObject().endObject(): Unit

  def write(out: MoshiWriter): Unit =
    out.beginObject().name("id").value(id).name("count").value(12345L).name("amount").value(9876.54321)
      .name(
        "active"
      ).value(true).name("created").value(created.toString).name("optional").nullValue().name("tags").beginArray()
    each(tags.length)(i => out.value(tags(i)): Unit)
    out.endArray().name("description").value(description).name("items").beginArray()
    each(items.length): i =>
      out.beginObject().name("name").value(items(i)).name("index").value(i.toLong).name("value").value(values(i))
        .name("selected").value(i % 3 == 0).name("subItems").beginArray()
      each(5): j =>
        out.beginObject().name("label").value(labels(i)(j)).name("priority").value(j.toLong).endObject(): Unit
      out.endArray().endObject(): Unit
    out.endArray().name("metadata").beginObject().name("version").value("2.0.0").name("author").beginObject()
      .name("name").value("John Doe").name("email").value("john.doe@example.com").name("contact").beginObject()
      .name("phone").value("+1-555-123-4567").name("address").beginObject().name("street").value("123 Main St")
      .name("city").value("Anytown").name("country").value("USA").name("geo").beginObject()
      .name("lat").value(37.7749).name("lng").value(-122.4194).endObject().endObject().endObject().endObject()
      .name("history").beginArray()
    each(actions.length): i =>
      out.beginObject().name("action").value(actions(i)).name("timestamp").value(hours(
        i
      ).toString).name("details").beginObject()
        .name("user").value(users(i)).name("status").value(200L + i).endObject().endObject(): Unit
    out.endArray().endObject().endObject(): Unit
