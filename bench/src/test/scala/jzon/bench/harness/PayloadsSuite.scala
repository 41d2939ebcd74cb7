package jzon.bench.harness

import munit.FunSuite
import jzon.bench.harness.model.{Clients, Users}
import jzon.bench.harness.documents.Payloads

class PayloadsSuite extends FunSuite:
  for
    datatype <- Datatype.values
    variant <- Variant.values
    size <- List(1, 2, 10, 100)
  do
    test(s"${datatype.label} ${variant.label} of $size KB are at most a tenth off"):
      for payload <- Payloads(datatype, size, variant) do
        assert(math.abs(clue(payload.bytes.length) - size * 1000) <= size * 100)

  test("a document of 1000 KB is at most a tenth off"):
    for datatype <- Datatype.values do
      assertEqualsDouble(Payloads(datatype, 1000, Variant.Plain).head.bytes.length.toDouble, 1e6, 1e5)

  test("the same seed gives the same bytes, another one others"):
    for
      datatype <- Datatype.values
      variant <- Variant.values
    do
      def bytes(seed: Long): Seq[Seq[Byte]] = Payloads(datatype, 2, variant, seed).map(_.bytes.toSeq)
      assertEquals(bytes(5), bytes(5))
      assertNotEquals(bytes(5), bytes(6))

  test("documents of a size differ"):
    assertEquals(Payloads(Datatype.Users, 1, Variant.Plain).map(_.text).distinct.length, Payloads.perSize)

  test("texts beyond ASCII stand as they are, escapes keep a document ASCII, pretty has lines"):
    for datatype <- Datatype.values do
      def text(variant: Variant): String = Payloads(datatype, 10, variant).head.text
      assert(!text(Variant.Plain).exists(char => char > 126 || char < ' ' || char == '\\'))
      assert(text(Variant.Text).exists(_.isSurrogate) && !text(Variant.Text).contains('\\'))
      assert(!text(Variant.Escapes).exists(_ > 126) && text(Variant.Escapes).contains("\\u"))
      assert(text(Variant.Pretty).linesIterator.length > 20)
      assert(text(Variant.Unknown).contains("\"unknown"))

  test("every kind of field has values"):
    Payloads(Datatype.Users, 10, Variant.Plain).head.value match
      case Users(users) => assert(users.exists(_.tags.nonEmpty) && users.exists(_.friends.nonEmpty))
      case other        => fail(other.toString)
    Payloads(Datatype.Clients, 1, Variant.Plain).head.value match
      case Clients(clients) =>
        assert(clients.forall(c => c.emails.nonEmpty && c.phones.nonEmpty && c.partners.nonEmpty))
      case other => fail(other.toString)
