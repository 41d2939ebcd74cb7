package jzon.wire

/** Arrays by a rule for their elements. The loops are inlined: each function that is passed to a collection is a class
  * of its own, which a fresh JVM would have to make before the first document.
  */
private[jzon] object Filled:
  /** `array`, with the value of each index. */
  inline def by[A](array: Array[A])(inline value: Int => A): Array[A] =
    var i = 0
    while i < array.length do
      array(i) = value(i)
      i += 1
    array
