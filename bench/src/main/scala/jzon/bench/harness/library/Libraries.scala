package jzon.bench.harness.library

/** Everything that is measured, and what cannot be. */
object Libraries:
  /** One line for each library, jzon first, then by name. */
  val all: List[Adapter] = List(
    Jzon,
    Circe,
    Gson,
    Jackson,
    JsoniterScala
  )

  /** Known libraries that cannot be measured here. */
  val absent: List[Absent] = Nil

  def find(name: String): Option[Adapter] = all.find(_.name == name)
