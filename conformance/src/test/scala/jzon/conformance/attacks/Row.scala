package jzon.conformance.attacks

/** What an attack costs at its three sizes, beside its honest twin. */
final case class Row(attack: Attack, hostile: Seq[Cost], honest: Seq[Cost], broken: Option[String]):
  /** By how much time grows when the size doubles, in the mean of two doublings. A few microseconds count as nothing.
    */
  def growth: Double = math.sqrt(floored(hostile.last.micros) / floored(hostile.head.micros))

  def time: Double = floored(hostile.last.micros) / floored(honest.last.micros)
  def memory: Double = math.max(hostile.last.bytes, Row.LeastBytes) / math.max(honest.last.bytes, Row.LeastBytes)

  private def floored(micros: Double): Double = math.max(micros, Row.LeastMicros)

  def isRight: Boolean = broken.isEmpty && growth <= Row.MostGrowth && time <= Row.MostRatio && memory <= Row.MostRatio

  def verdict: String =
    broken.getOrElse(if isRight then "" else attack.documented.fold("TOO MUCH")(where => s"documented in $where"))

  def fails: Boolean = !isRight && (broken.isDefined || attack.documented.isEmpty)

object Row:
  val MostGrowth = 2.5
  val MostRatio = 3.0
  private val LeastMicros = 5.0
  private val LeastBytes = 4096.0

  def of(attack: Attack): Row =
    try
      // The first times are those of a virtual machine that has compiled nothing yet, where frames are largest.
      for size <- attack.sizes do
        attack.honest(size)()
        attack.hostile(size)()
      Row(attack, costs(attack, attack.hostile), costs(attack, attack.honest), None)
    catch
      case broken: Broken                                             => failed(attack, broken.getMessage)
      case error: (StackOverflowError | OutOfMemoryError | Exception) => failed(attack, error.toString.take(100))

  /** In two rounds, since the compiler may be late in the first one. */
  private def costs(attack: Attack, work: Int => Work): Seq[Cost] =
    val works = attack.sizes.map(work)
    val first = works.map(Meter(_))
    val second = if first.last.micros < SlowMicros then works.map(Meter(_)) else first
    first.zip(second).map(_.min(_))

  /** What takes this long takes no second round. */
  private val SlowMicros = 200_000.0

  private def failed(attack: Attack, what: String): Row = Row(attack, Seq(Cost(0, 0)), Seq(Cost(0, 0)), Some(what))
