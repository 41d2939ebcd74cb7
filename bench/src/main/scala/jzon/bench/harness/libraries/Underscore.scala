package jzon.bench.harness.libraries

import java.util.{ArrayList, LinkedHashMap, Map as JavaMap}
import com.github.underscore.Json
import com.github.underscore.Json.JsonStringBuilder

/** Its tree of maps and lists, without line breaks. */
object Underscore extends Adapter("underscore", "underscore-java", Language.Java), TreeWays(UnderscoreTree):
  protected def member: Class[?] = classOf[Json]

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: AnyRef => A, write: A => AnyRef): Way[A] =
    way
      .readsText(text => read(Json.fromJson(text)))
      .writesText(a => Json.toJson(write(a).asInstanceOf[JavaMap[?, ?]], JsonStringBuilder.Step.COMPACT))

private object UnderscoreTree extends MapTree:
  def newObject(): AnyRef = LinkedHashMap[String, AnyRef]()
  def newArray(): AnyRef = ArrayList[AnyRef]()
