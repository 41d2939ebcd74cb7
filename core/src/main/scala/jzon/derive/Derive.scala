package jzon.derive

import scala.quoted.*
import jzon.{Codec, Config, Decoder, Encoder}

/** The macros behind `derives` and `derived`. */
private[jzon] object Derive:
  def decoder[A: Type](using Quotes): Expr[Decoder[A]] = quotes.reflect.report.errorAndAbort("deriving is not here yet")
  def encoder[A: Type](using Quotes): Expr[Encoder[A]] = quotes.reflect.report.errorAndAbort("deriving is not here yet")
  def codec[A: Type](using Quotes): Expr[Codec[A]] = quotes.reflect.report.errorAndAbort("deriving is not here yet")
  def configured[A: Type](config: Expr[Config])(using Quotes): Expr[Codec[A]] =
    quotes.reflect.report.errorAndAbort(s"deriving is not here yet ${config.show}")
