package jzon.output

import java.time.Instant
import java.util.UUID
import jzon.Writer

/** The documents that fson (seed 003) is measured with, by the fluent writer; all their values are made before. */
object FsonDocuments:
  def simple(w: Writer): Unit = w.obj(_.put("foo", "bar"))

  /** 140 bytes: text beyond ASCII, an object, a mixed array. */
  def complex(w: Writer): Unit =
    w.obj: o =>
      o.put("unicode", "😀😀😀😀😀😀😀😀😀😀😀aqwdqwd😀😀😀😀").obj("obj"): inner =>
        inner.put("float", 1.123124313).arr("items")(_.add("first").add(null).add("third"))

  private val id = UUID.fromString("a1b2c3d4-e5f6-7890-abcd-ef1234567890")
  private val created = Instant.parse("2026-11-21T19:30:15Z")
  private val hours = Array.tabulate(10)(i => created.minusSeconds(i * 3600L))
  private val users = Array.tabulate(10)(i => s"user$i")
  private val actions = Array.tabulate(10)(i => s"Action $i")
  private val tags = Array.tabulate(20)(i => s"tag-$i")
  private val items = Array.tabulate(50)(i => s"Item $i")
  private val labels = Array.tabulate(50, 5)((i, j) => s"SubItem $i-$j")
  private val description =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor incididunt ut labore et dolore " +
      "magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea " +
      "commodo consequat."

  /** The 14,802 bytes of `encode-documents/fson-large.json`. Go writes a double that is whole without a fraction, so
    * whole ones are put as integers here.
    */
  def large(w: Writer): Unit =
    w.obj: o =>
      o.put("id", id).put("count", 12345).put("amount", 9876.54321).put("active", true).put("created", created)
        .put("optional", null).put("tags", tags).put("description", description)
      o.arr("items"): a =>
        var i = 0
        while i < items.length do
          a.obj: item =>
            item.put("name", items(i)).put("index", i)
            if i % 2 == 0 then item.put("value", i / 2 * 3) else item.put("value", i * 1.5)
            item.put("selected", i % 3 == 0).arr("subItems"): b =>
              var j = 0
              while j < 5 do
                b.obj(_.put("label", labels(i)(j)).put("priority", j))
                j += 1
          i += 1
      o.obj("metadata"): m =>
        m.put("version", "2.0.0")
        m.obj("author"): author =>
          author.put("name", "John Doe").put("email", "john.doe@example.com").obj("contact"): contact =>
            contact.put("phone", "+1-555-123-4567").obj("address"): address =>
              address.put("street", "123 Main St").put("city", "Anytown").put("country", "USA")
                .obj("geo")(_.put("lat", 37.7749).put("lng", -122.4194))
        m.arr("history"): a =>
          var i = 0
          while i < hours.length do
            a.obj: entry =>
              entry.put("action", actions(i)).put("timestamp", hours(i))
                .obj("details")(_.put("user", users(i)).put("status", 200 + i))
            i += 1
