package jzon.fuzz

/** What a document is read as is written in every form, and reads back as the same. */
object RoundTripTarget extends Target:
  def name = "round-trip"
  def seeds: Iterator[Array[Byte]] = Kinds.seeds

  def fuzzerTestOneInput(bytes: Array[Byte]): Unit = if bytes.nonEmpty then
    holds(Kinds.chosen(bytes), Kinds.document(bytes))

  private def holds[A](kind: Kind[A], document: Array[Byte]): Unit =
    kind.read(document).foreach: value =>
      kind.roundTrips(value)
      if document.length % 16 == 0 then kind.roundTripsInBulk(value)
