package acceptance

import java.nio.charset.StandardCharsets.UTF_8
import java.util.concurrent.TimeUnit

/** The real jq, where it is installed. */
object Jq:
  lazy val isInstalled: Boolean =
    try start(List("jq", "--version")).waitFor() == 0
    catch case _: java.io.IOException => false

  /** What `query` selects in `document`, in jq's compact form, or its complaint. */
  def select(query: String, document: String): Either[String, String] =
    val process = start(List("jq", "-c", query))
    process.getOutputStream.write(document.getBytes(UTF_8))
    process.getOutputStream.close()
    val text = new String(process.getInputStream.readAllBytes(), UTF_8).trim
    if !process.waitFor(60, TimeUnit.SECONDS) then Left("jq does not end")
    else if process.exitValue == 0 then Right(text)
    else Left(text)

  private def start(command: List[String]): Process =
    new ProcessBuilder(command*).redirectErrorStream(true).start()
