package jzon.bench.harness.check

import jzon.bench.harness.model.Canonical

/** Where two values are unlike.
  *
  * @param isRounding
  *   whether these are two doubles that agree but for their last digits
  */
private final case class Difference(path: String, expected: Any, got: Any, isRounding: Boolean):
  override def toString: String = s"$path is ${brief(got)} instead of ${brief(expected)}"

  private def brief(value: Any): String =
    val text = value.toString
    if text.length <= 60 then text else text.take(60) + "…"

private object Difference:
  /** Of all fields, in their order. */
  def all(expected: Canonical, got: Canonical): List[Difference] = of("", expected, got)

  private def of(path: String, expected: Any, got: Any): List[Difference] = (expected, got) match
    case (expected: Array[?], got: Array[?]) => of(path, expected.toList, got.toList)
    case (expected: List[?], got: List[?])   =>
      val length =
        if expected.lengthCompare(got) == 0 then Nil
        else List(Difference(s"$path.length", expected.length, got.length, isRounding = false))
      length ++ expected.zip(got).zipWithIndex.flatMap { case ((expected, got), i) => of(s"$path[$i]", expected, got) }
    case (expected: Product, got: Product) if expected.productArity > 0 =>
      expected.productElementNames.zip(expected.productIterator.zip(got.productIterator)).toList
        .flatMap { case (name, (expected, got)) => of(s"$path.$name", expected, got) }
    case (expected: Double, got: Double) =>
      if expected == got then Nil
      else List(Difference(path, expected, got, math.abs(expected - got) <= math.abs(expected) * 1e-12))
    case _ => if expected == got then Nil else List(Difference(path, expected, got, isRounding = false))
