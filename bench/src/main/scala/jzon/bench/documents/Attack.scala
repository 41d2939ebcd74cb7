package jzon.bench.documents

import java.nio.charset.StandardCharsets.UTF_8

/** The seed's four attacks on [[GoogleMapsDocument]], each made of its pretty form of 26 KB to about 100 KB. */
object Attack:
  /** One of `honest`, `blanks`, `redundant`, `collisions`, `zeros`. */
  def apply(name: String): Array[Byte] = (name match
    case "honest"     => honest
    case "blanks"     => blanks
    case "redundant"  => redundant
    case "collisions" => collisions
    case "zeros"      => zeros
  ).getBytes(UTF_8)

  private lazy val honest: String = new String(GoogleMapsDocument().pretty, UTF_8)

  /** attack0: 765 lines of blanks before the last brace. */
  private def blanks: String = honest.dropRight(1) + (" " * 98 + "\n") * 765 + "}"

  /** attack1: a first field that the class does not have, with a string of 87 KB, not all of it ASCII. */
  private def redundant: String =
    val sentence =
      "Nobody asked for this string, which is there to be parsed and kept; 🐵 forbids the short form of it.\\n"
    s"{\n\"redundant\" : \"${sentence * 845}\",${withoutBlanks.drop(1)}"

  /** attack2: before each field five that the class does not have, whose names have the same `String.hashCode`, for a
    * prefix of hash 0 does not change the hash of what follows.
    */
  private def collisions: String =
    "\"(\\w+)\" : ".r.replaceAllIn(
      withoutBlanks,
      name =>
        collidingPrefixes.map(prefix => s"\"$prefix${name.group(1)}\": null,\n").mkString + name.matched
    )

  /** attack3: each integer followed by a point and 435 zeros, which jzon does not take for an integer. */
  private def zeros: String =
    "(\"value\" : \\d+)".r.replaceAllIn(withoutBlanks, number => number.matched + "." + "0" * 435)

  /** Strings of hash 0. */
  private[bench] val collidingPrefixes: List[String] = List("!!sjyfIe", "!!sjyej'", "!!sjyeiF", "!!sjyehe", "!!sjyfJF")

  private def withoutBlanks: String = honest.linesIterator.map(_.stripLeading).mkString("\n")
