package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import java.util.UUID
import scala.annotation.switch
import jzon as json
import jzon.bench.harness.model.{Client, Clients, EyeColor, Partner}

/** [[Clients]] over jzon's reader and writer, with the checks that derived code has: nothing missing, nothing twice. */
object JzonClients extends json.Codec[Clients]:
  import JzonByHand.*

  private val clientsFields = json.FieldTable("clients")
  private val partnerFields = json.FieldTable("id", "name", "since")
  private val clientFields = json.FieldTable(
    "id",
    "index",
    "guid",
    "isActive",
    "balance",
    "picture",
    "age",
    "eyeColor",
    "name",
    "gender",
    "company",
    "emails",
    "phones",
    "address",
    "about",
    "registered",
    "latitude",
    "longitude",
    "tags",
    "partners"
  )
  private val colors = json.FieldTable("BROWN", "BLUE", "GREEN")
  private val uuids = json.Codec[UUID]
  private val decimals = json.Codec[BigDecimal]
  private val dates = json.Codec[LocalDate]
  private val dateTimes = json.Codec[OffsetDateTime]

  def read(in: json.Reader): Clients = Clients(only(in, clientsFields)(readClient))

  def write(a: Clients, out: json.Writer): Unit =
    out.beginObject()
    out.key("clients")
    list(a.clients, out)(writeClient(_, out))
    out.endObject()

  private def readClient(in: json.Reader): Client =
    var id: Long = 0L
    var index: Int = 0
    var guid: UUID = null
    var isActive: Boolean = false
    var balance: BigDecimal = BigDecimal(0)
    var picture: String = ""
    var age: Int = 0
    var eyeColor: EyeColor = EyeColor.BROWN
    var name: String = ""
    var gender: String = ""
    var company: String = ""
    var emails: Array[String] = null
    var phones: Array[Long] = null
    var address: String = ""
    var about: String = ""
    var registered: LocalDate = LocalDate.EPOCH
    var latitude: Double = 0.0
    var longitude: Double = 0.0
    var tags: List[String] = Nil
    var partners: List[Partner] = Nil
    var seen = 0
    var next = 0
    in.beginObject()
    while in.hasField() do
      val i = in.field(clientFields, next)
      if i < 0 then in.skip()
      else
        if (seen & (1 << i)) != 0 then in.failDuplicate()
        seen |= 1 << i
        next = i + 1
        (i: @switch) match
          case 0  => id = in.readLong()
          case 1  => index = in.readInt()
          case 2  => guid = uuids.read(in)
          case 3  => isActive = in.readBoolean()
          case 4  => balance = decimals.read(in)
          case 5  => picture = in.readString()
          case 6  => age = in.readInt()
          case 7  => eyeColor = EyeColor.fromOrdinal(in.readHint(colors))
          case 8  => name = in.readString()
          case 9  => gender = in.readString()
          case 10 => company = in.readString()
          case 11 => emails = list(in)(_.readString()).toArray
          case 12 => phones = readLongs(in)
          case 13 => address = in.readString()
          case 14 => about = in.readString()
          case 15 => registered = dates.read(in)
          case 16 => latitude = in.readDouble()
          case 17 => longitude = in.readDouble()
          case 18 => tags = list(in)(_.readString())
          case 19 => partners = list(in)(readPartner)
    require(in, clientFields, seen)
    Client(
      id,
      index,
      guid,
      isActive,
      balance,
      picture,
      age,
      eyeColor,
      name,
      gender,
      company,
      emails,
      phones,
      address,
      about,
      registered,
      latitude,
      longitude,
      tags,
      partners
    )

  private def readPartner(in: json.Reader): Partner =
    var id: Long = 0L
    var name: String = ""
    var since: OffsetDateTime = OffsetDateTime.MIN
    var seen = 0
    var next = 0
    in.beginObject()
    while in.hasField() do
      val i = in.field(partnerFields, next)
      if i < 0 then in.skip()
      else
        if (seen & (1 << i)) != 0 then in.failDuplicate()
        seen |= 1 << i
        next = i + 1
        (i: @switch) match
          case 0 => id = in.readLong()
          case 1 => name = in.readString()
          case 2 => since = dateTimes.read(in)
    require(in, partnerFields, seen)
    Partner(id, name, since)

  private def writeClient(a: Client, out: json.Writer): Unit =
    out.beginObject()
    out.key("id")
    out.writeLong(a.id)
    out.key("index")
    out.writeInt(a.index)
    out.key("guid")
    uuids.write(a.guid, out)
    out.key("isActive")
    out.writeBoolean(a.isActive)
    out.key("balance")
    decimals.write(a.balance, out)
    out.key("picture")
    out.writeString(a.picture)
    out.key("age")
    out.writeInt(a.age)
    out.key("eyeColor")
    out.writeString(a.eyeColor.toString)
    out.key("name")
    out.writeString(a.name)
    out.key("gender")
    out.writeString(a.gender)
    out.key("company")
    out.writeString(a.company)
    out.key("emails")
    list(a.emails.toList, out)(out.writeString)
    out.key("phones")
    list(a.phones.toList, out)(out.writeLong)
    out.key("address")
    out.writeString(a.address)
    out.key("about")
    out.writeString(a.about)
    out.key("registered")
    dates.write(a.registered, out)
    out.key("latitude")
    out.writeDouble(a.latitude)
    out.key("longitude")
    out.writeDouble(a.longitude)
    out.key("tags")
    list(a.tags, out)(out.writeString)
    out.key("partners")
    list(a.partners, out)(writePartner(_, out))
    out.endObject()

  private def writePartner(a: Partner, out: json.Writer): Unit =
    out.beginObject()
    out.key("id")
    out.writeLong(a.id)
    out.key("name")
    out.writeString(a.name)
    out.key("since")
    dateTimes.write(a.since, out)
    out.endObject()
