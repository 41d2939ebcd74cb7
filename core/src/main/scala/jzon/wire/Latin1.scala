package jzon.wire

import java.lang.invoke.{MethodHandles, VarHandle}
import scala.annotation.nowarn

/** Strings as ISO 8859-1 bytes, whole. */
private[jzon] object Latin1:
  /** The string of `bytes(from until until)`, each of which is a character from U+0000 to U+00FF. The constructor is
    * deprecated because of text in other charsets. For this one it is the shortest way: a bounds check and a copy,
    * which the JIT inlines.
    */
  @nowarn("msg=deprecated")
  def string(bytes: Array[Byte], from: Int, until: Int): String = new String(bytes, 0, from, until - from)

  /** The index of the first character from `from` on that is beyond U+00FF, or `until`.
    *
    * It mostly takes one or two nanoseconds, however long the text is. Where the JVM keeps a string with one byte per
    * character, `charAt` returns a byte, so the JIT knows the result of the comparison. It asks how the string is kept
    * before the loop, in which nothing is left, and drops the loop. ADR 21 says when it does not.
    */
  def endOfLatin1(text: String, from: Int, until: Int): Int =
    var i = from
    while i < until && text.charAt(i) <= 0xff do i += 1
    i

  /** The array in which the JVM keeps the text with one byte per character, which must not be changed. It is null if
    * the JVM uses two bytes per character (JEP 254) or does not show the array. It shows it if it was started with
    * `--add-opens java.base/java.lang=…`.
    */
  def bytes(text: String): Array[Byte] | Null = if isShown && coder(text) == 0 then value(text) else null

  /** Asked first, because each refused attempt would cost an exception before the first document. */
  private val isOpen = classOf[String].getModule.isOpen("java.lang", getClass.getModule)

  private val coders: VarHandle = field("coder", classOf[Byte])
  private val values: VarHandle = field("value", classOf[Array[Byte]])

  /** Whether the two fields exist, and mean what they mean in OpenJDK. */
  val isShown: Boolean = coders != null && values != null && isKept("a\u00ff") && coder("a\u0100") != 0

  private def coder(text: String): Byte = coders.get(text).asInstanceOf[Byte]

  private def value(text: String): Array[Byte] = values.get(text).asInstanceOf[Array[Byte]]

  private def isKept(text: String): Boolean =
    coder(text) == 0 && value(text).map(b => (b & 0xff).toChar).sameElements(text)

  private def field(name: String, kind: Class[?]): VarHandle =
    if !isOpen then null
    else
      try
        val strings = MethodHandles.privateLookupIn(classOf[String], MethodHandles.lookup())
        strings.findVarHandle(classOf[String], name, kind)
      catch case _: ReflectiveOperationException | _: SecurityException => null
