package jzon.bench.libraries

import com.fasterxml.jackson.databind.ObjectMapper
import jzon.Writer
import jzon.syntax.{json, put}
import play.api.libs.json.{JsNull, Json}

/** Each library's way to the document of typed-json (seed 001), which has one number five times; 122 bytes where that
  * has one digit.
  */
object Literals:
  def document(i: Int): String =
    s"""{"foo":$i,"bar":[$i],"baz":{"code":$i,"extra":null,"this":{"is":{"a":[$i,""" +
      s"""{"really":{"deep":["object",$i,null,true,false]}}]}}}}"""

  /** Straight to a writer. */
  def jzonDirect(out: Writer, i: Int): Unit =
    out.put(json"""{
      "foo": $i, "bar": [$i], "baz": {
        "code": $i, "extra": null, "this": {"is": {"a": [$i, {"really": {"deep": ["object", $i, null, true, false]}}]}}
      }
    }""")

  def jzon(i: Int): Array[Byte] = _root_.jzon.writeBytes(json"""{
    "foo": $i, "bar": [$i], "baz": {
      "code": $i, "extra": null, "this": {"is": {"a": [$i, {"really": {"deep": ["object", $i, null, true, false]}}]}}
    }
  }""")

  def circe(i: Int): Array[Byte] = CirceLiteral.bytes(i)

  def play(i: Int): Array[Byte] =
    val deep = Json.arr("object", i, JsNull, true, false)
    val is = Json.obj("a" -> Json.arr(i, Json.obj("really" -> Json.obj("deep" -> deep))))
    val baz = Json.obj("code" -> i, "extra" -> JsNull, "this" -> Json.obj("is" -> is))
    Json.toBytes(Json.obj("foo" -> i, "bar" -> Json.arr(i), "baz" -> baz))

  def ujson(i: Int): Array[Byte] =
    import _root_.ujson.{Arr, Null, Obj}
    val deep = Arr("object", i, Null, true, false)
    val is = Obj("a" -> Arr(i, Obj("really" -> Obj("deep" -> deep))))
    val baz = Obj("code" -> i, "extra" -> Null, "this" -> Obj("is" -> is))
    _root_.ujson.writeToByteArray(Obj("foo" -> i, "bar" -> Arr(i), "baz" -> baz))

  private val mapper = ObjectMapper()

  def jackson(i: Int): Array[Byte] =
    val node = mapper.createObjectNode()
    node.put("foo", i)
    node.putArray("bar").add(i)
    val baz = node.putObject("baz")
    baz.put("code", i).putNull("extra")
    val a = baz.putObject("this").putObject("is").putArray("a").add(i)
    a.addObject().putObject("really").putArray("deep").add("object").add(i).addNull().add(true).add(false)
    mapper.writeValueAsBytes(node)
