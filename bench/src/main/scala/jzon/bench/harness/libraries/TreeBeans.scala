package jzon.bench.harness.libraries

import java.time.{LocalDate, OffsetDateTime}
import java.util.{ArrayList, List, UUID}
import jzon.bench.harness.model.bean.*

/** The beans, from a library's tree and back, field by field. */
private object TreeBeans:
  def users[V](tree: Tree[V], from: V): Users =
    val to = Users()
    to.setUsers(list(tree, tree.get(from, "users"))(user(tree, _)))
    to

  private def user[V](tree: Tree[V], from: V): User =
    val to = User()
    to.setId(tree.text(tree.get(from, "id")))
    to.setIndex(tree.integer(tree.get(from, "index")))
    to.setGuid(tree.text(tree.get(from, "guid")))
    to.setIsActive(tree.bool(tree.get(from, "isActive")))
    to.setBalance(tree.text(tree.get(from, "balance")))
    to.setPicture(tree.text(tree.get(from, "picture")))
    to.setAge(tree.integer(tree.get(from, "age")))
    to.setEyeColor(tree.text(tree.get(from, "eyeColor")))
    to.setName(tree.text(tree.get(from, "name")))
    to.setGender(tree.text(tree.get(from, "gender")))
    to.setCompany(tree.text(tree.get(from, "company")))
    to.setEmail(tree.text(tree.get(from, "email")))
    to.setPhone(tree.text(tree.get(from, "phone")))
    to.setAddress(tree.text(tree.get(from, "address")))
    to.setAbout(tree.text(tree.get(from, "about")))
    to.setRegistered(tree.text(tree.get(from, "registered")))
    to.setLatitude(tree.real(tree.get(from, "latitude")))
    to.setLongitude(tree.real(tree.get(from, "longitude")))
    to.setTags(list(tree, tree.get(from, "tags"))(tree.text(_)))
    to.setFriends(list(tree, tree.get(from, "friends"))(friend(tree, _)))
    to.setGreeting(tree.text(tree.get(from, "greeting")))
    to.setFavoriteFruit(tree.text(tree.get(from, "favoriteFruit")))
    to

  private def friend[V](tree: Tree[V], from: V): Friend =
    val to = Friend()
    to.setId(tree.text(tree.get(from, "id")))
    to.setName(tree.text(tree.get(from, "name")))
    to

  def clients[V](tree: Tree[V], from: V): Clients =
    val to = Clients()
    to.setClients(list(tree, tree.get(from, "clients"))(client(tree, _)))
    to

  private def client[V](tree: Tree[V], from: V): Client =
    val to = Client()
    to.setId(tree.whole(tree.get(from, "id")))
    to.setIndex(tree.integer(tree.get(from, "index")))
    to.setGuid(UUID.fromString(tree.text(tree.get(from, "guid"))))
    to.setIsActive(tree.bool(tree.get(from, "isActive")))
    to.setBalance(tree.decimal(tree.get(from, "balance")))
    to.setPicture(tree.text(tree.get(from, "picture")))
    to.setAge(tree.integer(tree.get(from, "age")))
    to.setEyeColor(EyeColor.valueOf(tree.text(tree.get(from, "eyeColor"))))
    to.setName(tree.text(tree.get(from, "name")))
    to.setGender(tree.text(tree.get(from, "gender")))
    to.setCompany(tree.text(tree.get(from, "company")))
    to.setEmails(list(tree, tree.get(from, "emails"))(tree.text(_)).toArray(Array.empty[String]))
    to.setPhones(longs(tree, tree.get(from, "phones")))
    to.setAddress(tree.text(tree.get(from, "address")))
    to.setAbout(tree.text(tree.get(from, "about")))
    to.setRegistered(LocalDate.parse(tree.text(tree.get(from, "registered"))))
    to.setLatitude(tree.real(tree.get(from, "latitude")))
    to.setLongitude(tree.real(tree.get(from, "longitude")))
    to.setTags(list(tree, tree.get(from, "tags"))(tree.text(_)))
    to.setPartners(list(tree, tree.get(from, "partners"))(partner(tree, _)))
    to

  private def partner[V](tree: Tree[V], from: V): Partner =
    val to = Partner()
    to.setId(tree.whole(tree.get(from, "id")))
    to.setName(tree.text(tree.get(from, "name")))
    to.setSince(OffsetDateTime.parse(tree.text(tree.get(from, "since"))))
    to

  def of[V](tree: Tree[V], from: Users): V =
    val to = tree.newObject()
    tree.put(to, "users", array(tree, from.getUsers)(of(tree, _)))
    to

  private def of[V](tree: Tree[V], from: User): V =
    val to = tree.newObject()
    tree.put(to, "id", tree.of(from.getId))
    tree.put(to, "index", tree.of(from.getIndex))
    tree.put(to, "guid", tree.of(from.getGuid))
    tree.put(to, "isActive", tree.of(from.getIsActive))
    tree.put(to, "balance", tree.of(from.getBalance))
    tree.put(to, "picture", tree.of(from.getPicture))
    tree.put(to, "age", tree.of(from.getAge))
    tree.put(to, "eyeColor", tree.of(from.getEyeColor))
    tree.put(to, "name", tree.of(from.getName))
    tree.put(to, "gender", tree.of(from.getGender))
    tree.put(to, "company", tree.of(from.getCompany))
    tree.put(to, "email", tree.of(from.getEmail))
    tree.put(to, "phone", tree.of(from.getPhone))
    tree.put(to, "address", tree.of(from.getAddress))
    tree.put(to, "about", tree.of(from.getAbout))
    tree.put(to, "registered", tree.of(from.getRegistered))
    tree.put(to, "latitude", tree.of(from.getLatitude))
    tree.put(to, "longitude", tree.of(from.getLongitude))
    tree.put(to, "tags", array(tree, from.getTags)(tree.of(_)))
    tree.put(to, "friends", array(tree, from.getFriends)(of(tree, _)))
    tree.put(to, "greeting", tree.of(from.getGreeting))
    tree.put(to, "favoriteFruit", tree.of(from.getFavoriteFruit))
    to

  private def of[V](tree: Tree[V], from: Friend): V =
    val to = tree.newObject()
    tree.put(to, "id", tree.of(from.getId))
    tree.put(to, "name", tree.of(from.getName))
    to

  def of[V](tree: Tree[V], from: Clients): V =
    val to = tree.newObject()
    tree.put(to, "clients", array(tree, from.getClients)(of(tree, _)))
    to

  private def of[V](tree: Tree[V], from: Client): V =
    val to = tree.newObject()
    tree.put(to, "id", tree.of(from.getId))
    tree.put(to, "index", tree.of(from.getIndex))
    tree.put(to, "guid", tree.of(from.getGuid.toString))
    tree.put(to, "isActive", tree.of(from.getIsActive))
    tree.put(to, "balance", tree.of(from.getBalance))
    tree.put(to, "picture", tree.of(from.getPicture))
    tree.put(to, "age", tree.of(from.getAge))
    tree.put(to, "eyeColor", tree.of(from.getEyeColor.name))
    tree.put(to, "name", tree.of(from.getName))
    tree.put(to, "gender", tree.of(from.getGender))
    tree.put(to, "company", tree.of(from.getCompany))
    tree.put(to, "emails", array(tree, List.of(from.getEmails*))(tree.of(_)))
    tree.put(to, "phones", longs(tree, from.getPhones))
    tree.put(to, "address", tree.of(from.getAddress))
    tree.put(to, "about", tree.of(from.getAbout))
    tree.put(to, "registered", tree.of(from.getRegistered.toString))
    tree.put(to, "latitude", tree.of(from.getLatitude))
    tree.put(to, "longitude", tree.of(from.getLongitude))
    tree.put(to, "tags", array(tree, from.getTags)(tree.of(_)))
    tree.put(to, "partners", array(tree, from.getPartners)(of(tree, _)))
    to

  private def of[V](tree: Tree[V], from: Partner): V =
    val to = tree.newObject()
    tree.put(to, "id", tree.of(from.getId))
    tree.put(to, "name", tree.of(from.getName))
    tree.put(to, "since", tree.of(from.getSince.toString))
    to

  private inline def list[V, A](tree: Tree[V], from: V)(inline element: V => A): List[A] =
    val to = ArrayList[A]()
    val elements = tree.elements(from)
    while elements.hasNext do to.add(element(elements.next())): Unit
    to

  private def longs[V](tree: Tree[V], from: V): Array[Long] =
    val to = Array.newBuilder[Long]
    val elements = tree.elements(from)
    while elements.hasNext do to += tree.whole(elements.next())
    to.result()

  private inline def array[V, A](tree: Tree[V], from: List[A])(inline element: A => V): V =
    val to = tree.newArray()
    from.forEach(each => tree.add(to, element(each)))
    to

  private def longs[V](tree: Tree[V], from: Array[Long]): V =
    val to = tree.newArray()
    from.foreach(each => tree.add(to, tree.of(each)))
    to
