package jzon.instances

import jzon.{EncodeError, Encoder, KeyEncoder}
import munit.Location

/** A null reference is refused wherever it stands, with the way to it. */
class NullsSuite extends munit.FunSuite:
  private def refused(path: String)(write: => Any)(using Location): Unit =
    val error = intercept[EncodeError](write)
    assertEquals(error.path.jq, path)
    assert(Set("null", "null is no String")(error.message), error.message)

  /** All but the primitives, of which there is no null. */
  private val encoders: List[Givens.Row[Encoder]] =
    val primitives =
      Set("Boolean", "Byte", "Short", "Int", "Long", "Float", "Double", "Char").map("scala." + _) + "scala.Nothing"
    Givens.encoders.filterNot(row => primitives(row.name))

  test("every encoder, alone and inside of others"):
    assert(encoders.size > 150, encoders.size)
    for row <- encoders do
      given Encoder[Any] = row.exact
      val nothing: Any = null
      withClue(row.name):
        refused(".")(jzon.write(nothing))
        refused(".")(jzon.writeBytesExact(nothing))
        refused(".[0]")(jzon.write(List(nothing)))
        refused(".[0]")(jzon.write(Array[Any](nothing)))
        refused(".[0]")(jzon.write(java.util.ArrayList(java.util.Collections.singletonList(nothing))))
        refused(".[1]")(jzon.write((1, nothing)))
        refused(".a")(jzon.write(Map("a" -> nothing)))
        refused(".a")(jzon.write(java.util.Collections.singletonMap("a", nothing)))
        refused(".Left")(jzon.write(Left(nothing): Either[Any, Int]))
        refused(".Right[0]")(jzon.write(Right(List(nothing)): Either[Int, List[Any]]))
        refused(".")(jzon.write(Some(nothing)))
        refused(".")(jzon.write(Option.empty[Any].orElse(Some(nothing))))
        refused(".")(jzon.write(jzon.Field.Value(nothing)))

  test("a size never throws, and null is something"):
    for row <- encoders do
      withClue(row.name):
        assert(row.exact.size(null, 0) >= 0)
        assert(!row.exact.isNothing(null))
        assert(summon[Encoder[List[Any]]](using CollectionEncoder(row.exact)).size(List(null), 0) >= 0)

  test("every encoder of keys"):
    val primitives = Set("Boolean", "Byte", "Short", "Int", "Long", "Float", "Double", "Char").map("scala." + _)
    for row <- Givens.keyEncoders if !primitives(row.name) && row.name != "scala.Nothing" do
      given KeyEncoder[Any] = row.exact
      withClue(row.name):
        refused(".[0]")(jzon.write(List(Map[Any, Int]((null: Any) -> 1))))
        refused(".[0]")(jzon.write(List(java.util.Collections.singletonMap(null: Any, 1))))
        assert(row.exact.size(null) >= 0)

  test("trees and ready JSON"):
    refused(".")(jzon.write(null: jzon.Json))
    refused(".[1]")(jzon.write[jzon.Json](jzon.Json.Arr(jzon.Json.Null, null)))
    refused(".a")(jzon.write[jzon.Json](jzon.Json.Obj("a" -> null)))
    refused(".[0]")(jzon.write(List[jzon.Raw](null)))
    assert(summon[Encoder[jzon.Json]].size(jzon.Json.Arr(jzon.Json.Null, null)) >= 0)
    assert(summon[Encoder[jzon.Raw]].size(null) >= 0)

  test("base64"):
    refused(".")(jzon.write(null: Array[Byte])(using Encoder.base64))

  private def withClue(name: String)(body: => Unit): Unit =
    try body
    catch case error: Throwable => throw AssertionError(s"$name: $error", error)
