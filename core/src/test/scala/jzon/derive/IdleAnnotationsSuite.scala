package jzon.derive

import jzon as json

/** Annotations that would do nothing where they stand are refused, whatever name they are given. */
object IdleAnnotationsSuite:
  type name = json.field
  type one_of = json.discriminator
  case class Renamed(@name("n") x: Int) derives json.Codec
  @one_of("t") enum Tagged derives json.Codec { case A(x: Int) }

  @json.discriminator("t")
  sealed trait Outer derives json.Codec
  @json.discriminator("t")
  sealed trait Inner extends Outer derives json.Codec
  case class Leaf(@json.field("q") x: Int, private val y: Int = 2) extends Inner:
    def z: Int = x
    val w: Int = y
    type T = Int

class IdleAnnotationsSuite extends Roundtrips:
  import IdleAnnotationsSuite.*

  test("an alias of an annotation"):
    both(Renamed(1), """{"n":1}""")
    both[Tagged](Tagged.A(1), """{"t":"A","x":1}""")

  test("twice on one thing"):
    says(
      compileErrors("case class C(@jzon.field(\"n\") @jzon.field(\"m\") x: Int) derives jzon.Codec"),
      "@field stands twice on C.x"
    )
    says(
      compileErrors("type n = jzon.field; case class C(@jzon.field(\"n\") @n(\"m\") x: Int) derives jzon.Codec"),
      "@field stands twice on C.x"
    )
    says(
      compileErrors(
        "@jzon.rename_all(jzon.SnakeCase) @jzon.rename_all(jzon.KebabCase) case class C() derives jzon.Codec"
      ),
      "@rename_all stands twice on C"
    )
    says(
      compileErrors("enum E derives jzon.Codec { @jzon.hint(\"a\") @jzon.hint(\"b\") case A }"),
      "@hint stands twice on A"
    )

  test("beside transient and flatten"):
    says(
      compileErrors("case class C(@jzon.field(\"n\") @jzon.transient x: Int = 1) derives jzon.Codec"),
      "@field does nothing beside @transient on C.x: Int"
    )
    says(
      compileErrors("case class C(@jzon.transient @jzon.stringified x: Int = 1) derives jzon.Codec"),
      "@stringified does nothing beside @transient on C.x: Int"
    )
    says(
      compileErrors("case class I(x: Int); case class C(@jzon.flatten @jzon.aliases(\"n\") i: I) derives jzon.Codec"),
      "@aliases does nothing beside @flatten on C.i: I"
    )

  test("on a sealed type inside a family"):
    both[Outer](Leaf(1), """{"t":"Leaf","q":1,"y":2}""")
    both[Inner](Leaf(1), """{"t":"Leaf","q":1,"y":2}""")
    def inner(annotation: String) = s"@$annotation does nothing on Inside, which is part of Family"
    says(
      compileErrors("""
        sealed trait Family derives jzon.Codec
        @jzon.discriminator("t") sealed trait Inside extends Family
        case class C(x: Int) extends Inside
      """),
      inner("discriminator")
    )
    says(
      compileErrors("""
        sealed trait Family derives jzon.Codec
        @jzon.rename_all(jzon.SnakeCase) sealed trait Inside extends Family
        case class C(x: Int) extends Inside
      """),
      inner("rename_all")
    )
    says(
      compileErrors("""
        @jzon.discriminator("s") sealed trait Family derives jzon.Codec
        @jzon.discriminator("t") @jzon.hint("i") sealed trait Inside extends Family
        case class C(x: Int) extends Inside
      """),
      inner("hint")
    )

  test("on members that are no fields"):
    says(
      compileErrors("case class C(x: Int) derives jzon.Codec { @jzon.field(\"y\") val z = 1 }"),
      "@field does nothing on C.z"
    )
    says(
      compileErrors("case class C(x: Int) derives jzon.Codec { @jzon.transient def z = 1 }"),
      "@transient does nothing on C.z"
    )
    says(
      compileErrors("case class C(x: Int) derives jzon.Codec { @jzon.rename_all(jzon.SnakeCase) type T = Int }"),
      "@rename_all does nothing on C.T"
    )
    says(
      compileErrors("""
        sealed trait Family derives jzon.Codec { @jzon.field("z") def x: Int }
        case class C(x: Int) extends Family
      """),
      "@field does nothing on Family.x"
    )
