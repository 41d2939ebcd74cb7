package jzon.literal

import jzon.{Encoder, KeyEncoder, Writer}
import jzon.syntax.*

/** What gives the instances of holes is asked as often as for an ordinary call, unless it always gives the same. */
class InstancesOfHolesSuite extends munit.FunSuite:
  import InstancesOfHolesSuite.*

  test("a method that gives another instance each time"):
    def literal =
      json"""{"a":${Counted(1)},"b":[${List(Counted(1))}],"c":[${spread(List(Counted(1)))}],"d":${opt(Counted(1))}}"""
    asked = 0
    assertEquals(literal.toJson, """{"a":1,"b":[[2]],"c":[3],"d":5}""") // 4 was asked whether it is nothing
    val again = json"[${Counted(1)}]"
    assertEquals(List(again.toJson, again.toJson), List("[6]", "[7]"))
    asked = 0
    val out = Writer()
    for i <- 1 to 3 do
      out.reset()
      out.put(json"[${Counted(1)}]")
      assertEquals(out.toString, s"[$i]")

  test("a variable"):
    val out = Writer()
    def text(): String =
      out.reset()
      out.put(json"[${Changing(1)},${List(Changing(1))},${Option(Changing(1))}]")
      out.toString
    Changing.encoder = (_, out) => out.writeInt(1)
    assertEquals(text(), "[1,[1],1]")
    Changing.encoder = (_, out) => out.writeInt(2)
    assertEquals(text(), "[2,[2],2]")

  test("an instance with parameters"):
    asked = 0
    def text(): String = json"[${Boxed(1)},${Boxed("a")}]".toJson
    assertEquals(List(text(), text()), List("""[[1,1],["a",2]]""", """[[1,3],["a",4]]"""))

  test("keys and parts of strings"):
    asked = 0
    def text(): String = json"""{${Named("n")}:"in ${Named("n")}"}""".toJson
    assertEquals(List(text(), text()), List("""{"1":"in 2"}""", """{"3":"in 4"}"""))

  test("by way of an object that changes"):
    def text(): String =
      import Current.holder.encoder
      json"[${Held(0)},${List(Held(0))}]".toJson
    assertEquals(text(), "[1,[2]]")
    assertEquals(text(), "[3,[4]]")

private object InstancesOfHolesSuite:
  var asked = 0

  /** Writes how often its instance was asked for, so far. */
  final case class Counted(i: Int)
  object Counted:
    implicit def encoder: Encoder[Counted] =
      asked += 1
      val mine = asked
      (_, out) => out.writeInt(mine)

  final case class Changing(i: Int)
  object Changing:
    implicit var encoder: Encoder[Changing] = (_, out) => out.writeInt(0)

  final case class Boxed[A](a: A)
  object Boxed:
    given encoder[A](using inner: Encoder[A]): Encoder[Boxed[A]] =
      asked += 1
      val mine = asked
      (boxed, out) =>
        out.beginArray()
        out.element()
        inner.write(boxed.a, out)
        out.element()
        out.writeInt(mine)
        out.endArray()

  final case class Named(name: String)
  object Named:
    implicit def encoder: KeyEncoder[Named] =
      asked += 1
      val mine = asked.toString
      (_, out) => out.writeString(mine)

  final case class Held(i: Int)
  final class Holder(i: Int):
    val encoder: Encoder[Held] = (_, out) => out.writeInt(i)
  object Current:
    private var i = 0

    object holder:
      implicit def encoder: Encoder[Held] =
        i += 1
        Holder(i).encoder
