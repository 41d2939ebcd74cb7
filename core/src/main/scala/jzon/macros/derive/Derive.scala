package jzon.macros.derive

import scala.quoted.*
import jzon.{Codec, Config, Decoder, Encoder}
import jzon.macros.{TermReader, TypeClass}

/** The macros behind `derives` and `derived`. For the compiler only.
  *
  * It is public because the compiler gives the companions that call a hidden object a method with a parameter of the
  * type `jzon.macros.derive`. No such class exists, so reflection could not list their methods, as serialization does.
  */
object Derive:
  /** The code of a decoder for `A`. A type that can't be derived is a compile error that lists the reasons. */
  def decoder[A: Type](using Quotes): Expr[Decoder[A]] =
    Nested.refused[A, Expr[Decoder[A]]]("decoder")(Derivation[A](quotes, List(TypeClass.Decoder), None).decoder)

  /** The code of an encoder for `A`. A type that can't be derived is a compile error that lists the reasons. */
  def encoder[A: Type](using Quotes): Expr[Encoder[A]] =
    Nested.refused[A, Expr[Encoder[A]]]("encoder")(Derivation[A](quotes, List(TypeClass.Encoder), None).encoder)

  /** The code of a codec for `A`. A type that can't be derived is a compile error that lists the reasons. */
  def codec[A: Type](using Quotes): Expr[Codec[A]] =
    Nested.refused[A, Expr[Codec[A]]]("codec")(Derivation[A](quotes, both, None).codec)

  /** The code of a codec for `A`, with a configuration whose arguments are constants. */
  def configured[A: Type](config: Expr[Config])(using quotes: Quotes): Expr[Codec[A]] =
    import quotes.reflect.*
    val terms = TermReader[quotes.type]
    ConfigReader[quotes.type](terms, NameStyles[quotes.type](terms)).read(config.asTerm) match
      case Left(argument) => report.errorAndAbort(s"a Config is read when compiled: $argument is no constant", config)
      case Right(choices) =>
        Nested.refused[A, Expr[Codec[A]]]("configured codec")(Derivation[A](quotes, both, Some(choices)).codec)

  private val both = List(TypeClass.Decoder, TypeClass.Encoder)
