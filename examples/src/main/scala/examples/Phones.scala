package examples

import jzon as json
import jzon.syntax.*

/** The person with phones, as typed literals: `./sbt "examples/runMain examples.Phones"`. */
object Phones:
  case class Person(name: String, age: Int, phones: List[String]) derives json.Codec

  def main(args: Array[String]): Unit = lines.foreach(println)

  /** What the program prints. */
  def lines: List[String] =
    val john = json"""{
      "name": "John Doe",
      "age": 43,
      "phones": [
        "+44 1234567",
        "+44 2345678"
      ]
    }"""

    val fullName = "John Doe"
    val ageLastYear = 42
    val nickname = Option.empty[String]
    val others = Map("office" -> 7, "fax" -> 8)
    val full = json"""{
      "name": $fullName,
      "age": ${ageLastYear + 1},
      "nickname": ${opt(nickname)},
      "phones": ["+44 ${randomPhone()}"],
      ${spread(others)},
    }"""

    val writer = json.Writer()
    writer.put(json"""{"name": $fullName, "phones": ["+44 ${randomPhone()}"]}""") // allocates nothing
    List(john.toJson, full.toJson, full.toJsonPretty, json.parser.decode[Person](john.toJson).toString, writer.toString)

  private def randomPhone(): String = "0"
