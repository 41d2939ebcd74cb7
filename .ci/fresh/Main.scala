import cats.data.NonEmptyList
import eu.timepit.refined.api.Refined
import eu.timepit.refined.numeric.Positive
import io.github.iltotore.iron.{:|, refineUnsafe}
import io.github.iltotore.iron.constraint.all.{Empty, Not}
import jzon as json
import jzon.cats.given
import jzon.iron.given
import jzon.refined.given
import jzon.syntax.*

case class Person(name: String :| Not[Empty], age: Int Refined Positive, phones: NonEmptyList[String])
    derives json.Codec

/** What a program of somebody else does with jzon and its modules. */
object Main:
  def main(arguments: Array[String]): Unit =
    val text = """{"name":"Ada","age":36,"phones":["+41"]}"""
    require(text.fromJson[Person].map(_.toJson) == Right(text))
    require("""{"name":"","age":36,"phones":["+41"]}""".fromJson[Person].isLeft)
    require(json"""{"name": ${"Ada"}}""".toJson == """{"name":"Ada"}""")
    println(text)
