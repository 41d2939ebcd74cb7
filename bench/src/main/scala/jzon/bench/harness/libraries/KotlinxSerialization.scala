package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.util.{ArrayList, Iterator, LinkedHashMap}
import kotlinx.serialization.json.{Json, JsonArray, JsonElement, JsonElementKt, JsonObject, JsonPrimitive, JvmStreamsKt}

/** Its tree, whose numbers keep their text; its serializers of classes are made by a plugin of Kotlin's compiler. */
object KotlinxSerialization
    extends Adapter("kotlinx-serialization", "kotlinx.serialization", Language.Kotlin),
      TreeWays(KotlinxTree):
  protected def member: Class[?] = classOf[Json]

  private val json: Json = Json.Default
  private val elements = JsonElement.Companion.serializer()

  lazy val ways: List[Way[?]] = treeWays

  protected def nodes[A](way: Way[A], read: AnyRef => A, write: A => AnyRef): Way[A] =
    way
      .readsText(text => read(json.parseToJsonElement(text)))
      .readsStream(in => read(JvmStreamsKt.decodeFromStream(json, elements, in)))
      .writesText(a => KotlinxTree.element(write(a)).toString)
      .writesStream((a, out) => JvmStreamsKt.encodeToStream(json, elements, KotlinxTree.element(write(a)), out))

/** Its objects and arrays do not change: they are made of a map or a list when that is full. */
private object KotlinxTree extends Tree[AnyRef]:
  def element(of: AnyRef): JsonElement = of match
    case element: JsonElement           => element
    case fields: KotlinxTree.Fields     => JsonObject(fields)
    case elements: KotlinxTree.Elements => JsonArray(elements)

  private final class Fields extends LinkedHashMap[String, JsonElement]
  private final class Elements extends ArrayList[JsonElement]

  private def primitive(value: AnyRef): JsonPrimitive = value.asInstanceOf[JsonPrimitive]

  def get(of: AnyRef, name: String): AnyRef = of.asInstanceOf[JsonObject].get(name)
  def elements(of: AnyRef): Iterator[AnyRef] = of.asInstanceOf[java.lang.Iterable[AnyRef]].iterator
  def text(value: AnyRef): String = primitive(value).getContent
  def integer(value: AnyRef): Int = JsonElementKt.getInt(primitive(value))
  def whole(value: AnyRef): Long = JsonElementKt.getLong(primitive(value))
  def real(value: AnyRef): Double = JsonElementKt.getDouble(primitive(value))
  def decimal(value: AnyRef): BigDecimal = BigDecimal(primitive(value).getContent)
  def bool(value: AnyRef): Boolean = JsonElementKt.getBoolean(primitive(value))

  def newObject(): AnyRef = Fields()
  def put(to: AnyRef, name: String, value: AnyRef): Unit = to.asInstanceOf[Fields].put(name, element(value)): Unit
  def newArray(): AnyRef = Elements()
  def add(to: AnyRef, value: AnyRef): Unit = to.asInstanceOf[Elements].add(element(value)): Unit
  def of(value: String): AnyRef = JsonElementKt.JsonPrimitive(value)
  def of(value: Int): AnyRef = JsonElementKt.JsonPrimitive(Integer.valueOf(value): Number)
  def of(value: Long): AnyRef = JsonElementKt.JsonPrimitive(java.lang.Long.valueOf(value): Number)
  def of(value: Double): AnyRef = JsonElementKt.JsonPrimitive(java.lang.Double.valueOf(value): Number)
  def of(value: BigDecimal): AnyRef = JsonElementKt.JsonPrimitive(value: Number)
  def of(value: Boolean): AnyRef = JsonElementKt.JsonPrimitive(java.lang.Boolean.valueOf(value))
