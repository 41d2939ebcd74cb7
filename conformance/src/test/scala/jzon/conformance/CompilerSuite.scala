package jzon.conformance

import java.nio.file.{Files, Path}
import java.util.concurrent.TimeUnit
import munit.{FunSuite, Location}

/** What the compiler prints, run as users run it: `compileErrors` shows errors that it drops, since it prints one for
  * each place.
  */
class CompilerSuite extends FunSuite:
  override val munitTimeout = scala.concurrent.duration.Duration(5, "min")

  /** A program that doesn't compile, and what is said of it. */
  private case class Row(name: String, code: String, said: String)(using val location: Location)

  private def row(name: String)(code: String)(said: String)(using Location): Row =
    Row(name, code.stripMargin.trim, said.stripMargin.trim)

  private def check(rows: List[Row]): Unit =
    val folder = Files.createTempDirectory("jzon-compiler")
    try
      val files = rows.zipWithIndex.map: (row, i) =>
        Files.writeString(folder.resolve(s"Row$i.scala"), s"package row$i\n\nimport jzon as json\n\n${row.code}\n")
      val printed = compiled(folder, files)
      for (row, i) <- rows.zipWithIndex do
        assertEquals(messages(printed, s"Row$i.scala").mkString("\n\n"), row.said, row.name)(using row.location)
    finally
      Files.walk(folder).sorted(java.util.Comparator.reverseOrder).forEach(Files.delete(_))

  private def compiled(folder: Path, files: List[Path]): List[String] =
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
    val compiler = List(java, "-Xss4m", "-cp", System.getProperty("jzon.compiler"), "dotty.tools.dotc.Main")
    val options = List("-color", "never", "-d", folder.toString, "-classpath", System.getProperty("java.class.path"))
    val output = folder.resolve("output")
    val command = compiler ++ options ++ files.map(_.toString)
    val process = ProcessBuilder(command*).redirectErrorStream(true).redirectOutput(output.toFile).start()
    if !process.waitFor(4, TimeUnit.MINUTES) then
      process.destroyForcibly(): Unit
      fail("the compiler does not end")
    Files.readString(output).linesIterator.toList

  /** The messages for a file, without the code and the margin. */
  private def messages(printed: List[String], file: String): List[String] = printed match
    case Nil           => Nil
    case first :: rest =>
      val (section, others) = rest.span(!_.startsWith("-- "))
      val lines = section.dropWhile(!_.matches("\\s*\\|\\s*\\^+\\s*")).drop(1).map(_.dropWhile(_ != '|').drop(1))
      val margin = lines.filterNot(_.isBlank).map(_.takeWhile(_ == ' ').length).minOption.getOrElse(0)
      val message = lines.map(_.drop(margin).stripTrailing).mkString("\n").trim
      (if first.contains(file) then List(message) else Nil) ++ messages(others, file)

  test("every mistake of a class, in one message"):
    check(
      List(
        row("three fields without instances, in both halves"):
          """case class A(x: Thread, y: List[Process], z: Map[Thread, Int], n: Int) derives json.Codec"""
        (
          """3 mistakes in A:
           |- no json.Decoder[Thread] and no json.Encoder[Thread] for A.x: Thread: write `given json.Codec[Thread] = …`
           |- no json.Decoder[Process] and no json.Encoder[Process], in List[Process], for A.y: List[Process]: write `given json.Codec[Process] = …`
           |- no json.KeyDecoder[Thread] and no json.KeyEncoder[Thread], in Map[Thread, Int], for A.z: Map[Thread, Int]: write `given json.KeyDecoder[Thread] = json.KeyDecoder[String].emap(…)` and `given json.KeyEncoder[Thread] = json.KeyEncoder[String].contramap(…)`"""
        ),
        row("one half"):
          """case class A(x: Thread, y: Process) derives json.Decoder"""
        ("""2 mistakes in A:
           |- no json.Decoder[Thread] for A.x: Thread: write `given json.Decoder[Thread] = …`
           |- no json.Decoder[Process] for A.y: Process: write `given json.Decoder[Process] = …`"""),
        row("the halves one by one"):
          """case class A(x: Thread) derives json.Decoder, json.Encoder"""
        ("""no json.Decoder[Thread] for A.x: Thread: write `given json.Decoder[Thread] = …`
           |
           |no json.Encoder[Thread] for A.x: Thread: write `given json.Encoder[Thread] = …`"""),
        row("one half is there"):
          """case class Half(i: Int) derives json.Decoder
            |case class A(x: Half) derives json.Codec"""
        (
          """no json.Encoder[Half] for A.x: Half: write `derives json.Encoder` on Half, or `given json.Encoder[Half] = …`"""
        ),
        row("annotations, names and instances"):
          """@json.discriminator("t")
            |case class A(@json.hint("h") x: Thread, @json.transient y: Int, z: Int, @json.field("z") w: Int) derives json.Codec"""
        (
          """5 mistakes in A:
           |- @discriminator does nothing on A
           |- @hint does nothing on A.x: Thread
           |- @transient on A.y: Int, which has no default
           |- two fields of A are read by the name "z": A.z: Int, A.w: Int
           |- no json.Decoder[Thread] and no json.Encoder[Thread] for A.x: Thread: write `given json.Codec[Thread] = …`"""
        ),
        row("the cases of a family"):
          """sealed trait S derives json.Decoder
            |case class A(x: Thread) extends S
            |@json.hint("A") case class B(x: Thread, y: Process) extends S"""
        ("""4 mistakes in S:
           |- two cases of S have the hint "A": A, B
           |- no json.Decoder[Thread] for A.x: Thread: write `given json.Decoder[Thread] = …`
           |- no json.Decoder[Thread] for B.x: Thread: write `given json.Decoder[Thread] = …`
           |- no json.Decoder[Process] for B.y: Process: write `given json.Decoder[Process] = …`"""),
        row("a Config"):
          """case class A(x: Thread, y: Process)
            |object A:
            |  given json.Codec[A] = json.Codec.configured[A](json.Config(fields = Map("q" -> "z")))"""
        (
          """3 mistakes in A:
           |- the Config names q, which A does not have
           |- no json.Decoder[Thread] and no json.Encoder[Thread] for A.x: Thread: write `given json.Codec[Thread] = …`
           |- no json.Decoder[Process] and no json.Encoder[Process] for A.y: Process: write `given json.Codec[Process] = …`"""
        ),
        row("deep inside, more than one"):
          """case class A(t: (Int, Either[Thread, Process]), f: Int => Int) derives json.Encoder"""
        ("""3 mistakes in A:
           |- no json.Encoder[Thread], in (Int, Either[Thread, Process]), for A.t: (Int, Either[Thread, Process]): write `given json.Encoder[Thread] = …`
           |- no json.Encoder[Process], in (Int, Either[Thread, Process]), for A.t: (Int, Either[Thread, Process]): write `given json.Encoder[Process] = …`
           |- no json.Encoder[Int => Int] for A.f: Int => Int: write `given json.Encoder[Int => Int] = …`"""),
        row("a type parameter without a bound"):
          """case class A[T](t: T, ts: List[T])
            |object A:
            |  given [T]: json.Decoder[A[T]] = json.Decoder.derived"""
        (
          """2 mistakes in A[T]:
           |- no json.Decoder[T] for A.t: T: add `(using json.Decoder[T])`, or `Decoder` as a context bound
           |- no json.Decoder[T], in List[T], for A.ts: List[T]: add `(using json.Decoder[T])`, or `Decoder` as a context bound"""
        ),
        row("a generic class with a codec, of which one half is asked for"):
          """case class Page[T](items: List[T]) derives json.Codec
            |case class Half(i: Int) derives json.Decoder
            |case class A(page: Page[Half]) derives json.Decoder"""
        (
          """no json.Decoder[Page[Half]] for A.page: Page[Half]: Page has a json.Codec, which needs a json.Encoder[Half] as well: write `derives json.Decoder, json.Encoder` on Page, so that one half is enough"""
        ),
        row("generic cases that can't be told apart"):
          """@json.untagged sealed trait S[T] derives json.Codec
            |case class A[T](a: T) extends S[T]
            |case class B[T](b: Option[T]) extends S[T]
            |case class C[T](c: Int = 1) extends S[T]
            |case class D[T](d: Int) extends S[T]"""
        (
          """S is @untagged, and A[T], B[T] and C[T] can't be told apart: none of them requires a field that no other case has (one with a default, an Option or one of a type parameter is not required); give all of them but one such a field, or write `@json.discriminator("type")` instead of `@json.untagged`"""
        ),
        row("a union"):
          """given json.Codec[Int | Long] = json.Codec.derived"""
        (
          """in Int | Long, Int and Long can't be told apart: both are a number; make them cases of a sealed trait"""
        )
      )
    )

  test("an instance that is missing where it is asked for"):
    val decoder =
      """If `I found` follows, what is missing is the instance that it names last.
        |- a class, an enum or a sealed type: write `derives json.Decoder` on the class, or `given json.Decoder[…] = json.Decoder.derived` in its companion
        |- the key of a map: `given json.KeyDecoder[…] = json.KeyDecoder[String].emap(…)`
        |- a type parameter: `A: json.Decoder`
        |- any other type: `map` or `emap` of another decoder
        |- a generic class that derives json.Codec needs both halves of its arguments; with `derives json.Decoder, json.Encoder` this half is enough""".stripMargin
    val encoder = decoder.replace("`map` or `emap` of another decoder", "`contramap` of another encoder")
      .replace("KeyDecoder", "KeyEncoder").replace("emap(…)", "contramap(…)").replace("json.Decoder", "json.Encoder")
      .replace("derives json.Encoder, json.Encoder", "derives json.Decoder, json.Encoder")
    check(
      List(
        row("of a class")("""class A; val x = json.read[A]("")""")(s"no json.Decoder[row0.A]. $decoder"),
        row("of a list")("""class A; def x(as: List[A]) = json.write(as)""")(
          s"""no json.Encoder[List[row1.A]]. $encoder.
             |I found:
             |
             |    jzon.Encoder.iterable[row1.A, List](/* missing */summon[jzon.Encoder[row1.A]])
             |
             |But no implicit values were found that match type jzon.Encoder[row1.A]."""
        ),
        row("of a key")("""class A; val x = json.read[Map[A, Int]]("")""")(
          s"""no json.Decoder[Map[row2.A, Int]]. $decoder.
             |I found:
             |
             |    jzon.Decoder.collectionMap[row2.A, Int, Map](
             |      /* missing */summon[jzon.KeyDecoder[row2.A]], ???, ???)
             |
             |But no implicit values were found that match type jzon.KeyDecoder[row2.A]."""
        ),
        row("of a type parameter")("""def x[A](text: String) = json.read[A](text)""")(s"no json.Decoder[A]. $decoder"),
        row("of half of an argument")(
          """case class Page[A](items: List[A]) derives json.Codec
            |class Half
            |object Half { given json.Decoder[Half] = json.Decoder[Int].map(_ => Half()) }
            |val x = json.read[Page[Half]]("")"""
        )(
          s"""no json.Decoder[row4.Page[row4.Half]]. $decoder.
             |I found:
             |
             |    row4.Page.derived$$Codec[row4.Half](
             |      jzon.Codec$$Halves.both[row4.Half](row4.Half.given_Decoder_Half,
             |        /* missing */summon[jzon.Encoder[row4.Half]])
             |    )
             |
             |But no implicit values were found that match type jzon.Encoder[row4.Half]."""
        )
      )
    )
