package jzon.instances

import java.net.{URI, URISyntaxException, URL}
import java.nio.charset.StandardCharsets.UTF_8
import java.util.{Currency, IllformedLocaleException, Locale, UUID}
import scala.compiletime.summonInline
import scala.reflect.ClassTag
import jzon.{Decoder, Encoder, FieldTable, KeyDecoder, KeyEncoder, Reader}
import jzon.input.HashGuard
import jzon.wire.{Base64Text, Uuids}

/** Values that are strings in JSON. A string that is not the text of a value is refused. */
private[jzon] trait TextDecoders:
  /** At most [[jzon.Limits.sameHashKeys]] symbols of a document may have names of the same hash, because the table of
    * all symbols would become slow for the whole program.
    */
  given symbol: Decoder[Symbol] = in =>
    val begin = in.mark()
    val name = in.readString()
    if in.hashCosts.addSymbol(name) == HashGuard.TooMany then in.failValueLimit(Entries.tooMany(in), begin)
    in.release()
    Symbol(name)
  given uuid: Decoder[UUID] =
    Decoding.plain(
      "a UUID like 123e4567-e89b-12d3-a456-426614174000",
      Uuids.MaxUuid,
      (_, _) => 36L,
      (b, from, _) => Uuids.parseUuid(b, from, from + 36),
      Uuids.parseUuid(_, _, _)
    )
  given uri: Decoder[URI] =
    _.readText(
      "a URI like https://example.org/a?b=c",
      (bytes, from, until) => Texts.uri(String(bytes, from, until - from, UTF_8))
    )

  /** A URL of a scheme that the JVM knows. Sets and maps that find their elements by hash refuse URLs, because
    * comparing them asks the network, and takes all hosts of one address for equal.
    */
  given url: Decoder[URL] = in =>
    val url =
      in.readText(
        "a URL like https://example.org/a?b=c",
        (bytes, from, until) => Texts.url(String(bytes, from, until - from, UTF_8))
      )
    in.hashCosts.addUrl()
    url

  /** A well-formed language tag (RFC 5646). At most [[jzon.Limits.sameHashKeys]] of a document may have the same hash,
    * because the tables of all locales in the JVM would become slow for the whole program.
    */
  given locale: Decoder[Locale] = in =>
    val begin = in.mark()
    val locale =
      in.readText("a Locale like de-CH", (bytes, from, until) => Texts.locale(String(bytes, from, until - from, UTF_8)))
    if in.hashCosts.addLocale(locale) == HashGuard.TooMany then in.failValueLimit(Entries.tooMany(in), begin)
    in.release()
    locale

  /** A currency code of ISO 4217. */
  given currency: Decoder[Currency] =
    _.readText(
      "a Currency like EUR",
      (bytes, from, until) => Texts.currencies.get(String(bytes, from, until - from, UTF_8))
    )

  /** The name of a constant of a Java enum. The type is written as it is so that the compiler sees at once for which
    * types this is no instance. Otherwise it would try a `Decoder[E]` for every type without an instance, and name that
    * in the error. The ClassTag comes later, because the compiler does not know the class before, if there is only an
    * expected type.
    */
  inline given javaEnum[E <: java.lang.Enum[E]]: Decoder[E & java.lang.Enum[E]] = javaEnumOf(using
    summonInline[ClassTag[E]]
  )

  /** [[javaEnum]] for a class that is known only here. */
  def javaEnumOf[E <: java.lang.Enum[E]](using tag: ClassTag[E]): Decoder[E] = JavaEnums.decoder(tag)

  /** Bytes as Base64 (RFC 4648, section 4) with padding. Each array of bytes has exactly one text. `Decoder.array`
    * reads bytes as an array of numbers.
    */
  def base64: Decoder[Array[Byte]] = Base64Decoder

private[jzon] trait TextEncoders:
  given symbol: Encoder[Symbol] = Encoding.string[Symbol](_.name)
  given uuid: Encoder[UUID] =
    Encoding.quoted[UUID](_ => Uuids.MaxUuid)(Uuids.putUuid(_, _, _))(_ => Uuids.MaxUuid + 2)
  given uri: Encoder[URI] = Encoding.string[URI](_.toString)
  given url: Encoder[URL] = Encoding.string[URL](_.toExternalForm)
  given locale: Encoder[Locale] = Encoding.string[Locale](_.toLanguageTag)
  given currency: Encoder[Currency] = Encoding.string[Currency](_.getCurrencyCode)
  given javaEnum[E <: java.lang.Enum[E]]: Encoder[E & java.lang.Enum[E]] =
    JavaEnums.encoder.asInstanceOf[Encoder[E & java.lang.Enum[E]]]

  /** Bytes as Base64, with padding. */
  def base64: Encoder[Array[Byte]] = Base64Encoding.encoder

private[jzon] trait TextKeyDecoders:
  given uuid: KeyDecoder[UUID] = KeyFrom(Decoder.uuid)
  given uri: KeyDecoder[URI] = KeyFrom(Decoder.uri)
  given locale: KeyDecoder[Locale] = KeyFrom(Decoder.locale)
  given currency: KeyDecoder[Currency] = KeyFrom(Decoder.currency)
  inline given javaEnum[E <: java.lang.Enum[E]]: KeyDecoder[E & java.lang.Enum[E]] =
    javaEnumOf(using summonInline[ClassTag[E]])

  /** [[javaEnum]] for a class that is known only here. */
  def javaEnumOf[E <: java.lang.Enum[E]](using tag: ClassTag[E]): KeyDecoder[E] = KeyFrom(JavaEnums.decoder(tag))

private[jzon] trait TextKeyEncoders:
  given uuid: KeyEncoder[UUID] = KeyOf(Encoder.uuid)
  given uri: KeyEncoder[URI] = KeyOf(Encoder.uri)
  given locale: KeyEncoder[Locale] = KeyOf(Encoder.locale)
  given currency: KeyEncoder[Currency] = KeyOf(Encoder.currency)
  given javaEnum[E <: java.lang.Enum[E]]: KeyEncoder[E & java.lang.Enum[E]] = KeyOf(Encoder.javaEnum[E])

/** No function, because each one is a class that a fresh JVM makes, and this one is made with the first decoder. */
private object Base64Decoder extends Decoder[Array[Byte]]:
  def read(in: Reader): Array[Byte] = in.readText("Base64 with padding, like YWI=", Base64Text.parseBase64)

private object Base64Encoding:
  val encoder: Encoder[Array[Byte]] = Encoding.reference[Array[Byte]]((a, out) =>
    out.writeText(Base64Text.sizeOfBase64(a.length))(Base64Text.putBase64(a, _, _))
  )(a => Base64Text.sizeOfBase64(a.length) + 2)

/** Each returns null if the text is not that of a value. */
private object Texts:
  def uri(text: String): URI | Null =
    try URI(text)
    catch case _: URISyntaxException => null

  def url(text: String): URL | Null =
    try URI(text).toURL
    catch case _: (URISyntaxException | java.net.MalformedURLException | IllegalArgumentException) => null

  def locale(tag: String): Locale | Null =
    try if tag.isEmpty then null else Locale.Builder().setLanguageTag(tag).build()
    catch case _: IllformedLocaleException => null

  val currencies: java.util.Map[String, Currency] =
    val byCode = java.util.HashMap[String, Currency]()
    Currency.getAvailableCurrencies.forEach(currency => byCode.put(currency.getCurrencyCode, currency): Unit)
    byCode

/** The decoders of Java enums, one for each class, and the encoder of all of them. */
private object JavaEnums extends ClassValue[Decoder[?]]:
  val encoder: Encoder[java.lang.Enum[?]] = Encoding.string[java.lang.Enum[?]](_.name)

  def decoder[E](tag: ClassTag[E]): Decoder[E] = get(tag.runtimeClass).asInstanceOf[Decoder[E]]

  protected def computeValue(enumeration: Class[?]): Decoder[?] =
    val constants = enumeration.getEnumConstants.asInstanceOf[Array[java.lang.Enum[?]]]
    val article = if "AEIO".indexOf(enumeration.getSimpleName.charAt(0)) >= 0 then "an " else "a "
    EnumDecoder(article + enumeration.getSimpleName, constants, FieldTable(constants.map(_.name).toSeq*))

final private class EnumDecoder(what: String, constants: Array[java.lang.Enum[?]], names: FieldTable)
    extends Decoder[java.lang.Enum[?]]:
  def read(in: Reader): java.lang.Enum[?] =
    if in.next() != '"' then in.failUnexpected(what)
    val i = in.readHint(names)
    if i < 0 then in.failUnknown(s"expected $what: ", names)
    constants(i)
