package examples

import java.nio.charset.StandardCharsets.UTF_8
import jzon as json

/** An artist with genres, counted first and then written into an array of exactly that length; once more with a genre
  * that is JSON already: `./sbt "examples/runMain examples.Metallica"`.
  */
object Metallica:
  case class Artist(name: String, genres: List[Genre]) derives json.Encoder
  case class Genre(name: String) derives json.Encoder

  /** The same, where somebody else has written the genres. */
  case class RawArtist(name: String, genres: List[json.Raw]) derives json.Encoder

  def main(args: Array[String]): Unit = lines.foreach(println)

  def lines: List[String] =
    val metallica = Artist("Metallica", List(Genre("Metal"), Genre("Rock"), Genre("Blues")))
    val ready = json.Raw.checkedOrThrow("""{"name":"Metal"}""")
    List(exact(metallica), exact(RawArtist("Metallica", List(ready, ready))))

  private def exact[A: json.Encoder](a: A): String = String(json.writeBytesExact(a), UTF_8)
