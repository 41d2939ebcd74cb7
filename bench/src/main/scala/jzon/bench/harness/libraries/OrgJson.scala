package jzon.bench.harness.libraries

import org.json.{JSONArray, JSONObject, JSONTokener}

/** Its tree, which is a map that is no java.util.Map. */
object OrgJson extends Adapter("org.json", "org.json", Language.Java), TreeWays(OrgJsonTree):
  protected def member: Class[?] = classOf[JSONObject]

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: AnyRef => A, write: A => AnyRef): Way[A] =
    way
      .readsText(text => read(JSONObject(text)))
      .readsReader(in => read(JSONObject(JSONTokener(in))))
      .writesText(write(_).toString)
      .writesWriter((a, out) => write(a).asInstanceOf[JSONObject].write(out): Unit)

private object OrgJsonTree extends MapTree:
  override protected def field(of: AnyRef, name: String): AnyRef = of.asInstanceOf[JSONObject].get(name)
  def newObject(): AnyRef = JSONObject()
  def newArray(): AnyRef = JSONArray()
  override def put(to: AnyRef, name: String, value: AnyRef): Unit = to.asInstanceOf[JSONObject].put(name, value): Unit
  override def add(to: AnyRef, value: AnyRef): Unit = to.asInstanceOf[JSONArray].put(value): Unit
