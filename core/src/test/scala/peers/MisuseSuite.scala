package peers

/** Annotations and Configs that say nothing, or two things, are refused when compiled. */
class MisuseSuite extends Cases:
  test("an alias that is the name of another field"):
    refused("""
      case class Mango(@jzon.aliases("r") roundness: Int, @jzon.aliases("radius") r: Int) derives jzon.Decoder
    """)("read by the name \"r\"")

  test("one alias for two fields"):
    refused("""
      case class Mango(@jzon.aliases("r") roundness: Int, @jzon.aliases("r") radius: Int) derives jzon.Decoder
    """)("read by the name \"r\"")

  test("one alias twice"):
    refused("""
      case class Mango(@jzon.aliases("r", "r") roundness: Int, radius: Int) derives jzon.Decoder
    """)("read by the name \"r\"")

  test("two names for one field"):
    refused("""
      case class A(@jzon.field("a") @jzon.field("b") x: Int) derives jzon.Codec
    """)("@field")

  test("two fields that get one name by renaming"):
    refused("""
      @jzon.rename_all(jzon.SnakeCase) case class A(fooBar: Int, foo_bar: Int) derives jzon.Codec
    """)("read by the name \"foo_bar\"")

  test("two cases that get one hint by renaming"):
    refused("""
      @jzon.rename_all(jzon.SnakeCase) enum E derives jzon.Codec:
        case FooBar, foo_bar
    """)("have the hint")

  test("a discriminator on a case class"):
    refused("""
      @jzon.discriminator("t") case class C(x: Int) derives jzon.Decoder
    """)("@discriminator does nothing on C")

  test("untagged on a case class"):
    refused("""
      @jzon.untagged case class C(x: Int) derives jzon.Decoder
    """)("@untagged does nothing on C")

  test("a name of a field on a class"):
    refused("""
      @jzon.field("t") case class C(x: Int) derives jzon.Decoder
    """)("@field does nothing on C")

  test("a hint on a sealed type"):
    refused("""
      @jzon.hint("t") sealed trait S derives jzon.Decoder
      case class C(x: Int) extends S
    """)("@hint does nothing on S")

  test("a naming style on a field"):
    refused("""
      case class C(@jzon.rename_all(jzon.SnakeCase) x: Int) derives jzon.Decoder
    """)("@rename_all does nothing on C.x")

  test("a discriminator on a sealed type inside a family"):
    refused("""
      sealed trait S derives jzon.Decoder
      @jzon.discriminator("t") sealed trait T extends S
      case class C(x: Int) extends T
    """)("discriminator")

  test("a naming style on a sealed type inside a family"):
    refused("""
      sealed trait S derives jzon.Decoder
      @jzon.rename_all(jzon.SnakeCase) sealed trait T extends S
      case class CaMel(x: Int) extends T
    """)("rename_all")

  test("a discriminator on a case"):
    refused("""
      sealed trait S derives jzon.Decoder
      @jzon.discriminator("t") case class C(x: Int) extends S
    """)("@discriminator does nothing on C")

  test("untagged beside a discriminator"):
    refused("""
      @jzon.untagged @jzon.discriminator("t") sealed trait S derives jzon.Decoder
      case class C(x: Int) extends S
    """)("is @untagged, and has a discriminator")

  test("transient without a default"):
    refused("""
      case class C(@jzon.transient x: Int) derives jzon.Codec
    """)("@transient on C.x: Int, which has no default")

  test("a name for a transient field"):
    refused("""
      case class C(@jzon.transient @jzon.field("y") x: Int = 1) derives jzon.Codec
    """)("field")

  test("a name for a flattened field"):
    refused("""
      case class I(x: Int) derives jzon.Codec
      case class C(@jzon.flatten @jzon.field("y") i: I) derives jzon.Codec
    """)("field")

  test("flatten on a class that has an instance of its own"):
    refused("""
      case class I(x: Int)
      object I { given jzon.Codec[I] = jzon.Codec[Int].xmap(I(_))(_.x) }
      case class C(@jzon.flatten i: I) derives jzon.Codec
    """)("@flatten")

  test("aliases without a name"):
    refused("""
      case class C(@jzon.aliases() x: Int) derives jzon.Codec
    """)("@aliases")

  test("an annotation that names a variable"):
    refused("""
      object N { val n = "x" }
      case class C(@jzon.field(N.n) x: Int) derives jzon.Codec
    """)("@field on C.x takes constants only")

  test("a Config that names a variable"):
    refused("""
      object N { val n = "x" }
      case class C(x: Int)
      given jzon.Codec[C] = jzon.Codec.configured[C](jzon.Config(discriminator = N.n))
    """)("no constant")

  test("a Config that names an unknown field"):
    refused("""
      case class C(x: Int)
      given jzon.Codec[C] = jzon.Codec.configured[C](jzon.Config(fields = Map("y" -> "z")))
    """)("the Config names y")

  test("a Config with a discriminator for a class"):
    refused("""
      case class C(x: Int)
      given jzon.Codec[C] = jzon.Codec.configured[C](jzon.Config(discriminator = "t"))
    """)("@discriminator does nothing on C")
