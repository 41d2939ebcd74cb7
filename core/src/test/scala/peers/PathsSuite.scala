package peers

import jzon as json

/** An error says where it is, through every container and family. */
class PathsSuite extends Cases:
  import PathsSuite.*

  test("every container"):
    import Containers.*
    def at(field: String, value: String, path: String) =
      refuses[A](s"""{"$field":$value}""", path + "(expected a number, got t)")
    val bad = """{"v":true}"""
    val good = """{"v":1}"""
    at("a", s"[$good,$bad]", ".a[1].v")
    at("b", s"""{"x y":$bad}""", """.b."x y".v""")
    at("c", bad, ".c.v")
    at("d", s"""{"Left":$bad}""", ".d.Left.v")
    at("d", s"""{"Right":[$bad]}""", ".d.Right[0].v")
    at("e", s"[1,$bad]", ".e[1].v")
    at("f", s"[$good,$good,$bad]", ".f[2].v")
    at("g", s"""{"7":[$bad]}""", """.g."7"[0].v""")
    at("h", s"[$bad]", ".h[0].v")
    at("i", bad, ".i.v")
    at("j", s"[$bad]", ".j[0].v")
    at("k", s"[[],[$good,$bad]]", ".k[1][1].v")
    at("l", bad, ".l.v")
    at("m", s"[$bad]", ".m[0].v")
    at("n", s"""{"":$bad}""", """.n."".v""")
    at("o", bad, ".o.v")
    at("p", s"[$bad]", ".p[0].v")
    at("q", s"""{"a.b":$bad}""", """.q."a.b".v""")

  test("families in each layout"):
    import InFamilies.*
    refuses[W]("""{"A":{"l":[{"v":true}]}}""", ".A.l[0].v(expected a number, got t)")
    refuses[W]("""{"A":{"l":[],"w":{"A":{"l":[{}]}}}}""", ".A.w.A.l[0].v(missing)")
    refuses[D]("""{"l":[{"v":true}],"t":"B"}""", ".l[0].v(expected a number, got t)")
    refuses[D]("""{"l":[],"d":{"l":[{}],"t":"B"},"t":"B"}""", ".d.l[0].v(missing)")
    refuses[D]("""{"t":"B","l":[],"d":{"t":"X"}}""", ".d.t(invalid disambiguator")
    refuses[U]("""{"e":{"l":[{}]},"x":1}""", ".e.l[0].v(missing)")

  test("keys that are refused"):
    import InKeys.*
    refuses[A]("""{"m":{"x":1}}""", ".m.x(expected an Int")
    refuses[A]("""{"m":{"1":1,"":1}}""", """.m.""(expected an Int""")
    refuses[A]("""{"m":{"99999999999":1}}""", """.m."99999999999"(expected an Int""")
    refuses[A]("""{"u":{"1-2":1}}""", """.u."1-2"(expected a UUID""")
    refuses[A]("""{"n":{"a":{"yes":1}}}""", ".n.a.yes(expected a Boolean")

  test("decoders that refuse"):
    import Refusing.*
    refuses[A]("""{"l":[1,0]}""", ".l[1](not positive)")
    refuses[A]("""{"l":[],"m":{"a":[1,-1]}}""", ".m.a[1](not positive)")
    refuses[O]("""{"o":1}""", "(one)")
    refuses[List[O]]("""[{},{"o":1}]""", "[1](one)")

  test("an option that must be there"):
    import Needed.*
    refuses[A]("{}", ".o(needed)")
    refuses[A]("""{"o":null}""", ".o(needed)")
    reads("""{"o":1}""", A(Some(1)))

  test("an exception of the user's own goes through"):
    import Foreign.*
    val thrown = try { json.read[List[P]]("[0]"); "" }
    catch { case _: ArithmeticException => "arithmetic" }
    assertEquals(thrown, "arithmetic")

  test("a mapped codec keeps what None means"):
    import Mapped.*
    reads("{}", A(Maybe(None)))
    bothWays(A(Maybe(None), Maybe(None)), """{"n":null}""")
    bothWays(A(Maybe(Some(2)), Maybe(Some(3))), """{"m":2,"n":3}""")

  test("a codec of two halves keeps both"):
    import TwoHalves.*
    bothWays(A(Maybe(None)), "{}")
    bothWays(B(Maybe(None)), "{}")

  test("an error is not longer than a kilobyte"):
    import Bounded.*
    val long = "k" * 5000
    val e = json.parser.decode[Map[String, A]](s"""{"$long":{"x":true}}""").left.getOrElse("")
    assertEquals(e.length <= 1024, true)
    assertEquals(e.contains("expected a number, got t"), true)

  test("lines and columns"):
    import Columns.*
    val Left(e) = json.read[A]("{\n  \"x\" : 1,\n  \"é😀\" : \"é😀\", \"y\" : [1, true]\n}"): @unchecked
    assertEquals((e.line, e.column, e.jq, e.pointer), (3, 26, ".y[1]", "/y/1"))

  test("pointers"):
    val Left(e) = json.read[Map[String, Map[String, Int]]]("""{"a/b~c":{"":true}}"""): @unchecked
    assertEquals(e.pointer, "/a~1b~0c/")

  test("what can't be written"):
    import Written.*
    def at(a: A) = try { json.write(a); "" }
    catch { case e: json.EncodeError => e.path.toString + e.getMessage }
    val bad = L("\ud800")
    assertEquals(at(A(List(L(""), bad), Map())).contains(".l[1].s"), true)
    assertEquals(at(A(Nil, Map("k v" -> bad))).contains(""".m."k v".s"""), true)

  test("a document that ends early, at every byte"):
    import Cut.*
    val text = json.write(A(
      1,
      Some("é\n"),
      List(1.5),
      Map("k" -> true),
      (1, "x"),
      Right(A(2, None, Nil, Map(), (0, ""), Left(3)))
    ))
    for i <- 0 until text.length do
      val got = json.read[A](text.take(i))
      assertEquals(got.isLeft, true)
      assertEquals(got.left.toOption.get.message.contains("unexpected end of input"), true)

  test("fields in every order"):
    import Shuffled.*
    val parts = List(""""x":1""", """"y":"s"""", """"z":[2]""", """"u":{"x":[{}]}""", """"":null""", "\"xx\":\"\\\"\"")
    parts.permutations.foreach(p => reads(p.mkString("{", ",", "}"), A(1, Some("s"), List(2))))

object PathsSuite:
  object Containers:
    case class L(v: Int) derives json.Codec
    case class A(
        a: List[L] = Nil,
        b: Map[String, L] = Map(),
        c: Option[L] = None,
        d: Either[L, List[L]] = Right(Nil),
        e: (Int, L) = (1, L(1)),
        f: Array[L] = Array(),
        g: Map[Int, Vector[L]] = Map(),
        h: java.util.List[L] = java.util.List.of(),
        i: json.Field[L] = json.Field.Absent,
        j: Set[L] = Set(),
        k: Seq[Seq[L]] = Nil,
        l: Some[L] = Some(L(1)),
        m: IArray[L] = IArray(),
        n: java.util.Map[String, L] = java.util.Map.of(),
        o: java.util.Optional[L] = java.util.Optional.empty(),
        p: LazyList[L] = LazyList(),
        q: scala.collection.immutable.SortedMap[String, L] = scala.collection.immutable.SortedMap()
    ) derives json.Decoder

  object InFamilies:
    case class L(v: Int) derives json.Codec
    sealed trait W derives json.Codec
    case class A(l: List[L], w: Option[W]) extends W
    @json.discriminator("t")
    sealed trait D derives json.Codec
    case class B(l: List[L], d: Option[D]) extends D
    @json.untagged
    sealed trait U derives json.Codec
    case class C(l: List[L]) extends U
    case class E(e: Option[U], x: Int) extends U

  object InKeys:
    case class A(
        m: Map[Int, Int] = Map(),
        u: Map[java.util.UUID, Int] = Map(),
        n: Map[String, Map[Boolean, Int]] = Map()
    ) derives json.Decoder

  object Refusing:
    case class P(n: Int)
    object P {
      given json.Codec[P] =
        json.Codec(json.Decoder[Int].ensure("not positive")(_ > 0).map(P(_)), json.Encoder[Int].contramap(_.n))
    }
    case class A(l: List[P], m: Map[String, (Int, P)]) derives json.Codec
    case class O(o: Option[Int])
    object O {
      given json.Decoder[O] = json.Decoder.derived[O].emap(o => if o.o.contains(1) then Left("one") else Right(o))
    }

  object Needed:
    case class A(o: Option[Int])
    object A:
      given json.Decoder[A] =
        given json.Decoder[Option[Int]] = json.Decoder.option[Int].ensure("needed")(_.isDefined)
        json.Decoder.derived

  object Foreign:
    case class P(n: Int)
    object P { given json.Decoder[P] = json.Decoder[Int].map(n => P(100 / n)) }

  object Mapped:
    case class Maybe(o: Option[Int])
    object Maybe { given json.Codec[Maybe] = json.Codec[Option[Int]].xmap(Maybe(_))(_.o) }
    case class A(m: Maybe, n: Maybe = Maybe(Some(1))) derives json.Codec

  object TwoHalves:
    case class Maybe(o: Option[Int])
    object Maybe:
      given d: json.Decoder[Maybe] = json.Decoder[Option[Int]].map(Maybe(_))
      given e: json.Encoder[Maybe] = json.Encoder[Option[Int]].contramap(_.o)
    case class A(m: Maybe) derives json.Codec
    case class B(m: Maybe) derives json.Decoder, json.Encoder

  object Bounded:
    case class A(x: Int) derives json.Codec

  object Columns:
    case class A(x: Int, y: List[Int]) derives json.Codec

  object Written:
    case class L(s: String) derives json.Codec
    case class A(l: List[L], m: Map[String, L]) derives json.Codec

  object Cut:
    case class A(
        x: Int,
        s: Option[String],
        l: List[Double],
        m: Map[String, Boolean],
        t: (Int, String),
        e: Either[Int, A]
    ) derives json.Codec

  object Shuffled:
    case class A(x: Int, y: Option[String], z: List[Int] = Nil) derives json.Codec
