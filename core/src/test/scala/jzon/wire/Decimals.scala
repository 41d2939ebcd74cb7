package jzon.wire

import java.math.{BigDecimal, MathContext, RoundingMode}

/** The plain twins of reading and printing floating point numbers: exact, slow, and after the definition, not an
  * algorithm.
  */
object Decimals:
  /** What both formats need to tell: a number's exact value, its neighbours and its last bit. */
  final case class Format[A](
      exact: A => BigDecimal, // of a finite number
      next: A => A,           // the next greater in magnitude
      previous: A => A,       // the next smaller
      isEven: A => Boolean,
      isInfinite: A => Boolean,
      greatest: A
  ):
    /** The middle between a positive number or zero and the next; the greatest has one as if the exponents went on. */
    def middleAbove(v: A): BigDecimal =
      if isInfinite(next(v)) then exact(v).add(exact(v).subtract(exact(previous(v))).divide(BigDecimal(2)))
      else exact(v).add(exact(next(v))).divide(BigDecimal(2))

    /** The decimals that read back as `v` ≥ 0, perhaps Infinity: those nearer to it than to others; the ends if it is
      * even.
      */
    def isNearest(v: A): BigDecimal => Boolean =
      val above = if isInfinite(v) then None else Some(middleAbove(v))
      val below = if isInfinite(v) then Some(middleAbove(greatest))
      else Option.when(exact(v).signum > 0)(middleAbove(previous(v)))
      val ends = isEven(v)
      decimal =>
        val toAbove = above.fold(-1)(decimal.compareTo)
        val toBelow = below.fold(1)(decimal.compareTo)
        (toAbove < 0 || toAbove == 0 && ends) && (toBelow > 0 || toBelow == 0 && ends)

    /** The shortest decimal of at least two digits that reads back as `v` > 0, of several the nearest, of two as near
      * the even one: `Double.toString` since Java 19.
      */
    def shortest(v: A): BigDecimal =
      val value = exact(v)
      val isSame = isNearest(v)
      def candidates(digits: Int) =
        Seq(RoundingMode.FLOOR, RoundingMode.CEILING).map(mode => value.round(MathContext(digits, mode))).filter(isSame)
      val found = Iterator.from(2).map(candidates).find(_.nonEmpty).get
      found.minBy(c => (c.subtract(value).abs, c.unscaledValue.testBit(0))).stripTrailingZeros

  val doubles: Format[Double] =
    Format(
      BigDecimal(_),
      Math.nextUp,
      Math.nextDown,
      v => (java.lang.Double.doubleToRawLongBits(v) & 1) == 0,
      _.isInfinite,
      Double.MaxValue
    )

  val floats: Format[Float] =
    Format(
      v => BigDecimal(v.toDouble),
      Math.nextUp,
      Math.nextDown,
      v => (java.lang.Float.floatToRawIntBits(v) & 1) == 0,
      _.isInfinite,
      Float.MaxValue
    )

  /** A decimal > 0 in the notation of `java.lang.Double.toString`. */
  def notation(decimal: BigDecimal): String =
    val digits = decimal.stripTrailingZeros.unscaledValue.toString
    val exponent = decimal.precision - decimal.scale - 1
    def pointed(before: String, after: String) = s"$before.${if after.isEmpty then "0" else after}"
    if exponent >= 7 || exponent < -3 then s"${pointed(digits.take(1), digits.drop(1))}E$exponent"
    else if exponent < 0 then s"0.${"0" * (-exponent - 1)}$digits"
    else
      val padded = digits.padTo(exponent + 1, '0')
      pointed(padded.take(exponent + 1), padded.drop(exponent + 1))
