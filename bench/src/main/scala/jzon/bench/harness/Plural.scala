package jzon.bench.harness

/** Counts in texts for people. */
object Plural:
  /** `1 fork`, `3 forks`. */
  def of(count: Int, what: String): String = s"$count $what${if count == 1 then "" else "s"}"
