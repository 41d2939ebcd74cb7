package jzon.wire

import java.util.{Base64, UUID}

import org.scalacheck.Gen
import org.scalacheck.Prop.forAll

class UuidsSuite extends TextLaws:
  private val uuids: Gen[UUID] = Gen.zip(Gen.long, Gen.long).map(UUID(_, _))

  private val form = "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"

  private val uuidTexts: Gen[String] = Gen.zip(uuids, Gen.long).map: (uuid, capitals) =>
    uuid.toString.zipWithIndex.map((c, i) => if (capitals >>> i & 1) == 1 then c.toUpper else c).mkString

  laws(
    Text("UUID", Uuids.parseUuid, Uuids.putUuid, _ => Uuids.MaxUuid, UUID.fromString, !_.matches(form)),
    uuids,
    uuidTexts
  )

  test("UUID: each byte in each place"):
    val text = "0a1B2c3D-4e5F-6789-aBcD-eF0123456789"
    for
      i <- 0 until 36
      c <- 0 to 255
    do
      val bytes = text.getBytes("US-ASCII").updated(i, c.toByte)
      val changed = new String(bytes, "ISO-8859-1")
      val expected = if changed.matches(form) then UUID.fromString(changed) else null
      assertEquals(Uuids.parseUuid(bytes, 0, 36), expected, changed)

  property("hexValue agrees with the JDK"):
    forAll(Gen.choose(Int.MinValue, Int.MaxValue)): value =>
      val text = f"$value%08x"
      val word = Bytes.long(text.getBytes("US-ASCII"), 0)
      assertEquals(Uuids.hexValue(word), java.lang.Long.parseLong(text, 16))

  property("hexValue is negative for other characters"):
    val lane = Gen.oneOf(Gen.oneOf("/09:@AFG`afg\u0010\u0019\u0001".toSeq).map(_.toInt), Gen.choose(0, 127))
    forAll(Gen.listOfN(8, Gen.frequency(20 -> Gen.oneOf("09afAF".toSeq).map(_.toInt), 1 -> lane))): lanes =>
      val expected = lanes.forall(c => "0123456789abcdefABCDEF".indexOf(c) >= 0)
      assertEquals(Uuids.hexValue(Bytes.long(lanes.map(_.toByte).toArray, 0)) >= 0L, expected)

class Base64TextSuite extends TextLaws:
  private val arrays: Gen[Seq[Byte]] =
    Gen.choose(0, 60).flatMap(n => Gen.listOfN(n, Gen.choose(-128, 127).map(_.toByte)))

  private def encoded(bytes: Seq[Byte]): String = Base64.getEncoder.encodeToString(bytes.toArray)

  private def decoded(text: String): Seq[Byte] = Base64.getDecoder.decode(text).toSeq

  /** Padding left out and unused bits set, which the JDK takes: only what it would write itself is right. */
  private def isNotCanonical(text: String): Boolean =
    try encoded(decoded(text)) != text
    catch case _: IllegalArgumentException => false

  laws(
    Text[Seq[Byte]](
      "Base64",
      (b, from, until) => nullable(Base64Text.parseBase64(b, from, until)),
      (bytes, out, at) => Base64Text.putBase64(bytes.toArray, out, at),
      bytes => Base64Text.sizeOfBase64(bytes.length),
      decoded,
      isNotCanonical,
      encoded
    ),
    arrays,
    arrays.map(encoded)
  )

  private def nullable(bytes: Array[Byte] | Null): Seq[Byte] | Null = if bytes == null then null else bytes.toSeq

  test("Base64: refused on purpose, though the JDK reads it"):
    for text <- Seq("AA", "AAA", "AB==", "AAB=") do
      assert(clue(decoded(text)).nonEmpty)
      assertEquals(Base64Text.parseBase64(text.getBytes("US-ASCII"), 0, text.length), null, text)

  test("Base64: vectors of RFC 4648, section 10"):
    val vectors =
      Seq(
        "" -> "",
        "f" -> "Zg==",
        "fo" -> "Zm8=",
        "foo" -> "Zm9v",
        "foob" -> "Zm9vYg==",
        "fooba" -> "Zm9vYmE=",
        "foobar" -> "Zm9vYmFy"
      )
    for (plain, text) <- vectors do
      assertEquals(
        Base64Text.parseBase64(text.getBytes("US-ASCII"), 0, text.length).nn.toSeq,
        plain.getBytes("US-ASCII").toSeq
      )

  test("Base64: each byte in each place"):
    for
      text <- Seq("AAAA", "AA==", "AAA=", "AAAAAAAA")
      i <- text.indices
      c <- 0 to 255
    do
      val bytes = text.getBytes("US-ASCII").updated(i, c.toByte)
      val changed = new String(bytes, "ISO-8859-1")
      val expected = try Some(decoded(changed)).filter(encoded(_) == changed)
      catch case _: IllegalArgumentException => None
      assertEquals(Option(nullable(Base64Text.parseBase64(bytes, 0, bytes.length))), expected, changed)

  test("Base64: the size of what no array can hold"):
    assertEquals(Base64Text.sizeOfBase64(Int.MaxValue), Int.MaxValue)
    assertEquals(Base64Text.sizeOfBase64(1610612733), 2147483644)
