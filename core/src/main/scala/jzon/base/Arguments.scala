package jzon

private[jzon] object Arguments:
  /** Fails with a `java.lang.IllegalArgumentException` unless `condition` holds. Unlike `Predef.require`, it makes no
    * function of the message, which takes a fresh JVM as long as hundreds of conditions.
    */
  inline def require(condition: Boolean, inline message: String): Unit =
    if !condition then throw IllegalArgumentException("requirement failed: " + message)
