package jzon.bench.harness.libraries

import org.json.simple.{JSONArray, JSONObject, JSONValue}
import org.json.simple.parser.JSONParser

/** Its tree of maps and lists. */
object JsonSimple extends Adapter("json-simple", "json-simple", Language.Java), TreeWays(JsonSimpleTree):
  protected def member: Class[?] = classOf[JSONParser]

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: AnyRef => A, write: A => AnyRef): Way[A] =
    way
      .readsText(text => read(JSONParser().parse(text)))
      .readsReader(in => read(JSONParser().parse(in)))
      .writesText(a => JSONValue.toJSONString(write(a)))
      .writesWriter((a, out) => JSONValue.writeJSONString(write(a), out))

private object JsonSimpleTree extends MapTree:
  def newObject(): AnyRef = JSONObject()
  def newArray(): AnyRef = JSONArray()
