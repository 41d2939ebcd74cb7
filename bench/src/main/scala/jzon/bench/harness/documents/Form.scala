package jzon.bench.harness.documents

import java.io.ByteArrayOutputStream
import scala.jdk.CollectionConverters.*
import com.fasterxml.jackson.core.{JsonFactory, JsonFactoryBuilder, StreamWriteFeature}
import com.fasterxml.jackson.core.json.JsonWriteFeature
import com.fasterxml.jackson.core.util.{DefaultIndenter, DefaultPrettyPrinter}
import com.fasterxml.jackson.databind.{JsonNode, ObjectMapper}
import com.fasterxml.jackson.databind.node.{ArrayNode, JsonNodeFactory, ObjectNode}
import java.util.SplittableRandom
import jzon.bench.harness.Variant

/** How a variant's documents look, made by Jackson's tree; what a library writes has no part in it. */
final class Form(variant: Variant):
  private val mapper = ObjectMapper(Form.factory(escapeNonAscii = variant == Variant.Escapes))

  /** A value's tree in this form; the same for the same `seed`. */
  def of(node: JsonNode, seed: Long): JsonNode = variant match
    case Variant.Shuffled => rebuilt(node, SplittableRandom(seed))(Form.shuffled)
    case Variant.Unknown  => rebuilt(node, SplittableRandom(seed))(Form.withUnknown)
    case _                => node

  def bytes(node: JsonNode): Array[Byte] =
    val out = ByteArrayOutputStream()
    val generator = mapper.createGenerator(out)
    if variant == Variant.Pretty then generator.setPrettyPrinter(Form.pretty()): Unit
    mapper.writeTree(generator, node)
    generator.close()
    out.toByteArray

  private def rebuilt(node: JsonNode, random: SplittableRandom)(fields: Form.Rule): JsonNode = node match
    case node: ObjectNode =>
      val own = node.properties.asScala.toVector.map(field => field.getKey -> rebuilt(field.getValue, random)(fields))
      Form.objectOf(fields(own, random))
    case node: ArrayNode =>
      val to = Form.nodes.arrayNode(node.size)
      node.elements.asScala.foreach(element => to.add(rebuilt(element, random)(fields)))
      to
    case leaf => leaf

private object Form:
  private type Fields = Vector[(String, JsonNode)]
  private type Rule = (Fields, SplittableRandom) => Fields

  val nodes: JsonNodeFactory = JsonNodeFactory.instance

  def objectOf(fields: Seq[(String, JsonNode)]): ObjectNode =
    val to = nodes.objectNode()
    for (name, value) <- fields do to.set[JsonNode](name, value): Unit
    to

  /** Doubles by their shortest digits, which the JDK's own printing gives from version 19 on only. */
  private def factory(escapeNonAscii: Boolean): JsonFactory =
    JsonFactoryBuilder()
      .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
      .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
      .configure(JsonWriteFeature.ESCAPE_NON_ASCII, escapeNonAscii)
      .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
      .build()

  private def pretty(): DefaultPrettyPrinter =
    val lines = DefaultIndenter("  ", "\n")
    DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines)

  private val shuffled: Rule = (fields, random) =>
    val order = fields.toArray
    for i <- order.indices.reverse do
      val j = random.nextInt(i + 1)
      val field = order(i)
      order(i) = order(j)
      order(j) = field
    order.toVector

  /** One unknown field before every fourth or so. */
  private val withUnknown: Rule = (fields, random) =>
    fields.flatMap: field =>
      if random.nextInt(4) > 0 then Vector(field)
      else Vector(s"unknown${random.nextInt(1000)}" -> unknown(random), field)

  private def unknown(random: SplittableRandom): JsonNode = random.nextInt(8) match
    case 0 => nodes.nullNode()
    case 1 => nodes.booleanNode(true)
    case 2 => nodes.numberNode(random.nextInt())
    case 3 => nodes.numberNode(random.nextDouble())
    case 4 => nodes.arrayNode().add(random.nextInt(100)).add("x]y").add(nodes.objectNode())
    case 5 => objectOf(Seq("name" -> nodes.textNode("}\"{"), "of" -> nodes.arrayNode().add(nodes.nullNode())))
    case _ => nodes.textNode(s"text \\ \"${random.nextInt(1000)}\"")
