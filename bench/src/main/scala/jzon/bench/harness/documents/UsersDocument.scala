package jzon.bench.harness.documents

import com.fasterxml.jackson.databind.JsonNode
import jzon.bench.harness.model.{Canonical, Friend, User, Users}

final class UsersDocument(words: Words, form: Form) extends SizedDocument[User](form, words.long()):
  import words.*

  protected def field: String = "users"
  protected def tree(user: User): JsonNode = Trees.of(user)
  protected def value(users: List[User]): Canonical = Users(users)

  protected def bare(user: User): User = user.copy(tags = Nil, friends = Nil)

  protected def larger(user: User): Seq[User] = shortestFirst(
    (user.tags.length, 49, user.copy(tags = tag() :: user.tags)),
    (user.friends.length, 49, user.copy(friends = friend() :: user.friends))
  )

  private def tag(): String = free(10)
  private def friend(): Friend = Friend(digits(20), free(30))

  protected def element(index: Int): User = User(
    id = digits(20),
    index = index,
    guid = ascii(20),
    isActive = boolean(),
    balance = s"$$${digits(4)}.${digits(2)}",
    picture = ascii(100),
    age = below(100),
    eyeColor = oneOf(Vector("brown", "blue", "green")),
    name = free(20),
    gender = oneOf(Vector("female", "male")),
    company = free(20),
    email = s"${ascii(10)}@${ascii(8)}.com",
    phone = s"+${digits(12)}",
    address = free(30),
    about = free(30),
    registered = ascii(20),
    latitude = double(90),
    longitude = double(180),
    tags = several(49)(tag()),
    friends = several(49)(friend()),
    greeting = free(20),
    favoriteFruit = oneOf(Vector("apple", "banana", "strawberry"))
  )
