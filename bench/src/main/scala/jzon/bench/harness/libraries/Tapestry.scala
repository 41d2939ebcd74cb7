package jzon.bench.harness.libraries

import org.apache.tapestry5.json.{JSONArray, JSONObject}

/** Its tree, compact. */
object Tapestry extends Adapter("tapestry", "Tapestry JSON", Language.Java), TreeWays(TapestryTree):
  protected def member: Class[?] = classOf[JSONObject]

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: AnyRef => A, write: A => AnyRef): Way[A] =
    way
      .readsText(text => read(JSONObject(text)))
      .writesText(write(_).asInstanceOf[JSONObject].toCompactString)

private object TapestryTree extends MapTree:
  override protected def field(of: AnyRef, name: String): AnyRef = of.asInstanceOf[JSONObject].get(name)
  def newObject(): AnyRef = JSONObject()
  def newArray(): AnyRef = JSONArray()
  override def put(to: AnyRef, name: String, value: AnyRef): Unit = to.asInstanceOf[JSONObject].put(name, value): Unit
  override def add(to: AnyRef, value: AnyRef): Unit = to.asInstanceOf[JSONArray].add(value): Unit
