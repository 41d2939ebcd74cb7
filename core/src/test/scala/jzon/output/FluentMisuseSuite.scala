package jzon.output

import munit.Location
import jzon.{ArrayWriter, EncodeError, Encoder, FieldWriter, ObjectWriter, Writer}

/** What the types do not forbid is refused at once, and no bytes are given out until the writer is reset. */
class FluentMisuseSuite extends munit.FunSuite:
  /** `body` throws this, and from then on the writer has nothing to give; reset, it writes again. */
  private def refuses(render: String)(body: Writer => Any)(using Location): Unit =
    val w = Writer()
    assertEquals(intercept[EncodeError](body(w)).render, render)
    withheld(w)
    w.reset()
    w.obj(_.put("again", true))
    assertEquals(w.toString, """{"again":true}""")

  private def withheld(w: Writer)(using Location): Unit =
    val out = java.io.ByteArrayOutputStream()
    val asks = List[() => Any](
      () => w.size,
      () => w.toString,
      () => w.toByteArray,
      () => w.flush(),
      () => w.writeTo(out),
      () => w.writeTo(java.nio.ByteBuffer.allocate(100))
    )
    asks.foreach(ask => assert(clue(intercept[EncodeError](ask()).message).endsWith("reset the writer")))
    assertEquals(out.size, 0)

  private class Broken extends RuntimeException

  private val inner = "(an inner block is open, or was left by an exception)"
  private val ended = "(this block has ended)"

  test("an outer handle inside an inner block"):
    refuses(inner)(_.obj(o => o.obj("a")(_ => o.put("b", 1))))
    refuses(inner)(_.obj(o => o.arr("a")(_ => o.put("b", 1))))
    refuses(inner)(_.obj(o => o.arr("a")(_ => o.key("b"))))
    refuses(inner)(_.obj(o => o.arr("a")(_ => o.obj("b")(_ => ()))))
    refuses(inner)(_.arr(a => a.obj(_ => a.add(1))))
    refuses(inner)(_.arr(a => a.arr(_ => a.arr(_ => ()))))
    refuses(inner)(_.arr(a => a.arr(_ => a.addAll(List(1)))))
    refuses(inner)(_.obj(o => o.key("a").obj(_ => o.end())))

  test("the writer itself inside a block"):
    val open = "(a block is open: write to its handle)"
    refuses(open)(w => w.obj(_ => w.obj(_ => ())))
    refuses(open)(w => w.obj(_ => w.arr(_ => ())))
    refuses(open)(w => w.arr(_ => w.value(1)))

  test("a handle after its block"):
    var o: ObjectWriter = null
    var a: ArrayWriter = null
    var f: FieldWriter = null
    refuses(ended)(_.obj { x => x.obj("a")(y => o = y); o.put("b", 1) })
    refuses(ended)(_.obj { x => x.obj("a")(y => o = y).obj("b")(_ => o.put("c", 1)) })
    refuses(ended)(_.arr { x => x.arr(y => a = y).arr(_ => a.add(1)) })
    refuses(ended)(_.arr { x => x.arr(y => a = y).arr(_ => a.end()) })
    refuses(ended)(_.obj { x => x.obj("a") { y => f = y.key("k"); f.value(1) }; f.value(1) })

  test("a handle that is used again after a ring of blocks writes well-formed JSON"):
    val w = Writer()
    var first: ObjectWriter = null
    w.arr: a =>
      a.obj(o => first = o)
      for _ <- 1 until Handles.Ring do a.obj(_ => intercept[EncodeError](first.put("a", 1)): Unit)
      a.obj(o => assert(o eq first)).obj(_.put("b", 1))
    assertEquals(w.toString, "[" + "{}," * 9 + """{"b":1}]""")

  test("a handle after its document"):
    var o: ObjectWriter = null
    val w = Writer()
    w.obj(x => o = x)
    assertEquals(intercept[EncodeError](o.put("a", 1)).render, ended)
    assertEquals(w.toString, "{}")
    w.reset()
    assertEquals(intercept[EncodeError](o.put("a", 1)).render, ended)
    w.obj(_ => assertEquals(intercept[EncodeError](o.put("a", 1)).render, ended))

  test("a reset inside a block"):
    val w = Writer()
    assertEquals(intercept[EncodeError](w.obj(_ => w.reset())).render, ended)
    assertEquals(w.size, 0L)

  test("keys and values"):
    val awaits = "(the last key has no value yet)"
    val has = "(the last key has its value already)"
    refuses(awaits)(_.obj(o => o.key("a")))
    refuses(awaits)(_.obj { o => o.key("a"); o.key("b") })
    refuses(awaits)(_.obj { o => o.key("a"); o.put("b", 1) })
    refuses(awaits)(_.obj { o => o.key("a"); o.obj("b")(_ => ()) })
    refuses(has)(_.obj { o =>
      val f = o.key("a"); f.value(1); f.value(2)
    })
    refuses(has)(_.obj { o =>
      val f = o.key("a"); f.arr(_ => ()); f.obj(_ => ())
    })
    refuses(has)(_.obj { o =>
      val f = o.key("a"); f.value(1); o.put("b", 2); f.value(3)
    })
    refuses(inner)(_.obj { o =>
      val f = o.key("a"); f.arr(_ => f.value(1))
    })

  test("a second value at the top"):
    val second = "(there is a value already: reset the writer first)"
    val begins = List[Writer => Any](_.obj(_ => ()), _.arr(_ => ()), _.value("x"), _.value(1))
    for first <- begins; next <- begins do
      val w = Writer()
      first(w)
      val text = w.toString
      assertEquals(intercept[EncodeError](next(w)).render, second)
      assertEquals(w.toString, text)

  test("methods for experts inside a block"):
    val otherwise = "(something else was written inside this block)"
    refuses(otherwise)(w => w.obj { o => w.writeInt(1); o.put("a", 1) })
    refuses(otherwise)(w => w.obj(_ => w.writeInt(1)))
    refuses(otherwise)(w =>
      w.obj { o =>
        val f = o.key("a"); w.writeInt(1); f.value(2)
      }
    )

  test("exceptions in blocks"):
    val w = Writer()
    val bodies = List[Writer => Any](
      _.obj(_ => throw Broken()),
      _.arr(a => a.add(1).obj(_ => throw Broken())),
      _.obj(o => o.put("a", 1).key("b").arr(_ => throw Broken())),
      _.obj { o => o.key("b"); throw Broken() },
      _.obj(_.put[Int]("a", 1)(using (_, _) => throw Broken())),
      _.value(1)(using (_, _) => throw Broken()),
      w => w.value(1)(using (_, out) => out.obj(_ => throw Broken()))
    )
    bodies.foreach: body =>
      w.reset()
      intercept[Broken](body(w)): Unit
      withheld(w)

  test("an exception that the caller catches inside the block"):
    def swallow(body: => Any): Unit =
      try body: Unit
      catch case _: Broken | _: EncodeError => ()
    refuses(inner)(_.obj { o => swallow(o.obj("a")(_ => throw Broken())); o.put("b", 1) })
    refuses(inner)(_.obj { o => swallow(o.obj("a")(_ => throw Broken())) })
    val half = "(another value is being written, or could not be: reset the writer)"
    refuses(half)(_.obj { o => swallow(o.put("a", "\ud800")); o.put("b", 1) })
    refuses(half)(_.obj(o => swallow(o.put("\ud800", 1))))
    refuses(half)(_.arr(a => swallow(a.add("\ud800"))))
    refuses(half)(_.arr(a => swallow(a.add[Int](1)(using (_, _) => throw Broken()))))

  test("where in the document a value is refused"):
    refuses(".a[1].\"b c\"(lone surrogate)")(_.obj(_.put("x", 1).arr("a")(_.add(0).obj(_.put("b c", "\ud800")))))
    refuses(".a.k(lone surrogate)")(_.obj(_.key("a").obj(_.key("k").value('\ud800'))))
    refuses(".a[2][1](lone surrogate)")(_.obj(_.put("z", 0).arr("a")(_.add(0).add(1).add(Array("", "\udc00")))))
    refuses("[1][0](null is no String)")(_.arr(_.add(0).arr(_.addAll(List[String](null)))))
    val point: Encoder[Int] = (_, out) => out.obj(_.put("x", "\ud800")): Unit
    refuses(".p.q.x(lone surrogate)")(_.obj(_.obj("p")(_.put[Int]("q", 1)(using point))))

  test("an encoder that writes no value, or two, or nothing but its half"):
    val two: Encoder[Int] = (_, out) => out.obj(_ => ()).obj(_ => ()): Unit
    refuses(".a(no value can stand here)")(_.obj(_.put[Int]("a", 1)(using two)))
    var o: ObjectWriter = null
    val around: Encoder[Int] = (_, _) => o.put("b", 1): Unit
    refuses(".a(another value is being written, or could not be: reset the writer)"): w =>
      w.obj { x => o = x; x.put[Int]("a", 1)(using around) }

  test("what does not compile"):
    assert(compileErrors("""jzon.Writer().obj(o => o.key("a").value(1).value(2))""").nonEmpty)
    assert(compileErrors("""jzon.Writer().obj(o => o.add(1))""").nonEmpty)
    assert(compileErrors("""jzon.Writer().arr(a => a.put("k", 1))""").nonEmpty)
    assert(compileErrors("""jzon.Writer().obj(o => o.key("a").key("b"))""").nonEmpty)
    assert(clue(compileErrors("""jzon.Writer().obj(o => o.put("a", Thread()))""")).contains("json.Encoder[Thread]"))
