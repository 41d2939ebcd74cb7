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
    says(
      compileErrors("case class Runner(thread: Thread) derives jzon.Encoder"),
      "no json.Encoder[Thread] for Runner.thread"
    )

  test("a class without an instance"):
    says(
      compileErrors("case class Inner(x: Int); case class Outer(inner: Inner) derives jzon.Decoder"),
      "no json.Decoder[Inner] for Outer.inner: Inner: write `derives json.Decoder` on Inner, or `given",
      "json.Decoder[Inner] = …`"
    )

  test("a union and a type parameter without an instance"):
    says(
      compileErrors("case class Either2(value: Int | Thread) derives jzon.Decoder"),
      "write `given json.Decoder[Int | Thread] = json.Decoder.derived`"
    )
    says(
      compileErrors("case class Box[A](a: A); object Box { given [A]: jzon.Decoder[Box[A]] = jzon.Decoder.derived }"),
      "add `(using json.Decoder[A])`, or `Decoder` as a context bound"
    )

  test("a key of a type parameter without instances"):
    says(
      compileErrors("case class K[A](m: Map[A, Int]) derives jzon.Codec"),
      "no json.KeyDecoder[A] and no json.KeyEncoder[A], in Map[A, Int], for K.m: Map[A, Int]: ",
      "add `(using json.KeyDecoder[A], json.KeyEncoder[A])`, or `KeyDecoder` and `KeyEncoder` as context bounds"
    )

  test("an array of a type parameter without a ClassTag"):
    says(
      compileErrors("case class K[A](a: Array[A]) derives jzon.Codec"),
      "no json.Decoder[Array[A]] for K.a: Array[A]: add `(using scala.reflect.ClassTag[A])`, or `ClassTag` as a"
    )
    says(
      compileErrors("case class K[A](a: scala.collection.immutable.ArraySeq[A]) derives jzon.Codec"),
      "no json.Decoder[ArraySeq[A]] for K.a: ArraySeq[A]: add `(using scala.reflect.ClassTag[A])`, or `ClassTag`"
    )

  test("a class of the Scala library without an instance, on which nobody can write derives"):
    val errors = compileErrors("case class K(l: List[? <: Number]) derives jzon.Codec")
    says(errors, "for K.l: List[? <: Number]: write `given json.Codec[List[? <: Number]] = …`")
    assert(!errors.contains("derives json"), errors)

  test("all of them at once"):
    val errors = compileErrors("case class Runner(thread: Thread, lock: Process) derives jzon.Codec")
    says(
      errors,
      "2 mistakes in Runner:",
      "- no json.Decoder[Thread] and no json.Encoder[Thread] for Runner.thread: Thread: write " +
        "`given json.Codec[Thread] = …`",
      "- no json.Decoder[Process] and no json.Encoder[Process] for Runner.lock: Process: write"
    )

  test("what has no cases"):
    says(compileErrors("trait Open derives jzon.Decoder"), "can't derive for Open: Open is not sealed")
    says(
      compileErrors("class Plain(x: Int) derives jzon.Decoder"),
      "neither a case class nor a sealed type nor an enum"
    )

  test("two fields of one name"):
    says(
      compileErrors("case class Twice(@jzon.field(\"y\") x: Int, y: Int) derives jzon.Decoder"),
      "two fields of Twice are read by the name \"y\": Twice.x: Int, Twice.y: Int"
    )
    says(
      compileErrors("case class Twice(@jzon.aliases(\"y\") x: Int, y: Int) derives jzon.Decoder"),
      "two fields of Twice"
    )
    says(
      compileErrors("case class In(x: Int); case class Out(@jzon.flatten in: In, x: Int) derives jzon.Decoder"),
      "two fields of Out are read by the name \"x\""
    )

  test("two cases of one hint, and a discriminator that is a field"):
    says(
      compileErrors("enum E derives jzon.Decoder { case A; @jzon.hint(\"A\") case B }"),
      "two cases of E have the hint \"A\""
    )
    says(
      compileErrors("@jzon.discriminator(\"t\") enum E derives jzon.Decoder { case A(t: Int); case B(x: Int) }"),
      "the discriminator \"t\" is a name of A.t: Int"
    )

  test("transient, stringified and flatten where they can't be"):
    says(
      compileErrors("case class X(@jzon.transient x: Int) derives jzon.Decoder"),
      "@transient on X.x: Int, which has no default"
    )
    says(
      compileErrors("case class X(@jzon.stringified x: String) derives jzon.Encoder"),
      "@stringified on X.x: String, which is neither a number nor a Boolean"
    )
    says(
      compileErrors("case class X(@jzon.flatten x: Int) derives jzon.Decoder"),
      "@flatten on X.x: Int is no case class"
    )
    says(
      compileErrors("case class X(@jzon.flatten x: X) derives jzon.Decoder"),
      "@flatten on X.x: X is in itself"
    )
    says(
      compileErrors("case class In(x: Int = 1); case class X(@jzon.flatten in: In = In()) derives jzon.Decoder"),
      "has a default, which would never be used"
    )

  test("annotations that do nothing"):
    says(
      compileErrors("@jzon.discriminator(\"t\") case class X(x: Int) derives jzon.Decoder"),
      "@discriminator does nothing on X"
    )
    says(compileErrors("case class X(@jzon.hint(\"h\") x: Int) derives jzon.Decoder"), "@hint does nothing on X.x: Int")

  test("annotations that take no constant"):
    says(
      compileErrors("def name = \"n\"; case class X(@jzon.field(name) x: Int) derives jzon.Decoder"),
      "@field on X.x takes constants only"
    )

  test("cases that can't be told apart"):
    says(
      compileErrors("@jzon.untagged enum E derives jzon.Decoder { case A(x: Int); case B(x: Int) }"),
      "E is @untagged, and A and B can't be told apart: neither requires a field that no other case has"
    )
    says(
      compileErrors("given jzon.Decoder[Int | Long] = jzon.Decoder.derived"),
      "Int and Long can't be told apart: both are a number"
    )
    says(
      compileErrors("given jzon.Decoder[Int | Thread] = jzon.Decoder.derived"),
      "the kind of JSON value of Thread is not known"
    )
