package jzon.bench.harness.libraries

import net.minidev.json.{JSONArray, JSONObject, JSONStyle, JSONValue}
import net.minidev.json.parser.JSONParser
import jzon.bench.harness.Datatype

/** Beans without identifiers and dates, and its tree of maps and lists, by its strict parser; slashes as they are. */
object JsonSmart extends Adapter("json-smart", "json-smart", Language.Java), BeanWays, TreeWays(JsonSmartTree):
  protected def member: Class[?] = classOf[JSONValue]

  private def parser: JSONParser = JSONParser(JSONParser.MODE_RFC4627)

  lazy val ways: List[Way[?]] = databindWays.filter(_.model.datatype == Datatype.Users) ++ treeWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsBytes(parser.parse(_, kind))
      .readsText(parser.parse(_, kind))
      .readsReader(parser.parse(_, kind))
      .writesText(JSONValue.toJSONString(_, JSONStyle.LT_COMPRESS))
      .writesWriter((a, out) => JSONValue.writeJSONString(a, out, JSONStyle.LT_COMPRESS))

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
