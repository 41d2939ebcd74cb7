package jzon.wire

/** The escapes of a backslash and one character (RFC 8259, section 7). */
private[jzon] object Escapes:
  /** The character that a backslash and `b` mean, or 0 if `b` makes no escape. */
  def apply(b: Byte): Int = characters(b & 0xff).toInt

  /** The same for each byte. */
  private[wire] val characters: Array[Byte] =
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
