// The library, its modules for other libraries, what shows it, what attacks it by rule and at random, what measures it,
// what explains it.

// What the POMs say. The version is that of the git tag: `v0.1.0`, or `0.1.0+3-1a2b3c4d-SNAPSHOT` three commits later.
val repository = "github.com/jzon-scala/jzon"
ThisBuild / organization := "io.github.jzon-scala"
ThisBuild / organizationName := "jzon"
ThisBuild / description := "JSON for Scala 3: strict, safe and fast"
ThisBuild / homepage := Some(url(s"https://$repository"))
ThisBuild / licenses := Seq("Apache-2.0" -> url("https://www.apache.org/licenses/LICENSE-2.0"))
ThisBuild / scmInfo := Some(ScmInfo(url(s"https://$repository"), s"scm:git:https://$repository.git"))
ThisBuild / developers := List(Developer("jzon", "The maintainers of jzon", "", url(s"https://$repository")))
ThisBuild / versionScheme := Some("early-semver")
ThisBuild / publishTo := localStaging.value // sonaRelease uploads it as one bundle

/** The version that the documentation tells readers to depend on: the newest release, or the first. */
val documented = "0.1.0"

// The LTS, so that every Scala 3 user can link; the newest one is only tested: `./sbt "++3.8.4 core/test"`.
ThisBuild / scalaVersion := "3.3.7"
ThisBuild / crossScalaVersions := Seq("3.3.7", "3.8.4")
ThisBuild / javacOptions ++= Seq("--release", "17")
ThisBuild / scalacOptions ++= Seq(
  "-java-output-version:17",
  "-encoding:UTF-8",
  "-deprecation",
  "-feature",
  "-unchecked",
  "-Wunused:all",
  "-Wvalue-discard",
  "-Werror"
)

/** Tests run in a JVM of their own, by default that of sbt; `JZON_TEST_JAVA_HOME` names another, say a newer JDK. */
val testing = Seq(
  libraryDependencies ++= Seq(
    "org.scalameta" %% "munit" % "1.3.0" % Test,
    "org.scalameta" %% "munit-scalacheck" % "1.3.0" % Test,
    "org.scalacheck" %% "scalacheck" % "1.20.0" % Test
  ),
  Test / fork := true,
  Test / baseDirectory := (ThisBuild / baseDirectory).value,
  Test / javaHome := sys.env.get("JZON_TEST_JAVA_HOME").filter(_.nonEmpty).map(file),
  Test / javaOptions ++= Seq("-Xmx1g", "-Dfile.encoding=UTF-8")
)

val unpublished = Seq(publish / skip := true)

val compilerClasspaths = taskKey[File]("two lines for scripts: the compiler, what it compiles against")

def writeClasspaths(file: File, compiler: sbt.internal.inc.ScalaInstance, against: Seq[File]): File = {
  def line(files: Seq[File]): String = files.mkString(java.io.File.pathSeparator)
  IO.writeLines(file, Seq(line(compiler.allJars.toSeq), line(against)))
  file
}

/** What is published: the library and its modules. So is the module for Spark, but it is no part of the root: its
  * tests have a command of their own, because they download Spark.
  */
lazy val published = Seq[ProjectReference](core, refined, iron, cats)

/** `./sbt unidoc` writes the API of all that is published. */
lazy val root = project
  .in(file("."))
  .aggregate((published ++ Seq[ProjectReference](examples, conformance, fuzz)): _*)
  .enablePlugins(ScalaUnidocPlugin)
  .settings(name := "jzon-root", unpublished)
  .settings(
    publishLocal := publishLocal.dependsOn(spark / publishLocal).value,
    PgpKeys.publishSigned := PgpKeys.publishSigned.dependsOn(spark / PgpKeys.publishSigned).value
  )
  .settings(
    ScalaUnidoc / unidoc / unidocProjectFilter := inProjects(published: _*),
    ScalaUnidoc / unidoc / target := target.value / "api",
    ScalaUnidoc / unidoc / scalacOptions ++= Seq(
      "-project:jzon",
      "-external-mappings:" + Seq(
        ".*scala/.*::scaladoc3::https://scala-lang.org/api/3.3.7/",
        ".*java/.*::javadoc::https://docs.oracle.com/en/java/javase/17/docs/api/java.base/"
      ).mkString(",")
    )
  )

lazy val core = project
  .in(file("core"))
  .settings(
    name := "jzon",
    testing,
    // instances/Encoding wants a class at each place; @nowarn there counts as unused when only the users are compiled
    // again
    scalacOptions += "-Wconf:msg=anonymous class definition will be duplicated:s",
    // Else each class would also have the methods of its companion as static ones, for Java, and a program that starts
    // would load and verify them.
    Compile / scalacOptions += "-Xno-forwarders",
    Test / scalacOptions -= "-Xno-forwarders", // an enum of the tests is one of Java, whose `values` is static
    libraryDependencies +=
      "eu.timepit" %% "refined" % "0.11.3" % Test, // the seed's documentation has an example with it
    compilerClasspaths := { // for conformance/strict/check.sh, which adds the classes that are published
      val file = target.value / s"compiler-${scalaVersion.value}.classpaths"
      writeClasspaths(file, scalaInstance.value, scalaInstance.value.libraryJars.toSeq)
    }
  )

/** A module for another library, in `integrations`. It depends on that library and on the core only. */
def integration(id: String, dependencies: ModuleID*): Project =
  Project(id, file("integrations") / id)
    .dependsOn(core % "compile->compile;test->test") // where the laws of round trips are
    .settings(name := s"jzon-$id", description := s"jzon for the types of $id", testing)
    .settings(libraryDependencies ++= dependencies)

lazy val refined = integration("refined", "eu.timepit" %% "refined" % "0.11.3")

lazy val iron = integration("iron", "io.github.iltotore" %% "iron" % "3.3.2")

lazy val cats = integration(
  "cats",
  "org.typelevel" %% "cats-core" % "2.13.0",
  "org.typelevel" %% "cats-laws" % "2.13.0" % Test,
  "org.typelevel" %% "discipline-munit" % "2.0.0" % Test
)

lazy val examples = project
  .in(file("examples"))
  .dependsOn(core)
  .settings(name := "jzon-examples", testing, unpublished)
  .settings(libraryDependencies += "me.tongfei" % "progressbar" % "0.10.2")
  .settings(
    Compile / run / mainClass := Some("examples.Tour"),
    run / fork := true,
    run / baseDirectory := (ThisBuild / baseDirectory).value,
    run / outputStrategy := Some(StdoutOutput)
  )

/** Suites whose name ends so need a machine unlike the others: each such group runs in a JVM with these flags. */
val machines = Seq(
  "StreamsSmallMachineSuite" -> Seq("-Xss256k", "-Xmx32m"), // before the next one, whose name it ends in
  "SmallMachineSuite" -> Seq("-Xss256k", "-Xmx64m"),
  "WideNumbersSuite" -> Seq("-Djzon.number.bits=256"),
  "ShownBytesSuite" -> Seq("--add-opens=java.base/java.lang=ALL-UNNAMED")
)

lazy val conformance = project
  .in(file("conformance"))
  .dependsOn(core % "compile->compile;test->test") // where the corpora are
  .settings(name := "jzon-conformance", testing, unpublished)
  .settings(
    libraryDependencies ++= Seq(
      "org.reactivestreams" % "reactive-streams-tck-flow" % "1.0.4" % Test,
      "com.tngtech.archunit" % "archunit" % "1.4.1" % Test,                    // reads class files, for the arrows
      "org.ow2.asm" % "asm-analysis" % "9.7.1" % Test,                         // reads bytecode, for the loops
      "org.scala-lang" %% "scala3-tasty-inspector" % scalaVersion.value % Test // reads TASTy, for the public members
    ),
    compilerClasspaths := {
      val against = (Test / fullClasspath).value.map(_.data)
      writeClasspaths(target.value / "compiler.classpaths", scalaInstance.value, against)
    },
    // the compiler itself, which CompilerSuite asks in a process of its own
    Test / javaOptions += "-Djzon.compiler=" + scalaInstance.value.allJars.mkString(java.io.File.pathSeparator),
    Test / testGrouping := {
      val ordinary = (Test / forkOptions).value
      val byFlags = (Test / definedTests).value.groupBy(test => machines.find(m => test.name.endsWith(m._1)))
      byFlags.toSeq.map { case (machine, tests) =>
        val flags = machine.fold(Seq.empty[String])(_._2)
        val options = ordinary.withRunJVMOptions(ordinary.runJVMOptions ++ flags.toVector)
        Tests.Group(machine.fold("ordinary")(_._1), tests, Tests.SubProcess(options))
      }
    }
  )

/** What Jazzer runs, and the suite that replays what it found; all of it is test code. `fuzz/run` starts the fuzzing.
  */
lazy val fuzz = project
  .in(file("fuzz"))
  .dependsOn(conformance % "test->test")
  .settings(name := "jzon-fuzz", testing, unpublished)
  .settings(
    libraryDependencies ++= Seq(
      "com.code-intelligence" % "jazzer" % "0.30.0" % Test,
      "com.fasterxml.jackson.core" % "jackson-core" % "2.22.4" % Test,
      "com.github.plokhotnyuk.jsoniter-scala" %% "jsoniter-scala-core" % "2.38.17" % Test,
      "com.github.plokhotnyuk.jsoniter-scala" %% "jsoniter-scala-macros" % "2.38.17" % Test
    )
  )

val sparkSql = ("org.apache.spark" %% "spark-sql" % "4.2.0").cross(CrossVersion.for3Use2_13)

/** Where Spark's own processes find its classes: links to the jars that Maven has, as in a distribution of Spark. */
val sparkHome = taskKey[File]("a home of Spark, made of the jars of the test classpath")

/** Spark: a data source, typed Datasets and functions. Spark and what it brings are 280 MB, so it is left out of the
  * root and compiled only when asked.
  */
lazy val spark = project
  .in(file("integrations/spark"))
  .dependsOn(core)
  .settings(name := "jzon-spark", testing)
  .settings(
    libraryDependencies += sparkSql % Provided,
    sparkHome := {
      val home = target.value / "spark-home"
      val jars = (Test / externalDependencyClasspath).value.map(_.data)
      IO.delete(home / "jars")
      IO.createDirectory(home / "jars")
      jars.foreach(jar => java.nio.file.Files.createSymbolicLink((home / "jars" / jar.getName).toPath, jar.toPath))
      home
    },
    Test / javaOptions += "-Djzon.spark.home=" + sparkHome.value
  )

/** What a newcomer starts first; the same program runs on a cluster. */
lazy val sparkExamples = project
  .in(file("examples/spark"))
  .dependsOn(spark)
  .settings(name := "jzon-spark-examples", unpublished)
  .settings(
    libraryDependencies ++= Seq(sparkSql, "me.tongfei" % "progressbar" % "0.10.2"),
    run / fork := true,
    run / baseDirectory := (ThisBuild / baseDirectory).value,
    run / outputStrategy := Some(StdoutOutput)
  )

/** Annotation processors of libraries that generate code for the beans of `bench`. */
val Processors = config("processors").hide

/** JMH; its own libraries are the peers, so it is left out of the root and compiled only when asked. */
lazy val bench = project
  .in(file("bench"))
  .dependsOn(core)
  .enablePlugins(JmhPlugin)
  .settings(name := "jzon-bench", testing, unpublished)
  .settings(
    compilerClasspaths := {
      val against = (Compile / dependencyClasspath).value.map(_.data)
      writeClasspaths(target.value / "compile-time.classpaths", scalaInstance.value, against)
    },
    libraryDependencies ++= Seq( // the harness's own
      "info.picocli" % "picocli" % "4.7.7",
      "me.tongfei" % "progressbar" % "0.10.2",
      "org.jfree" % "jfreechart" % "1.5.6",               // the charts of the documentation
      "org.apache.xmlgraphics" % "batik-svggen" % "1.19", // writes them as SVG
      "org.apache.xmlgraphics" % "batik-dom" % "1.19",
      "org.openjdk.jol" % "jol-core" % "0.17",                                        // the size of objects
      "org.webjars.npm" % "d3" % "7.9.0" excludeAll ExclusionRule("org.webjars.npm"), // its one file has all parts
      "org.seleniumhq.selenium" % "selenium-chrome-driver" % "4.52.0" % Test,
      "org.seleniumhq.selenium" % "selenium-support" % "4.52.0" % Test
    ),
    Compile / compileOrder := CompileOrder.JavaThenScala, // the beans, and what is generated for them
    Test / javaOptions += "-Xss4m",                       // as the benchmarks have it, for documents that nest deeply
    scalacOptions += "-Xmax-inlines:64", // what deriving a class of 42 fields takes in some of the peers
    ivyConfigurations += Processors,
    Compile / compile / javacOptions ++= {
      val processors = update.value.select(configurationFilter(Processors.name)).map(_.getPath)
      Seq("-processorpath", processors.mkString(java.io.File.pathSeparator))
    },
    Jmh / javacOptions += "-proc:none", // JMH has made its sources already
    libraryDependencies ++= Seq(
      "com.github.plokhotnyuk.jsoniter-scala" %% "jsoniter-scala-core" % "2.38.17",
      "com.github.plokhotnyuk.jsoniter-scala" %% "jsoniter-scala-macros" % "2.38.17" % "compile-internal",
      "io.circe" %% "circe-core" % "0.14.16",
      "io.circe" %% "circe-jawn" % "0.14.16",
      "io.circe" %% "circe-literal" % "0.14.6", // the newest that resolves
      "dev.zio" %% "zio-json" % "0.9.2",
      "org.playframework" %% "play-json" % "3.0.6",
      "com.lihaoyi" %% "upickle" % "4.4.3",
      "io.bullet" %% "borer-derivation" % "1.16.2",
      "dev.zio" %% "zio-streams" % "2.1.25",
      "co.fs2" %% "fs2-io" % "3.12.2",
      "io.circe" %% "circe-fs2" % "0.14.1",
      "io.spray" %% "spray-json" % "1.3.6",
      "org.json4s" %% "json4s-native" % "4.0.7",
      "com.fasterxml.jackson.core" % "jackson-core" % "2.22.4",
      "com.fasterxml.jackson.core" % "jackson-databind" % "2.22.4",
      "com.fasterxml.jackson.datatype" % "jackson-datatype-jsr310" % "2.22.4",
      "com.fasterxml.jackson.module" % "jackson-module-afterburner" % "2.22.4",
      "com.fasterxml.jackson.module" % "jackson-module-blackbird" % "2.22.4",
      "com.fasterxml.jackson.jr" % "jackson-jr-objects" % "2.22.0",
      "tools.jackson.core" % "jackson-databind" % "3.2.4",
      "com.google.code.gson" % "gson" % "2.15.0",
      "com.squareup.moshi" % "moshi" % "1.15.2",
      "com.owlike" % "genson" % "1.6",
      "com.alibaba" % "fastjson" % "1.2.83",
      "com.alibaba.fastjson2" % "fastjson2" % "2.0.64",
      "org.apache.fory" % "fory-json" % "1.6.0",
      "io.github.wycst" % "wast" % "0.0.28",
      "com.dslplatform" % "dsl-json" % "2.0.2",
      "com.dslplatform" % "dsl-json" % "2.0.2" % Processors,
      "io.avaje" % "avaje-jsonb" % "3.11",
      "io.avaje" % "avaje-jsonb-generator" % "3.11" % Processors,
      "com.bluelinelabs" % "logansquare" % "1.3.7",
      "com.bluelinelabs" % "logansquare-compiler" % "1.3.7" % Processors,
      "com.cedarsoftware" % "json-io" % "4.110.0",
      "org.eclipse" % "yasson" % "3.0.4",
      "org.apache.johnzon" % "johnzon-mapper" % "2.0.2",
      "io.quarkus.qson" % "qson-generator" % "1.1.1.Final",
      "org.jodd" % "jodd-json" % "6.0.3",
      "net.sf.flexjson" % "flexjson" % "3.3",
      "com.jsoniter" % "jsoniter" % "0.9.23",
      "com.grack" % "nanojson" % "1.10",
      "net.minidev" % "json-smart" % "2.6.1",
      "org.json" % "json" % "20260814",
      "org.apache.tapestry" % "tapestry-json" % "5.8.6",
      "com.github.javadev" % "underscore" % "1.122",
      "com.eclipsesource.minimal-json" % "minimal-json" % "0.9.5",
      "com.googlecode.json-simple" % "json-simple" % "1.1.1" exclude ("junit", "junit"),
      "io.github.antonsjava" % "json" % "1.17",
      "org.sharegov" % "mjson" % "1.4.1" exclude ("junit", "junit"),
      "org.jetbrains.kotlinx" % "kotlinx-serialization-json-jvm" % "1.12.0",
      "io.micronaut.serde" % "micronaut-serde-jackson" % "2.16.2", // the newest whose processor resolves
      "io.micronaut.serde" % "micronaut-serde-processor" % "2.16.2" % Processors,
      "io.micronaut" % "micronaut-inject-java" % "4.9.12" % Processors
    )
  )

/** `./sbt docs/mdoc` compiles and runs every snippet of `docs/src` and writes the pages, with the results filled in, to
  * `docs` and README.md; `./sbt "docs/mdoc --check"` fails where they are not what is there.
  */
lazy val docs = project
  .in(file("target/docs")) // mdoc refuses a project whose folder is its input
  .dependsOn(core, refined, iron, cats)
  .enablePlugins(MdocPlugin)
  .settings(name := "jzon-docs", unpublished)
  .settings(
    scalacOptions --= Seq("-Werror", "-Wunused:all"), // what one snippet imports, the next one may use
    mdocIn := (ThisBuild / baseDirectory).value / "docs" / "src",
    mdocOut := (ThisBuild / baseDirectory).value / "docs",
    Compile / unmanagedSourceDirectories += (ThisBuild / baseDirectory).value / "docs" / "pages",
    mdocExtraArguments := {
      val root = (ThisBuild / baseDirectory).value
      val readme = root / "docs" / "readme" / "README.md"
      val files = Seq("--in", mdocIn.value, "--out", mdocOut.value, "--in", readme, "--out", root / "README.md")
      val names = Map("ORGANIZATION" -> organization.value, "VERSION" -> documented)
      files.map(_.toString) ++ names.flatMap { case (name, value) => Seq(s"--site.$name", value) }
    },
    mdoc := Def.inputTaskDyn {
      val arguments = mdocExtraArguments.value ++ Def.spaceDelimited("<arg>").parsed
      (Compile / runMain).toTask(arguments.mkString(" jzon.docs.Pages ", " ", ""))
    }.evaluated
  )
