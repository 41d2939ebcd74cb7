package jzon

import scala.annotation.compileTimeOnly
import jzon.literal.Literals

/** What `import jzon.syntax.*` adds to values and strings. */
object syntax:
  extension [A](a: A)
    /** As [[write]]. */
    def toJson(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String = write(a)

    /** As [[writePretty]]. */
    def toJsonPretty(using encoder: Encoder[A], options: WriteOptions, limits: Limits): String = writePretty(a)

    /** As [[writeBytes]]. */
    def toJsonBytes(using encoder: Encoder[A], options: WriteOptions, limits: Limits): Array[Byte] = writeBytes(a)

  extension (text: CharSequence)
    /** As [[parser.decode]]. */
    def fromJson[A](using decoder: Decoder[A], limits: Limits): Either[String, A] = parser.decode[A](text)

  extension (inline context: StringContext)
    /** A literal: JSON that is checked when compiled, with values of any type that has an [[Encoder]] in its holes.
      *
      * {{{
      * json"""{"name": $name, "age": ${age + 1}, $key: [1, ${opt(more)}], ${spread(others)}, "note": "of $day"}"""
      * }}}
      *
      * A hole is a value, a key (of a type with a [[KeyEncoder]]) or a part of a string (the same); [[opt]] and [[spread]] are
      * for entries that may not be there, or be many.
      */
    transparent inline def json(inline holes: Any*): Literal = ${ Literals.literal('context, 'holes) }

  extension (out: Writer)
    /** Writes a literal: one that stands here, `out.put(json"…")`, without making it first. Nothing is allocated then, but
      * by what stands in the holes.
      */
    transparent inline def put(inline literal: Literal): Unit = ${ Literals.put('out, 'literal) }

  /** In a hole of a literal: a field or an element that is left out where there is none, as [[Encoder.isNothing]] says. */
  @compileTimeOnly("opt(…) stands in a hole of a json literal only")
  def opt[A](a: A): Any = a

  /** In a hole of a literal: the fields of an object among the others, or the elements of an array; none for nothing. */
  @compileTimeOnly("spread(…) stands in a hole of a json literal only")
  def spread[A](a: A): Any = a
