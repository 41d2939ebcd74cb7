package jzon

/** What `import jzon.syntax.*` adds to values and strings. */
object syntax:
  extension [A](a: A)
    /** As [[write]]. */
    def toJson(using Encoder[A], WriteOptions, Limits): String = write(a)

    /** As [[writePretty]]. */
    def toJsonPretty(using Encoder[A], WriteOptions, Limits): String = writePretty(a)

    /** As [[writeBytes]]. */
    def toJsonBytes(using Encoder[A], WriteOptions, Limits): Array[Byte] = writeBytes(a)

  extension (text: CharSequence)
    /** As [[parser.decode]]. */
    def fromJson[A](using Decoder[A], Limits): Either[String, A] = parser.decode[A](text)
