package jzon.output

import jzon as json

/** Options and limits that are passed to one call change the form only. The type is named, as the documentation says,
  * because an encoder of a wider type is in scope.
  */
class OptionsOfOneCallSuite extends munit.FunSuite:
  private sealed trait Fruit
  private final case class Banana(curvature: Double) extends Fruit derives json.Encoder
  private given fruit: json.Encoder[Fruit] = json.Encoder.derived

  private val banana = Banana(0.5)
  private val indented = json.WriteOptions(indent = 1)

  test("the encoder is that of the type that is named"):
    assertEquals(json.write(banana), """{"curvature":0.5}""")
    assertEquals(json.write[Banana](banana)(using options = indented), "{\n \"curvature\" : 0.5\n}")
    assertEquals(json.write[Banana](banana)(using limits = json.Limits(depth = 1)), """{"curvature":0.5}""")
    assertEquals(json.write[Fruit](banana)(using limits = json.Limits(depth = 2)), """{"Banana":{"curvature":0.5}}""")

  test("options that are given keep the encoder without the type"):
    given json.WriteOptions = indented
    assertEquals(json.write(banana), "{\n \"curvature\" : 0.5\n}")
