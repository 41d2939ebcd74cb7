package strict.derived

import jzon as json

// Classes of so many fields that their code is split into methods.

case class Mixed5(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean
) derives json.Codec
object Mixed5:
  def sample: Mixed5 =
    Mixed5(
      1, "text", Some(1.5), List(2L), true
    )

case class Mixed22(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String
) derives json.Codec
object Mixed22:
  def sample: Mixed22 =
    Mixed22(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text"
    )

case class Mixed64(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long]
) derives json.Codec
object Mixed64:
  def sample: Mixed64 =
    Mixed64(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L)
    )

case class Mixed65(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], f64: Boolean
) derives json.Codec
object Mixed65:
  def sample: Mixed65 =
    Mixed65(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true
    )

case class Mixed80(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], f64: Boolean, f65: (Int, String), f66: BigDecimal, f67: Char, f68: Vector[Byte],
    f69: Option[List[Short]], f70: Int, f71: String, f72: Option[Double], f73: List[Long], f74: Boolean,
    f75: (Int, String), f76: BigDecimal, f77: Char, f78: Vector[Byte], f79: Option[List[Short]]
) derives json.Codec
object Mixed80:
  def sample: Mixed80 =
    Mixed80(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4))
    )

case class Mixed200(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], f64: Boolean, f65: (Int, String), f66: BigDecimal, f67: Char, f68: Vector[Byte],
    f69: Option[List[Short]], f70: Int, f71: String, f72: Option[Double], f73: List[Long], f74: Boolean,
    f75: (Int, String), f76: BigDecimal, f77: Char, f78: Vector[Byte], f79: Option[List[Short]], f80: Int,
    f81: String, f82: Option[Double], f83: List[Long], f84: Boolean, f85: (Int, String), f86: BigDecimal, f87: Char,
    f88: Vector[Byte], f89: Option[List[Short]], f90: Int, f91: String, f92: Option[Double], f93: List[Long],
    f94: Boolean, f95: (Int, String), f96: BigDecimal, f97: Char, f98: Vector[Byte], f99: Option[List[Short]],
    f100: Int, f101: String, f102: Option[Double], f103: List[Long], f104: Boolean, f105: (Int, String),
    f106: BigDecimal, f107: Char, f108: Vector[Byte], f109: Option[List[Short]], f110: Int, f111: String,
    f112: Option[Double], f113: List[Long], f114: Boolean, f115: (Int, String), f116: BigDecimal, f117: Char,
    f118: Vector[Byte], f119: Option[List[Short]], f120: Int, f121: String, f122: Option[Double], f123: List[Long],
    f124: Boolean, f125: (Int, String), f126: BigDecimal, f127: Char, f128: Vector[Byte], f129: Option[List[Short]],
    f130: Int, f131: String, f132: Option[Double], f133: List[Long], f134: Boolean, f135: (Int, String),
    f136: BigDecimal, f137: Char, f138: Vector[Byte], f139: Option[List[Short]], f140: Int, f141: String,
    f142: Option[Double], f143: List[Long], f144: Boolean, f145: (Int, String), f146: BigDecimal, f147: Char,
    f148: Vector[Byte], f149: Option[List[Short]], f150: Int, f151: String, f152: Option[Double], f153: List[Long],
    f154: Boolean, f155: (Int, String), f156: BigDecimal, f157: Char, f158: Vector[Byte], f159: Option[List[Short]],
    f160: Int, f161: String, f162: Option[Double], f163: List[Long], f164: Boolean, f165: (Int, String),
    f166: BigDecimal, f167: Char, f168: Vector[Byte], f169: Option[List[Short]], f170: Int, f171: String,
    f172: Option[Double], f173: List[Long], f174: Boolean, f175: (Int, String), f176: BigDecimal, f177: Char,
    f178: Vector[Byte], f179: Option[List[Short]], f180: Int, f181: String, f182: Option[Double], f183: List[Long],
    f184: Boolean, f185: (Int, String), f186: BigDecimal, f187: Char, f188: Vector[Byte], f189: Option[List[Short]],
    f190: Int, f191: String, f192: Option[Double], f193: List[Long], f194: Boolean, f195: (Int, String),
    f196: BigDecimal, f197: Char, f198: Vector[Byte], f199: Option[List[Short]]
) derives json.Codec
object Mixed200:
  def sample: Mixed200 =
    Mixed200(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4))
    )

case class Scalar80(
    f0: Int, f1: Long, f2: Float, f3: Double, f4: Boolean, f5: Byte, f6: Short, f7: Char, f8: String, f9: Int,
    f10: Long, f11: Float, f12: Double, f13: Boolean, f14: Byte, f15: Short, f16: Char, f17: String, f18: Int,
    f19: Long, f20: Float, f21: Double, f22: Boolean, f23: Byte, f24: Short, f25: Char, f26: String, f27: Int,
    f28: Long, f29: Float, f30: Double, f31: Boolean, f32: Byte, f33: Short, f34: Char, f35: String, f36: Int,
    f37: Long, f38: Float, f39: Double, f40: Boolean, f41: Byte, f42: Short, f43: Char, f44: String, f45: Int,
    f46: Long, f47: Float, f48: Double, f49: Boolean, f50: Byte, f51: Short, f52: Char, f53: String, f54: Int,
    f55: Long, f56: Float, f57: Double, f58: Boolean, f59: Byte, f60: Short, f61: Char, f62: String, f63: Int,
    f64: Long, f65: Float, f66: Double, f67: Boolean, f68: Byte, f69: Short, f70: Char, f71: String, f72: Int,
    f73: Long, f74: Float, f75: Double, f76: Boolean, f77: Byte, f78: Short, f79: Char
) derives json.Codec
object Scalar80:
  def sample: Scalar80 =
    Scalar80(
      1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5,
      true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x',
      "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f,
      2.5, true, 3, 4, 'x', "text", 1, 2L, 1.5f, 2.5, true, 3, 4, 'x'
    )

case class Defaults80(
    f0: Int = 1, f1: String = "text", f2: Option[Double] = Some(1.5), f3: List[Long] = List(2L), f4: Boolean = true,
    f5: (Int, String) = (1, "a"), f6: BigDecimal = BigDecimal("1.25"), f7: Char = 'c', f8: Vector[Byte] = Vector(3),
    f9: Option[List[Short]] = Some(List(4)), f10: Int = 1, f11: String = "text", f12: Option[Double] = Some(1.5),
    f13: List[Long] = List(2L), f14: Boolean = true, f15: (Int, String) = (1, "a"),
    f16: BigDecimal = BigDecimal("1.25"), f17: Char = 'c', f18: Vector[Byte] = Vector(3),
    f19: Option[List[Short]] = Some(List(4)), f20: Int = 1, f21: String = "text", f22: Option[Double] = Some(1.5),
    f23: List[Long] = List(2L), f24: Boolean = true, f25: (Int, String) = (1, "a"),
    f26: BigDecimal = BigDecimal("1.25"), f27: Char = 'c', f28: Vector[Byte] = Vector(3),
    f29: Option[List[Short]] = Some(List(4)), f30: Int = 1, f31: String = "text", f32: Option[Double] = Some(1.5),
    f33: List[Long] = List(2L), f34: Boolean = true, f35: (Int, String) = (1, "a"),
    f36: BigDecimal = BigDecimal("1.25"), f37: Char = 'c', f38: Vector[Byte] = Vector(3),
    f39: Option[List[Short]] = Some(List(4)), f40: Int = 1, f41: String = "text", f42: Option[Double] = Some(1.5),
    f43: List[Long] = List(2L), f44: Boolean = true, f45: (Int, String) = (1, "a"),
    f46: BigDecimal = BigDecimal("1.25"), f47: Char = 'c', f48: Vector[Byte] = Vector(3),
    f49: Option[List[Short]] = Some(List(4)), f50: Int = 1, f51: String = "text", f52: Option[Double] = Some(1.5),
    f53: List[Long] = List(2L), f54: Boolean = true, f55: (Int, String) = (1, "a"),
    f56: BigDecimal = BigDecimal("1.25"), f57: Char = 'c', f58: Vector[Byte] = Vector(3),
    f59: Option[List[Short]] = Some(List(4)), f60: Int = 1, f61: String = "text", f62: Option[Double] = Some(1.5),
    f63: List[Long] = List(2L), f64: Boolean = true, f65: (Int, String) = (1, "a"),
    f66: BigDecimal = BigDecimal("1.25"), f67: Char = 'c', f68: Vector[Byte] = Vector(3),
    f69: Option[List[Short]] = Some(List(4)), f70: Int = 1, f71: String = "text", f72: Option[Double] = Some(1.5),
    f73: List[Long] = List(2L), f74: Boolean = true, f75: (Int, String) = (1, "a"),
    f76: BigDecimal = BigDecimal("1.25"), f77: Char = 'c', f78: Vector[Byte] = Vector(3),
    f79: Option[List[Short]] = Some(List(4))
) derives json.Codec

/** Classes of many fields in every layout of a family. */
object Large:
  @json.discriminator("type") enum Recursive derives json.Codec:
    case A(
    f0: Int, f1: String, f2: Option[Double], f3: List[Long], f4: Boolean, f5: (Int, String), f6: BigDecimal,
    f7: Char, f8: Vector[Byte], f9: Option[List[Short]], f10: Int, f11: String, f12: Option[Double],
    f13: List[Long], f14: Boolean, f15: (Int, String), f16: BigDecimal, f17: Char, f18: Vector[Byte],
    f19: Option[List[Short]], f20: Int, f21: String, f22: Option[Double], f23: List[Long], f24: Boolean,
    f25: (Int, String), f26: BigDecimal, f27: Char, f28: Vector[Byte], f29: Option[List[Short]], f30: Int,
    f31: String, f32: Option[Double], f33: List[Long], f34: Boolean, f35: (Int, String), f36: BigDecimal, f37: Char,
    f38: Vector[Byte], f39: Option[List[Short]], f40: Int, f41: String, f42: Option[Double], f43: List[Long],
    f44: Boolean, f45: (Int, String), f46: BigDecimal, f47: Char, f48: Vector[Byte], f49: Option[List[Short]],
    f50: Int, f51: String, f52: Option[Double], f53: List[Long], f54: Boolean, f55: (Int, String), f56: BigDecimal,
    f57: Char, f58: Vector[Byte], f59: Option[List[Short]], f60: Int, f61: String, f62: Option[Double],
    f63: List[Long], next: Option[Recursive]
    )
    case B

  object Recursive:
    def sample: Recursive = A(
      1, "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1,
      "text", Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), true, (1, "a"), BigDecimal("1.25"), 'c', Vector(3), Some(List(4)), 1, "text",
      Some(1.5), List(2L), Some(B)
    )

