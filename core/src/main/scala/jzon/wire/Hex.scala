package jzon.wire

/** Numbers as hexadecimal digits with small letters. A table takes half the instructions of arithmetic on lanes. */
private[jzon] object Hex:
  /** The four digits of the lowest 16 bits, in ASCII, the most significant in the lowest lane. */
  def fourDigits(value: Int): Int = digits(value >>> 8 & 0xff) & 0xffff | digits(value & 0xff) << 16

  /** The two digits of each byte. */
  private val digits: Array[Short] =
    Filled.by(new Array[Short](256))(i => (digit(i >> 4) | digit(i & 15) << 8).toShort)

  private def digit(value: Int): Int = if value < 10 then '0' + value else 'a' - 10 + value
