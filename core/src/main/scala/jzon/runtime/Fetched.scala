package jzon.runtime

import java.io.ObjectInputStream
import jzon.{Codec, Decoder, Encoder}

/** For emitted code only. Keeps the instances for the types of the fields. Each instance is fetched when it is first
  * needed, not earlier, because the instances of a recursive type refer to the one that is being created. Two threads
  * may fetch the same instance; it does not matter which of the equal results is kept.
  *
  * The first few have variables of their own, because looking into an array takes longer.
  *
  * @param decoders
  *   the number of decoders that [[findDecoder]] knows
  * @param encoders
  *   the number of encoders that [[findEncoder]] knows
  */
abstract class Fetched(decoders: Int, encoders: Int) extends PrimitiveLists, Serializable:
  @scala.transient
  private var foundDecoders = new Array[Decoder[Any]](decoders)
  @scala.transient
  private var foundEncoders = new Array[Encoder[Any]](encoders)

  @scala.transient
  private var firstDecoder, secondDecoder, thirdDecoder, fourthDecoder: Decoder[Any] = null
  @scala.transient
  private var firstEncoder, secondEncoder, thirdEncoder, fourthEncoder: Encoder[Any] = null

  /** Creates empty tables, because a deserialized instance fetches the other instances again. */
  private def readObject(in: ObjectInputStream): Unit =
    in.defaultReadObject()
    foundDecoders = new Array[Decoder[Any]](decoders)
    foundEncoders = new Array[Encoder[Any]](encoders)

  /** Decoder `i`, as the implicit search found it. Emitted code overrides it. */
  def findDecoder(i: Int): Decoder[?] = throw IndexOutOfBoundsException(i)

  /** Encoder `i`, as the implicit search found it. Emitted code overrides it. */
  def findEncoder(i: Int): Encoder[?] = throw IndexOutOfBoundsException(i)

  /** Decoder `i`, which is fetched at the first call. */
  final def decoder(i: Int): Decoder[Any] =
    val known = foundDecoders(i)
    if known != null then known else fetchDecoder(i)

  /** Encoder `i`, which is fetched at the first call. */
  final def encoder(i: Int): Encoder[Any] =
    val known = foundEncoders(i)
    if known != null then known else fetchEncoder(i)

  final def decoder0: Decoder[Any] =
    val known = firstDecoder
    if known != null then known
    else
      val found = decoder(0)
      firstDecoder = found
      found

  final def decoder1: Decoder[Any] =
    val known = secondDecoder
    if known != null then known
    else
      val found = decoder(1)
      secondDecoder = found
      found

  final def decoder2: Decoder[Any] =
    val known = thirdDecoder
    if known != null then known
    else
      val found = decoder(2)
      thirdDecoder = found
      found

  final def decoder3: Decoder[Any] =
    val known = fourthDecoder
    if known != null then known
    else
      val found = decoder(3)
      fourthDecoder = found
      found

  final def encoder0: Encoder[Any] =
    val known = firstEncoder
    if known != null then known
    else
      val found = encoder(0)
      firstEncoder = found
      found

  final def encoder1: Encoder[Any] =
    val known = secondEncoder
    if known != null then known
    else
      val found = encoder(1)
      secondEncoder = found
      found

  final def encoder2: Encoder[Any] =
    val known = thirdEncoder
    if known != null then known
    else
      val found = encoder(2)
      thirdEncoder = found
      found

  final def encoder3: Encoder[Any] =
    val known = fourthEncoder
    if known != null then known
    else
      val found = encoder(3)
      fourthEncoder = found
      found

  private def fetchDecoder(i: Int): Decoder[Any] =
    val found = findDecoder(i).asInstanceOf[Decoder[Any]]
    val half = if mayHaveHalves(found) then Codec.half(found) else found
    foundDecoders(i) = half
    half

  private def fetchEncoder(i: Int): Encoder[Any] =
    val found = findEncoder(i).asInstanceOf[Encoder[Any]]
    val half = if mayHaveHalves(found) then Codec.half(found) else found
    foundEncoders(i) = half
    half

  /** Whether an instance must be given to [[Codec.half]], which a program that has just started would have to load. */
  private def mayHaveHalves(found: Any): Boolean = found.isInstanceOf[Codec[?]] && !found.isInstanceOf[Derived]

private[jzon] object Fetched:
  /** How many instances of each half have variables of their own. */
  inline val InVariables = 4
