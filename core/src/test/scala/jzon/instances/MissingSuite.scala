package jzon.instances

import munit.Location

/** What is said of a type without an instance names the type that lacks it, however deep it stands. */
class MissingSuite extends munit.FunSuite:
  private def names(errors: String)(using Location): Unit =
    assert(clue(errors).contains("json.Decoder[Thread]") || errors.contains("match type jzon.Decoder[Thread]"))
    assert(errors.contains("write `derives json.Decoder` on the class"), "it is not said what to write")
    assert(!errors.contains("javaEnum"), "an instance is named that has nothing to do with it")

  test("decoders"):
    names(compileErrors("jzon.Decoder[Thread]"))
    names(compileErrors("jzon.Decoder[Option[Thread]]"))
    names(compileErrors("jzon.Decoder[List[Thread]]"))
    names(compileErrors("jzon.Decoder[Vector[List[Thread]]]"))
    names(compileErrors("jzon.Decoder[Map[String, Thread]]"))
    names(compileErrors("jzon.Decoder[Either[String, Thread]]"))
    names(compileErrors("jzon.Decoder[(Int, Thread)]"))
    names(compileErrors("jzon.Decoder[Array[Thread]]"))
    names(compileErrors("jzon.Decoder[java.util.List[Thread]]"))

  test("keys"):
    assert(clue(compileErrors("jzon.Decoder[Map[Thread, Int]]")).contains("match type jzon.KeyDecoder[Thread]"))
    assert(clue(compileErrors("jzon.Encoder[Map[Thread, Int]]")).contains("match type jzon.KeyEncoder[Thread]"))
