package jzon.bench.libraries

import io.circe.Printer
import io.circe.literal.*
import java.nio.charset.StandardCharsets.UTF_8

/** circe's part of [[Literals]], in a file of its own because its interpolator has the same name. */
object CirceLiteral:
  private val printer = Printer.noSpaces.copy(reuseWriters = true, predictSize = true)

  def bytes(i: Int): Array[Byte] = printer.print(json"""{
    "foo": $i, "bar": [$i], "baz": {
      "code": $i, "extra": null, "this": {"is": {"a": [$i, {"really": {"deep": ["object", $i, null, true, false]}}]}}
    }
  }""").getBytes(UTF_8)
