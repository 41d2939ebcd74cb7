package jzon.derive

import jzon as json

// Each field would get a line of its own.
// format: off

/** Classes of many fields. */
object LargeClasses:
  case class Fields22(
      a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int, a10: Int, a11: Int,
      a12: Int, a13: Int, a14: Int, a15: Int, a16: Int, a17: Int, a18: Int, a19: Int, a20: Int, a21: Int
  ) derives json.Codec

  case class Fields33(
      a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int, a10: Int, a11: Int,
      a12: Int, a13: Int, a14: Int, a15: Int, a16: Int, a17: Int, a18: Int, a19: Int, a20: Int, a21: Int, a22: Int,
      a23: Int, a24: Int, a25: Int, a26: Int, a27: Int, a28: Int, a29: Int, a30: Int, a31: Int, a32: Int
  ) derives json.Codec

  case class Fields64(
      a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int, a10: Int, a11: Int,
      a12: Int, a13: Int, a14: Int, a15: Int, a16: Int, a17: Int, a18: Int, a19: Int, a20: Int, a21: Int, a22: Int,
      a23: Int, a24: Int, a25: Int, a26: Int, a27: Int, a28: Int, a29: Int, a30: Int, a31: Int, a32: Int, a33: Int,
      a34: Int, a35: Int, a36: Int, a37: Int, a38: Int, a39: Int, a40: Int, a41: Int, a42: Int, a43: Int, a44: Int,
      a45: Int, a46: Int, a47: Int, a48: Int, a49: Int, a50: Int, a51: Int, a52: Int, a53: Int, a54: Int, a55: Int,
      a56: Int, a57: Int, a58: Int, a59: Int, a60: Int, a61: Int, a62: Int, a63: Int
  ) derives json.Codec

  case class Fields65(
      a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int, a10: Int, a11: Int,
      a12: Int, a13: Int, a14: Int, a15: Int, a16: Int, a17: Int, a18: Int, a19: Int, a20: Int, a21: Int, a22: Int,
      a23: Int, a24: Int, a25: Int, a26: Int, a27: Int, a28: Int, a29: Int, a30: Int, a31: Int, a32: Int, a33: Int,
      a34: Int, a35: Int, a36: Int, a37: Int, a38: Int, a39: Int, a40: Int, a41: Int, a42: Int, a43: Int, a44: Int,
      a45: Int, a46: Int, a47: Int, a48: Int, a49: Int, a50: Int, a51: Int, a52: Int, a53: Int, a54: Int, a55: Int,
      a56: Int, a57: Int, a58: Int, a59: Int, a60: Int, a61: Int, a62: Int, a63: Int, a64: Int
  ) derives json.Codec

  case class Mixed128(
      a0: Int, a1: String, a2: Option[Int], a3: Boolean, a4: Double, a5: Long, a6: Byte, a7: Short, a8: Float, a9:
      Char, a10: Int, a11: String, a12: Option[Int], a13: Boolean, a14: Double, a15: Long, a16: Byte, a17: Short, a18:
      Float, a19: Char, a20: Int, a21: String, a22: Option[Int], a23: Boolean, a24: Double, a25: Long, a26: Byte, a27:
      Short, a28: Float, a29: Char, a30: Int, a31: String, a32: Option[Int], a33: Boolean, a34: Double, a35: Long,
      a36: Byte, a37: Short, a38: Float, a39: Char, a40: Int, a41: String, a42: Option[Int], a43: Boolean, a44:
      Double, a45: Long, a46: Byte, a47: Short, a48: Float, a49: Char, a50: Int, a51: String, a52: Option[Int], a53:
      Boolean, a54: Double, a55: Long, a56: Byte, a57: Short, a58: Float, a59: Char, a60: Int, a61: String, a62:
      Option[Int], a63: Boolean, a64: Double, a65: Long, a66: Byte, a67: Short, a68: Float, a69: Char, a70: Int, a71:
      String, a72: Option[Int], a73: Boolean, a74: Double, a75: Long, a76: Byte, a77: Short, a78: Float, a79: Char,
      a80: Int, a81: String, a82: Option[Int], a83: Boolean, a84: Double, a85: Long, a86: Byte, a87: Short, a88:
      Float, a89: Char, a90: Int, a91: String, a92: Option[Int], a93: Boolean, a94: Double, a95: Long, a96: Byte, a97:
      Short, a98: Float, a99: Char, a100: Int = 7, a101: String, a102: Option[Int], a103: Boolean, a104: Double, a105:
      Long, a106: Byte, a107: Short, a108: Float, a109: Char, a110: Int = 7, a111: String, a112: Option[Int], a113:
      Boolean, a114: Double, a115: Long, a116: Byte, a117: Short, a118: Float, a119: Char, a120: Int = 7, a121:
      String, a122: Option[Int], a123: Boolean, a124: Double, a125: Long, a126: Byte, a127: Short
  ) derives json.Codec

  case class Fields254(
      a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int, a10: Int, a11: Int,
      a12: Int, a13: Int, a14: Int, a15: Int, a16: Int, a17: Int, a18: Int, a19: Int, a20: Int, a21: Int, a22: Int,
      a23: Int, a24: Int, a25: Int, a26: Int, a27: Int, a28: Int, a29: Int, a30: Int, a31: Int, a32: Int, a33: Int,
      a34: Int, a35: Int, a36: Int, a37: Int, a38: Int, a39: Int, a40: Int, a41: Int, a42: Int, a43: Int, a44: Int,
      a45: Int, a46: Int, a47: Int, a48: Int, a49: Int, a50: Int, a51: Int, a52: Int, a53: Int, a54: Int, a55: Int,
      a56: Int, a57: Int, a58: Int, a59: Int, a60: Int, a61: Int, a62: Int, a63: Int, a64: Int, a65: Int, a66: Int,
      a67: Int, a68: Int, a69: Int, a70: Int, a71: Int, a72: Int, a73: Int, a74: Int, a75: Int, a76: Int, a77: Int,
      a78: Int, a79: Int, a80: Int, a81: Int, a82: Int, a83: Int, a84: Int, a85: Int, a86: Int, a87: Int, a88: Int,
      a89: Int, a90: Int, a91: Int, a92: Int, a93: Int, a94: Int, a95: Int, a96: Int, a97: Int, a98: Int, a99: Int,
      a100: Int, a101: Int, a102: Int, a103: Int, a104: Int, a105: Int, a106: Int, a107: Int, a108: Int, a109: Int,
      a110: Int, a111: Int, a112: Int, a113: Int, a114: Int, a115: Int, a116: Int, a117: Int, a118: Int, a119: Int,
      a120: Int, a121: Int, a122: Int, a123: Int, a124: Int, a125: Int, a126: Int, a127: Int, a128: Int, a129: Int,
      a130: Int, a131: Int, a132: Int, a133: Int, a134: Int, a135: Int, a136: Int, a137: Int, a138: Int, a139: Int,
      a140: Int, a141: Int, a142: Int, a143: Int, a144: Int, a145: Int, a146: Int, a147: Int, a148: Int, a149: Int,
      a150: Int, a151: Int, a152: Int, a153: Int, a154: Int, a155: Int, a156: Int, a157: Int, a158: Int, a159: Int,
      a160: Int, a161: Int, a162: Int, a163: Int, a164: Int, a165: Int, a166: Int, a167: Int, a168: Int, a169: Int,
      a170: Int, a171: Int, a172: Int, a173: Int, a174: Int, a175: Int, a176: Int, a177: Int, a178: Int, a179: Int,
      a180: Int, a181: Int, a182: Int, a183: Int, a184: Int, a185: Int, a186: Int, a187: Int, a188: Int, a189: Int,
      a190: Int, a191: Int, a192: Int, a193: Int, a194: Int, a195: Int, a196: Int, a197: Int, a198: Int, a199: Int,
      a200: Int, a201: Int, a202: Int, a203: Int, a204: Int, a205: Int, a206: Int, a207: Int, a208: Int, a209: Int,
      a210: Int, a211: Int, a212: Int, a213: Int, a214: Int, a215: Int, a216: Int, a217: Int, a218: Int, a219: Int,
      a220: Int, a221: Int, a222: Int, a223: Int, a224: Int, a225: Int, a226: Int, a227: Int, a228: Int, a229: Int,
      a230: Int, a231: Int, a232: Int, a233: Int, a234: Int, a235: Int, a236: Int, a237: Int, a238: Int, a239: Int,
      a240: Int, a241: Int, a242: Int, a243: Int, a244: Int, a245: Int, a246: Int, a247: Int, a248: Int, a249: Int,
      a250: Int, a251: Int, a252: Int, a253: Int
  ) derives json.Codec

  case class Longs127(
      a0: Long, a1: Long, a2: Long, a3: Long, a4: Long, a5: Long, a6: Long, a7: Long, a8: Long, a9: Long, a10: Long,
      a11: Long, a12: Long, a13: Long, a14: Long, a15: Long, a16: Long, a17: Long, a18: Long, a19: Long, a20: Long,
      a21: Long, a22: Long, a23: Long, a24: Long, a25: Long, a26: Long, a27: Long, a28: Long, a29: Long, a30: Long,
      a31: Long, a32: Long, a33: Long, a34: Long, a35: Long, a36: Long, a37: Long, a38: Long, a39: Long, a40: Long,
      a41: Long, a42: Long, a43: Long, a44: Long, a45: Long, a46: Long, a47: Long, a48: Long, a49: Long, a50: Long,
      a51: Long, a52: Long, a53: Long, a54: Long, a55: Long, a56: Long, a57: Long, a58: Long, a59: Long, a60: Long,
      a61: Long, a62: Long, a63: Long, a64: Long, a65: Long, a66: Long, a67: Long, a68: Long, a69: Long, a70: Long,
      a71: Long, a72: Long, a73: Long, a74: Long, a75: Long, a76: Long, a77: Long, a78: Long, a79: Long, a80: Long,
      a81: Long, a82: Long, a83: Long, a84: Long, a85: Long, a86: Long, a87: Long, a88: Long, a89: Long, a90: Long,
      a91: Long, a92: Long, a93: Long, a94: Long, a95: Long, a96: Long, a97: Long, a98: Long, a99: Long, a100: Long,
      a101: Long, a102: Long, a103: Long, a104: Long, a105: Long, a106: Long, a107: Long, a108: Long, a109: Long,
      a110: Long, a111: Long, a112: Long, a113: Long, a114: Long, a115: Long, a116: Long, a117: Long, a118: Long,
      a119: Long, a120: Long, a121: Long, a122: Long, a123: Long, a124: Long, a125: Long, a126: Long
  ) derives json.Codec

  case class Part_b(
      b0: String, b1: Int, b2: Int, b3: String, b4: Int, b5: Int, b6: String, b7: Int, b8: Int, b9: String, b10: Int,
      b11: Int, b12: String, b13: Int, b14: Int, b15: String, b16: Int, b17: Int, b18: String, b19: Int, b20: Int,
      b21: String, b22: Int, b23: Int, b24: String, b25: Int, b26: Int, b27: String, b28: Int, b29: Int, b30: String,
      b31: Int, b32: Int, b33: String, b34: Int, b35: Int, b36: String, b37: Int, b38: Int, b39: String, b40: Int,
      b41: Int, b42: String, b43: Int, b44: Int, b45: String, b46: Int, b47: Int, b48: String, b49: Int, b50: Int,
      b51: String, b52: Int, b53: Int, b54: String, b55: Int, b56: Int, b57: String, b58: Int, b59: Int, b60: String,
      b61: Int, b62: Int, b63: String, b64: Int, b65: Int, b66: String, b67: Int, b68: Int, b69: String, b70: Int,
      b71: Int, b72: String, b73: Int, b74: Int, b75: String, b76: Int, b77: Int, b78: String, b79: Int, b80: Int,
      b81: String, b82: Int, b83: Int, b84: String, b85: Int, b86: Int, b87: String, b88: Int, b89: Int, b90: String,
      b91: Int, b92: Int, b93: String, b94: Int, b95: Int, b96: String, b97: Int, b98: Int, b99: String, b100: Int,
      b101: Int, b102: String, b103: Int, b104: Int, b105: String, b106: Int, b107: Int, b108: String, b109: Int,
      b110: Int, b111: String, b112: Int, b113: Int, b114: String, b115: Int, b116: Int, b117: String, b118: Int,
      b119: Int, b120: String, b121: Int, b122: Int, b123: String, b124: Int
  )

  case class Part_c(
      c0: String, c1: Int, c2: Int, c3: String, c4: Int, c5: Int, c6: String, c7: Int, c8: Int, c9: String, c10: Int,
      c11: Int, c12: String, c13: Int, c14: Int, c15: String, c16: Int, c17: Int, c18: String, c19: Int, c20: Int,
      c21: String, c22: Int, c23: Int, c24: String, c25: Int, c26: Int, c27: String, c28: Int, c29: Int, c30: String,
      c31: Int, c32: Int, c33: String, c34: Int, c35: Int, c36: String, c37: Int, c38: Int, c39: String, c40: Int,
      c41: Int, c42: String, c43: Int, c44: Int, c45: String, c46: Int, c47: Int, c48: String, c49: Int, c50: Int,
      c51: String, c52: Int, c53: Int, c54: String, c55: Int, c56: Int, c57: String, c58: Int, c59: Int, c60: String,
      c61: Int, c62: Int, c63: String, c64: Int, c65: Int, c66: String, c67: Int, c68: Int, c69: String, c70: Int,
      c71: Int, c72: String, c73: Int, c74: Int, c75: String, c76: Int, c77: Int, c78: String, c79: Int, c80: Int,
      c81: String, c82: Int, c83: Int, c84: String, c85: Int, c86: Int, c87: String, c88: Int, c89: Int, c90: String,
      c91: Int, c92: Int, c93: String, c94: Int, c95: Int, c96: String, c97: Int, c98: Int, c99: String, c100: Int,
      c101: Int, c102: String, c103: Int, c104: Int, c105: String, c106: Int, c107: Int, c108: String, c109: Int,
      c110: Int, c111: String, c112: Int, c113: Int, c114: String, c115: Int, c116: Int, c117: String, c118: Int,
      c119: Int, c120: String, c121: Int, c122: Int, c123: String, c124: Int
  )

  case class Part_d(
      d0: String, d1: Int, d2: Int, d3: String, d4: Int, d5: Int, d6: String, d7: Int, d8: Int, d9: String, d10: Int,
      d11: Int, d12: String, d13: Int, d14: Int, d15: String, d16: Int, d17: Int, d18: String, d19: Int, d20: Int,
      d21: String, d22: Int, d23: Int, d24: String, d25: Int, d26: Int, d27: String, d28: Int, d29: Int, d30: String,
      d31: Int, d32: Int, d33: String, d34: Int, d35: Int, d36: String, d37: Int, d38: Int, d39: String, d40: Int,
      d41: Int, d42: String, d43: Int, d44: Int, d45: String, d46: Int, d47: Int, d48: String, d49: Int, d50: Int,
      d51: String, d52: Int, d53: Int, d54: String, d55: Int, d56: Int, d57: String, d58: Int, d59: Int, d60: String,
      d61: Int, d62: Int, d63: String, d64: Int, d65: Int, d66: String, d67: Int, d68: Int, d69: String, d70: Int,
      d71: Int, d72: String, d73: Int, d74: Int, d75: String, d76: Int, d77: Int, d78: String, d79: Int, d80: Int,
      d81: String, d82: Int, d83: Int, d84: String, d85: Int, d86: Int, d87: String, d88: Int, d89: Int, d90: String,
      d91: Int, d92: Int, d93: String, d94: Int, d95: Int, d96: String, d97: Int, d98: Int, d99: String, d100: Int,
      d101: Int, d102: String, d103: Int, d104: Int, d105: String, d106: Int, d107: Int, d108: String, d109: Int,
      d110: Int, d111: String, d112: Int, d113: Int, d114: String, d115: Int, d116: Int, d117: String, d118: Int,
      d119: Int, d120: String, d121: Int, d122: Int, d123: String, d124: Int
  )

  case class Part_e(
      e0: String, e1: Int, e2: Int, e3: String, e4: Int, e5: Int, e6: String, e7: Int, e8: Int, e9: String, e10: Int,
      e11: Int, e12: String, e13: Int, e14: Int, e15: String, e16: Int, e17: Int, e18: String, e19: Int, e20: Int,
      e21: String, e22: Int, e23: Int, e24: String, e25: Int, e26: Int, e27: String, e28: Int, e29: Int, e30: String,
      e31: Int, e32: Int, e33: String, e34: Int, e35: Int, e36: String, e37: Int, e38: Int, e39: String, e40: Int,
      e41: Int, e42: String, e43: Int, e44: Int, e45: String, e46: Int, e47: Int, e48: String, e49: Int, e50: Int,
      e51: String, e52: Int, e53: Int, e54: String, e55: Int, e56: Int, e57: String, e58: Int, e59: Int, e60: String,
      e61: Int, e62: Int, e63: String, e64: Int, e65: Int, e66: String, e67: Int, e68: Int, e69: String, e70: Int,
      e71: Int, e72: String, e73: Int, e74: Int, e75: String, e76: Int, e77: Int, e78: String, e79: Int, e80: Int,
      e81: String, e82: Int, e83: Int, e84: String, e85: Int, e86: Int, e87: String, e88: Int, e89: Int, e90: String,
      e91: Int, e92: Int, e93: String, e94: Int, e95: Int, e96: String, e97: Int, e98: Int, e99: String, e100: Int,
      e101: Int, e102: String, e103: Int, e104: Int, e105: String, e106: Int, e107: Int, e108: String, e109: Int,
      e110: Int, e111: String, e112: Int, e113: Int, e114: String, e115: Int, e116: Int, e117: String, e118: Int,
      e119: Int, e120: String, e121: Int, e122: Int, e123: String, e124: Int
  )

  case class Part_f(
      f0: String, f1: Int, f2: Int, f3: String, f4: Int, f5: Int, f6: String, f7: Int, f8: Int, f9: String, f10: Int,
      f11: Int, f12: String, f13: Int, f14: Int, f15: String, f16: Int, f17: Int, f18: String, f19: Int, f20: Int,
      f21: String, f22: Int, f23: Int, f24: String, f25: Int, f26: Int, f27: String, f28: Int, f29: Int, f30: String,
      f31: Int, f32: Int, f33: String, f34: Int, f35: Int, f36: String, f37: Int, f38: Int, f39: String, f40: Int,
      f41: Int, f42: String, f43: Int, f44: Int, f45: String, f46: Int, f47: Int, f48: String, f49: Int, f50: Int,
      f51: String, f52: Int, f53: Int, f54: String, f55: Int, f56: Int, f57: String, f58: Int, f59: Int, f60: String,
      f61: Int, f62: Int, f63: String, f64: Int, f65: Int, f66: String, f67: Int, f68: Int, f69: String, f70: Int,
      f71: Int, f72: String, f73: Int, f74: Int, f75: String, f76: Int, f77: Int, f78: String, f79: Int, f80: Int,
      f81: String, f82: Int, f83: Int, f84: String, f85: Int, f86: Int, f87: String, f88: Int, f89: Int, f90: String,
      f91: Int, f92: Int, f93: String, f94: Int, f95: Int, f96: String, f97: Int, f98: Int, f99: String, f100: Int,
      f101: Int, f102: String, f103: Int, f104: Int, f105: String, f106: Int, f107: Int, f108: String, f109: Int,
      f110: Int, f111: String, f112: Int, f113: Int, f114: String, f115: Int, f116: Int, f117: String, f118: Int,
      f119: Int, f120: String, f121: Int, f122: Int, f123: String, f124: Int
  )

  case class Part_g(
      g0: String, g1: Int, g2: Int, g3: String, g4: Int, g5: Int, g6: String, g7: Int, g8: Int, g9: String, g10: Int,
      g11: Int, g12: String, g13: Int, g14: Int, g15: String, g16: Int, g17: Int, g18: String, g19: Int, g20: Int,
      g21: String, g22: Int, g23: Int, g24: String, g25: Int, g26: Int, g27: String, g28: Int, g29: Int, g30: String,
      g31: Int, g32: Int, g33: String, g34: Int, g35: Int, g36: String, g37: Int, g38: Int, g39: String, g40: Int,
      g41: Int, g42: String, g43: Int, g44: Int, g45: String, g46: Int, g47: Int, g48: String, g49: Int, g50: Int,
      g51: String, g52: Int, g53: Int, g54: String, g55: Int, g56: Int, g57: String, g58: Int, g59: Int, g60: String,
      g61: Int, g62: Int, g63: String, g64: Int, g65: Int, g66: String, g67: Int, g68: Int, g69: String, g70: Int,
      g71: Int, g72: String, g73: Int, g74: Int, g75: String, g76: Int, g77: Int, g78: String, g79: Int, g80: Int,
      g81: String, g82: Int, g83: Int, g84: String, g85: Int, g86: Int, g87: String, g88: Int, g89: Int, g90: String,
      g91: Int, g92: Int, g93: String, g94: Int, g95: Int, g96: String, g97: Int, g98: Int, g99: String, g100: Int,
      g101: Int, g102: String, g103: Int, g104: Int, g105: String, g106: Int, g107: Int, g108: String, g109: Int,
      g110: Int, g111: String, g112: Int, g113: Int, g114: String, g115: Int, g116: Int, g117: String, g118: Int,
      g119: Int, g120: String, g121: Int, g122: Int, g123: String, g124: Int
  )

  case class Part_h(
      h0: String, h1: Int, h2: Int, h3: String, h4: Int, h5: Int, h6: String, h7: Int, h8: Int, h9: String, h10: Int,
      h11: Int, h12: String, h13: Int, h14: Int, h15: String, h16: Int, h17: Int, h18: String, h19: Int, h20: Int,
      h21: String, h22: Int, h23: Int, h24: String, h25: Int, h26: Int, h27: String, h28: Int, h29: Int, h30: String,
      h31: Int, h32: Int, h33: String, h34: Int, h35: Int, h36: String, h37: Int, h38: Int, h39: String, h40: Int,
      h41: Int, h42: String, h43: Int, h44: Int, h45: String, h46: Int, h47: Int, h48: String, h49: Int, h50: Int,
      h51: String, h52: Int, h53: Int, h54: String, h55: Int, h56: Int, h57: String, h58: Int, h59: Int, h60: String,
      h61: Int, h62: Int, h63: String, h64: Int, h65: Int, h66: String, h67: Int, h68: Int, h69: String, h70: Int,
      h71: Int, h72: String, h73: Int, h74: Int, h75: String, h76: Int, h77: Int, h78: String, h79: Int, h80: Int,
      h81: String, h82: Int, h83: Int, h84: String, h85: Int, h86: Int, h87: String, h88: Int, h89: Int, h90: String,
      h91: Int, h92: Int, h93: String, h94: Int, h95: Int, h96: String, h97: Int, h98: Int, h99: String, h100: Int,
      h101: Int, h102: String, h103: Int, h104: Int, h105: String, h106: Int, h107: Int, h108: String, h109: Int,
      h110: Int, h111: String, h112: Int, h113: Int, h114: String, h115: Int, h116: Int, h117: String, h118: Int,
      h119: Int, h120: String, h121: Int, h122: Int, h123: String, h124: Int
  )

  case class Part_i(
      i0: String, i1: Int, i2: Int, i3: String, i4: Int, i5: Int, i6: String, i7: Int, i8: Int, i9: String, i10: Int,
      i11: Int, i12: String, i13: Int, i14: Int, i15: String, i16: Int, i17: Int, i18: String, i19: Int, i20: Int,
      i21: String, i22: Int, i23: Int, i24: String, i25: Int, i26: Int, i27: String, i28: Int, i29: Int, i30: String,
      i31: Int, i32: Int, i33: String, i34: Int, i35: Int, i36: String, i37: Int, i38: Int, i39: String, i40: Int,
      i41: Int, i42: String, i43: Int, i44: Int, i45: String, i46: Int, i47: Int, i48: String, i49: Int, i50: Int,
      i51: String, i52: Int, i53: Int, i54: String, i55: Int, i56: Int, i57: String, i58: Int, i59: Int, i60: String,
      i61: Int, i62: Int, i63: String, i64: Int, i65: Int, i66: String, i67: Int, i68: Int, i69: String, i70: Int,
      i71: Int, i72: String, i73: Int, i74: Int, i75: String, i76: Int, i77: Int, i78: String, i79: Int, i80: Int,
      i81: String, i82: Int, i83: Int, i84: String, i85: Int, i86: Int, i87: String, i88: Int, i89: Int, i90: String,
      i91: Int, i92: Int, i93: String, i94: Int, i95: Int, i96: String, i97: Int, i98: Int, i99: String, i100: Int,
      i101: Int, i102: String, i103: Int, i104: Int, i105: String, i106: Int, i107: Int, i108: String, i109: Int,
      i110: Int, i111: String, i112: Int, i113: Int, i114: String, i115: Int, i116: Int, i117: String, i118: Int,
      i119: Int, i120: String, i121: Int, i122: Int, i123: String, i124: Int
  )

  case class Fields1000(
      @json.flatten b: Part_b, @json.flatten c: Part_c, @json.flatten d: Part_d, @json.flatten e: Part_e,
      @json.flatten f: Part_f, @json.flatten g: Part_g, @json.flatten h: Part_h, @json.flatten i: Part_i
  ) derives json.Codec

  enum Cases100 derives json.Codec:
    case C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23,
    C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35, C36, C37, C38, C39, C40, C41, C42, C43, C44, C45, C46,
    C47, C48, C49, C50, C51, C52, C53, C54, C55, C56, C57, C58, C59, C60, C61, C62, C63, C64, C65, C66, C67, C68, C69,
    C70, C71, C72, C73, C74, C75, C76, C77, C78, C79, C80, C81, C82, C83, C84, C85, C86, C87, C88, C89, C90, C91, C92,
    C93, C94, C95, C96, C97, C98, C99
    case Last(x: Int)

  enum Names200 derives json.Codec:
    case N0, N1, N2, N3, N4, N5, N6, N7, N8, N9, N10, N11, N12, N13, N14, N15, N16, N17, N18, N19, N20, N21, N22, N23,
    N24, N25, N26, N27, N28, N29, N30, N31, N32, N33, N34, N35, N36, N37, N38, N39, N40, N41, N42, N43, N44, N45, N46,
    N47, N48, N49, N50, N51, N52, N53, N54, N55, N56, N57, N58, N59, N60, N61, N62, N63, N64, N65, N66, N67, N68, N69,
    N70, N71, N72, N73, N74, N75, N76, N77, N78, N79, N80, N81, N82, N83, N84, N85, N86, N87, N88, N89, N90, N91, N92,
    N93, N94, N95, N96, N97, N98, N99, N100, N101, N102, N103, N104, N105, N106, N107, N108, N109, N110, N111, N112,
    N113, N114, N115, N116, N117, N118, N119, N120, N121, N122, N123, N124, N125, N126, N127, N128, N129, N130, N131,
    N132, N133, N134, N135, N136, N137, N138, N139, N140, N141, N142, N143, N144, N145, N146, N147, N148, N149, N150,
    N151, N152, N153, N154, N155, N156, N157, N158, N159, N160, N161, N162, N163, N164, N165, N166, N167, N168, N169,
    N170, N171, N172, N173, N174, N175, N176, N177, N178, N179, N180, N181, N182, N183, N184, N185, N186, N187, N188,
    N189, N190, N191, N192, N193, N194, N195, N196, N197, N198, N199
