package jzon.wire

import java.lang.invoke.{MethodHandle, MethodHandles, MethodType}
import java.nio.charset.{Charset, StandardCharsets}

/** Copies a whole string into an array with `MemorySegment.setString` (JEP 454, Java 22). If the JVM keeps the string
  * with one byte per character, that is a single copy of memory. It needs no flag and no `Unsafe`, and allocates
  * nothing. For any other string, the JDK allocates an array that is as long as the text.
  *
  * The library is compiled for Java 17, so the two methods are looked up by name. The handles are static and final, so
  * that the JIT compiles each call as if the name stood in the source.
  */
private[jzon] object Segments:
  private val ofArray: MethodHandle =
    handle(MethodType.methodType(classOf[AnyRef], classOf[Array[Byte]])): (lookup, segment, kind) =>
      lookup.findStatic(segment, "ofArray", kind.changeReturnType(segment))

  private val setString: MethodHandle =
    val parameters = Array[Class[?]](classOf[AnyRef], java.lang.Long.TYPE, classOf[String], classOf[Charset])
    handle(MethodType.methodType(Void.TYPE, parameters)): (lookup, segment, kind) =>
      lookup.findVirtual(segment, "setString", kind.dropParameterTypes(0, 1))

  /** Whether the JVM has both methods. If not, nothing below may be called. */
  val areThere: Boolean = ofArray != null && setString != null

  /** The segment of a whole array, for [[put]]. */
  def of(bytes: Array[Byte]): AnyRef = ofArray.invokeExact(bytes)

  /** Writes each character up to U+00FF as one byte, and a zero after the last one. A question mark stands for any
    * other character or pair of surrogates.
    *
    * @param segment
    *   that of an array with room for the text and the zero
    */
  def put(text: String, segment: AnyRef, at: Int): Unit =
    setString.invokeExact(segment, at.toLong, text, StandardCharsets.ISO_8859_1)

  /** The method that `find` returns, with the types of `kind`; null if it does not exist. */
  private def handle(kind: MethodType)(find: (MethodHandles.Lookup, Class[?], MethodType) => MethodHandle)
      : MethodHandle =
    try find(MethodHandles.publicLookup, Class.forName("java.lang.foreign.MemorySegment"), kind).asType(kind)
    catch case _: (ReflectiveOperationException | LinkageError) => null
