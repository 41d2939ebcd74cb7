package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import upickle.core.Visitor
import upickle.default.*
import jzon.bench.harness.Api
import jzon.bench.harness.model.*

/** By its own derivation, Longs and decimals as numbers. */
object Upickle extends Adapter("upickle", "uPickle", Language.Scala):
  protected def member: Class[?] = classOf[upickle.Api]

  lazy val ways: List[Way[?]] = List(databind(Model.users), databind(Model.clients))

  private def databind[A](model: Model[A])(using ReadWriter[A]): Way[A] = Way(Api.Databind, model)
    .readsBytes(read[A](_))
    .readsText(read[A](_))
    .readsStream(read[A](_))
    .writesBytes(writeToByteArray(_))
    .writesStream(writeToOutputStream(_, _))

  /** Numbers as its documentation says how to, instead of strings. */
  private def number[A](parse: String => A): ReadWriter[A] = ReadWriter.join(
    new SimpleReader[A]:
      override def expectedMsg = "expected a number"
      override def visitFloat64StringParts(text: CharSequence, decimal: Int, exponent: Int, index: Int): A =
        parse(text.toString)
    ,
    new Writer[A]:
      def write0[R](out: Visitor[?, R], a: A): R = out.visitFloat64StringParts(a.toString, -1, -1, -1)
  )

  private given ReadWriter[Long] = number(_.toLong)
  private given ReadWriter[BigDecimal] = number(BigDecimal(_))
  private given ReadWriter[Friend] = macroRW
  private given ReadWriter[User] = macroRW
  private given ReadWriter[Users] = macroRW
  private given ReadWriter[EyeColor] = readwriter[String].bimap(_.toString, EyeColor.valueOf(_))
  private given ReadWriter[LocalDate] = readwriter[String].bimap(_.toString, LocalDate.parse(_))
  private given ReadWriter[OffsetDateTime] = readwriter[String].bimap(_.toString, OffsetDateTime.parse(_))
  private given ReadWriter[Partner] = macroRW
  private given ReadWriter[Client] = macroRW
  private given ReadWriter[Clients] = macroRW
