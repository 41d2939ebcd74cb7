package jzon.bench.harness.model

import scala.jdk.CollectionConverters.*

/** Between the case classes and the beans, which have the same fields. */
object Beans:
  def toBean(users: Users): bean.Users =
    val to = bean.Users()
    to.setUsers(javaList(users.users)(toBean))
    to

  def toBean(clients: Clients): bean.Clients =
    val to = bean.Clients()
    to.setClients(javaList(clients.clients)(toBean))
    to

  def toCase(users: bean.Users): Users = Users(scalaList(users.getUsers)(toCase))

  def toCase(clients: bean.Clients): Clients = Clients(scalaList(clients.getClients)(toCase))

  private def javaList[A, B](list: List[A])(f: A => B): java.util.List[B] = java.util.ArrayList(list.map(f).asJava)
  private def scalaList[A, B](list: java.util.List[A])(f: A => B): List[B] = list.asScala.map(f).toList

  private def toBean(from: User): bean.User =
    val to = bean.User()
    to.setId(from.id)
    to.setIndex(from.index)
    to.setGuid(from.guid)
    to.setIsActive(from.isActive)
    to.setBalance(from.balance)
    to.setPicture(from.picture)
    to.setAge(from.age)
    to.setEyeColor(from.eyeColor)
    to.setName(from.name)
    to.setGender(from.gender)
    to.setCompany(from.company)
    to.setEmail(from.email)
    to.setPhone(from.phone)
    to.setAddress(from.address)
    to.setAbout(from.about)
    to.setRegistered(from.registered)
    to.setLatitude(from.latitude)
    to.setLongitude(from.longitude)
    to.setTags(javaList(from.tags)(identity))
    to.setFriends(javaList(from.friends): friend =>
      val to = bean.Friend()
      to.setId(friend.id)
      to.setName(friend.name)
      to)
    to.setGreeting(from.greeting)
    to.setFavoriteFruit(from.favoriteFruit)
    to

  private def toCase(from: bean.User): User = User(
    from.getId,
    from.getIndex,
    from.getGuid,
    from.getIsActive,
    from.getBalance,
    from.getPicture,
    from.getAge,
    from.getEyeColor,
    from.getName,
    from.getGender,
    from.getCompany,
    from.getEmail,
    from.getPhone,
    from.getAddress,
    from.getAbout,
    from.getRegistered,
    from.getLatitude,
    from.getLongitude,
    scalaList(from.getTags)(identity),
    scalaList(from.getFriends)(friend => Friend(friend.getId, friend.getName)),
    from.getGreeting,
    from.getFavoriteFruit
  )

  private def toBean(from: Client): bean.Client =
    val to = bean.Client()
    to.setId(from.id)
    to.setIndex(from.index)
    to.setGuid(from.guid)
    to.setIsActive(from.isActive)
    to.setBalance(from.balance.bigDecimal)
    to.setPicture(from.picture)
    to.setAge(from.age)
    to.setEyeColor(bean.EyeColor.valueOf(from.eyeColor.toString))
    to.setName(from.name)
    to.setGender(from.gender)
    to.setCompany(from.company)
    to.setEmails(from.emails)
    to.setPhones(from.phones)
    to.setAddress(from.address)
    to.setAbout(from.about)
    to.setRegistered(from.registered)
    to.setLatitude(from.latitude)
    to.setLongitude(from.longitude)
    to.setTags(javaList(from.tags)(identity))
    to.setPartners(javaList(from.partners): partner =>
      val to = bean.Partner()
      to.setId(partner.id)
      to.setName(partner.name)
      to.setSince(partner.since)
      to)
    to

  private def toCase(from: bean.Client): Client = Client(
    from.getId,
    from.getIndex,
    from.getGuid,
    from.getIsActive,
    from.getBalance,
    from.getPicture,
    from.getAge,
    EyeColor.valueOf(from.getEyeColor.name),
    from.getName,
    from.getGender,
    from.getCompany,
    from.getEmails,
    from.getPhones,
    from.getAddress,
    from.getAbout,
    from.getRegistered,
    from.getLatitude,
    from.getLongitude,
    scalaList(from.getTags)(identity),
    scalaList(from.getPartners)(partner => Partner(partner.getId, partner.getName, partner.getSince))
  )
