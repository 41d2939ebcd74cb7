package peers

/** What has no instance is refused when compiled, with the reason. */
class CompileErrorsSuite extends Cases:
  test("a class without an instance inside a generic class"):
    refused("""
      case class Box[A](a: A)
      object Box:
        given decoder[A: jzon.Decoder]: jzon.Decoder[Box[A]] = jzon.Decoder.derived
      case class Baz(str: String)
      case class Quux(baz: Box[Baz])
      object Quux:
        given jzon.Decoder[Quux] = jzon.Decoder.derived
    """)("no json.Decoder[Baz], in Box[Baz], for Quux.baz: Box[Baz]")

  test("a field of a case"):
    refused("""
      sealed trait Adt5
      object Adt5:
        case class Nested()
        case class Class1(nested: Nested) extends Adt5
        case object Object1 extends Adt5
        given jzon.Decoder[Adt5] = jzon.Decoder.derived
    """)("no json.Decoder[Nested] for Class1.nested: Nested")

  test("a map whose keys are options"):
    refused("""
      case class A(m: Map[Option[Int], Int]) derives jzon.Decoder
    """)("KeyDecoder")

  test("a map whose keys are maps"):
    refused("""
      case class A(m: Map[Map[Int, Int], Int]) derives jzon.Codec
    """)("no json.KeyDecoder[Map[Int, Int]]", "KeyEncoder[Map[Int, Int]], in Map[Map[Int, Int], Int], for A.m")

  test("an untagged family whose cases require nothing of their own"):
    refused("""
      @jzon.untagged sealed trait E derives jzon.Codec
      case class A(x: Int, a: Option[Int]) extends E
      case class B(x: Int, b: Option[Int]) extends E
    """)("can't be told apart")

  test("two fields"):
    refused("""
      case class A(x: Thread, y: Process) derives jzon.Decoder
    """)("Thread] for A.x", "Process] for A.y")

  test("both halves"):
    refused("""
      case class A(x: Thread) derives jzon.Codec
    """)("no json.Decoder[Thread]", "no json.Encoder[Thread]")

  test("a type deep inside another"):
    refused("""
      case class A(m: Map[String, List[Option[Thread]]]) derives jzon.Decoder
    """)("no json.Decoder[Thread], in Map[String, List[Option[Thread]]], for A.m")

  test("a type inside a tuple and an Either"):
    refused("""
      case class A(t: (Int, Either[String, Thread])) derives jzon.Encoder
    """)("no json.Encoder[Thread], in (Int, Either[String, Thread]), for A.t")

  test("an enum as the key of a map"):
    refused("""
      enum E derives jzon.Codec { case X, Y }
      case class A(m: Map[E, Int]) derives jzon.Decoder
    """)("no json.KeyDecoder[E], in Map[E, Int], for A.m")

  test("a key where a document is read"):
    refused("""
      enum E derives jzon.Codec { case X, Y }
      object M:
        val x = jzon.read[Map[E, Int]]("{}")
    """)("KeyDecoder[E]")

  test("an element where a document is read"):
    refused("""
      class A
      object M:
        val x = jzon.read[List[A]]("{}")
    """)("no json.Decoder[List[A]]", "jzon.Decoder[A]")

  test("a value that is written by toJson"):
    refused("""
      import jzon.syntax.*
      class A
      object M:
        val x = new A().toJson
    """)("Encoder[A]")

  test("an element of a list that is written by toJson"):
    refused("""
      import jzon.syntax.*
      class A
      object M:
        val x = List(new A()).toJson
    """)("Encoder[A]")

  test("a field of a case below the derived family"):
    refused("""
      sealed trait S derives jzon.Decoder
      case class B(t: Thread) extends S
    """)("no json.Decoder[Thread] for B.t: Thread")

  test("a trait that is not sealed"):
    refused("""
      trait T derives jzon.Decoder
    """)("T is not sealed")

  test("a plain class"):
    refused("""
      class C(x: Int) derives jzon.Decoder
    """)("C is neither a case class")

  test("an abstract class"):
    refused("""
      abstract class C(x: Int) derives jzon.Decoder
    """)("not sealed")

  test("Any as a field"):
    refused("""
      case class C(x: Any) derives jzon.Decoder
    """)("no json.Decoder[Any] for C.x: Any")

  test("a function as a field"):
    refused("""
      case class C(f: Int => Int) derives jzon.Decoder
    """)("no json.Decoder[Int => Int] for C.f")

  test("two instances that are both eligible"):
    refused("""
      case class I(x: Int)
      given a: jzon.Codec[I] = jzon.Codec.derived
      given b: jzon.Codec[I] = jzon.Codec.derived
      case class C(i: I) derives jzon.Codec
    """)("both")

  test("a document of no type"):
    refused("""
      object M { val d = jzon.read("1") }
    """)("ecoder")

  test("a derived instance of a type that has one"):
    refused("""
      object M { val d = jzon.Decoder.derived[Int] }
    """)("can't derive for Int")

  test("a derived instance of no type"):
    refused("""
      object M { val d = jzon.Decoder.derived }
    """)("can't derive")

  test("a union of classes that require nothing of their own"):
    refused("""
      case class X(a: Option[Int]) derives jzon.Codec
      case class Y(b: Option[Int]) derives jzon.Codec
      given jzon.Codec[X | Y] = jzon.Codec.derived
    """)("can't be told apart")

  test("a union with a class that is written by hand"):
    refused("""
      class K
      given k: jzon.Codec[K] = jzon.Codec(jzon.Decoder[Int].map(_ => new K), jzon.Encoder[Int].contramap(_ => 1))
      given u: jzon.Codec[K | String] = jzon.Codec.derived
    """)("is not known")

  test("a union with a class that is written as a string"):
    refused("""
      case class Name(s: String)
      object Name { given jzon.Codec[Name] = jzon.Codec[String].xmap(Name(_))(_.s) }
      given u: jzon.Codec[Name | String] = jzon.Codec.derived
    """)("Name")

  test("an untagged family with a case that is written as a number"):
    refused("""
      @jzon.untagged sealed trait S derives jzon.Codec
      case class Id(n: Int) extends S
      object Id { given jzon.Codec[Id] = jzon.Codec[Int].xmap(Id(_))(_.n) }
      case class Other(o: Int) extends S
    """)("Id")

  test("a union of two lists"):
    refused("""
      given u: jzon.Codec[List[Int] | List[String]] = jzon.Codec.derived
    """)("can't be told apart")

  test("a union with an opaque type"):
    refused("""
      object O:
        opaque type T = Int
        object T { given jzon.Codec[T] = jzon.Codec(jzon.Decoder.int, jzon.Encoder.int) }
      given u: jzon.Codec[O.T | String] = jzon.Codec.derived
    """)("is not known")

  test("a value in a literal"):
    refused("import jzon.syntax.*; val t = Thread.currentThread; val x = json\"\"\"{\"a\": $t}\"\"\"")(
      "no json.Encoder[Thread] for this value"
    )

  test("a literal that is not JSON"):
    refused("import jzon.syntax.*; val x = json\"\"\"{\"a\": }\"\"\"")("expected")
