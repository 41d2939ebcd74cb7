package jzon

/** Finds the name that somebody may have meant. */
private[jzon] object Nearest:
  /** Longer names are not compared, so that the cost of a comparison is bounded. */
  inline val MaxLength = 64

  /** The distance of names that are not near each other. */
  inline val Far = 1000

  /** The first of `names` that is nearest to `meant`, or null if none is near. */
  def of(meant: String, names: Array[String]): String | Null =
    val word = folded(meant)
    var best: String | Null = null
    var least = Far
    for name <- names do
      val distance = distanceOf(word, folded(name))
      if distance < least then
        best = name
        least = distance
    best

  /** `names` in another order: first those that are near to `meant`, nearest first, then the others in their order. */
  def sorted(meant: String, names: Array[String]): Array[String] =
    val word = folded(meant)
    names.map(name => (distanceOf(word, folded(name)), name)).sortBy(_._1).map(_._2)

  /** The name without case, underscores, hyphens and spaces, in which styles of names differ. */
  private def folded(name: String): String =
    if name.length > MaxLength then ""
    else name.filterNot(c => c == '_' || c == '-' || c == ' ').toLowerCase(java.util.Locale.ROOT)

  /** The number of characters that must be inserted, omitted, replaced or swapped with their neighbour (optimal string
    * alignment, after Damerau, "A technique for computer detection and correction of spelling errors", 1964). It is
    * [[Far]] if that is more than a third of the longer name, or more than 4. The calculation ends as soon as no way
    * can be short enough.
    */
  private def distanceOf(a: String, b: String): Int =
    val max = Math.min(4, Math.max(a.length, b.length) / 3)
    if a.isEmpty || b.isEmpty || Math.abs(a.length - b.length) > max then Far
    else
      var before = new Array[Int](b.length + 1)
      var last = Array.tabulate(b.length + 1)(identity)
      var next = new Array[Int](b.length + 1)
      var i = 1
      var least = 0 // in the last row
      while i <= a.length && least <= max do
        next(0) = i
        least = i
        var j = 1
        while j <= b.length do
          val replaced = last(j - 1) + (if a.charAt(i - 1) == b.charAt(j - 1) then 0 else 1)
          next(j) = Math.min(replaced, Math.min(last(j), next(j - 1)) + 1)
          val isSwapped =
            i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)
          if isSwapped then next(j) = Math.min(next(j), before(j - 2) + 1)
          least = Math.min(least, next(j))
          j += 1
        val free = before
        before = last
        last = next
        next = free
        i += 1
      if least <= max && last(b.length) <= max then last(b.length) else Far
