package jzon.bench.harness.documents

import com.fasterxml.jackson.databind.JsonNode
import jzon.bench.harness.model.EyeColor

/** Jackson's trees of case classes, by what every case class tells of itself. */
private[harness] object Trees:
  import Form.nodes

  /** Of texts, numbers, booleans, lists, arrays and case classes of these; of anything else, of its text. */
  def of(value: Any): JsonNode = value match
    case value: Boolean    => nodes.booleanNode(value)
    case value: Int        => nodes.numberNode(value)
    case value: Long       => nodes.numberNode(value)
    case value: Double     => nodes.numberNode(value)
    case value: BigDecimal => nodes.numberNode(value.bigDecimal)
    case values: Array[?]  => of(values.toList)
    case values: List[?]   =>
      val array = nodes.arrayNode(values.length)
      values.foreach(value => array.add(of(value)))
      array
    case color: EyeColor  => nodes.textNode(color.toString)
    case product: Product =>
      Form.objectOf(product.productElementNames.zip(product.productIterator.map(of)).toSeq)
    case text => nodes.textNode(text.toString)
