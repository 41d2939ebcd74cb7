package jzon.bench.charts

/** Speeds beside that of jzon in the same category. */
private object Relative:
  /** @param costs
    *   series, category, and time for one operation; of several the median
    * @return
    *   in percent; only of categories that have jzon
    */
  def apply(costs: List[(String, String, Double)]): Figures =
    val medians = costs.groupMap((series, category, _) => (series, category))(_._3).view.mapValues(median).toMap
    val keys = costs.map((series, category, _) => (series, category)).distinct
    Figures(
      for
        (series, category) <- keys
        ours <- medians.get(("jzon", category))
      yield Figures.Cell(series, category, 100 * ours / medians((series, category)))
    )

  def median(values: List[Double]): Double =
    val sorted = values.sorted
    (sorted((sorted.length - 1) / 2) + sorted(sorted.length / 2)) / 2

  def geometricMean(values: List[Double]): Double = math.exp(values.map(math.log).sum / values.size)
