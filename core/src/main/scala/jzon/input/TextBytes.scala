package jzon.input

import java.nio.charset.StandardCharsets.UTF_8
import jzon.Arguments
import jzon.wire.Utf8

/** The UTF-8 bytes of a string. The JDK would replace a lone surrogate with a question mark. */
private[jzon] object TextBytes:
  /** The bytes of a text that will be read. A lone surrogate becomes three bytes that the reader refuses. */
  def of(text: String): Array[Byte] =
    val bytes = text.getBytes(UTF_8)
    if hasReplacement(bytes, text) then generalized(text) else bytes

  /** The bytes of a text that nobody will check.
    *
    * @throws java.lang.IllegalArgumentException
    *   if it has a lone surrogate
    */
  def valid(text: String): Array[Byte] =
    val bytes = text.getBytes(UTF_8)
    Arguments.require(!hasReplacement(bytes, text), "the text has a lone surrogate")
    bytes

  /** Whether the bytes have more question marks than the text. Most documents have none, or a few. If there are many, a
    * look at each character is quicker than a search for each of them.
    */
  private def hasReplacement(bytes: Array[Byte], text: String): Boolean =
    var inBytes = Lines.next(bytes, 0, bytes.length, '?')
    var inText = if inBytes < 0 then -1 else text.indexOf('?')
    var left = Few + text.length / 64
    while inText >= 0 && left > 0 do
      inBytes = Lines.next(bytes, inBytes + 1, bytes.length, '?')
      inText = text.indexOf('?', inText + 1)
      left -= 1
    if inText >= 0 then hasLoneSurrogate(text) else inBytes >= 0

  private val Few = 16

  private def hasLoneSurrogate(text: String): Boolean =
    var i = 0
    var isLone = false
    while i < text.length && !isLone do
      if Character.isSurrogate(text.charAt(i)) then
        isLone = i + 1 == text.length || !Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))
        i += 1
      i += 1
    isLone

  private def generalized(text: String): Array[Byte] =
    val bytes = new Array[Byte](text.length * 3)
    var at = 0
    text.codePoints.forEach(c => at = Utf8.put(c, bytes, at))
    java.util.Arrays.copyOf(bytes, at)
