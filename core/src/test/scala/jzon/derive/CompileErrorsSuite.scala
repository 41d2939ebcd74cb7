package jzon.derive

import munit.{FunSuite, Location}

/** What can't be derived is refused when compiled, with a text that says what to do. */
class CompileErrorsSuite extends FunSuite:
  private def says(errors: String, parts: String*)(using Location): Unit =
    parts.foreach(part => assert(clue(errors).contains(clue(part))))

  test("a type without an instance"):
    says(
      compileErrors("case class Runner(thread: Thread, name: String) derives jzon.Decoder"),
      "no json.Decoder[Thread] for Runner.thread: Thread: write `given json.Decoder[Thread] = …`"
    )
    says(compileErrors("case class Runner(thread: Thread) derives jzon.Encoder"), "no json.Encoder[Thread] for Runner.thread")

  test("a class without an instance"):
    says(
      compileErrors("case class Inner(x: Int); case class Outer(inner: Inner) derives jzon.Decoder"),
      "no json.Decoder[Inner] for Outer.inner: Inner: write `derives json.Decoder` on Inner, or `given json.Decoder[Inner] = …`"
    )

  test("all of them at once"):
    val errors = compileErrors("case class Runner(thread: Thread, lock: Process) derives jzon.Codec")
    says(errors, "no json.Decoder[Thread]", "no json.Encoder[Thread]", "no json.Decoder[Process]", "no json.Encoder[Process]")

  test("what has no cases"):
    says(compileErrors("trait Open derives jzon.Decoder"), "can't derive for Open: Open is not sealed")
    says(compileErrors("class Plain(x: Int) derives jzon.Decoder"), "neither a case class nor a sealed type nor an enum")
