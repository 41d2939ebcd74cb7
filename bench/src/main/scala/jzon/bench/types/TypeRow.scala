package jzon.bench.types

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, readFromArray, writeToArray}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import java.util.Arrays
import jzon as json
import jzon.bench.Pair
import scala.compiletime.summonInline

/** A value that jzon and jsoniter-scala read from the same bytes, and write.
  *
  * @param name
  *   the type, and what its values are like
  */
final class TypeRow[A](val name: String, val value: A, ours: json.Codec[A], theirs: JsonValueCodec[A]):
  /** What jzon writes, and both read. */
  val bytes: Array[Byte] = json.writeBytes(value)(using ours)

  def pairs: List[Pair] = List(
    Pair(s"$name · read", () => readOurs(bytes), () => readTheirs(), () => isSame(readTheirs())),
    Pair(s"$name · write", () => writeOurs(value), () => writeTheirs(), () => isSame(readOurs(writeTheirs())))
  )

  private def readOurs(bytes: Array[Byte]): A = json.readOrThrow[A](bytes)(using ours)
  private def readTheirs(): A = readFromArray(bytes)(theirs)
  private def writeOurs(value: A): Array[Byte] = json.writeBytes(value)(using ours)
  private def writeTheirs(): Array[Byte] = writeToArray(value)(theirs)

  /** Arrays have no equality of their own, so the JSON is compared. */
  private def isSame(other: A): Boolean = Arrays.equals(writeOurs(other), bytes)

/** A class around a value, so that its codec is called from the code of a class. */
final case class Holder[A](id: Int, value: A)

object TypeRow:
  /** The value by itself, and as a field. */
  inline def both[A](name: String, value: A): List[TypeRow[?]] =
    List(
      TypeRow(name, value, summonInline[json.Codec[A]], jsoniter[A]),
      TypeRow(s"$name, in a class", Holder(7, value), json.Codec.derived[Holder[A]], jsoniter[Holder[A]])
    )

  /** jsoniter-scala as it is by default, but for the forms: empty values are written, cases are wrapped or names. */
  inline def jsoniter[A]: JsonValueCodec[A] = JsonCodecMaker.make(
    CodecMakerConfig
      .withTransientEmpty(false)
      .withTransientDefault(false)
      .withTransientNone(false)
      .withDiscriminatorFieldName(None)
      .withMapMaxInsertNumber(100000)
      .withSetMaxInsertNumber(100000)
  )

  /** The value of a family with a discriminator. */
  inline def tagged[A](name: String, value: A): List[TypeRow[?]] =
    List(TypeRow(name, value, summonInline[json.Codec[A]], jsoniterTagged[A]))

  inline def jsoniterTagged[A]: JsonValueCodec[A] = JsonCodecMaker.make(
    CodecMakerConfig.withDiscriminatorFieldName(Some("kind")).withTransientNone(false)
  )
