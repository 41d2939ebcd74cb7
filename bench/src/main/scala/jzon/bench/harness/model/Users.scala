package jzon.bench.harness.model

/** What java-json-benchmark calls Users: texts, numbers, lists and plain objects. */
final case class Users(users: List[User])

final case class User(
    id: String,
    index: Int,
    guid: String,
    isActive: Boolean,
    balance: String,
    picture: String,
    age: Int,
    eyeColor: String,
    name: String,
    gender: String,
    company: String,
    email: String,
    phone: String,
    address: String,
    about: String,
    registered: String,
    latitude: Double,
    longitude: Double,
    tags: List[String],
    friends: List[Friend],
    greeting: String,
    favoriteFruit: String
)

final case class Friend(id: String, name: String)
