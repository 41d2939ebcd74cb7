package jzon.ast

import java.util.LinkedHashMap
import scala.collection.immutable.ArraySeq
import scala.jdk.CollectionConverters.*
import jzon.Json

/** Merging of objects. Names go through a hash table whose buckets become trees where names collide. */
private[jzon] object Merge:
  /** RFC 7396, section 2. */
  def patch(target: Json, patch: Json): Json = patch match
    case Json.Obj(changes) =>
      val fields = table(target)
      changes.foreach:
        case (name, Json.Null) => fields.remove(name): Unit
        case (name, value)     => fields.put(name, Merge.patch(fields.getOrDefault(name, Json.Null), value)): Unit
      toObject(fields)
    case other => other

  def deep(target: Json, other: Json): Json = (target, other) match
    case (_: Json.Obj, Json.Obj(additions)) =>
      val fields = table(target)
      additions.foreach: (name, value) =>
        val before = fields.get(name)
        fields.put(name, if before == null then value else deep(before, value)): Unit
      toObject(fields)
    case _ => other

  /** The fields of an object, or none of any other value. A name that occurs twice has the place of its first field and
    * the value of its last.
    */
  private def table(json: Json): LinkedHashMap[String, Json] =
    val fields = LinkedHashMap[String, Json]()
    json match
      case Json.Obj(all) => all.foreach((name, value) => fields.put(name, value): Unit)
      case _             => ()
    fields

  private def toObject(fields: LinkedHashMap[String, Json]): Json =
    new Json.Obj(fields.entrySet.asScala.iterator.map(field => (field.getKey, field.getValue)).to(ArraySeq))
