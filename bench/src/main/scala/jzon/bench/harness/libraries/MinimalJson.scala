package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.util.Iterator
import com.eclipsesource.json.{Json, JsonArray, JsonObject, JsonValue}

/** Its tree; a number keeps its text. */
object MinimalJson extends Adapter("minimal-json", "minimal-json", Language.Java), TreeWays(MinimalJsonTree):
  protected def member: Class[?] = classOf[JsonValue]

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: JsonValue => A, write: A => JsonValue): Way[A] =
    way
      .readsText(text => read(Json.parse(text)))
      .readsReader(in => read(Json.parse(in)))
      .writesText(write(_).toString)
      .writesWriter((a, out) => write(a).writeTo(out))

private object MinimalJsonTree extends Tree[JsonValue]:
  def get(of: JsonValue, name: String): JsonValue = of.asObject.get(name)
  def elements(of: JsonValue): Iterator[JsonValue] = of.asArray.iterator
  def text(value: JsonValue): String = value.asString
  def integer(value: JsonValue): Int = value.asInt
  def whole(value: JsonValue): Long = value.asLong
  def real(value: JsonValue): Double = value.asDouble
  def decimal(value: JsonValue): BigDecimal = BigDecimal(value.toString)
  def bool(value: JsonValue): Boolean = value.asBoolean

  def newObject(): JsonValue = JsonObject()
  def put(to: JsonValue, name: String, value: JsonValue): Unit = to.asObject.add(name, value): Unit
  def newArray(): JsonValue = JsonArray()
  def add(to: JsonValue, value: JsonValue): Unit = to.asArray.add(value): Unit
  def of(value: String): JsonValue = Json.value(value)
  def of(value: Int): JsonValue = Json.value(value)
  def of(value: Long): JsonValue = Json.value(value)
  def of(value: Double): JsonValue = Json.value(value)
  def of(value: BigDecimal): JsonValue = Json.value(value.doubleValue)
  def of(value: Boolean): JsonValue = Json.value(value)
