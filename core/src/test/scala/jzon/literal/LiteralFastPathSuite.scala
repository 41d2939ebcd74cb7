package jzon.literal

import jzon.Writer
import jzon.syntax.*

/** Literals write values of common types without an instance. The macro recognises these types by the names of the
  * library's givens. If one of them gets another name or another place, the emitted code calls an instance, and this
  * suite fails.
  */
class LiteralFastPathSuite extends munit.FunSuite:
  import LiteralFastPathSuite.*

  /** Whether the class of an object names a method of LiteralRuntime. */
  private def names(where: AnyRef, method: String): Boolean =
    val name = where.getClass.getName.split('.').last
    val file = where.getClass.getResourceAsStream(s"$name.class")
    try String(file.readAllBytes(), "ISO-8859-1").contains(s"\u0000${method.length.toChar}$method")
    finally file.close()

  private def writesItself(where: AnyRef)(using munit.Location): Unit =
    for method <- List("nested", "whole", "key", "inside", "isThere") do assert(!names(where, method), method)

  test("values"):
    val out = Writer()
    Values.put(out)
    assertEquals(out.toString, """[true,1,2,3,4,1.5,2.5,"c","s",7]""")
    writesItself(Values)

  test("options"):
    val out = Writer()
    Options.put(out)
    assertEquals(out.toString, """[1,"s",null]""")
    writesItself(Options)

  test("keys and parts of strings"):
    val out = Writer()
    Keys.put(out)
    assertEquals(out.toString, """{"true":1,"1":2,"2":3,"3":4,"4":5,"c":6,"s":"true 1 2 3 4 1.5 2.5 c s"}""")
    writesItself(Keys)

  test("other types are written by an instance"):
    val out = Writer()
    Others.put(out)
    assertEquals(out.toString, """[[1],{"1":2}]""")
    assert(names(Others, "nested"))
    assert(names(Others, "key"))

object LiteralFastPathSuite:
  private val boolean = true
  private val byte: Byte = 1
  private val short: Short = 2
  private val int = 3
  private val long = 4L
  private val float = 1.5f
  private val double = 2.5
  private val char = 'c'
  private val string = "s"

  object Values:
    def put(out: Writer): Unit =
      out.put(json"[$boolean, $byte, $short, $int, $long, $float, $double, $char, $string, ${opt(Option(7))}]")

  object Options:
    def put(out: Writer): Unit = out.put(json"[${Option(1)}, ${Option("s")}, ${Option.empty[Int]}]")

  object Keys:
    def put(out: Writer): Unit = out.put(
      json"""{$boolean: 1, $byte: 2, $short: 3, $int: 4, $long: 5, $char: 6,
        $string: "$boolean $byte $short $int $long $float $double $char $string"}"""
    )

  object Others:
    def put(out: Writer): Unit = out.put(json"[${List(1)}, {${BigInt(1)}: 2}]")
