package jzon.bench.harness.libraries

import scala.annotation.switch
import jzon as json
import jzon.bench.harness.model.{Friend, User, Users}

/** [[Users]] over jzon's reader and writer, with the checks that derived code has: nothing missing, nothing twice. */
object JzonUsers extends json.Codec[Users]:
  import JzonByHand.*

  private val usersFields = json.FieldTable("users")
  private val friendFields = json.FieldTable("id", "name")
  private val userFields = json.FieldTable(
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
    "email",
    "phone",
    "address",
    "about",
    "registered",
    "latitude",
    "longitude",
    "tags",
    "friends",
    "greeting",
    "favoriteFruit"
  )

  def read(in: json.Reader): Users = Users(only(in, usersFields)(readUser))

  def write(a: Users, out: json.Writer): Unit =
    out.beginObject()
    out.key("users")
    list(a.users, out)(writeUser(_, out))
    out.endObject()

  private def readUser(in: json.Reader): User =
    var id: String = ""
    var index: Int = 0
    var guid: String = ""
    var isActive: Boolean = false
    var balance: String = ""
    var picture: String = ""
    var age: Int = 0
    var eyeColor: String = ""
    var name: String = ""
    var gender: String = ""
    var company: String = ""
    var email: String = ""
    var phone: String = ""
    var address: String = ""
    var about: String = ""
    var registered: String = ""
    var latitude: Double = 0.0
    var longitude: Double = 0.0
    var tags: List[String] = Nil
    var friends: List[Friend] = Nil
    var greeting: String = ""
    var favoriteFruit: String = ""
    var seen = 0
    var next = 0
    in.beginObject()
    while in.hasField() do
      val i = in.field(userFields, next)
      if i < 0 then in.skip()
      else
        if (seen & (1 << i)) != 0 then in.failDuplicate()
        seen |= 1 << i
        next = i + 1
        (i: @switch) match
          case 0  => id = in.readString()
          case 1  => index = in.readInt()
          case 2  => guid = in.readString()
          case 3  => isActive = in.readBoolean()
          case 4  => balance = in.readString()
          case 5  => picture = in.readString()
          case 6  => age = in.readInt()
          case 7  => eyeColor = in.readString()
          case 8  => name = in.readString()
          case 9  => gender = in.readString()
          case 10 => company = in.readString()
          case 11 => email = in.readString()
          case 12 => phone = in.readString()
          case 13 => address = in.readString()
          case 14 => about = in.readString()
          case 15 => registered = in.readString()
          case 16 => latitude = in.readDouble()
          case 17 => longitude = in.readDouble()
          case 18 => tags = list(in)(_.readString())
          case 19 => friends = list(in)(readFriend)
          case 20 => greeting = in.readString()
          case 21 => favoriteFruit = in.readString()
    require(in, userFields, seen)
    User(
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
      email,
      phone,
      address,
      about,
      registered,
      latitude,
      longitude,
      tags,
      friends,
      greeting,
      favoriteFruit
    )

  private def readFriend(in: json.Reader): Friend =
    var id: String = ""
    var name: String = ""
    var seen = 0
    var next = 0
    in.beginObject()
    while in.hasField() do
      val i = in.field(friendFields, next)
      if i < 0 then in.skip()
      else
        if (seen & (1 << i)) != 0 then in.failDuplicate()
        seen |= 1 << i
        next = i + 1
        (i: @switch) match
          case 0 => id = in.readString()
          case 1 => name = in.readString()
    require(in, friendFields, seen)
    Friend(id, name)

  private def writeUser(a: User, out: json.Writer): Unit =
    out.beginObject()
    out.key("id")
    out.writeString(a.id)
    out.key("index")
    out.writeInt(a.index)
    out.key("guid")
    out.writeString(a.guid)
    out.key("isActive")
    out.writeBoolean(a.isActive)
    out.key("balance")
    out.writeString(a.balance)
    out.key("picture")
    out.writeString(a.picture)
    out.key("age")
    out.writeInt(a.age)
    out.key("eyeColor")
    out.writeString(a.eyeColor)
    out.key("name")
    out.writeString(a.name)
    out.key("gender")
    out.writeString(a.gender)
    out.key("company")
    out.writeString(a.company)
    out.key("email")
    out.writeString(a.email)
    out.key("phone")
    out.writeString(a.phone)
    out.key("address")
    out.writeString(a.address)
    out.key("about")
    out.writeString(a.about)
    out.key("registered")
    out.writeString(a.registered)
    out.key("latitude")
    out.writeDouble(a.latitude)
    out.key("longitude")
    out.writeDouble(a.longitude)
    out.key("tags")
    list(a.tags, out)(out.writeString)
    out.key("friends")
    list(a.friends, out)(writeFriend(_, out))
    out.key("greeting")
    out.writeString(a.greeting)
    out.key("favoriteFruit")
    out.writeString(a.favoriteFruit)
    out.endObject()

  private def writeFriend(a: Friend, out: json.Writer): Unit =
    out.beginObject()
    out.key("id")
    out.writeString(a.id)
    out.key("name")
    out.writeString(a.name)
    out.endObject()
