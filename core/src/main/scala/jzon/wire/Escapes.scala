package jzon.wire

/** The escapes of JSON strings (RFC 8259, section 7). */
private[jzon] object Escapes:
  /** The character that a backslash and `b` mean, or 0 if `b` makes no escape. */
  def apply(b: Byte): Int = characters(b & 0xff).toInt

  private val characters: Array[Byte] =
    val all = new Array[Byte](256)
    all('"') = '"'
    all('\\') = '\\'
    all('/') = '/'
    all('b') = '\b'
    all('f') = '\f'
    all('n') = '\n'
    all('r') = '\r'
    all('t') = '\t'
    all

  /** The value of four hexadecimal digits. Negative if one of them is none. */
  def hex4(bytes: Array[Byte], i: Int): Int =
    hexDigit(bytes(i)) << 12 | hexDigit(bytes(i + 1)) << 8 | hexDigit(bytes(i + 2)) << 4 | hexDigit(bytes(i + 3))

  /** The value of a hexadecimal digit, or -1 for all other bytes. */
  def hexDigit(b: Byte): Int = hexDigits(b & 0xff).toInt

  private val hexDigits: Array[Byte] = Filled.by(new Array[Byte](256))(b =>
    if b < 0x80 then Character.digit(b.toChar, 16).toByte else -1
  )
