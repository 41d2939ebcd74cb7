package jzon.conformance

import jzon as json

// Classes that hold themselves, as large as the number in their name, for [[DeepCases]].

final case class Deep1(
    a: Option[Deep1]
) derives json.Codec

final case class Deep5(
    f0: Int, f1: String, f2: Option[Double], f3: Long, a: Option[Deep5]
) derives json.Codec

final case class Deep10(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, a: Option[Deep10]
) derives json.Codec

final case class Deep20(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, a: Option[Deep20]
) derives json.Codec

final case class Deep22(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, a: Option[Deep22]
) derives json.Codec

final case class Deep40(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, a: Option[Deep40]
) derives json.Codec

final case class Deep48(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, f39: (Int, String), f40: Int, f41: String, f42: Option[Double],
    f43: Long, f44: Boolean, f45: List[Int], f46: Double, a: Option[Deep48]
) derives json.Codec

final case class Deep49(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, f39: (Int, String), f40: Int, f41: String, f42: Option[Double],
    f43: Long, f44: Boolean, f45: List[Int], f46: Double, f47: Option[String], a: Option[Deep49]
) derives json.Codec

final case class Deep64(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, f39: (Int, String), f40: Int, f41: String, f42: Option[Double],
    f43: Long, f44: Boolean, f45: List[Int], f46: Double, f47: Option[String], f48: BigDecimal, f49: (Int, String),
    f50: Int, f51: String, f52: Option[Double], f53: Long, f54: Boolean, f55: List[Int], f56: Double,
    f57: Option[String], f58: BigDecimal, f59: (Int, String), f60: Int, f61: String, f62: Option[Double],
    a: Option[Deep64]
) derives json.Codec

final case class Deep65(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, f39: (Int, String), f40: Int, f41: String, f42: Option[Double],
    f43: Long, f44: Boolean, f45: List[Int], f46: Double, f47: Option[String], f48: BigDecimal, f49: (Int, String),
    f50: Int, f51: String, f52: Option[Double], f53: Long, f54: Boolean, f55: List[Int], f56: Double,
    f57: Option[String], f58: BigDecimal, f59: (Int, String), f60: Int, f61: String, f62: Option[Double], f63: Long,
    a: Option[Deep65]
) derives json.Codec

final case class Deep80(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, f39: (Int, String), f40: Int, f41: String, f42: Option[Double],
    f43: Long, f44: Boolean, f45: List[Int], f46: Double, f47: Option[String], f48: BigDecimal, f49: (Int, String),
    f50: Int, f51: String, f52: Option[Double], f53: Long, f54: Boolean, f55: List[Int], f56: Double,
    f57: Option[String], f58: BigDecimal, f59: (Int, String), f60: Int, f61: String, f62: Option[Double], f63: Long,
    f64: Boolean, f65: List[Int], f66: Double, f67: Option[String], f68: BigDecimal, f69: (Int, String), f70: Int,
    f71: String, f72: Option[Double], f73: Long, f74: Boolean, f75: List[Int], f76: Double, f77: Option[String],
    f78: BigDecimal, a: Option[Deep80]
) derives json.Codec

final case class Deep120(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, f39: (Int, String), f40: Int, f41: String, f42: Option[Double],
    f43: Long, f44: Boolean, f45: List[Int], f46: Double, f47: Option[String], f48: BigDecimal, f49: (Int, String),
    f50: Int, f51: String, f52: Option[Double], f53: Long, f54: Boolean, f55: List[Int], f56: Double,
    f57: Option[String], f58: BigDecimal, f59: (Int, String), f60: Int, f61: String, f62: Option[Double], f63: Long,
    f64: Boolean, f65: List[Int], f66: Double, f67: Option[String], f68: BigDecimal, f69: (Int, String), f70: Int,
    f71: String, f72: Option[Double], f73: Long, f74: Boolean, f75: List[Int], f76: Double, f77: Option[String],
    f78: BigDecimal, f79: (Int, String), f80: Int, f81: String, f82: Option[Double], f83: Long, f84: Boolean,
    f85: List[Int], f86: Double, f87: Option[String], f88: BigDecimal, f89: (Int, String), f90: Int, f91: String,
    f92: Option[Double], f93: Long, f94: Boolean, f95: List[Int], f96: Double, f97: Option[String], f98: BigDecimal,
    f99: (Int, String), f100: Int, f101: String, f102: Option[Double], f103: Long, f104: Boolean, f105: List[Int],
    f106: Double, f107: Option[String], f108: BigDecimal, f109: (Int, String), f110: Int, f111: String,
    f112: Option[Double], f113: Long, f114: Boolean, f115: List[Int], f116: Double, f117: Option[String],
    f118: BigDecimal, a: Option[Deep120]
) derives json.Codec

final case class Deep200(
    f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double, f7: Option[String],
    f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double], f13: Long, f14: Boolean,
    f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal, f19: (Int, String), f20: Int, f21: String,
    f22: Option[Double], f23: Long, f24: Boolean, f25: List[Int], f26: Double, f27: Option[String], f28: BigDecimal,
    f29: (Int, String), f30: Int, f31: String, f32: Option[Double], f33: Long, f34: Boolean, f35: List[Int],
    f36: Double, f37: Option[String], f38: BigDecimal, f39: (Int, String), f40: Int, f41: String, f42: Option[Double],
    f43: Long, f44: Boolean, f45: List[Int], f46: Double, f47: Option[String], f48: BigDecimal, f49: (Int, String),
    f50: Int, f51: String, f52: Option[Double], f53: Long, f54: Boolean, f55: List[Int], f56: Double,
    f57: Option[String], f58: BigDecimal, f59: (Int, String), f60: Int, f61: String, f62: Option[Double], f63: Long,
    f64: Boolean, f65: List[Int], f66: Double, f67: Option[String], f68: BigDecimal, f69: (Int, String), f70: Int,
    f71: String, f72: Option[Double], f73: Long, f74: Boolean, f75: List[Int], f76: Double, f77: Option[String],
    f78: BigDecimal, f79: (Int, String), f80: Int, f81: String, f82: Option[Double], f83: Long, f84: Boolean,
    f85: List[Int], f86: Double, f87: Option[String], f88: BigDecimal, f89: (Int, String), f90: Int, f91: String,
    f92: Option[Double], f93: Long, f94: Boolean, f95: List[Int], f96: Double, f97: Option[String], f98: BigDecimal,
    f99: (Int, String), f100: Int, f101: String, f102: Option[Double], f103: Long, f104: Boolean, f105: List[Int],
    f106: Double, f107: Option[String], f108: BigDecimal, f109: (Int, String), f110: Int, f111: String,
    f112: Option[Double], f113: Long, f114: Boolean, f115: List[Int], f116: Double, f117: Option[String],
    f118: BigDecimal, f119: (Int, String), f120: Int, f121: String, f122: Option[Double], f123: Long, f124: Boolean,
    f125: List[Int], f126: Double, f127: Option[String], f128: BigDecimal, f129: (Int, String), f130: Int,
    f131: String, f132: Option[Double], f133: Long, f134: Boolean, f135: List[Int], f136: Double,
    f137: Option[String], f138: BigDecimal, f139: (Int, String), f140: Int, f141: String, f142: Option[Double],
    f143: Long, f144: Boolean, f145: List[Int], f146: Double, f147: Option[String], f148: BigDecimal,
    f149: (Int, String), f150: Int, f151: String, f152: Option[Double], f153: Long, f154: Boolean, f155: List[Int],
    f156: Double, f157: Option[String], f158: BigDecimal, f159: (Int, String), f160: Int, f161: String,
    f162: Option[Double], f163: Long, f164: Boolean, f165: List[Int], f166: Double, f167: Option[String],
    f168: BigDecimal, f169: (Int, String), f170: Int, f171: String, f172: Option[Double], f173: Long, f174: Boolean,
    f175: List[Int], f176: Double, f177: Option[String], f178: BigDecimal, f179: (Int, String), f180: Int,
    f181: String, f182: Option[Double], f183: Long, f184: Boolean, f185: List[Int], f186: Double,
    f187: Option[String], f188: BigDecimal, f189: (Int, String), f190: Int, f191: String, f192: Option[Double],
    f193: Long, f194: Boolean, f195: List[Int], f196: Double, f197: Option[String], f198: BigDecimal,
    a: Option[Deep200]
) derives json.Codec

final case class Doubles22(
    f0: Double, f1: Double, f2: Double, f3: Double, f4: Double, f5: Double, f6: Double, f7: Double, f8: Double,
    f9: Double, f10: Double, f11: Double, f12: Double, f13: Double, f14: Double, f15: Double, f16: Double,
    f17: Double, f18: Double, f19: Double, f20: Double, a: Option[Doubles22]
) derives json.Codec

final case class Doubles48(
    f0: Double, f1: Double, f2: Double, f3: Double, f4: Double, f5: Double, f6: Double, f7: Double, f8: Double,
    f9: Double, f10: Double, f11: Double, f12: Double, f13: Double, f14: Double, f15: Double, f16: Double,
    f17: Double, f18: Double, f19: Double, f20: Double, f21: Double, f22: Double, f23: Double, f24: Double,
    f25: Double, f26: Double, f27: Double, f28: Double, f29: Double, f30: Double, f31: Double, f32: Double,
    f33: Double, f34: Double, f35: Double, f36: Double, f37: Double, f38: Double, f39: Double, f40: Double,
    f41: Double, f42: Double, f43: Double, f44: Double, f45: Double, f46: Double, a: Option[Doubles48]
) derives json.Codec

final case class Doubles80(
    f0: Double, f1: Double, f2: Double, f3: Double, f4: Double, f5: Double, f6: Double, f7: Double, f8: Double,
    f9: Double, f10: Double, f11: Double, f12: Double, f13: Double, f14: Double, f15: Double, f16: Double,
    f17: Double, f18: Double, f19: Double, f20: Double, f21: Double, f22: Double, f23: Double, f24: Double,
    f25: Double, f26: Double, f27: Double, f28: Double, f29: Double, f30: Double, f31: Double, f32: Double,
    f33: Double, f34: Double, f35: Double, f36: Double, f37: Double, f38: Double, f39: Double, f40: Double,
    f41: Double, f42: Double, f43: Double, f44: Double, f45: Double, f46: Double, f47: Double, f48: Double,
    f49: Double, f50: Double, f51: Double, f52: Double, f53: Double, f54: Double, f55: Double, f56: Double,
    f57: Double, f58: Double, f59: Double, f60: Double, f61: Double, f62: Double, f63: Double, f64: Double,
    f65: Double, f66: Double, f67: Double, f68: Double, f69: Double, f70: Double, f71: Double, f72: Double,
    f73: Double, f74: Double, f75: Double, f76: Double, f77: Double, f78: Double, a: Option[Doubles80]
) derives json.Codec

final case class Defaults22(
    f0: Int = 1, f1: String = "text", f2: Option[Double] = None, f3: Long = 2, f4: Boolean = true, f5: Int = 1,
    f6: String = "text", f7: Option[Double] = None, f8: Long = 2, f9: Boolean = true, f10: Int = 1,
    f11: String = "text", f12: Option[Double] = None, f13: Long = 2, f14: Boolean = true, f15: Int = 1,
    f16: String = "text", f17: Option[Double] = None, f18: Long = 2, f19: Boolean = true, f20: Int = 1,
    a: Option[Defaults22] = None
) derives json.Codec

final case class Defaults80(
    f0: Int = 1, f1: String = "text", f2: Option[Double] = None, f3: Long = 2, f4: Boolean = true, f5: Int = 1,
    f6: String = "text", f7: Option[Double] = None, f8: Long = 2, f9: Boolean = true, f10: Int = 1,
    f11: String = "text", f12: Option[Double] = None, f13: Long = 2, f14: Boolean = true, f15: Int = 1,
    f16: String = "text", f17: Option[Double] = None, f18: Long = 2, f19: Boolean = true, f20: Int = 1,
    f21: String = "text", f22: Option[Double] = None, f23: Long = 2, f24: Boolean = true, f25: Int = 1,
    f26: String = "text", f27: Option[Double] = None, f28: Long = 2, f29: Boolean = true, f30: Int = 1,
    f31: String = "text", f32: Option[Double] = None, f33: Long = 2, f34: Boolean = true, f35: Int = 1,
    f36: String = "text", f37: Option[Double] = None, f38: Long = 2, f39: Boolean = true, f40: Int = 1,
    f41: String = "text", f42: Option[Double] = None, f43: Long = 2, f44: Boolean = true, f45: Int = 1,
    f46: String = "text", f47: Option[Double] = None, f48: Long = 2, f49: Boolean = true, f50: Int = 1,
    f51: String = "text", f52: Option[Double] = None, f53: Long = 2, f54: Boolean = true, f55: Int = 1,
    f56: String = "text", f57: Option[Double] = None, f58: Long = 2, f59: Boolean = true, f60: Int = 1,
    f61: String = "text", f62: Option[Double] = None, f63: Long = 2, f64: Boolean = true, f65: Int = 1,
    f66: String = "text", f67: Option[Double] = None, f68: Long = 2, f69: Boolean = true, f70: Int = 1,
    f71: String = "text", f72: Option[Double] = None, f73: Long = 2, f74: Boolean = true, f75: Int = 1,
    f76: String = "text", f77: Option[Double] = None, f78: Long = 2, a: Option[Defaults80] = None
) derives json.Codec

sealed trait Wrapped derives json.Codec
object Wrapped:
  final case class Node(
      f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double,
      f7: Option[String], f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double],
      f13: Long, f14: Boolean, f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal,
      f19: (Int, String), f20: Int, a: Option[Wrapped]
  ) extends Wrapped
  case object End extends Wrapped

@json.discriminator("type") sealed trait Tagged derives json.Codec
object Tagged:
  final case class Node(
      f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double,
      f7: Option[String], f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double],
      f13: Long, f14: Boolean, f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal,
      f19: (Int, String), f20: Int, a: Option[Tagged]
  ) extends Tagged
  case object End extends Tagged

@json.untagged sealed trait Untagged derives json.Codec
object Untagged:
  final case class Node(
      f0: Int, f1: String, f2: Option[Double], f3: Long, f4: Boolean, f5: List[Int], f6: Double,
      f7: Option[String], f8: BigDecimal, f9: (Int, String), f10: Int, f11: String, f12: Option[Double],
      f13: Long, f14: Boolean, f15: List[Int], f16: Double, f17: Option[String], f18: BigDecimal,
      f19: (Int, String), f20: Int, a: Option[Untagged]
  ) extends Untagged
  final case class End(end: Int) extends Untagged

final case class ByList(name: String, a: List[ByList]) derives json.Codec
final case class ByVector(name: String, a: Vector[ByVector]) derives json.Codec
final case class BySet(name: String, a: Set[BySet]) derives json.Codec
final case class ByMap(name: String, a: Map[String, ByMap]) derives json.Codec
final case class ByTuple(name: String, a: Option[(Int, ByTuple)]) derives json.Codec
final case class ByEither(name: String, a: Either[Int, ByEither]) derives json.Codec
final case class Odd(name: String, a: Option[Even]) derives json.Codec
final case class Even(name: String, a: Option[Odd]) derives json.Codec

/** Each level is read through six alternatives, the innermost of which takes it. */
final case class ByAlternatives(name: String, a: Option[ByAlternatives])
object ByAlternatives:
  private def plain: json.Decoder[ByAlternatives] = json.Decoder.derived
  private def encoder: json.Encoder[ByAlternatives] = json.Encoder.derived
  given json.Codec[ByAlternatives] = json.Codec((1 to 6).foldLeft(plain)((first, _) => first.orElse(plain)), encoder)

/** Each level is checked eight times. */
final case class ByChecks(name: String, a: Option[ByChecks])
object ByChecks:
  private def plain: json.Decoder[ByChecks] = json.Decoder.derived
  private def encoder: json.Encoder[ByChecks] = json.Encoder.derived
  given json.Codec[ByChecks] = json.Codec((1 to 8).foldLeft(plain)((inner, _) => inner.emap(Right(_))), encoder)
