package strict

/** Runs what was compiled, and fails where a value does not come back. */
object Main:
  def main(arguments: Array[String]): Unit =
    val wrong = derived.Derived.check()
    wrong.foreach(line => Console.err.println(line))
    if wrong.nonEmpty then System.exit(1)
