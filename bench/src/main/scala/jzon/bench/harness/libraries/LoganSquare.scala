package jzon.bench.harness.libraries

import java.math.BigDecimal
import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import com.bluelinelabs.logansquare.LoganSquare as Library
import com.bluelinelabs.logansquare.typeconverters.{StringBasedTypeConverter, TypeConverter}
import com.fasterxml.jackson.core.{JsonGenerator, JsonParser}
import jzon.bench.harness.model.bean

/** By the mappers that its annotation processor generates, over today's Jackson; what it does not know by converters of
  * ours.
  */
object LoganSquare extends Adapter("logansquare", "LoganSquare", Language.Java), BeanWays:
  protected def member: Class[?] = classOf[Library]

  /** A mapper takes its converters when its class is initialized. */
  lazy val ways: List[Way[?]] =
    Library.registerTypeConverter(classOf[UUID], textual(UUID.fromString(_)))
    Library.registerTypeConverter(classOf[LocalDate], textual(LocalDate.parse(_)))
    Library.registerTypeConverter(classOf[OffsetDateTime], textual(OffsetDateTime.parse(_)))
    Library.registerTypeConverter(classOf[bean.EyeColor], textual(bean.EyeColor.valueOf(_)))
    Library.registerTypeConverter(classOf[BigDecimal], Decimals)
    databindWays

  protected def databind[A](way: Way[A], kind: Class[A]): Way[A] =
    way
      .readsText(Library.parse(_, kind))
      .readsStream(Library.parse(_, kind))
      .writesText(Library.serialize(_))
      .writesStream((a, out) => Library.serialize(a, out))

  private def textual[A](of: String => A): TypeConverter[A] = new StringBasedTypeConverter[A]:
    def getFromString(text: String): A = of(text)
    def convertToString(a: A): String = a.toString

  private object Decimals extends TypeConverter[BigDecimal]:
    def parse(parser: JsonParser): BigDecimal = parser.getDecimalValue
    def serialize(a: BigDecimal, name: String, hasName: Boolean, out: JsonGenerator): Unit =
      if hasName then out.writeFieldName(name)
      out.writeNumber(a)
