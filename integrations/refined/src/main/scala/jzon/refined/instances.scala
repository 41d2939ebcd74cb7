package jzon.refined

import eu.timepit.refined.api.{Refined, Validate}
import eu.timepit.refined.refineV
import jzon.{Decoder, Encoder, KeyDecoder, KeyEncoder}

/** Reads a `T`, and refuses it with the message of refined unless it satisfies `P`. */
given refinedDecoder[T, P](using decoder: Decoder[T], predicate: Validate[T, P]): Decoder[Refined[T, P]] =
  decoder.emap(refineV[P](_))

/** Writes the value as a `T`. */
given refinedEncoder[T, P](using encoder: Encoder[T]): Encoder[Refined[T, P]] = encoder.contramap(_.value)

/** Reads a key as a `T`, and refuses it with the message of refined unless it satisfies `P`. */
given refinedKeyDecoder[T, P](using decoder: KeyDecoder[T], predicate: Validate[T, P]): KeyDecoder[Refined[T, P]] =
  decoder.emap(refineV[P](_))

/** Writes the key as a `T`. */
given refinedKeyEncoder[T, P](using encoder: KeyEncoder[T]): KeyEncoder[Refined[T, P]] = encoder.contramap(_.value)
