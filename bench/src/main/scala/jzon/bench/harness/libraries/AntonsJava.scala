package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.util.Iterator
import sk.antons.json.{JsonFactory, JsonValue}
import sk.antons.json.parse.JsonParser

/** Its tree; a number keeps its text. */
object AntonsJava extends Adapter("antonsjava", "antonsjava json", Language.Java), TreeWays(AntonsJavaTree):
  protected def member: Class[?] = classOf[JsonParser]

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: JsonValue => A, write: A => JsonValue): Way[A] =
    way
      .readsText(text => read(JsonParser.parse(text)))
      .readsReader(in => read(JsonParser.parse(in)))
      .writesText(write(_).toCompactString)
      .writesWriter((a, out) => write(a).writeCompact(out))

private object AntonsJavaTree extends Tree[JsonValue]:
  def get(of: JsonValue, name: String): JsonValue = of.asObject.first(name)
  def elements(of: JsonValue): Iterator[JsonValue] = of.asArray.toList.iterator
  def text(value: JsonValue): String = value.asStringLiteral.stringValue
  def integer(value: JsonValue): Int = Math.toIntExact(whole(value))
  def whole(value: JsonValue): Long = value.asIntLiteral.longValue
  def real(value: JsonValue): Double = java.lang.Double.parseDouble(value.toCompactString)
  def decimal(value: JsonValue): BigDecimal = BigDecimal(value.toCompactString)
  def bool(value: JsonValue): Boolean = value.asBoolLiteral.boolValue

  def newObject(): JsonValue = JsonFactory.`object`()
  def put(to: JsonValue, name: String, value: JsonValue): Unit = to.asObject.add(name, value): Unit
  def newArray(): JsonValue = JsonFactory.array()
  def add(to: JsonValue, value: JsonValue): Unit = to.asArray.add(value): Unit
  def of(value: String): JsonValue = JsonFactory.stringLiteral(value)
  def of(value: Int): JsonValue = JsonFactory.intLiteral(value.toLong)
  def of(value: Long): JsonValue = JsonFactory.intLiteral(value)
  def of(value: Double): JsonValue = JsonFactory.fracLiteral(BigDecimal.valueOf(value))
  def of(value: BigDecimal): JsonValue = JsonFactory.fracLiteral(value)
  def of(value: Boolean): JsonValue = JsonFactory.boolLiteral(value)
