package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.util.Iterator
import mjson.Json

/** Its tree. */
object MJson extends Adapter("mjson", "mJson", Language.Java), TreeWays(MJsonTree):
  protected def member: Class[?] = classOf[Json]

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: Json => A, write: A => Json): Way[A] =
    way
      .readsText(text => read(Json.read(text)))
      .writesText(write(_).toString)

private object MJsonTree extends Tree[Json]:
  def get(of: Json, name: String): Json = of.at(name)
  def elements(of: Json): Iterator[Json] = of.asJsonList.iterator
  def text(value: Json): String = value.asString
  def integer(value: Json): Int = value.asInteger
  def whole(value: Json): Long = value.asLong
  def real(value: Json): Double = value.asDouble
  def decimal(value: Json): BigDecimal = BigDecimal(value.getValue.toString)
  def bool(value: Json): Boolean = value.asBoolean

  def newObject(): Json = Json.`object`()
  def put(to: Json, name: String, value: Json): Unit = to.set(name, value): Unit
  def newArray(): Json = Json.array()
  def add(to: Json, value: Json): Unit = to.add(value): Unit
  def of(value: String): Json = Json.make(value)
  def of(value: Int): Json = Json.make(value)
  def of(value: Long): Json = Json.make(value)
  def of(value: Double): Json = Json.make(value)
  def of(value: BigDecimal): Json = Json.make(value)
  def of(value: Boolean): Json = Json.make(value)
