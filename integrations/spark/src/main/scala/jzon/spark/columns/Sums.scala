package jzon.spark.columns

import org.apache.spark.sql.Row
import org.apache.spark.sql.catalyst.encoders.{AgnosticEncoder, AgnosticEncoders as Encoders, Codec}
import org.apache.spark.sql.types.Metadata
import scala.reflect.ClassTag

/** A case of a sealed type; for emitted code.
  *
  * @param value
  *   the case itself if it is a single value, otherwise null
  * @param encoder
  *   the encoder of its class if it has one, otherwise null
  */
final class SumCase(
    val name: String,
    private[spark] val value: Any,
    private[spark] val encoder: AgnosticEncoder[?] | Null
)

/** Encoders of sealed types; for emitted code. */
object Sums:
  /** If all cases are single values, the column has the name of the case. Any other sealed type is a struct: `type` is
    * the name of the case, and each class has a field of its name, which is null unless the value is of that class.
    */
  def encoder[A](tag: ClassTag[A], cases: Seq[SumCase]): AgnosticEncoder[A] =
    val names = cases.map(_.name).toArray
    if cases.forall(_.encoder == null) then
      val codec = NamesCodec[A](names, cases.map(_.value).toArray)
      Encoders.TransformingEncoder(tag, Encoders.StringEncoder, () => codec)
    else
      val withFields = cases.filter(_.encoder != null)
      val fields = withFields.map: case_ =>
        Encoders.EncoderField(case_.name, case_.encoder.asInstanceOf[AgnosticEncoder[?]], true, Metadata.empty)
      val name = Encoders.EncoderField("type", Encoders.StringEncoder, false, Metadata.empty)
      val codec = CasesCodec[A](
        names,
        cases.map(_.value).toArray,
        cases.map(case_ => if case_.encoder == null then null else case_.encoder.clsTag.runtimeClass).toArray,
        cases.map(case_ => withFields.indexOf(case_) + 1).toArray,
        fields.size + 1
      )
      Encoders.TransformingEncoder(tag, Encoders.RowEncoder(name +: fields), () => codec)

final private class NamesCodec[A](names: Array[String], values: Array[Any]) extends Codec[A, String]:
  def encode(a: A): String = names(values.indexOf(a))

  def decode(name: String): A =
    val i = names.indexOf(name)
    if i < 0 then throw IllegalArgumentException(s"$name is none of ${names.mkString(", ")}")
    values(i).asInstanceOf[A]

/** @param classes
  *   the class of each case, or null if it is a single value
  * @param fields
  *   the index of the field for each class, or 0 for a single value
  */
final private class CasesCodec[A](
    names: Array[String],
    values: Array[Any],
    classes: Array[Class[?] | Null],
    fields: Array[Int],
    size: Int
) extends Codec[A, Row]:
  def encode(a: A): Row =
    var i = 0
    while !isCase(a, i) do i += 1
    val cells = new Array[Any](size)
    cells(0) = names(i)
    if fields(i) > 0 then cells(fields(i)) = a
    Row(cells.toSeq*)

  private def isCase(a: A, i: Int): Boolean =
    val class_ = classes(i)
    if class_ == null then values(i) == a else class_.isInstance(a)

  def decode(row: Row): A =
    val i = names.indexOf(row.getString(0))
    if i < 0 then throw IllegalArgumentException(s"${row.getString(0)} is none of ${names.mkString(", ")}")
    (if fields(i) > 0 then row.get(fields(i)) else values(i)).asInstanceOf[A]
