package jzon.conformance.attacks

import jzon as json

/** Classes that hold themselves, for documents as deep as the limit allows. */
object Recursive:
  case class Fields20(
      a: Option[Fields20],
      f01: Int = 0,
      f02: String = "",
      f03: Long = 0,
      f04: Double = 0,
      f05: Option[Int] = None,
      f06: Int = 0,
      f07: String = "",
      f08: Long = 0,
      f09: Double = 0,
      f10: Option[Int] = None,
      f11: Int = 0,
      f12: String = "",
      f13: Long = 0,
      f14: Double = 0,
      f15: Option[Int] = None,
      f16: Int = 0,
      f17: String = "",
      f18: Long = 0,
      f19: Double = 0
  ) derives json.Codec

  case class Fields80(
      a: Option[Fields80],
      f01: Int = 0,
      f02: String = "",
      f03: Long = 0,
      f04: Double = 0,
      f05: Option[Int] = None,
      f06: Int = 0,
      f07: String = "",
      f08: Long = 0,
      f09: Double = 0,
      f10: Option[Int] = None,
      f11: Int = 0,
      f12: String = "",
      f13: Long = 0,
      f14: Double = 0,
      f15: Option[Int] = None,
      f16: Int = 0,
      f17: String = "",
      f18: Long = 0,
      f19: Double = 0,
      f20: Option[Int] = None,
      f21: Int = 0,
      f22: String = "",
      f23: Long = 0,
      f24: Double = 0,
      f25: Option[Int] = None,
      f26: Int = 0,
      f27: String = "",
      f28: Long = 0,
      f29: Double = 0,
      f30: Option[Int] = None,
      f31: Int = 0,
      f32: String = "",
      f33: Long = 0,
      f34: Double = 0,
      f35: Option[Int] = None,
      f36: Int = 0,
      f37: String = "",
      f38: Long = 0,
      f39: Double = 0,
      f40: Option[Int] = None,
      f41: Int = 0,
      f42: String = "",
      f43: Long = 0,
      f44: Double = 0,
      f45: Option[Int] = None,
      f46: Int = 0,
      f47: String = "",
      f48: Long = 0,
      f49: Double = 0,
      f50: Option[Int] = None,
      f51: Int = 0,
      f52: String = "",
      f53: Long = 0,
      f54: Double = 0,
      f55: Option[Int] = None,
      f56: Int = 0,
      f57: String = "",
      f58: Long = 0,
      f59: Double = 0,
      f60: Option[Int] = None,
      f61: Int = 0,
      f62: String = "",
      f63: Long = 0,
      f64: Double = 0,
      f65: Option[Int] = None,
      f66: Int = 0,
      f67: String = "",
      f68: Long = 0,
      f69: Double = 0,
      f70: Option[Int] = None,
      f71: Int = 0,
      f72: String = "",
      f73: Long = 0,
      f74: Double = 0,
      f75: Option[Int] = None,
      f76: Int = 0,
      f77: String = "",
      f78: Long = 0,
      f79: Double = 0
  ) derives json.Codec

  /** A list within a list, by alternatives: what is refused late is read again. */
  case class Chain(next: Option[Chain])
  object Chain:
    /** Each level is read as the first, which always refuses it in the end, and again as the second. */
    val twice: json.Decoder[Chain] = alternatives(refusing = true)

    /** Each level is read as the first, which takes it. */
    val once: json.Decoder[Chain] = alternatives(refusing = false)

    private def alternatives(refusing: Boolean): json.Decoder[Chain] =
      lazy val chain: json.Decoder[Chain] =
        level.emap(a => if refusing then Left("not this one") else Right(a)).orElse(level)
      lazy val level: json.Decoder[Chain] = in =>
        var next = Option.empty[Chain]
        in.beginArray()
        while in.hasElement() do next = Some(chain.read(in))
        Chain(next)
      chain

  /** Children that may be shared: a value of n levels is 2^n when it is written. */
  case class Pair(left: Option[Pair], right: Option[Pair]) derives json.Encoder
  object Pair:
    def shared(levels: Int): Pair = (1 until levels).foldLeft(Pair(None, None))((pair, _) =>
      Pair(Some(pair), Some(pair))
    )
    def chain(levels: Int): Pair = (1 until levels).foldLeft(Pair(None, None))((pair, _) => Pair(Some(pair), None))

  case class Holder(raw: json.Raw) derives json.Codec
  case class TreeHolder(raw: json.Json) derives json.Codec
  case class Named(name: String, values: List[String]) derives json.Codec
