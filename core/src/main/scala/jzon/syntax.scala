package jzon

import scala.annotation.compileTimeOnly
import jzon.macros.literal.Literals

/** Extension methods and literals, by `import jzon.syntax.*`. */
object syntax:
  extension [A](a: A)
    /** Writes the value to a string, see [[write]]. */
    def toJson(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String = write(a)

    /** Writes the value to an indented string, see [[writePretty]]. */
    def toJsonPretty(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String = writePretty(a)

    /** Writes the value to an array in UTF-8, see [[writeBytes]]. */
    def toJsonBytes(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] = writeBytes(a)

  extension (text: CharSequence)
    /** Reads a whole document, see [[parser.decode]]. */
    def fromJson[A](using decoder: Decoder[A], limits: Limits): Either[String, A] = parser.decode[A](text)

  extension (inline context: StringContext)
    /** A JSON literal, which is checked at compile time. Its holes take values of any type with an [[Encoder]].
      *
      * {{{
      * json"""{"name": $name, "age": ${age + 1}, $key: [1, ${opt(more)}], ${spread(others)}, "note": "of $day"}"""
      * }}}
      *
      * A hole stands for a value, a key, or a part of a string. Keys and parts of strings need a [[KeyEncoder]]. Use
      * [[opt]] for an entry that may be absent, and [[spread]] for several entries.
      */
    transparent inline def json(inline holes: Any*): Literal = ${ Literals.literal('context, 'holes) }

  extension (out: Writer)
    /** Writes a literal. `out.put(json"…")` creates no [[Literal]], and allocates only what the expressions in the
      * holes allocate.
      */
    transparent inline def put(inline literal: Literal): Unit = ${ Literals.put('out, 'literal) }

  /** In a hole of a literal: a field or an element that is left out if [[Encoder.isNothing]] is true for `a`. */
  @compileTimeOnly("opt(…) stands in a hole of a json literal only")
  def opt[A](a: A): Any = a

  /** In a hole of a literal: the fields of an object, or the elements of an array, which are added to those around the
    * hole.
    */
  @compileTimeOnly("spread(…) stands in a hole of a json literal only")
  def spread[A](a: A): Any = a
