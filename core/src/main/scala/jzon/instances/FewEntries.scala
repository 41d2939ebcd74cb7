package jzon.instances

/** A map of up to four entries while it is read. The builder of the standard library makes a map for each of them, each
  * of another class, and the JIT can't foresee which class the next entry meets. Here, the entries stay apart until the
  * map is complete.
  */
final private class FewEntries[K, V]:
  private var count = 0
  private var key1, key2, key3, key4: K = null.asInstanceOf[K]
  private var value1, value2, value3, value4: V = null.asInstanceOf[V]

  /** Adds an entry, or replaces the value of an equal key, which stays. Returns false if there is no room for it. */
  def put(key: K, value: V): Boolean =
    if count > 0 && key == key1 then value1 = value
    else if count > 1 && key == key2 then value2 = value
    else if count > 2 && key == key3 then value3 = value
    else if count > 3 && key == key4 then value4 = value
    else append(key, value)
    count <= FewEntries.Most

  private def append(key: K, value: V): Unit =
    count += 1
    count match
      case 1 =>
        key1 = key
        value1 = value
      case 2 =>
        key2 = key
        value2 = value
      case 3 =>
        key3 = key
        value3 = value
      case 4 =>
        key4 = key
        value4 = value
      case _ => ()

  /** The entries for which there was room. */
  def toMap: Map[K, V] = count match
    case 0 => Map.empty
    case 1 => Map.Map1(key1, value1)
    case 2 => Map.Map2(key1, value1, key2, value2)
    case 3 => Map.Map3(key1, value1, key2, value2, key3, value3)
    case _ => Map.Map4(key1, value1, key2, value2, key3, value3, key4, value4)

private object FewEntries:
  private inline val Most = 4
