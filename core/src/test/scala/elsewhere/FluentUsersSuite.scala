package elsewhere

import jzon as json

/** The fluent writer in a package of its users: what is inlined there is within reach, and none of it warns. */
class FluentUsersSuite extends munit.FunSuite:
  private val pool = json.BufferPool()

  private def address(o: json.ObjectWriter): json.ObjectWriter = o.put("street", "Main").put("number", 1)

  private def statements(w: json.Writer): Unit =
    w.obj: o =>
      o.put("a", 1)
      o.obj("b")(address)
      o.arr("c"): a =>
        a.arr(_.add(1))
        a.obj(address)
      o.key("d").obj(address).key("e").arr(_.add(2))

  test("every kind of block"):
    val w = json.Writer()
    statements(w)
    val place = """{"street":"Main","number":1}"""
    assertEquals(w.toString, s"""{"a":1,"b":$place,"c":[[1],$place],"d":$place,"e":[2]}""")

  test("blocks within expressions, which change variables and leave early"):
    var sum = 0
    def total(xs: Array[Int]): String =
      pool.use: w =>
        w.arr: a =>
          var i = 0
          while i < xs.length do
            if xs(i) < 0 then return "negative"
            sum += xs(i)
            a.add(xs(i))
            i += 1
        w.toString + sum
    assertEquals(total(Array(1, 2)), "[1,2]3")
    assertEquals(total(Array(1, -2)), "negative")
    assertEquals(total(Array(3)), "[3]7")
