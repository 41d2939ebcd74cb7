package jzon

/** Finds the name that somebody may have meant. */
private[jzon] object Nearest:
  /** Names beyond this many characters are compared with none: the cost of a comparison is bounded. */
  inline val MaxLength = 64

  /** How far `name` is from a name that is not near. */
  inline val Far = 1000

  /** The first of `names` that is nearest to `meant`, or null where none is near. */
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

  /** `names`, those near to `meant` first, nearest first; the others stay in order. */
  def sorted(meant: String, names: Array[String]): Array[String] =
    val word = folded(meant)
    names.map(name => (distanceOf(word, folded(name)), name)).sortBy(_._1).map(_._2)

  /** Without what styles of names differ in: case, underscores, hyphens, spaces. */
  private def folded(name: String): String =
    if name.length > MaxLength then ""
    else name.filterNot(c => c == '_' || c == '-' || c == ' ').toLowerCase(java.util.Locale.ROOT)

  /** How many characters must be inserted, left out, replaced or swapped with their neighbour (optimal string
    * alignment, after Damerau, "A technique for computer detection and correction of spelling errors", 1964); [[Far]]
    * where that is more than a third of the longer one's, or than 4. Ends as soon as no way can be short enough.
    */
  private def distanceOf(a: String, b: String): Int =
    val max = math.min(4, math.max(a.length, b.length) / 3)
    if a.isEmpty || b.isEmpty || math.abs(a.length - b.length) > max then Far
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
          next(j) = math.min(replaced, math.min(last(j), next(j - 1)) + 1)
          val isSwapped =
            i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)
          if isSwapped then next(j) = math.min(next(j), before(j - 2) + 1)
          least = math.min(least, next(j))
          j += 1
        val free = before
        before = last
        last = next
        next = free
        i += 1
      if least <= max && last(b.length) <= max then last(b.length) else Far
