package jzon.macros

import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}

/** Text as constants of emitted code. */
private[jzon] object ConstantText:
  /** The text inside a string, with the escapes that JSON requires and no others: RFC 8259, section 7. */
  def escaped(text: String): String =
    val out = new StringBuilder(text.length + 8)
    text.foreach:
      case c @ ('"' | '\\') => out += '\\' += c
      case '\b'             => out ++= "\\b"
      case '\f'             => out ++= "\\f"
      case '\n'             => out ++= "\\n"
      case '\r'             => out ++= "\\r"
      case '\t'             => out ++= "\\t"
      case c if c < ' '     => out ++= f"\\u${c.toInt}%04x"
      case c                => out += c
    out.result()

  /** The bytes of a text in UTF-8, each as a character. */
  def bytes(text: String): String = new String(text.getBytes(UTF_8), ISO_8859_1)

  /** Up to eight bytes, each given as a character, as one number. The first byte is the lowest. */
  def word(bytes: String): Long = bytes.foldRight(0L)((byte, rest) => rest << 8 | byte)

  /** The pieces of a text that fit the constant pool of a class: a constant has at most 65,535 bytes, in an encoding
    * that uses up to three for a `char`. No piece ends inside a surrogate pair, so that each can be written by itself.
    */
  def pieces(text: String): List[String] =
    if text.length <= MaxPiece then List(text)
    else
      val end = if Character.isHighSurrogate(text.charAt(MaxPiece - 1)) then MaxPiece - 1 else MaxPiece
      text.substring(0, end) :: pieces(text.substring(end))

  private val MaxPiece = 65535 / 3
