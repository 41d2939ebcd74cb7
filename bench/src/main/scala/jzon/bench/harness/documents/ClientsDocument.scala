package jzon.bench.harness.documents

import java.time.{LocalDate, OffsetDateTime, ZoneOffset}
import java.util.UUID
import com.fasterxml.jackson.databind.JsonNode
import jzon.bench.harness.model.{Canonical, Client, Clients, EyeColor, Partner}

final class ClientsDocument(words: Words, form: Form) extends SizedDocument[Client](form, words.long()):
  import words.*

  protected def field: String = "clients"
  protected def tree(client: Client): JsonNode = Trees.of(client)
  protected def value(clients: List[Client]): Canonical = Clients(clients)

  protected def bare(client: Client): Client =
    client.copy(emails = Array.empty, phones = Array.empty, tags = Nil, partners = Nil)

  protected def larger(client: Client): Seq[Client] = shortestFirst(
    (client.phones.length, 9, client.copy(phones = client.phones :+ phone())),
    (client.emails.length, 9, client.copy(emails = client.emails :+ email())),
    (client.tags.length, 49, client.copy(tags = tag() :: client.tags)),
    (client.partners.length, 29, client.copy(partners = partner() :: client.partners))
  )

  private def email(): String = s"${ascii(10)}@${ascii(8)}.com"
  private def phone(): Long = 1_000_000_000L + below(1_000_000_000)
  private def tag(): String = free(10)
  private def partner(): Partner = Partner(long(), free(30), dateTime())
  private def date(): LocalDate = LocalDate.ofEpochDay(below(20_000).toLong)

  /** Its text has seconds, and nothing beyond. */
  private def dateTime(): OffsetDateTime =
    date().atTime(below(24), below(60), 1 + below(59)).atOffset(ZoneOffset.ofHours(below(25) - 12))

  protected def element(index: Int): Client = Client(
    id = long(),
    index = index,
    guid = UUID(long(), long()),
    isActive = boolean(),
    balance = BigDecimal(100 + below(100_000_000), 2),
    picture = ascii(100),
    age = below(100),
    eyeColor = oneOf(EyeColor.values.toVector),
    name = free(20),
    gender = oneOf(Vector("female", "male")),
    company = free(20),
    emails = several(9)(email()).toArray,
    phones = several(9)(phone()).toArray,
    address = free(30),
    about = free(30),
    registered = date(),
    latitude = double(90),
    longitude = double(180),
    tags = several(49)(tag()),
    partners = several(29)(partner())
  )
