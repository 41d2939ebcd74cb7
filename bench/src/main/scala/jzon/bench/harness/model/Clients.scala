package jzon.bench.harness.model

import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID

/** What java-json-benchmark calls Clients: beside what [[Users]] has, arrays, an enum, identifiers, decimals and dates.
  */
final case class Clients(clients: List[Client])

final case class Client(
    id: Long,
    index: Int,
    guid: UUID,
    isActive: Boolean,
    balance: BigDecimal,
    picture: String,
    age: Int,
    eyeColor: EyeColor,
    name: String,
    gender: String,
    company: String,
    emails: Array[String],
    phones: Array[Long],
    address: String,
    about: String,
    registered: LocalDate,
    latitude: Double,
    longitude: Double,
    tags: List[String],
    partners: List[Partner]
):
  /** Arrays by what they hold. */
  override def equals(other: Any): Boolean = other match
    case other: Client => comparable == other.comparable
    case _             => false

  override def hashCode: Int = comparable.hashCode

  private def comparable: List[Any] = productIterator.map {
    case array: Array[?] => array.toList
    case value           => value
  }.toList

enum EyeColor:
  case BROWN, BLUE, GREEN

final case class Partner(id: Long, name: String, since: OffsetDateTime)
