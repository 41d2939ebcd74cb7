package jzon.bench.harness.library

import net.minidev.json.{JSONArray, JSONObject, JSONStyle, JSONValue}
import net.minidev.json.parser.JSONParser

/** Its tree of maps and lists, by its strict parser; slashes as they are. */
object JsonSmart extends Adapter("json-smart", "json-smart", Language.Java), TreeWays(JsonSmartTree):
  protected def member: Class[?] = classOf[JSONValue]

  private def parser: JSONParser = JSONParser(JSONParser.MODE_RFC4627)

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: AnyRef => A, write: A => AnyRef): Way[A] =
    way
      .readsBytes(bytes => read(parser.parse(bytes)))
      .readsText(text => read(parser.parse(text)))
      .readsReader(in => read(parser.parse(in)))
      .writesText(a => JSONValue.toJSONString(write(a), JSONStyle.LT_COMPRESS))
      .writesWriter((a, out) => JSONValue.writeJSONString(write(a), out, JSONStyle.LT_COMPRESS))

private object JsonSmartTree extends MapTree:
  def newObject(): AnyRef = JSONObject()
  def newArray(): AnyRef = JSONArray()
