package jzon.runtime

import java.lang.ClassValue
import jzon.{EncodeError, Encoder, Json, KeyEncoder, Writer}
import jzon.output.KeyText
import jzon.wire.{Bytes, Integers, PrintDouble, PutStrings}

/** The methods by which a literal writes. For emitted code only. They are public because emitted code lies in the
  * packages of users, and can name public members only.
  *
  * Encoded text is put straight into the buffer of the writer. `room` returns the array, with room for a run of text
  * and numbers, and `at` returns the index where the run begins. Each `put` returns the index after what it wrote, and
  * may overwrite up to 8 bytes after that. `move` tells the writer where the run ended.
  */
object LiteralRuntime:
  /** Begins a value. Pass the result to [[endValue]], which ends it. */
  def beginValue(out: Writer): Int = out.beginValue()

  /** Ends the value that [[beginValue]] began. */
  def endValue(out: Writer, before: Int): Unit = out.endValue(before)

  /** Whether the writer takes text that was encoded at compile time and has so many levels of containers. */
  def takes(out: Writer, levels: Int): Boolean = out.takesEncoded(levels)

  /** The initial value of the variable for the array. It is not null, so that emitted code compiles under explicit
    * nulls.
    */
  val noBytes: Array[Byte] = new Array[Byte](0)

  /** The array, with room for `n` bytes, which may be beyond ASCII. */
  def room(out: Writer, n: Int): Array[Byte] =
    out.leaveAscii()
    out.reserve(n)
    out.bytes

  /** The index in the array at which the writer is. */
  def at(out: Writer): Int = out.at
  def move(out: Writer, at: Int): Unit = out.at = at

  // The first `length` bytes of these words.

  def put1(bytes: Array[Byte], at: Int, word: Long, length: Int): Int =
    Bytes.putLong(bytes, at, word)
    at + length

  def put2(bytes: Array[Byte], at: Int, word0: Long, word1: Long, length: Int): Int =
    Bytes.putLong(bytes, at, word0)
    Bytes.putLong(bytes, at + 8, word1)
    at + length

  def put3(bytes: Array[Byte], at: Int, word0: Long, word1: Long, word2: Long, length: Int): Int =
    Bytes.putLong(bytes, at, word0)
    Bytes.putLong(bytes, at + 8, word1)
    Bytes.putLong(bytes, at + 16, word2)
    at + length

  def put4(bytes: Array[Byte], at: Int, word0: Long, word1: Long, word2: Long, word3: Long, length: Int): Int =
    Bytes.putLong(bytes, at, word0)
    Bytes.putLong(bytes, at + 8, word1)
    Bytes.putLong(bytes, at + 16, word2)
    Bytes.putLong(bytes, at + 24, word3)
    at + length

  /** @param text
    *   the bytes to put, each as a character
    */
  def copy(bytes: Array[Byte], at: Int, text: String): Int = PutStrings.ascii(text, bytes, at)

  /** A comma, unless the container has just begun. */
  def comma(bytes: Array[Byte], at: Int): Int =
    val last = bytes(at - 1)
    if last == '{' || last == '[' then at
    else
      bytes(at) = ','
      at + 1

  def putInt(bytes: Array[Byte], at: Int, value: Int): Int = Integers.putInt(value, bytes, at)
  def putLong(bytes: Array[Byte], at: Int, value: Long): Int = Integers.putLong(value, bytes, at)

  def putBoolean(bytes: Array[Byte], at: Int, value: Boolean): Int =
    Bytes.putLong(bytes, at, if value then True else False)
    if value then at + 4 else at + 5

  def putDouble(bytes: Array[Byte], at: Int, value: Double): Int =
    if java.lang.Double.isFinite(value) then PrintDouble.putDouble(value, bytes, at)
    else PutStrings.ascii(quotedNotFinite(value), bytes, at)

  def putFloat(bytes: Array[Byte], at: Int, value: Float): Int =
    if java.lang.Float.isFinite(value) then PrintDouble.putFloat(value, bytes, at)
    else PutStrings.ascii(quotedNotFinite(value.toDouble), bytes, at)

  private inline val True = 0x65757274L // the bytes of "true", the first byte lowest
  private inline val False = 0x65736c6166L

  private def quotedNotFinite(value: Double): String =
    if value > 0 then "\"Infinity\"" else if value < 0 then "\"-Infinity\"" else "\"NaN\""

  // Within a string.

  def quote(out: Writer): Unit = out.writeQuote()
  def insideString(out: Writer, text: String): Unit = out.writeInside(text)
  def insideChar(out: Writer, value: Char): Unit = out.writeInside(value)

  def insideDouble(out: Writer, value: Double): Unit =
    if java.lang.Double.isFinite(value) then out.writeDouble(value) else out.writeInside(value.toString)

  def insideFloat(out: Writer, value: Float): Unit =
    if java.lang.Float.isFinite(value) then out.writeFloat(value) else out.writeInside(value.toString)

  def inside[A](out: Writer, a: A, encoder: KeyEncoder[A]): Unit = out.writeInside(a, encoder)

  /** A key, from quote to quote. */
  def key[A](out: Writer, a: A, encoder: KeyEncoder[A]): Unit = out.writeKey(a, encoder)

  // Values that may be left out, or null.

  def isThere[A](out: Writer, a: A, encoder: Encoder[A]): Boolean = !out.isNothing(a, encoder)

  def required[A](out: Writer, option: Option[A]): Option[A] = if option == null then out.failNull() else option

  // Values that lie deeper than the writer knows, because the containers around them were put as text.

  def nested[A](out: Writer, levels: Int, a: A, encoder: Encoder[A]): Unit =
    out.nest(levels)
    out.writeWhole(a, encoder)
    out.nest(-levels)

  def whole[A](out: Writer, a: A, encoder: Encoder[A]): Unit = out.writeWhole(a, encoder)

  /** The fields of an object, or the elements of an array, among those of the literal. */
  def splice[A](out: Writer, levels: Int, a: A, isObject: Boolean, encoder: Encoder[A]): Unit =
    if !out.isNothing(a, encoder) then
      out.nest(levels)
      out.splice(a, if isObject then '{' else '[', encoder)
      out.nest(-levels)

  /** Writes JSON text. Each of its tokens becomes a call of the writer.
    *
    * @param json
    *   adjacent tokens of a literal; a colon at the beginning and a comma at the end belong to what is written before
    *   and after
    */
  def structural(out: Writer, json: String): Unit = Structural(out, json).write()

  /** The concatenation of both texts. Under explicit nulls, Java's `concat` may return null, so emitted code can't call
    * it.
    */
  def joined(text: String, more: String): String = text.concat(more)

  // Instances.

  /** The instance that `make` returns, which is created once for each place in the code. Instances with parameters are
    * methods, which would otherwise be called for each write. The key is the class of `make`, because a function that
    * captures nothing has a class of its own.
    */
  def instance[A](make: () => A): A =
    val known = instances.get(make.getClass)
    if known.value == null then known.value = make()
    known.value.asInstanceOf[A]

  private val instances: ClassValue[Instance] = new ClassValue[Instance]:
    def computeValue(key: Class[?]): Instance = new Instance

  final private class Instance:
    @volatile var value: Any = null

  // The path of an error.

  /** The text that was written for a key or for a hole in a string. */
  def text[A](a: A, encoder: KeyEncoder[A]): String = KeyText.of(a, encoder)

  /** The number of elements that were spliced, or 0 if that is not known. */
  def count[A](a: A, encoder: Encoder[A]): Int =
    try
      if encoder.isNothing(a) then 0
      else
        Json.of(a)(using encoder) match
          case Json.Arr(elements) => elements.size
          case _                  => 0
    catch case _: EncodeError => 0

  /** The error of a value that was spliced after `before` elements. */
  def shifted(error: EncodeError, before: Int): EncodeError = error.shifted(before)
