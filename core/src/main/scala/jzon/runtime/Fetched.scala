package jzon.runtime

import java.io.ObjectInputStream
import jzon.{Codec, Decoder, Encoder}

/** For emitted code only. Keeps the instances for the types of the fields. Each instance is fetched when it is first
  * needed, not earlier, because the instances of a recursive type refer to the one that is being created. Two threads
  * may fetch the same instance; it does not matter which of the equal results is kept.
  *
  * The first few encoders have variables of their own, because looking into an array takes longer. Decoders were not
  * faster with them.
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

  final def encoder0: Encoder[Any] = kept(firstEncoder, 0)(firstEncoder = _)
  final def encoder1: Encoder[Any] = kept(secondEncoder, 1)(secondEncoder = _)
  final def encoder2: Encoder[Any] = kept(thirdEncoder, 2)(thirdEncoder = _)
  final def encoder3: Encoder[Any] = kept(fourthEncoder, 3)(fourthEncoder = _)

  /** Encoder `i`, which its variable has from the first call on. */
  private inline def kept(known: Encoder[Any], i: Int)(inline keep: Encoder[Any] => Unit): Encoder[Any] =
    if known != null then known
    else
      val found = encoder(i)
      keep(found)
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
  /** How many encoders have variables of their own. */
  inline val EncodersInVariables = 4
