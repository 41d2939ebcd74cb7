package jzon.fuzz

/** Any bytes as Jackson reads them, and as one type that jsoniter-scala or the JDK reads. */
object DifferentialTarget extends Target:
  def name = "differential"

  def seeds: Iterator[Array[Byte]] =
    Seeds.documents.zipWithIndex.map((document, i) => (i % 256).toByte +: document) ++
      Difference.allowed.iterator.map(_.example).map: (name, document) =>
        Comparison.typed.indexWhere(_.name == name).max(0).toByte +: document

  def fuzzerTestOneInput(bytes: Array[Byte]): Unit = if bytes.nonEmpty then
    val document = bytes.drop(1)
    agrees(Comparison.tree(document))
    agrees(Comparison.typed((bytes(0) & 0xff) % Comparison.typed.length)(document))

  private def agrees(verdicts: Verdicts): Unit =
    Finding.unless(verdicts.agree || Difference.explains(verdicts), verdicts.toString)
