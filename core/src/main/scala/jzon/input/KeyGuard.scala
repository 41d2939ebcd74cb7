package jzon.input

/** Guards a map or a set that is being read against many keys of the same hash. Honest keys are only counted, by
  * [[KeyCounts]]. Once a count allows that `max` keys have one hash, a [[HashGuard]] gets all keys so far, and looks at
  * each one from then on. It refuses the same key as if it had looked at all of them.
  *
  * @param isExact
  *   whether the HashGuard must look at all keys, because a repeated one is refused
  */
final private[jzon] class KeyGuard(max: Int, hashing: Hashing, isExact: Boolean):
  private val counts: KeyCounts | Null = if isExact then null else KeyCounts(max, hashing)
  private var table: HashGuard | Null = null

  /** Adds a key, after the first [[KeyGuard.unguarded]] ones.
    *
    * @param recall
    *   gives the keys so far to the HashGuard
    * @return
    *   [[HashGuard.TooMany]] if more than `max` distinct keys have the hash of this one, or [[HashGuard.Repeated]] if
    *   the guard is exact and the key is not new
    */
  inline def add(key: Any)(inline recall: HashGuard => Unit): Int =
    if mustBegin(key) then recall(begin())
    answer(key)

  /** Whether the HashGuard is needed from this key on. If not, the key is counted. */
  def mustBegin(key: Any): Boolean = table == null && (counts == null || !counts.asInstanceOf[KeyCounts].add(key))

  /** Returns a HashGuard, which must get all keys before this one. */
  def begin(): HashGuard =
    val begun = HashGuard(max, hashing)
    table = begun
    begun

  /** The answer to a key for which [[mustBegin]] was asked. */
  def answer(key: Any): Int = if table == null then HashGuard.New else table.asInstanceOf[HashGuard].add(key)

private[jzon] object KeyGuard:
  /** The number of keys that may come before the guard must look at them. */
  def unguarded(max: Int, isExact: Boolean): Int = if isExact then 0 else KeyCounts.uncounted(max)
