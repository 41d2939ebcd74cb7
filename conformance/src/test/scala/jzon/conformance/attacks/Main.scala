package jzon.conformance.attacks

/** Measures attacks and prints a table: `./sbt "conformance/Test/runMain jzon.conformance.attacks.Main"`.
  *
  * Arguments are rows or parts of names if only some are to be measured, and `seed=…` for other values by the same
  * rules. It ends with an error if an attack grows by more than 2.5 when its size doubles, costs more than 3 times its
  * honest twin at the largest size, or breaks a promise.
  *
  * Time is processor time of the thread, so that it hardly depends on what else the machine does.
  */
object Main:
  def main(arguments: Array[String]): Unit =
    val (seeds, parts) = arguments.toList.partition(_.startsWith("seed="))
    val seed = seeds.lastOption.fold(1L)(_.drop("seed=".length).toLong)
    val chosen = Attacks.all(seed).filter: attack =>
      parts.isEmpty || parts.exists(part => attack.row == part || attack.name.contains(part))
    println(head)
    var failures = 0
    val thread = Thread(
      null,
      () =>
        for attack <- chosen do
          val row = Row.of(attack)
          if row.fails then failures += 1
          println(line(row))
      ,
      "attacks",
      1024 * 1024
    )
    thread.start()
    thread.join()
    println(s"\n${chosen.length} attacks, $failures of them cost too much or break a promise")
    System.exit(if failures == 0 && chosen.nonEmpty then 0 else 1)

  private val head =
    s"""Processor time of one reading or writing; growth for each doubling of the size (at most ${Row.MostGrowth}); time and
       |allocation as multiples of the honest twin's at the largest size (at most ${Row.MostRatio}).
       |
       || row | attack | sizes | µs | growth | time | allocation | |
       ||---|---|---|---|---|---|---|---|""".stripMargin

  private def line(row: Row): String =
    val micros = row.hostile.map(cost => f"${cost.micros}%.0f").mkString(" ")
    val figures =
      if row.broken.isDefined then "| | | |" else f"| $micros | ${row.growth}%.2f | ${row.time}%.2f | ${row.memory}%.2f"
    s"| ${row.attack.row} | ${row.attack.name} | ${row.attack.sizes.mkString(" ")} $figures | ${row.verdict} |"
